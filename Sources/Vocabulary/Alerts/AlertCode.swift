/// An alert or an action sheet as code sets it up: a UIAlertController, one of its predecessors, or SwiftUI's modifiers.
public struct AlertCode {
  /// Nil where the code doesn't say.
  public let kind: Kind?
  /// Whether it is an action sheet, if only on some devices: `isPad ? .alert : .actionSheet`.
  public let isSheet: Bool
  /// By what it is made.
  public let origin: Origin
  /// Where it is created.
  public let range: ByteRange
  /// The variable that holds it, if one does.
  public let name: String?
  /// The number of the file in the project.
  public let file: Int
  /// The function that builds it for others.
  let factory: FunctionFacts?
  /// Nil where the code gives none.
  public let title: AlertText?
  /// Nil where the code gives none.
  public let message: AlertText?
  /// What becomes of it on each path that the code can take, as far as that matters.
  public let paths: [Path]
  /// Actions of which it isn't known how often they are built, if at all: those for each element of a list.
  public internal(set) var possibleActions: [AlertAction] = []

  /// In the middle of the screen, or from its lower edge.
  public enum Kind: Sendable {
    /// In the middle of the screen.
    case alert
    /// From the lower edge: an action sheet or a confirmation dialog.
    case sheet
  }

  /// By what it is made.
  public enum Origin: Sendable {
    /// UIAlertController.
    case controller
    /// UIAlertView or UIActionSheet.
    case legacyView
    /// A modifier, such as `alert` and `confirmationDialog`.
    case swiftUI
  }

  /// One way through the code that builds it, and the alert that comes of it.
  public struct Path {
    /// In the order in which they are added.
    public let actions: [AlertAction]
    /// Whether there may be more actions: added in a loop, or by code that can't be followed.
    public let isOpen: Bool
    /// Whether this way shows it.
    public let isPresented: Bool
    /// Whether code takes the alert away, rather than the person who reads it.
    public let isDismissed: Bool
    /// The statement that shows it.
    public let presentation: ByteRange?
    /// Whether people can enter something in it.
    public let hasTextField: Bool
    /// Whether it is what a function is given that decides for the path: some calls take it, and others don't.
    public let isChosenByArguments: Bool
  }

  /// The actions of all paths, each once.
  public var actions: [AlertAction] { paths.flatMap(\.actions).eachOnce }
}

extension [AlertAction] {
  /// The same actions, each once.
  var eachOnce: [AlertAction] {
    var found: [AlertAction] = []
    for action in self where !found.contains(action) { found.append(action) }
    return found
  }
}

/// A button of an alert.
public struct AlertAction: Equatable {
  /// Nil where the code gives none.
  public let title: AlertText?
  /// Nil where the code doesn't say.
  public let style: Style?
  /// The expression that says the style, if any does.
  public let styleExpression: Expression?
  /// What builds it: `UIAlertAction(…)`, `Button(…)`.
  public let construction: Expression
  /// What adds it to the alert, in the code that the alert is created in.
  public internal(set) var addition: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Whether it is built right there, rather than by a function that is called.
  public let isBuiltHere: Bool
  /// Whether it comes with the alert, from the initialiser or the function that builds that.
  public internal(set) var isInitial = false
  /// Whether code gives it a colour of its own.
  public internal(set) var isPainted = false

  /// What a button is for.
  public enum Style: String, Sendable {
    /// An answer like any other.
    case `default`
    /// It leaves all as it is.
    case cancel
    /// It takes something away, and is shown in red.
    case destructive
  }

  /// A style as it is written in the place of this one: `.cancel`, or `cancel` where a call of that name makes the action.
  public func spelling(of style: Style) -> String {
    let isCall = styleExpression.map { $0.range.start > construction.range.start } ?? false && construction.constructedType == nil
      && construction.call?.name != "init"
    return isCall ? style.rawValue : ".\(style.rawValue)"
  }

  public static func == (left: AlertAction, right: AlertAction) -> Bool {
    left.addition == right.addition && left.construction.range == right.construction.range && left.file == right.file
      && left.title == right.title && left.style == right.style
  }
}

/// An expression for a text of an alert, and the scope to read it in.
public struct AlertText: Equatable {
  /// What the text is made from.
  public let expression: Expression
  /// What names mean there.
  public let scope: CodeScope
  /// Whether a plain literal here is what translations are found by, as it is in SwiftUI.
  let isKey: Bool
  /// Whether it stands in the code that the alert is created in.
  public let isHere: Bool

