// Taps that code of another type lets a view answer: `filterView.acceptView.addGestureRecognizer(tap)`.
extension ProjectType {
  /// Whether code of other types lets a view of one of the type's properties answer taps.
  package func isTappedFromOutside(_ view: ViewCode) -> Bool { !outsideTaps(on: view).isEmpty }

  /// The places where such code does; none for a picture or a label that nobody tells to take touches.
  package func outsideTaps(on view: ViewCode) -> [OutsideTap] {
    guard case .property(let name) = view.identity, let taps = project.outsideTaps.byHolder[index] else { return [] }
    return taps.filter { $0.property == name && ($0.enables || view.takesTouches) }
  }

  /// Whether such code lets any of its views answer taps.
  package var hasOutsideTaps: Bool { project.outsideTaps.byHolder[index] != nil }

  /// The places where the type's own code does so with views of others.
  package var tapsOnOthers: [OutsideTap] { project.outsideTaps.byAdder[index] ?? [] }
}

/// A place where code adds a tap recognizer to a view that another type's object holds, or subscribes to taps on it.
package struct OutsideTap {
  /// The type that holds the view, and the one whose code adds the recognizer, by their indices.
  package let holder: Int
  fileprivate let adder: Int?
  /// The property that holds the view.
  package let property: String
  /// The call that adds the recognizer, or subscribes.
  package let range: ByteRange
  /// The number of its file.
  package let file: Int
  /// Whether the code tells the view to take touches, too.
  package let enables: Bool
  /// Whether it tells VoiceOver something of the view.
  package let isSpoken: Bool
}

/// Such taps by the types of the objects, and by those whose code adds them.
private struct OutsideTaps {
  let byHolder: [Int: [OutsideTap]]
  let byAdder: [Int: [OutsideTap]]

  init(_ taps: [OutsideTap]) {
    byHolder = Dictionary(grouping: taps, by: \.holder)
    byAdder = taps.reduce(into: [:]) { found, tap in
      if let adder = tap.adder { found[adder, default: []].append(tap) }
    }
  }
}

extension Project {
  fileprivate var outsideTaps: OutsideTaps {
    lastingAnswer(Answers.Question(kind: .outsideTaps, subject: 0)) {
      OutsideTaps(code(mentioning: ["addGestureRecognizer", "tapGesture"]).outsideTests.flatMap(\.outsideTaps))
    }
  }
}

extension ProjectCode {
  fileprivate var outsideTaps: [OutsideTap] {
    let scope = self.scope
    var found: [OutsideTap] = []
    body.forEachExpression { expression, _ in
      guard case .member(let object?, let property)? = tappedView(expression, scope)?.kind, !object.isSelf,
        let holder = scope.type(of: object).flatMap({ scope.type(named: $0.base) }), holder.isDeclared, holder.property(property) != nil,
        type.map({ !$0.family.contains(holder) }) ?? true
      else { return }
      found.append(OutsideTap(
        holder: holder.index, adder: type?.index, property: property, range: expression.range, file: file,
        enables: tells(property) { $0 == "isUserInteractionEnabled" && $1.kind == .boolean(true) },
        isSpoken: tells(property) { name, _ in name.lowercased().contains("accessib") }
      ))
    }
    return found
  }

  /// The view that an expression lets answer taps.
  private func tappedView(_ expression: Expression, _ scope: CodeScope) -> Expression? {
    guard let call = expression.call else { return nil }
    if let view = call.subscribedTap { return view }
    guard call.name == "addGestureRecognizer", let recognizer = call.arguments.first?.value,
      scope.isKind(recognizer, of: "UITapGestureRecognizer"), !countsTaps(of: recognizer)
    else { return nil }
    return call.callee.base
  }

  /// Whether the code, or other code of its type, says something of a view that a property of another object holds.
  private func tells(_ view: String, _ isMeant: (String, Expression) -> Bool) -> Bool {
    (type?.code(mentioning: [view]) ?? [self]).contains { code in
      code.body.containsExpression { part in
        guard case .assignment(let target, "=", let value) = part.kind, target.base?.lastName == view else { return false }
        return target.lastName.map { isMeant($0, value) } ?? false
      }
    }
  }
}

extension Call {
  /// The view whose taps it subscribes to: `card` of `card.rx.tapGesture().when(.recognized).subscribe { … }`.
  package var subscribedTap: Expression? {
    guard name.map(Self.subscriptions.contains) ?? false else { return nil }
    var current = callee.base
    while let stream = current {
      if stream.call?.name == "tapGesture" {
        guard case .member(let view, "rx")? = stream.base?.kind else { return nil }
        return view
      }
      current = stream.base
    }
    return nil
  }

  /// What says what becomes of the events of a stream.
  package static let subscriptions: Set<String> = ["bind", "drive", "emit", "sink", "subscribe"]
}

extension Answers.Question.Kind {
  fileprivate static var outsideTaps: Self { Self(OutsideTap.self) }
}
