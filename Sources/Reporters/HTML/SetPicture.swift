import HIGLintEngine

/// The bitmaps of a set in an asset catalog in their proportions: as large as they are shown, the one in question marked, and
/// beside it what its place asks for.
struct SetPicture {
  private static let limit = 12
  private static let side = 72.0
  private static let gap = 12.0
  private static let captions = 16.0

  private struct Bitmap {
    let size: PictureSize
    let asked: PictureSize?
    let caption: String
    let isMarked: Bool
  }

  private let bitmaps: [Bitmap]

  /// - Parameter file: the name of the bitmap in question.
  /// - Returns: nil where its size isn't known.
  init?(of file: String, in set: AssetSet) {
    // The one in question is shown in any case, and as many of the others as there is room for.
    let known = set.entries.filter { $0.pixels != nil }
    let shown = known.filter { $0.fileName == file }.prefix(1) + known.filter { $0.fileName != file }.prefix(Self.limit - 1)
    bitmaps = shown.compactMap { entry in
      guard let pixels = entry.pixels else { return nil }
      let scale = entry.scale.map { max($0, 1) } ?? 1
      let size = PictureSize(width: pixels.width / scale, height: pixels.height / scale)
      let name = "\(SVG.number(pixels.width)) × \(SVG.number(pixels.height))"
      return Bitmap(
        size: size, asked: entry.points, caption: entry.scale.map { "\(name) @\(SVG.number($0))x" } ?? name,
        isMarked: entry.fileName == file
      )
    }
    guard bitmaps.first?.isMarked == true else { return nil }
  }

  var text: String {
    let longest = bitmaps.flatMap { bitmap in
      [bitmap.size, bitmap.asked].compactMap { $0 }.flatMap { [$0.width, $0.height] }
    }.max() ?? 1
    let step = Self.side + Self.gap
    let width = step * Double(bitmaps.count) + Self.gap
    let drawn = bitmaps.enumerated().map { index, bitmap in
      draw(bitmap, at: Self.gap + step * Double(index), scale: Self.side / max(longest, 1))
    }
    return """
      <svg class="set" role="img" viewBox="0 0 \(SVG.number(width)) \(SVG.number(step + Self.captions))" \
      width="\(SVG.number(width * 1.25))" aria-label="The bitmaps as large as they are shown: \
      \(HTMLText.escaped(bitmaps.map(\.caption).joined(separator: ", "))); the first one is in question">
      \(drawn.joined(separator: "\n"))
      </svg>

      """
  }

  private func draw(_ bitmap: Bitmap, at x: Double, scale: Double) -> String {
    func box(_ size: PictureSize) -> SVG.Box {
      SVG.Box(x: x, y: Self.gap + Self.side - size.height * scale, width: size.width * scale, height: size.height * scale)
    }
    let asked = bitmap.asked.map { SVG.rect(box($0), "asked") } ?? ""
    let caption = SVG.text(bitmap.caption, x, Self.gap + Self.side + Self.captions / 2, size: 8, room: Self.side, "caption")
    return SVG.rect(box(bitmap.size), bitmap.isMarked ? "is" : "view") + asked + caption
  }
}
