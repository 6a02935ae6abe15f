/// A document's name, as its client spells it.
struct DocumentURI: Sendable, Hashable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  /// The name of a file.
  init(path: String) {
    let escaped = path.utf8.map { byte -> String in
      let isPlain = Self.unreserved.contains(byte) || byte == UInt8(ascii: "/")
      return isPlain ? String(UnicodeScalar(byte)) : "%" + Self.digits(byte)
    }
    string = "file://" + escaped.joined()
  }

  /// The file's path; nil for what no file holds, such as `untitled:Untitled-1`.
  var path: String? {
    let scheme = "file://"
    guard string.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = string.dropFirst(scheme.count)
    // What stands before the path is a machine's name, which is this one's where it is given.
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash].lowercased()) else {
      return nil
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard slash < end else { return nil }
    return Self.decoded(rest[slash..<end])
  }

  /// A name for what no file holds, by which its findings can be told.
  var fileName: String {
    let name = string.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "Untitled"
    return (Self.decoded(name[...]) ?? name).filter { $0 != "/" }
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"),
        digits.count == 2,
        digits.allSatisfy(\.isHexDigit),
        let escaped = UInt8(digits, radix: 16)
      {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // A path that isn't UTF-8 can't be told from others that aren't, and none holds the byte zero.
    let path = String(decoding: bytes, as: UTF8.self)
    return Array(path.utf8) == bytes && !bytes.contains(0) ? path : nil
  }

  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8
  )

  private static func digits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 2 ? digits : "0" + digits
  }
}
