/// Code that makes a plain view of UIKit's or goes on with it, and what is given to its parameters.
struct PlainViewCode {
  let view: ViewCode
  let kind: Kind
  var given = GivenValues.none

  /// What kind of view it is.
  enum Kind {
    case button, label, picture, stack
  }

  /// What the code does by a method, with what is given in place of the parameters.
  func calls(_ name: String) -> [Setting] {
    view.calls.filter { $0.what.path == [name] }.compactMap { use in
      use.what.call.arguments.first.map { Setting(value: given.applied(to: $0.value), use.scope, use.code, use.range) }
    }
  }

  /// What the code assigns to a property.
  func assignments(_ path: [String]) -> [Setting] {
    view.assignments.filter { $0.what.path == path }.map { Setting(value: given.applied(to: $0.what.value), $0.scope, $0.code, $0.range) }
  }

  /// What the view is made with.
  func argument(_ label: String) -> Setting? {
    guard let made = view.construction, let value = made.what.call?.argument(label) else { return nil }
    return Setting(value: given.applied(to: value), made.scope, made.code, made.range)
  }

  /// A value that says how a view looks.
  struct Setting {
    let value: Expression
    let scope: CodeScope
    let code: ProjectCode
    let range: ByteRange

    fileprivate init(value: Expression, _ scope: CodeScope, _ code: ProjectCode, _ range: ByteRange) {
      self.value = value
      self.scope = scope
      self.code = code
      self.range = range
    }
  }
}

extension ViewCode {
  /// All code that says how it looks, in the order in which it runs, where it is a plain view of the framework's and nothing else
  /// does so: a class of buttons of the app's own, or a function that makes it, `private let skip = makeButton("Skip", size: 14)`;
  /// functions that set it up, `skip.decorate(size: 14)`; and its type's own.
  var plainCode: [PlainViewCode]? {
    guard elementType == nil else { return nil }
    let own = ownButtonCode
    var making = own ?? []
    if construction == nil {
      guard let given = handedOver, let made = PlainViewCode.making(of: given.making, in: given.scope) else { return nil }
      making = made
    }
    guard let kind = own == nil ? making.first?.kind ?? construction?.what.plainView : .button else { return nil }
    var whole: [PlainViewCode] = []
    for code in making + [PlainViewCode(view: self, kind: kind)] {
      guard let known = code.withSetup() else { return nil }
      whole += known
    }
    return whole
  }
}

extension PlainViewCode.Kind: CaseIterable {
  var name: String {
    switch self {
    case .button: "UIButton"
    case .label: "UILabel"
    case .picture: "UIImageView"
    case .stack: "UIStackView"
    }
  }

  /// It, and the framework's types that it inherits from.
  var lineage: [String] { self == .button ? [name, "UIControl", "UIView"] : [name, "UIView"] }
}
