/// What a rule's check is given beside the code, and where its findings go.
public struct RuleContext {
  public let options: RuleOptions

  init(options: RuleOptions) {
    self.options = options
  }
}