  /// The texts in English that people may read, as far as the code spells them out.
  public var shown: [ShownText] {
    scope.shownTexts(expression, isKey: isKey && expression.text != nil).map { text in
      ShownText(
        text: text.text,
        values: text.values,
        literal: text.literal,
        file: text.file,
        isKey: text.isKey || isKey && text.file == scope.file && expression.range.contains(text.literal) && !isVerbatim,
        table: text.table
      )
    }
  }

  /// The same in whatever language.
  public var written: [ShownText] { scope.writtenTexts(expression) }

  private var isVerbatim: Bool { expression.viewChain.root.call?.argument("verbatim") != nil }

  public static func == (left: AlertText, right: AlertText) -> Bool {
    left.expression.range == right.expression.range && left.scope.file == right.scope.file
  }
}

extension Project {
  /// The alerts and action sheets that a file's code creates, in the order of their places.
  ///
  /// - Returns: none for a file that isn't for touch screens, nor those that only developers see.
  public func alerts(in file: Int) -> [AlertCode] {
    guard isForTouch(file) else { return [] }
    return answer(Answers.Question(kind: .alerts, subject: file)) {
      let mayAlert = code(in: file).filter { $0.mayCall(anyOf: AlertReading.letters, except: "sheet") && !$0.isForDevelopers }
      let found = mayAlert.flatMap { AlertReading.alerts(in: $0) + $0.swiftUIAlerts }
      return found.sorted { $0.range.start < $1.range.start }
    }
  }

  /// Whether code puts something into an alert that turns or grows while the app is at work.
  public func showsProgress(in alert: AlertCode) -> Bool {
    guard let name = alert.name else { return false }
    return code(in: alert.file, mentioning: [name]).contains { code in
      let scope = code.scope
      return code.body.containsExpression { expression in
        guard let call = expression.call, call.name == "addSubview", call.callee.base?.path?.suffix(2) == [name, "view"],
          let added = call.arguments.first?.value
        else { return false }
        return ["UIActivityIndicatorView", "UIProgressView"].contains { scope.isKind(added, of: $0) }
      }
    }
  }

  /// Whether an alert is built by a function for others, whose calls are read, too: what their arguments make of it is
  /// found there.
  public func isLeftToCalls(_ alert: AlertCode) -> Bool {
    guard let factory = alert.factory else { return false }
    return files(mentioning: [factory.name]).contains { file in
      touchCode(in: file, mentioning: [factory.name]).contains { code in
        code.body.containsExpression { expression in
          guard let call = expression.call, call.name == factory.name, expression.mayCreateAlert else { return false }
          return call.fits(factory)
        }
      }
    }
  }

  /// The actions that a file's code builds, those of alerts that aren't created there included.
  public func alertActions(in file: Int) -> [AlertAction] {
    let ofAlerts = alerts(in: file).flatMap { $0.actions + $0.possibleActions }
    var found = ofAlerts.filter { $0.isBuiltHere || $0.title?.isHere ?? false }
    found += swipeActions(in: file)
    var known = Set(found.map(\.construction.range))
    for code in touchCode(in: file, mentioning: ["UIAlertAction"]) {
      lazy var scope = code.scope
      let reading = AlertReading(project: self)
      code.body.forEachExpression { expression, _ in
        guard expression.constructedType?.base == "UIAlertAction", let call = expression.call,
          known.insert(expression.range).inserted
        else { return }
        found.append(reading.action(call, expression, AlertState(), AlertReading.Frame(scope: scope)))
      }
    }
    if mayHold(Word("ActionSheet"), file) || mayHold(Word("Alert"), file) {
      found += buttonsApart(in: file).filter { known.insert($0.construction.range).inserted }
    }
    return found.sorted { $0.construction.range.start < $1.construction.range.start }
  }

  /// The buttons that a file's code builds for the older alerts and action sheets of SwiftUI.
  private func buttonsApart(in file: Int) -> [AlertAction] {
    touchCode(in: file, mentioning: ["Text"]).flatMap { code -> [AlertAction] in
      let reading = SwiftUIAlertReading(code: code, scope: code.scope)
      var found: [AlertAction] = []
      code.body.forEachExpression { expression, _ in
        if let button = reading.buttonApart(expression) { found.append(button) }
      }
      return found
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var alerts: Self { Self(AlertCode.self) }
}
