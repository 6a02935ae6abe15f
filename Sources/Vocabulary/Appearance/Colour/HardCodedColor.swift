/// A colour of the system's whose value code writes out.
public struct HardCodedColor {
  /// `systemBlue`
  public let name: String
  /// The framework's type of which the code makes one: `UIColor`, `Color`.
  public let type: String
  /// The construction or literal.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The colours that a file's code makes of numbers which are those of one of the system's colours, in the light or in the
  /// dark appearance.
  ///
  /// The numbers for the dark appearance count beside those for the light one: alone they are those of a dark theme. Code
  /// that tells appearances or releases of the system apart knows what it does, and what a brand, a web page or a letter prescribes isn't
  /// the system's.
  public func hardCodedColors(in file: Int) -> [HardCodedColor] {
    touchCode(in: file, mentioning: ["UIColor", "Color"]).filter { !$0.prescribesColors }.flatMap { code -> [HardCodedColor] in
      let scope = code.scope
      var found: [HardCodedColor] = []
      code.body.forEachExpression { expression, around in
        guard let type = expression.constructedType?.base, let paint = scope.writtenPaint(expression),
          let name = SystemColors.name(of: paint, besideLight: { scope.holds($0, beside: around.parent) }),
          !around.tellAppearancesApart
        else { return }
        found.append(HardCodedColor(name: name, type: type, range: expression.range, file: file))
      }
      return found
    }
  }
}

extension CodeScope {
  /// Whether a call is handed a colour of these numbers: `UIColor(light: …, dark: …)`.
  fileprivate func holds(_ light: ScreenColor.Paint, beside around: Expression?) -> Bool {
    around?.call?.arguments.contains { writtenPaint($0.value)?.isNear(light) ?? false } ?? false
  }
}

extension ProjectCode {
  /// Whether, by its name or its type's, it holds the colours of something that isn't the system's.
  fileprivate var prescribesColors: Bool {
    if type?.isForPreviews ?? false { return true }
    let names = [type?.name, function?.name, property?.name].compactMap { $0 }
    let words = names.flatMap { $0.split(separator: ".") }.flatMap { NameWords.of($0) }
    return words.contains { HardCodedColorWords.prescribing.contains($0) }
  }
}

extension Array where Element == Enclosure {
  /// Whether the code here is for one appearance, or for releases of the system that don't have the colour.
  fileprivate var tellAppearancesApart: Bool {
    isForSomeReleases || contains { enclosure in
      switch enclosure {
      case .expression(let expression):
        if case .conditional(let condition, _, _) = expression.kind { return condition.asksForAppearance }
        // `UIColor { traits in … }`
        return expression.constructedType?.base == "UIColor" && expression.call?.closures.isEmpty == false
      case .arm(let branch, _): return branch.arms.flatMap(\.conditions).contains { $0.value?.asksForAppearance ?? false }
      default: return false
      }
    }
  }
}

extension Expression {
  fileprivate var asksForAppearance: Bool {
    containsExpression { $0.lastName.map(HardCodedColorWords.questions.contains) ?? false }
  }
}

private enum HardCodedColorWords {
  static let prescribing: Set<String> = ["brand", "css", "email", "html", "web", "logo", "pdf"]
  static let questions: Set<String> = ["colorScheme", "userInterfaceStyle", "isDarkMode", "isDark", "dark"]
}
