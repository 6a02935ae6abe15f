/// A place of an app's icon that holds no picture.
public struct EmptyIconPlace {
  /// The place in the set; of an empty set all of it.
  public let range: ByteRange
  /// What it asks for, as a message says it: `60 × 60 points at 3x`.
  public let asked: String
}

extension Project {
  /// The places without a picture of the icon that an app is built with.
  ///
  /// Sets that no app is known to name may belong to extensions, which need none.
  public func emptyIconPlaces(_ resource: Resource) -> [EmptyIconPlace] {
    guard let set = assetSet(resource), set.kind == .appIcon else { return [] }
    let apps = targets(ofResourceAt: resource.path).filter { $0.product == .app && $0.systems?.contains(.iOS) == true }
    return apps.contains { ($0.iconName ?? "AppIcon") == set.name } ? set.emptyIconPlaces : []
  }

  /// The icons of a set that haven't the size that their places ask for. Nobody sees those for the watch where no target is for it.
  public func misfitIcons(_ resource: Resource) -> [MisfitIcon] {
    guard let set = assetSet(resource) else { return [] }
    let isForPhoneAlone = !buildsForWatches && !targets(ofResourceAt: resource.path).isEmpty
    return set.misfitIcons.filter { !isForPhoneAlone || !$0.entry.idiom.hasPrefix("watch") }
  }
}

extension AssetSet {
  fileprivate var emptyIconPlaces: [EmptyIconPlace] {
    let places = entries.filter { $0.isOfPhone && !$0.isOfOldSystem }
    let filled = places.filter { $0.fileName != nil }
    guard let first = places.first else { return [] }
    // One for all is enough, and the store's is asked for beside the others.
    if filled.isEmpty { return [EmptyIconPlace(range: first.range, asked: "any size")] }
    if filled.contains(where: { $0.idiom == "universal" }) { return [] }
    return places.filter { place in
      let others = places.filter { $0.idiom == place.idiom }
      // A set that fills few of a device's places may be for an app that doesn't run there.
      let isUsed = place.idiom == "ios-marketing" || 2 * others.count { $0.fileName != nil } > others.count
      return place.fileName == nil && isUsed
    }.map { EmptyIconPlace(range: $0.range, asked: $0.asked) }
  }
}

extension AssetSet {
  /// The bitmaps of an app's icon in whose corner nothing is drawn, but for those that lie on another background.
  public var clearIcons: [Entry] {
    kind == .appIcon ? entries.filter { $0.isOfPhone && $0.hasClearCorner } : []
  }
}

extension AssetSet.Entry {
  /// Whether the place is one of an iPhone or iPad, as it looks on a light background.
  fileprivate var isOfPhone: Bool {
    let isOfAppearance = variant.contains("appearances=")
    let isOfOthers = idiom == "universal" && variant.contains("platform=") && !variant.contains("platform=ios")
    return ["universal", "iphone", "ipad", "ios-marketing"].contains(idiom) && !isOfAppearance && !isOfOthers
  }

  /// Whether only systems before iOS 7 show it.
  fileprivate var isOfOldSystem: Bool { points.map { [50, 57, 72].contains($0.width) } ?? false }

  fileprivate var asked: String {
    let size = points.map { "\(Self.plain($0.width)) × \(Self.plain($0.height)) points" } ?? "any size"
    return size + (scale.map { " at \(Self.plain($0))x" } ?? "")
  }

  private static func plain(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
}
