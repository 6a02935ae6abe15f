/// A text that grows with the reader's setting, in a height that doesn't.
public struct FixedHeightText {
  /// The height, in points.
  public let points: Double
  /// The argument's label and value: `height: 20`.
  public let label: ByteRange?
  /// The number: `20`.
  public let value: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The texts in a text style to which a file's code gives a height of few lines, in figures.
  ///
  /// Texts that shrink to fit, or whose size is limited, aren't meant, nor those with a width too, which are badges mostly.
  public func fixedHeightTexts(in file: Int) -> [FixedHeightText] {
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    return fixedSwiftUITexts(in: file) + types.flatMap(\.fixedLabels).filter { $0.file == file }
  }

  private func fixedSwiftUITexts(in file: Int) -> [FixedHeightText] {
    views(of: ["Text", "Label"], in: file).compactMap { place in
      guard place.code.type?.isStyle != true, !place.isSign, place.growsWithSetting,
        !place.modifiersAround.contains(where: { HeightWords.limits.contains($0.name ?? "") }),
        let frame = place.modifiers.first(where: { $0.name == "frame" })?.call, frame.argument("width") == nil,
        let height = frame.argument("height"), case .number(let points) = height.kind, (12..<60).contains(points)
      else { return nil }
      return FixedHeightText(points: points, label: nil, value: height.range, file: file)
    }
  }
}

extension ViewPlace {
  fileprivate var isSign: Bool {
    root.call?.arguments.first?.value.text.map { $0.count < 3 } ?? false
  }

  /// Whether the text's own font is a text style.
  fileprivate var growsWithSetting: Bool {
    guard let font = modifiers.last(where: { $0.name == "font" })?.call.argument(nil) else { return false }
    let maker = font.viewChain.root
    let style = maker.call.map { $0.name == "system" ? $0.argument(nil) : nil } ?? maker
    return style?.lastName.flatMap(TextStyle.init(rawValue:)) != nil || style?.lastName == "headline"
  }
}

extension ProjectType {
  /// The labels in a text style whose height a constraint fixes.
  fileprivate var fixedLabels: [FixedHeightText] {
    guard !isForPreviews, mayMention(["heightAnchor"]), mayMention(["preferredFont"]) else { return [] }
    return views.flatMap { view -> [FixedHeightText] in
      let fonts = view.values(of: "font")
      guard view.type?.base == "UILabel", !fonts.isEmpty, fonts.allSatisfy({ $0.call?.name == "preferredFont" }),
        !view.assignments.contains(where: { HeightWords.limits.contains($0.what.path.last ?? "") })
      else { return [] }
      return view.calls.compactMap { use in
        guard use.what.path == ["heightAnchor", "constraint"], project.isForTouch(use.code.file),
          let height = use.what.call.argument("equalToConstant"), case .number(let points) = height.kind,
          (12..<60).contains(points)
        else { return nil }
        return FixedHeightText(
          points: points, label: use.what.call.nameRange, value: height.range, file: use.code.file
        )
      }
    }
  }
}

private enum HeightWords {
  static let limits: Set<String> = [
    "minimumScaleFactor", "dynamicTypeSize", "adjustsFontSizeToFitWidth", "redacted", "environment", "hidden",
    "maximumContentSizeCategory", "fixedSize",
  ]
}
