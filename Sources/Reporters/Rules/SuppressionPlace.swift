import HIGLintEngine

/// Where people take a finding back, which depends on the kind of file that it is in.
enum SuppressionPlace {
  case code
  case interface
  case propertyList
  case assetSet
  case strings

  /// The places for what a rule looks at. The linter's own remarks are about comments in code.
  static func all(of rule: any Rule.Type) -> [SuppressionPlace] {
    let resources = (rule as? any ResourceRule.Type)?.resources ?? []
    var places: [SuppressionPlace] = looksAtCode(rule) || resources.isEmpty ? [.code] : []
    if resources.contains(.interface) { places.append(.interface) }
    if resources.contains(.propertyList) { places.append(.propertyList) }
    if resources.contains(.imageSet) || resources.contains(.appIconSet) { places.append(.assetSet) }
    if resources.contains(.strings) { places.append(.strings) }
    return places
  }

  private static func looksAtCode(_ rule: any Rule.Type) -> Bool {
    if case .nothing = rule.init().subject { false } else { true }
  }

  /// As the end of a heading.
  var title: String {
    switch self {
    case .code: "in the source"
    case .interface: "in a storyboard or xib"
    case .propertyList: "in a property list"
    case .assetSet: "in .higlint.yml"
    case .strings: "in a table of strings"
    }
  }

  /// What is written there; nil in code, where a comment says it by itself.
  var hint: String? {
    switch self {
    case .code: nil
    case .interface:
      "In a storyboard or xib, a note of the object (Identity inspector, Document), which holds for all that lies in it:"
    case .propertyList: "In a property list, a comment before the key; XML allows no `--` in it:"
    case .assetSet: "Asset catalogs hold no comments; the configuration names a file of a set, whichever set that is:"
    case .strings: "In a table of strings, a comment before the key; for a catalog, `ignored_objects` names the key:"
    }
  }

  /// Something to copy.
  func lines(for rule: String) -> [String] {
    let reason = "why it is right here"
    return switch self {
    case .code: ["// higlint:disable:next \(rule) -- \(reason)"]
    case .interface: ["higlint:disable \(rule) -- \(reason)"]
    case .propertyList: ["<!-- higlint:disable:next \(rule) — \(reason) -->"]
    case .assetSet: ["ignored_objects:", "  - Contents.json#icon.png"]
    case .strings: ["/* higlint:disable:next \(rule) — \(reason) */"]
    }
  }

  /// What Markdown calls the language of the lines.
  var language: String {
    switch self {
    case .code: "swift"
    case .interface: "text"
    case .propertyList: "xml"
    case .assetSet: "yaml"
    case .strings: "text"
    }
  }
}
