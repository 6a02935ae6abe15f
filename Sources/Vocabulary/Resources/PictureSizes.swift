/// Pictures of one image that aren't the same at each scale.
public struct UnevenPicture {
  /// Its place in the set.
  public let entry: AssetSet.Entry
  /// The size that it has.
  public let pixels: PictureSize
  /// The size in pixels that it would have to be the same picture as the largest of the set at its own scale.
  public let expected: PictureSize
  /// The picture that it is compared with.
  public let other: AssetSet.Entry
}

/// A picture that isn't as large as its place asks for.
public struct MisfitIcon {
  /// Its place in the set.
  public let entry: AssetSet.Entry
  /// The size that it has.
  public let pixels: PictureSize
  /// The size in pixels that its place asks for.
  public let expected: PictureSize
}

/// A picture of an image that isn't there for screens with three pixels a point.
public struct MissingScale {
  /// Its empty place in the set, or the name of the next smaller bitmap.
  public let range: ByteRange
  /// The next smaller bitmap.
  public let bitmap: AssetSet.Entry
  /// The size in pixels that the missing one would have.
  public let expected: PictureSize
}

extension Project {
  /// The set of an asset catalog that a resource describes; nil for other systems and for what people don't have.
  public func assetSet(_ resource: Resource) -> AssetSet? {
    guard case .assetSet(let set) = resource.content, isForTouch(resourceAt: resource.path) else { return nil }
    return set
  }
}

extension AssetSet {
  /// The bitmaps whose size in points differs from that of another scale's by more than a tenth.
  ///
  /// Each variant (a device, an appearance, a language) is a picture of its own. What is sliced is stretched, and its bitmaps
  /// may be as large as they like.
  public var unevenPictures: [UnevenPicture] {
    let variants = Dictionary(grouping: entries.filter { !$0.isSliced && $0.pointSize != nil }, by: \.variant)
    return variants.values.compactMap(Self.uneven).sorted { $0.entry.range.start < $1.entry.range.start }
  }

  private static func uneven(_ entries: [Entry]) -> UnevenPicture? {
    // The picture that most others agree with is the one that is meant; of two, the one with fewer pixels for its scale isn't.
    let ranked = entries.map { entry in (entry, entries.count { $0.agrees(with: entry) }) }
    let most = ranked.map(\.1).max() ?? 0
    guard most < entries.count, let meant = ranked.filter({ $0.1 == most }).map(\.0).max(by: { $0.area < $1.area }),
      let odd = entries.first(where: { !$0.agrees(with: meant) }), let pixels = odd.pixels, let points = meant.pointSize,
      let scale = odd.scale
    else { return nil }
    let expected = PictureSize(width: (points.width * scale).rounded(), height: (points.height * scale).rounded())
    return UnevenPicture(entry: odd, pixels: pixels, expected: expected, other: meant)
  }

  /// The pictures that have a bitmap for screens of two pixels a point, and none for those of three, which most iPhones have.
  ///
  /// What is wider than so many points is mostly a photograph, whose missing pixels nobody sees.
  ///
  /// - Parameter width: in points.
  public func picturesWithoutLargeScale(upTo width: Double) -> [MissingScale] {
    guard kind == .image else { return [] }
    let variants = Dictionary(grouping: entries.filter(\.isForPhone), by: \.variant)
    return variants.values.compactMap { entries in
      let filled = entries.filter { $0.fileName != nil }
      guard let bitmap = filled.first(where: { $0.scale == 2 }), let pixels = bitmap.pixels, pixels.width <= 2 * width,
        !filled.contains(where: { $0.scale == 3 || $0.scale == nil }), !bitmap.isPhotograph
      else { return nil }
      let expected = PictureSize(width: (pixels.width * 1.5).rounded(), height: (pixels.height * 1.5).rounded())
      let place = entries.first { $0.scale == 3 } ?? bitmap
      return MissingScale(range: place.range, bitmap: bitmap, expected: expected)
    }.sorted { $0.range.start < $1.range.start }
  }

  /// The icons whose bitmaps aren't of the size in pixels that their places ask for.
  var misfitIcons: [MisfitIcon] {
    guard kind == .appIcon else { return [] }
    return entries.compactMap { entry in
      guard let pixels = entry.pixels, let points = entry.points else { return nil }
      let scale = entry.scale ?? 1
      let expected = PictureSize(width: points.width * scale, height: points.height * scale)
      return pixels == expected ? nil : MisfitIcon(entry: entry, pixels: pixels, expected: expected)
    }
  }
}

extension AssetSet.Entry {
  fileprivate var isSliced: Bool { variant.contains("resizing=") }

  fileprivate var isForPhone: Bool { ["universal", "iphone"].contains(idiom) && !isSliced }

  fileprivate var isPhotograph: Bool {
    let name = (fileName ?? "").lowercased()
    return [".jpg", ".jpeg", ".heic"].contains { name.hasSuffix($0) }
  }

  /// The size in points; nil for what isn't a bitmap of one scale.
  fileprivate var pointSize: PictureSize? {
    guard let pixels, let scale, scale > 0 else { return nil }
    return PictureSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  fileprivate var area: Double { pointSize.map { $0.width * $0.height } ?? 0 }

  fileprivate func agrees(with other: AssetSet.Entry) -> Bool {
    guard let size = pointSize, let otherSize = other.pointSize else { return true }
    let slack = 1 / min(scale ?? 1, other.scale ?? 1)
    return Self.isNear(size.width, otherSize.width, slack) && Self.isNear(size.height, otherSize.height, slack)
  }

  /// - Parameter slack: what rounding to whole pixels may come to, in points.
  private static func isNear(_ left: Double, _ right: Double, _ slack: Double) -> Bool {
    abs(left - right) <= 2 * slack || max(left, right) <= min(left, right) * 1.1
  }
}
