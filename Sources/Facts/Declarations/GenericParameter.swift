/// A name that stands for a type, and what the type must be.
///
/// `<Cell: UITableViewCell>` is the parameter `Cell`; `where Self: UIViewController` says the same of `Self`.
public struct GenericParameter: Sendable, Hashable {
  /// What stands for the type: `Cell`, `Self`.
  public let name: String
  /// The class or protocol that it must be or conform to, if anything is said of it.
  public let constraint: TypeName?

  package init(name: String, constraint: TypeName?) {
    self.name = name
    self.constraint = constraint
  }
}
