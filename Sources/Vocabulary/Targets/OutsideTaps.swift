// Taps that code of another type lets a view answer: `filterView.acceptView.addGestureRecognizer(tap)`.
extension ProjectType {
  /// Whether code of other types lets a view of one of the type's properties answer taps.
  func isTappedFromOutside(_ view: ViewCode) -> Bool { !outsideTaps(on: view).isEmpty }

  /// The places where such code does; none for a picture or a label that nobody tells to take touches.
  func outsideTaps(on view: ViewCode) -> [OutsideTap] {
    guard case .property(let name) = view.identity, let taps = project.outsideTaps[index] else { return [] }
    return taps.filter { $0.property == name && ($0.enables || view.takesTouches) }
  }

  /// Whether such code lets any of its views answer taps.
  var hasOutsideTaps: Bool { project.outsideTaps[index] != nil }
}

/// A place where code adds a tap recognizer to a view that another type's object holds.
struct OutsideTap {
  /// The property that holds the view.
  let property: String
  /// The call that adds the recognizer.
  let range: ByteRange
  /// The number of its file.
  let file: Int
  /// Whether the code tells the view to take touches, too.
  let enables: Bool
}

extension Project {
  /// Such taps by the types of the objects, by their indices.
  fileprivate var outsideTaps: [Int: [OutsideTap]] {
    lastingAnswer(Answers.Question(kind: .outsideTaps, subject: 0)) {
      code(mentioning: ["addGestureRecognizer"]).outsideTests.reduce(into: [:]) { found, code in
        for (holder, tap) in code.outsideTaps { found[holder, default: []].append(tap) }
      }
    }
  }
}

extension ProjectCode {
  fileprivate var outsideTaps: [(holder: Int, tap: OutsideTap)] {
    let scope = self.scope
    var found: [(holder: Int, tap: OutsideTap)] = []
    body.forEachExpression { expression, _ in
      guard let call = expression.call, call.name == "addGestureRecognizer", let recognizer = call.arguments.first?.value,
        case .member(let object?, let property)? = call.callee.base?.kind, !object.isSelf,
        let holder = scope.type(of: object).flatMap({ scope.type(named: $0.base) }), holder.isDeclared, holder.property(property) != nil,
        type.map({ !$0.family.contains(holder) }) ?? true,
        scope.isKind(recognizer, of: "UITapGestureRecognizer"), !countsTaps(of: recognizer)
      else { return }
      let enables = body.containsExpression { part in
        guard case .assignment(let target, "=", let value) = part.kind, target.lastName == "isUserInteractionEnabled" else { return false }
        return target.base?.lastName == property && value.kind == .boolean(true)
      }
      found.append((holder.index, OutsideTap(property: property, range: expression.range, file: file, enables: enables)))
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var outsideTaps: Self { Self(OutsideTap.self) }
}
