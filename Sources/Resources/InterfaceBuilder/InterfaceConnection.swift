/// A line that is drawn from one object to another.
public struct InterfaceConnection: Sendable, Hashable {
  /// What it is for.
  public let kind: Kind
  /// The id of the object where it ends.
  public let destination: String
  /// Where the file says it.
  public let position: SourcePosition

  /// What the connection is for.
  public enum Kind: Sendable, Hashable {
    /// The property that is given the destination.
    case outlet(property: String)
    /// One of several objects that a property holds.
    case outletCollection(property: String)
    /// The destination's method that is called; the event is that of a control.
    case action(selector: String, event: String?)
    /// The destination is a scene that it leads to, or shows within.
    case segue(Segue)
  }

  /// The passage from one scene to another, or the place of a scene in its container.
  public struct Segue: Sendable, Hashable {
    /// `show`, `presentation`, `unwind`, `embed`, `relationship`, … as it is written.
    public let kind: String
    /// By what code performs it or tells it from others.
    public let identifier: String?
    /// What the destination is to a container: `rootViewController`, `masterViewController`, …
    public let relationship: String?
    /// What sets it off, where an object has several such things.
    public let trigger: String?
    /// The method that an unwind segue goes back to.
    public let unwindAction: String?
    /// The class of a segue that is the app's own.
    public let customClass: String?
  }

  /// The property that holds the destination, if it is an outlet.
  public var property: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property): property
    case .action, .segue: nil
    }
  }

  /// The names of functions that a selector may mean: `open` for `open:`, and `openWithSender` or `open(sender:)` for
  /// `openWithSender:`.
  package static func functionNames(of selector: String) -> [String] {
    let whole = selector.prefix { $0 != ":" }
    let labelled = whole.indices.filter { start in
      let rest = whole[start...]
      return start > whole.startIndex && rest.hasPrefix("With") && rest.dropFirst(4).first?.isUppercase ?? false
    }
    return [String(whole)] + labelled.map { String(whole[..<$0]) }
  }

  /// The method that it calls, by an action or by going back to it.
  package var selector: String? {
    switch kind {
    case .action(let selector, _): selector
    case .segue(let segue): segue.unwindAction
    case .outlet, .outletCollection: nil
    }
  }
}
