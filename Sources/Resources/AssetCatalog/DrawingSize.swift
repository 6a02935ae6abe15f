// The sizes of drawings, which have no pixels.
extension PictureSize {
  /// Whether a file of that name is a drawing.
  static func isDrawing(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }

  /// The size in points that the beginning of a PDF or SVG file tells.
  init?(drawing header: [UInt8]) {
    let isPDF = header.starts(with: "%PDF".utf8)
    guard let part = isPDF ? header.part(after: "/MediaBox", through: "]") : header.part(after: "<svg", through: ">") else {
      return nil
    }
    if isPDF { self.init(boxOfPDF: part) } else { self.init(elementOfSVG: part) }
  }

  /// What the first page takes: ` [0 0 24 24]`.
  private init?(boxOfPDF text: Substring) {
    guard let open = text.firstIndex(of: "["), text[..<open].allSatisfy(\.isWhitespace) else { return nil }
    let numbers = text[text.index(after: open)...].dropLast().split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2], let top = numbers[3]
    else { return nil }
    self.init(side: right - left, and: top - bottom)
  }

  /// What the element around all says: its width and height, or else those of its view box.
  private init?(elementOfSVG text: Substring) {
    let element = text.dropLast()
    if let width = element.attribute("width"), let height = element.attribute("height") {
      guard let width = width.points, let height = height.points else { return nil }
      self.init(side: width, and: height)
    } else {
      let box = element.attribute("viewBox")?.split { $0.isWhitespace || $0 == "," }.map { Double($0) } ?? []
      guard box.count == 4, let width = box[2], let height = box[3] else { return nil }
      self.init(side: width, and: height)
    }
  }

  private init?(side width: Double, and height: Double) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    self.init(width: width, height: height)
  }
}

extension Array where Element == UInt8 {
  /// What stands behind some text up to a character, and that; most of a drawing's file isn't looked at as text.
  fileprivate func part(after name: StaticString, through last: Unicode.Scalar) -> Substring? {
    let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var start = startIndex
    while let found = self[start...].firstIndex(of: name[0]) {
      if self[found...].starts(with: name) {
        let rest = self[(found + name.count)...]
        return rest.firstIndex(of: UInt8(ascii: last)).map { Substring(String(decoding: rest[...$0], as: Unicode.ASCII.self)) }
      }
      start = found + 1
    }
    return nil
  }
}

extension Substring {
  /// What an attribute of an element says.
  fileprivate func attribute(_ name: String) -> Substring? {
    var rest = self[...]
    while let found = rest.firstRange(of: name + "=") {
      let isWhole = found.lowerBound == startIndex || self[index(before: found.lowerBound)].isWhitespace
      rest = rest[found.upperBound...]
      guard isWhole, let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst()
      return value.firstIndex(of: quote).map { value[..<$0] }
    }
    return nil
  }

  /// A length without a unit, or in one that is a point here; nil for percentages and other units.
  fileprivate var points: Double? {
    Double(hasSuffix("px") || hasSuffix("pt") ? dropLast(2) : self)
  }
}
