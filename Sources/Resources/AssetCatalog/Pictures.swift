/// How large the pictures of a project's asset catalogs are, by what code calls them.
public struct Pictures: Sendable, Hashable {
  /// The largest that a name may stand for; nil for one of which a size isn't known.
  private var sizes: [String: PictureSize?] = [:]

  /// - Parameter sets: in any order; the answers are the same.
  package init(_ sets: [Named]) {
    for set in sets {
      for name in [set.name, set.name.assetSymbol] where !name.isEmpty {
        sizes.updateValue(sizes[name].map { PictureSize.larger($0, set.size) } ?? set.size, forKey: name)
      }
    }
  }

  /// A set's picture.
  package struct Named: Sendable, Hashable {
    package let name: String
    /// In points; nil where it isn't known.
    package let size: PictureSize?

    package init(name: String, size: PictureSize?) {
      self.name = name
      self.size = size
    }
  }

  /// Whether there is a picture of a name, be it that of its set or the one that Xcode makes of it for code.
  public func contains(_ name: String) -> Bool { sizes[name] != nil }

  /// The size in points that a picture has at most unless code gives it another.
  ///
  /// - Parameter name: that of its set, with or without the folders around it, or the one that Xcode makes of it for code.
  /// - Returns: nil where there is no such picture, or its size isn't known.
  public func size(of name: String) -> PictureSize? {
    (sizes[name] ?? name.lastIndex(of: "/").flatMap { sizes[String(name[name.index(after: $0)...])] }) ?? nil
  }
}

extension String {
  /// What Xcode calls a set of that name in code: `arrowLeft` for `arrow_left`; empty where that is its name.
  var assetSymbol: String {
    let words = split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return "" }
    let symbol = first.lowercasedFirst + words.dropFirst().map(\.uppercasedFirst).joined()
    return symbol == self ? "" : symbol
  }
}

extension AssetSet {
  /// What Xcode calls the set in code: `arrowLeft` for `arrow_left`.
  package var symbol: String { name.assetSymbol.isEmpty ? name : name.assetSymbol }
}

extension PictureSize {
  fileprivate static func larger(_ first: PictureSize?, _ second: PictureSize?) -> PictureSize? {
    guard let first, let second else { return nil }
    return PictureSize(width: max(first.width, second.width), height: max(first.height, second.height))
  }
}

extension Substring {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
