/// The pixel in the corner that a PNG file begins with.
///
/// Nothing is known to the left of it and above it, so that each of the format's filters leaves it as it is, also where
/// the picture is interlaced: it is told by the first few bytes that are unpacked.
struct PNGCorner {
  /// Whether nothing is drawn there.
  let isClear: Bool

  /// - Parameter file: a file's beginning.
  /// - Returns: nil for other formats, and for a beginning that is damaged or too short to tell.
  init?(file: [UInt8]) {
    guard let header = Header(file) else { return nil }
    switch header.color {
    case .opaque: isClear = false
    case .grayWithAlpha, .withAlpha:
      guard header.depth >= 8 else { return nil }
      let bytes = header.depth / 8
      let alpha = (header.color == .grayWithAlpha ? 1 : 3) * bytes
      guard let pixel = header.firstBytes(1 + alpha + bytes) else { return nil }
      isClear = pixel.dropFirst(1 + alpha).allSatisfy { $0 == 0 }
    case .palette:
      guard let pixel = header.firstBytes(2), let byte = pixel.last else { return nil }
      let index = Int(byte >> UInt8(8 - min(header.depth, 8)))
      isClear = index < header.alphaOfPalette.count && header.alphaOfPalette[index] == 0
    }
  }
}

/// What stands before a PNG file's pixels, and their first bytes.
private struct Header {
  let depth: Int
  let color: Color
  /// How opaque the first colours of the palette are; the others are so wholly.
  let alphaOfPalette: ArraySlice<UInt8>
  private let packed: ArraySlice<UInt8>

  enum Color: UInt8 {
    case palette = 3
    case grayWithAlpha = 4
    case withAlpha = 6
    case opaque
  }

  init?(_ file: [UInt8]) {
    guard file.starts(with: PictureSize.signatureOfPNG) else { return nil }
    var (depth, color, alpha, packed): (Int?, Color, ArraySlice<UInt8>, ArraySlice<UInt8>?) = (nil, .opaque, [], nil)
    var offset = PictureSize.signatureOfPNG.count
    // Each chunk is its length, its name, so many bytes and a checksum.
    while packed == nil, offset + 8 <= file.count {
      let length = file.number(at: offset, bytes: 4)
      let name = file[offset + 4..<offset + 8]
      let chunk = file[min(offset + 8, file.count)..<min(offset + 8 + length, file.count)]
      if name.elementsEqual("IHDR".utf8), chunk.count >= 10 {
        depth = Int(chunk[chunk.startIndex + 8])
        color = Color(rawValue: chunk[chunk.startIndex + 9]) ?? .opaque
      } else if name.elementsEqual("tRNS".utf8) {
        alpha = chunk
      } else if name.elementsEqual("IDAT".utf8) {
        packed = chunk
      }
      offset += 12 + length
    }
    guard let depth, let packed, [1, 2, 4, 8, 16].contains(depth) else { return nil }
    self.depth = depth
    self.color = color
    alphaOfPalette = ArraySlice(Array(alpha))
    // Two bytes say how they are packed.
    self.packed = packed.dropFirst(2)
  }

  /// The first bytes of the first row: the number of its filter, and pixels.
  func firstBytes(_ count: Int) -> [UInt8]? {
    var inflation = Inflation(packed)
    return inflation.first(count)
  }
}
