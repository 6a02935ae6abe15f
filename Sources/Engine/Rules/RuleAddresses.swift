/// Where the rules' pages are published.
public struct RuleAddresses: Sendable, Hashable {
  /// What stands for the rule's id.
  public static let placeholder = "{rule}"

  /// The pages of the project itself. Nothing else says where they are.
  public static let published = RuleAddresses(
    before: "https://github.com/higlint/HIGLint/blob/main/Documentation/Rules/", after: ".md"
  )

  private let before: String
  private let after: String

  private init(before: String, after: String) {
    self.before = before
    self.after = after
  }

  /// - Parameter pattern: an address of the web or of a file, with `{rule}` in place of the rule's id.
  /// - Returns: nil for anything else.
  public init?(_ pattern: String) {
    let isAddress = ["https://", "http://", "file:///"].contains { pattern.hasPrefix($0) }
    // What would end the address for a terminal or a page.
    let isUnbroken = pattern.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"'<>()\\^`|".utf8.contains($0) }
    guard isAddress, isUnbroken, let place = pattern.indices.first(where: { pattern[$0...].hasPrefix(Self.placeholder) })
    else { return nil }
    let rest = pattern[place...].dropFirst(Self.placeholder.count)
    self.init(before: String(pattern[..<place]), after: String(rest))
  }

  /// The address of a rule's page: the rule's own, where it names one.
  public func address(of rule: RuleDescription) -> String { rule.page ?? address(of: rule.id) }

  /// The address of the page of a rule of which nothing but its id is known.
  public func address(of id: String) -> String { before + id + after }
}
