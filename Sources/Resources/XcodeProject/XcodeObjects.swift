/// The objects of a project file, which name each other by their ids.
struct XcodeObjects {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let objects: [Word: XcodeObject]
  /// The object that stands for the project.
  let root: XcodeObject?
  /// The folders that Xcode follows, by their ids.
  let folders: [(id: String, object: XcodeObject)]

  /// - Parameter bytes: those that the list was read from, which must outlive it.
  init(_ list: ASCIIPropertyList, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    let document = XcodeObject(list, bytes)
    var objects: [Word: XcodeObject] = [:]
    var folders: [(id: String, object: XcodeObject)] = []
    for (key, value) in document["objects"]?.entries ?? [] {
      let object = XcodeObject(value, bytes)
      objects[Word(bytes, Int(key.start), Int(key.end))] = object
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { folders.append((object.text(at: key), object)) }
    }
    self.objects = objects
    self.folders = folders
    root = document.text("rootObject").flatMap { objects[Word($0)] }
  }

  /// The object that another one names under a key.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.text(key).flatMap { objects[Word($0)] }
  }

  /// Those that another one names under a key, with their ids.
  func list(_ key: String, of object: XcodeObject) -> [(id: String, object: XcodeObject)] {
    object.texts(key).compactMap { id in objects[Word(id)].map { (id, $0) } }
  }
}

/// A value of a project file, mostly an object with the name of its class under `isa`.
struct XcodeObject {
  private let value: ASCIIPropertyList
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ value: ASCIIPropertyList, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.value = value
    self.bytes = bytes
  }

  fileprivate var entries: [(key: ASCIIPropertyList.Text, value: ASCIIPropertyList)] {
    if case .dictionary(let entries) = value { entries } else { [] }
  }

  subscript(_ key: String) -> XcodeObject? {
    var key = key
    return key.withUTF8 { key in
      let found = entries.first { entry in
        bytes[Int(entry.key.start)..<Int(entry.key.end)].elementsEqual(key)
      }
      return found.map { XcodeObject($0.value, bytes) }
    }
  }

  /// The keys and values of a dictionary.
  var pairs: [(key: String, value: XcodeObject)] {
    entries.map { (text(at: $0.key), XcodeObject($0.value, bytes)) }
  }

  var isa: String { text("isa") ?? "" }

  /// What it is, where it is a text; of several texts, as build settings may have them, all with spaces between.
  var text: String? {
    switch value {
    case .text(let place): text(at: place)
    case .array(let items): items.compactMap { XcodeObject($0, bytes).text }.joined(separator: " ")
    case .dictionary: nil
    }
  }

  func text(_ key: String) -> String? { self[key]?.text }

  func texts(_ key: String) -> [String] {
    guard case .array(let items)? = self[key]?.value else { return [] }
    return items.compactMap { XcodeObject($0, bytes).text }
  }

  fileprivate func text(at place: ASCIIPropertyList.Text) -> String {
    let bytes = bytes[Int(place.start)..<Int(place.end)]
    guard place.isEscaped else { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      guard let sign = rest.popFirst() else { break }
      result += Self.escapes[sign] ?? Self.scalar(sign, &rest) ?? String(sign)
    }
    return result + rest
  }

  private static let escapes: [Character: String] = ["n": "\n", "t": "\t", "r": "\r"]

  /// What `\U` and four digits stand for, which are passed.
  private static func scalar(_ sign: Character, _ rest: inout Substring) -> String? {
    guard sign == "U", let number = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(number) else { return nil }
    rest = rest.dropFirst(4)
    return String(Character(scalar))
  }
}
