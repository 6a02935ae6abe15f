/// What is known of alerts at one point of one path through code.
struct AlertState: Equatable {
  /// By where they are created.
  var alerts: [ByteRange: Draft] = [:]
  /// What names stand for here.
  var names: [String: AlertValue] = [:]
  var assumptions = Assumptions()
  /// What the path returns, once it has.
  var returned: AlertValue?
  var hasEnded = false

  /// An alert as far as it is set up.
  struct Draft: Equatable {
    var kind: AlertCode.Kind?
    /// Whether it is an action sheet on some devices only.
    var isSheetAtTimes = false
    var origin: AlertCode.Origin
    var title: AlertText?
    var message: AlertText?
    /// The variable that holds it.
    var name: String?
    var actions: [AlertAction] = []
    var isOpen = false
    var isPresented = false
    var isDismissed = false
    var presentation: ByteRange?

    var path: AlertCode.Path {
      AlertCode.Path(
        actions: actions,
        isOpen: isOpen,
        isPresented: isPresented,
        isDismissed: isDismissed,
        presentation: presentation
      )
    }
  }

  /// Somebody gets hold of the alert who may add to it.
  mutating func open(_ value: AlertValue?) {
    if case .alert(let place)? = value { alerts[place]?.isOpen = true }
  }

  mutating func add(_ value: AlertValue?, to place: ByteRange, by addition: ByteRange?) {
    switch value {
    case .action(var action):
      if let addition { action.addition = addition }
      alerts[place]?.actions.append(action)
    case .actions(let actions, let isOpen):
      alerts[place]?.actions += actions
      if isOpen { alerts[place]?.isOpen = true }
    default: alerts[place]?.isOpen = true
    }
  }
}

/// What an expression stands for, where that concerns alerts.
enum AlertValue: Equatable {
  case alert(ByteRange)
  case action(AlertAction)
  /// A list of actions, to which more may belong.
  case actions([AlertAction], isOpen: Bool)
  /// A closure or a local function.
  case code([String], [Statement])
  /// What a parameter or an element of a literal stands for.
  case given(AlertText)
}
