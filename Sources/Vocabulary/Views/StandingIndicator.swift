/// An activity indicator that is told to stay when it stops, where people may see it stand still.
public struct StandingIndicator {
  /// What tells it to stay.
  public let setting: Setting
  /// The calls that stop it and leave it in view; none where it isn't seen to stop.
  public let stops: [Place]

  /// Where something stands.
  public struct Place {
    /// All of the call.
    public let range: ByteRange
    /// The number of the file in the project.
    public let file: Int
  }
}

extension Project {
  /// The activity indicators that a file's code tells to stay when they stop.
  ///
  /// Left out are those that nobody sees standing still: they turn from the beginning and never stop, the app hides and
  /// shows them itself, or what holds them goes away as they stop.
  public func standingIndicators(in file: Int) -> [StandingIndicator] {
    settings(of: "hidesWhenStopped", on: "UIActivityIndicatorView", in: file)
      .filter { $0.value.kind == .boolean(false) }
      .compactMap { setting in
        if setting.isHandedOut { return nil }
        guard let uses = IndicatorUses(setting) else { return StandingIndicator(setting: setting, stops: []) }
        let stops = uses.stops.filter { !uses.goesAway(after: $0) }
        let isSeen = uses.stops.isEmpty ? !uses.turnsFromBeginning : !stops.isEmpty
        guard isSeen, !uses.isHiddenByItself else { return nil }
        return StandingIndicator(setting: setting, stops: stops.map { .init(range: $0.range, file: $0.code.file) })
      }
  }
}

extension Setting {
  /// Whether it is of a variable that its function returns: whoever gets it starts and stops it.
  fileprivate var isHandedOut: Bool {
    guard code.type?.isKind(of: "UIViewRepresentable") ?? false, let name = target.base?.ownName else { return false }
    return code.body.returnedValues.contains { $0.ownName == name }
  }
}

/// What all code does to one activity indicator.
private struct IndicatorUses {
  /// A call that starts or stops it.
  struct Change {
    let range: ByteRange
    /// What the code asks for the indicator; nil where that is its own.
    var owner: Expression?
    let around: [Enclosure]
    let code: ProjectCode
  }

  private let identity: ViewCode.Identity
  private let owner: ProjectType
  private let setting: Setting
  private var starts: [Change] = []
  private(set) var stops: [Change] = []
  /// Whether the app hides it by a property of its own.
  private(set) var isHiddenByItself = false
  /// The views that it is put into.
  private var holders: Set<String> = []

  /// - Returns: nil where other code may have other names for it.
  init?(_ setting: Setting) {
    guard let owner = setting.code.type,
      let (identity, _) = ViewResolver(type: owner, code: setting.code).view(setting.target, setting.around), identity != .object
    else { return nil }
    (self.identity, self.owner, self.setting) = (identity, owner, setting)
    var code = [setting.code]
    if case .property(let name) = identity { code = Array(owner.project.code(mentioning: [name])) }
    for code in code { collect(code) }
  }

  private mutating func collect(_ code: ProjectCode) {
    let mention = IndicatorMention(identity: identity, owner: owner, code: code)
    func isMeant(_ expression: Expression?, _ around: [Enclosure]) -> Bool { mention.isMeant(expression, around) }
    code.body.forEachExpression { expression, around in
      switch expression.kind {
      case .assignment(let target, _, let value) where ["isHidden", "alpha"].contains(target.lastName):
        if isMeant(target.base, around), value.kind != .boolean(false), !value.isVisibleAlpha { isHiddenByItself = true }
      case .call(let call):
        let change = Change(range: expression.range, owner: call.callee.base?.base, around: around, code: code)
        switch call.name {
        case "startAnimating" where isMeant(call.callee.base, around): starts.append(change)
        case "stopAnimating" where isMeant(call.callee.base, around): stops.append(change)
        case "removeFromSuperview" where isMeant(call.callee.base, around): isHiddenByItself = true
        case "addSubview", "addArrangedSubview", "insertSubview":
          guard isMeant(call.argument(nil), around), let holder = call.callee.base?.lastName else { return }
          holders.insert(holder)
        default: if call.binds(isMeant, around) { isHiddenByItself = true }
        }
      default: break
      }
    }
  }

  /// Whether it turns as soon as it is there: where it is set up, or where a screen is.
  var turnsFromBeginning: Bool {
    starts.contains { start in
      start.code.isSame(as: setting.code) || start.code.property != nil || start.code.function?.name.isSetUp ?? false
    }
  }

  /// Whether the screen, or what holds it, goes away once it stops.
  func goesAway(after stop: Change) -> Bool { goesAway(after: stop, Self.followedCallers) }

