/// A height of one of the system's bars, or of what the hardware covers, that code writes out.
public struct WrittenBarHeight {
  /// What has the height, by the words of its name: `status bar`.
  public let subject: String
  /// In points.
  public let points: Double
  /// The number.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The constants in a file's code that are named after a bar of the system's and have its height on some devices.
  ///
  /// Bars of the app's own have heights of their own.
  public func writtenBarHeights(in file: Int) -> [WrittenBarHeight] {
    guard isForTouch(file) else { return [] }
    return code(in: file).filter { !$0.isForDevelopers && $0.type?.isForPreviews != true && !$0.isOfBarItself }
      .flatMap(\.writtenBarHeights)
  }
}

extension ProjectCode {
  fileprivate var isOfBarItself: Bool {
    guard let type else { return false }
    return ["UITabBar", "UINavigationBar", "UIToolbar"].contains { type.isKind(of: $0) } || NameWords.of(type.lastName).last == "bar"
  }

  fileprivate var writtenBarHeights: [WrittenBarHeight] {
    var found: [WrittenBarHeight] = []
    func add(_ name: String, _ value: Expression?) {
      guard let subject = BarWords.subject(of: name) else { return }
      for number in value?.alternatives ?? [] {
        guard case .number(let points) = number.kind, BarWords.heights.contains(points) else { continue }
        found.append(WrittenBarHeight(subject: subject, points: points, range: number.range, file: file))
      }
    }
    if let property {
      add(property.name, property.initialValue)
      if let getter = property.getter { getter.returnedValues.forEach { add(property.name, $0) } }
    }
    for variable in body.declaredVariables { add(variable.name, variable.initialValue) }
    return found
  }
}

private enum BarWords {
  /// Heights of bars and of covered edges on one device or another, in points.
  static let heights: Set<Double> = [20, 34, 44, 47, 48, 49, 50, 54, 59, 64, 83, 88, 91]

  /// What a constant is the height of; nil for other names, and for the least or greatest of something.
  static func subject(of name: String) -> String? {
    let words = NameWords.of(name)
    guard words.last.map(["height", "inset", "offset", "padding"].contains) ?? false,
      Set(words).isDisjoint(with: ["min", "max", "minimum", "maximum", "custom", "search", "progress", "extra", "button"])
    else { return nil }
    return subjects.first { subject in words.indices.contains { words[$0...].starts(with: subject.words) } }?.name
  }

  private static let subjects: [(name: String, words: [String])] = [
    ("status bar", ["status", "bar"]), ("navigation bar", ["navigation", "bar"]), ("navigation bar", ["nav", "bar"]),
    ("tab bar", ["tab", "bar"]), ("home indicator", ["home", "indicator"]), ("safe area", ["safe", "area"]), ("notch", ["notch"]),
  ]
}
