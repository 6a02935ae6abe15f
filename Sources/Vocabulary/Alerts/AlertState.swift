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
  /// The alerts that handlers of actions create, in all ways that each may come out.
  var apart: [ByteRange: [Draft]] = [:]

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
    var hasTextField = false
    /// Whether what a function is given decides how it builds it.
    var isChosenByArguments = false

    var path: AlertCode.Path {
      AlertCode.Path(
        actions: actions,
        isOpen: isOpen,
        isPresented: isPresented,
        isDismissed: isDismissed,
        presentation: presentation,
        hasTextField: hasTextField,
        isChosenByArguments: isChosenByArguments
      )
    }
  }

  /// All of its alerts.
  var allDrafts: [(place: ByteRange, draft: Draft)] {
    alerts.map { ($0.key, $0.value) } + apart.flatMap { place, drafts in drafts.map { (place, $0) } }
  }

  /// After code that runs later, in one of some ways: the alerts that it creates are kept apart from this path.
  mutating func takeApart(_ ends: [AlertState]) {
    for end in ends {
      for (place, draft) in end.allDrafts {
        if alerts[place] != nil {
          if end.alerts[place] == draft { touch(place, draft) }
        } else if apart[place]?.contains(draft) != true {
          apart[place, default: []].append(draft)
        }
      }
    }
  }

  /// Code that runs later may show an alert, take it away, or add to it.
  private mutating func touch(_ place: ByteRange, _ later: Draft) {
    guard var draft = alerts[place] else { return }
    draft.isPresented = draft.isPresented || later.isPresented
    draft.presentation = draft.presentation ?? later.presentation
    draft.isDismissed = draft.isDismissed || later.isDismissed
    draft.isOpen = draft.isOpen || later.isOpen || later.actions != draft.actions
    alerts[place] = draft
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

  /// Whether it is an alert, or an action for one.
  var isOfAlerts: Bool {
    switch self {
    case .alert, .action, .actions: true
    case .code, .given: false
    }
  }
}