  private static let followedCallers = 2

  private func goesAway(after stop: Change, _ depth: Int) -> Bool {
    let arms = stop.around.arms
    var closes = false
    stop.code.body.forEachExpression { expression, around in
      let others = around.arms
      guard !closes, others.count <= arms.count, zip(others, arms).allSatisfy({ $0 == $1 }) else { return }
      closes = takesAway(expression, stop)
    }
    if closes { return true }
    guard depth > 0, let function = stop.code.function, arms.isEmpty else { return false }
    let callers = stop.code.project.callers(of: function, besides: stop.code)
    return !callers.isEmpty && callers.allSatisfy { goesAway(after: $0, depth - 1) }
  }

  private func takesAway(_ expression: Expression, _ stop: Change) -> Bool {
    switch expression.kind {
    case .assignment(let target, "=", _) where ["isHidden", "alpha"].contains(target.lastName):
      return Effect.closing.isShown(by: expression) && target.base.map { $0.isSelf || isHolder($0) } ?? true
    case .call(let call) where call.name == "removeFromSuperview":
      return call.callee.base.map { $0.isSelf || isHolder($0) || $0.kind == stop.owner?.kind } ?? true
    case .call: return Effect.closing.isShown(by: expression)
    default: return false
    }
  }

  private func isHolder(_ view: Expression) -> Bool { view.lastName.map(holders.contains) ?? false }
}

/// Tells whether some code speaks of an indicator.
private struct IndicatorMention {
  private let identity: ViewCode.Identity
  private let owner: ProjectType
  private let scope: CodeScope
  /// Nil in code of types that have the indicator only by way of its owner.
  private let resolver: ViewResolver?

  init(identity: ViewCode.Identity, owner: ProjectType, code: ProjectCode) {
    let isOfFamily = code.type.map { owner.family.contains($0) } ?? false
    (self.identity, self.owner, scope) = (identity, owner, code.scope)
    resolver = isOfFamily ? ViewResolver(type: owner, code: code) : nil
  }

  func isMeant(_ expression: Expression?, _ around: [Enclosure]) -> Bool {
    guard let expression else { return false }
    if let (found, path) = resolver?.view(expression, around) { return found == identity && path.isEmpty }
    guard case .property(let name) = identity, case .member(let base?, name) = expression.kind else { return false }
    return !base.isSelf && owner.mayBeObject(base, scope)
  }
}

extension Project {
  /// The calls of a function, told by its name and labels.
  fileprivate func callers(of function: FunctionFacts, besides own: ProjectCode) -> [IndicatorUses.Change] {
    code(mentioning: [function.name]).filter { !$0.isSame(as: own) }.flatMap { code -> [IndicatorUses.Change] in
      var found: [IndicatorUses.Change] = []
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, call.name == function.name, call.fits(function) else { return }
        found.append(IndicatorUses.Change(range: expression.range, around: around, code: code))
      }
      return found
    }
  }
}

extension Array where Element == Enclosure {
  /// Which alternatives of which branches stand around.
  fileprivate var arms: [String] {
    compactMap { enclosure in
      guard case .arm(let branch, let index) = enclosure else { return nil }
      return "\(branch.arms.first?.body.first?.range.start ?? 0) \(index)"
    }
  }
}

extension Call {
  /// Whether it hands a view's visibility to something that decides of it: `.assign(to: \.isHidden, on: wheel)`,
  /// `flag.bind(to: wheel.rx.isHidden)`.
  fileprivate func binds(_ isMeant: (Expression?, [Enclosure]) -> Bool, _ around: [Enclosure]) -> Bool {
    let values = arguments.map(\.value)
    if values.contains(where: { $0.kind == .keyPath("isHidden") || $0.kind == .keyPath("alpha") }) {
      return values.contains { isMeant($0, around) }
    }
    return values.contains { value in
      ["isHidden", "alpha"].contains(value.lastName) && value.base?.lastName == "rx" && isMeant(value.base?.base, around)
    }
  }
}

extension Expression {
  /// Whether it is an alpha that leaves a view to be seen.
  fileprivate var isVisibleAlpha: Bool {
    guard case .number(let value) = kind else { return false }
    return value > 0
  }
}

extension String {
  /// Whether a function of the name sets up a view or a screen before it shows.
  fileprivate var isSetUp: Bool {
    [
      "init", "viewDidLoad", "loadView", "viewWillAppear", "awakeFromNib", "didMoveToSuperview", "didMoveToWindow",
      "makeUIView",
    ].contains(self)
  }
}
