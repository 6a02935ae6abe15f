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

/// A number that a storyboard or xib gives a control.
public struct DrawnNumber {
  /// The control.
  public let object: DrawnObject
  /// In whatever the attribute counts.
  public let value: Double
  /// Where it is written.
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

  /// The values of an attribute of controls that no code changes.
  ///
  /// - Parameters:
  ///   - attribute: as the file and code both call it: `numberOfPages`.
  ///   - kind: of the controls, as the file calls it: `pageControl`.
  public func numbers(_ attribute: String, of kind: String) -> [DrawnNumber] {
    objects.compactMap { object in
      guard object.node.name == kind, !object.isUncertain, let written = object.node.attribute(attribute),
        let value = Double(written.value), !object.mayBeChanged(by: [attribute])
      else { return nil }
      return DrawnNumber(object: object, value: value, range: written.valueRange)
    }
  }
}

extension MarkupNode {
  /// Xcode writes an empty title beside a segment's picture.
  fileprivate var showsPictureAlone: Bool { self["image"] != nil && Optional(self["title"] ?? "").saysNothing }
}
