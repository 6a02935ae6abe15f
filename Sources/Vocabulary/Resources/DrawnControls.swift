/// A segmented control of a storyboard or xib, and the segments that the file gives it.
public struct DrawnSegments {
  /// The control.
  public let object: DrawnObject
  /// In their order.
  public let segments: [MarkupNode]

  /// The first segment that shows a picture among words, or words among pictures: the kind that fewer of them show.
  public var odd: MarkupNode? {
    let pictures = segments.filter(\.showsPictureAlone)
    let words = segments.filter { !Optional($0["title"] ?? "").saysNothing }
    guard !pictures.isEmpty, !words.isEmpty else { return nil }
    return pictures.count <= words.count ? pictures.first : words.first
  }
}

/// A page control of a storyboard or xib that is told how many dots to show.
public struct DrawnPageControl {
  /// The control.
  public let object: DrawnObject
  /// How many dots it shows.
  public let pages: Double
  /// Where that is written.
  public let range: ByteRange
}

extension DrawnInterface {
  /// The segmented controls whose segments no code changes.
  public var segmentedControls: [DrawnSegments] {
    objects.compactMap { object in
      guard object.node.name == "segmentedControl", !object.isUncertain,
        !object.mayBeChanged(by: [
          "insertSegment", "removeAllSegments", "removeSegment", "replaceSegments", "setAction", "setImage", "setTitle",
        ])
      else { return nil }
      return DrawnSegments(object: object, segments: object.node.child("segments")?.children("segment") ?? [])
    }
  }

  /// The page controls whose number of dots no code changes.
  public var pageControls: [DrawnPageControl] {
    objects.compactMap { object in
      guard object.node.name == "pageControl", !object.isUncertain, let attribute = object.node.attribute("numberOfPages"),
        let pages = Double(attribute.value), !object.mayBeChanged(by: ["numberOfPages"])
      else { return nil }
      return DrawnPageControl(object: object, pages: pages, range: attribute.valueRange)
    }
  }
}

extension MarkupNode {
  /// Xcode writes an empty title beside a segment's picture.
  fileprivate var showsPictureAlone: Bool { self["image"] != nil && Optional(self["title"] ?? "").saysNothing }
}
