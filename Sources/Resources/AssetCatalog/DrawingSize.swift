// The sizes of drawings, which have no pixels.
extension PictureSize {
  /// Whether a file of that name is a drawing.
  static func isDrawing(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }

  /// The size in points that the beginning of a PDF or SVG file tells.
  init?(drawing header: [UInt8]) {
    let text = String(decoding: header, as: Unicode.ASCII.self)
    if text.hasPrefix("%PDF") {
      self.init(pageOfPDF: text)
    } else {
      self.init(elementOfSVG: text)
    }
  }

  /// What the first page takes: `/MediaBox [0 0 24 24]`.
  private init?(pageOfPDF text: String) {
    guard let box = text.firstRange(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
      text[box.upperBound..<open].allSatisfy(\.isWhitespace), let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2], let top = numbers[3]
    else { return nil }
    self.init(side: right - left, and: top - bottom)
  }

  /// What the element around all says: its width and height, or else those of its view box.
  private init?(elementOfSVG text: String) {
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
    let element = text[start.upperBound..<end]
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
