/// A picture's width and height.
public struct PictureSize: Sendable, Hashable {
  /// In pixels or points, as whoever holds it says.
  public let width: Double
  /// In pixels or points, as whoever holds it says.
  public let height: Double

  /// In pixels or points, as whoever holds it says.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension PictureSize {
  /// How much of a picture's file is looked at.
  package static let headerLimit = 64 << 10

  /// The size in pixels that the beginning of a PNG or JPEG file tells, or in points that of a PDF or SVG file does. Nothing
  /// is decoded.
  ///
  /// - Returns: nil for other formats, and for headers that are cut off or tell of no size.
  package init?(header: [UInt8]) {
    if header.starts(with: Self.signatureOfPNG) {
      guard header.count >= 24, header[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      self.init(pixels: header.number(at: 16, bytes: 4), header.number(at: 20, bytes: 4))
    } else if header.starts(with: [0xFF, 0xD8]) {
      self.init(segmentsOfJPEG: header)
    } else {
      self.init(drawing: header)
    }
  }

  /// What a PNG file begins with.
  static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// No picture of an app is larger than this on a side: what says more lies.
  private static let longestSide = 32_768

  private init?(pixels width: Int, _ height: Int) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else { return nil }
    self.init(width: Double(width), height: Double(height))
  }

  /// Goes from segment to segment up to the one that begins the picture.
  private init?(segmentsOfJPEG bytes: [UInt8]) {
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // C4, C8 and CC are tables; all others from C0 to CF begin a picture.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        self.init(pixels: bytes.number(at: offset + 7, bytes: 2), bytes.number(at: offset + 5, bytes: 2))
        return
      }
      let length = bytes.number(at: offset + 2, bytes: 2)
      guard length >= 2 else { return nil }
      offset += 2 + length
    }
    return nil
  }
}

extension PictureSize {
  /// The beginning of a PNG file of so many pixels.
  package var header: [UInt8] {
    func bytes(_ side: Double) -> [UInt8] {
      let number = UInt32(max(0, side))
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return Self.signatureOfPNG + [0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
  }

  /// The beginning of a PNG file of so many pixels, whose first one is clear.
  package var headerOfClear: [UInt8] {
    let kind: [UInt8] = [8, 6, 0, 0, 0]
    let row: [UInt8] = [0x78, 0x01, 0x01, 5, 0, 0xFA, 0xFF, 0, 0, 0, 0, 0]
    return header + kind + [0, 0, 0, 0] + [0, 0, 0, UInt8(row.count)] + Array("IDAT".utf8) + row
  }
}

extension [UInt8] {
  /// A number whose highest byte comes first; nothing where there are too few bytes.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset + count <= self.count else { return 0 }
    return self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
