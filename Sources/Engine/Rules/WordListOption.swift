/// A list of words that a configuration may replace, and a second option whose words join it.
public struct WordListOption: Sendable {
  private let list: RuleOption<[String]>
  private let more: RuleOption<[String]>

  /// - Parameters:
  ///   - list: the option that replaces the list, whose default are the words that the rule knows by itself.
  ///   - more: the option that adds to the list, replaced or not.
  public init(_ list: RuleOption<[String]>, more: RuleOption<[String]>) {
    self.list = list
    self.more = more
  }

  /// Both options, for the rule's description.
  public var declarations: [RuleOptionDeclaration] { [more.declaration, list.declaration] }

  fileprivate func words(_ options: RuleOptions) -> [String] { options[list] + options[more] }
}

extension RuleOptions {
  /// The words of the list, as the configuration replaces and extends it.
  public subscript(words: WordListOption) -> [String] { words.words(self) }
}
