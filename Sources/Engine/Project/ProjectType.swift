/// One type of the project, however many files its extensions live in.
public struct ProjectType: Sendable {
  public let name: String
}
