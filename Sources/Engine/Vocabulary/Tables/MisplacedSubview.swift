/// A view that code adds to a cell itself, rather than to its content view.
public struct MisplacedSubview {
  /// What the code calls the cell: `self` in its own class.
  public let cell: String
  /// The call that adds it.
  public let range: ByteRange
  /// The call's last name.
  public let nameRange: ByteRange
  public let file: Int
}

extension ProjectType {
  /// The views that the type's code adds beside the content view: of the type itself, where it is a cell, and of the
  /// cells that it sets up.
  ///
  /// What has a reason to lie there isn't among them: separators, backgrounds, shadows and overlays, activity indicators
  /// over the cell, views that take no taps, and views that are put behind or before the content view.
  public var misplacedSubviews: [MisplacedSubview] {
    guard files.contains(where: project.isForTouch) else { return [] }
    return (hasContentView ? ownMisplacedSubviews : []) + rowSetups.flatMap(\.misplacedSubviews)
  }

  private var hasContentView: Bool { ContentView.owners.contains(where: isKind) }

  private var ownMisplacedSubviews: [MisplacedSubview] {
    let code = code(mentioning: ["addSubview", "addSubviews"])
    guard !code.contains(where: \.arrangesContentView) else { return [] }
    var found: [(subview: MisplacedSubview, added: Expression)] = []
    for code in code where code.function.map({ !ContentView.additions.contains($0.name) }) ?? true {
      let scope = code.scope
      code.body.forEachExpression { expression, _ in
        guard let (call, cell, added) = expression.addition, cell?.isSelf ?? true, !added.liesBeside, !added.isContentView,
          !scope.isKind(added, of: "UIActivityIndicatorView")
        else { return }
        let subview = MisplacedSubview(cell: "self", range: expression.range, nameRange: call.nameRange, file: code.file)
        found.append((subview, added))
      }
    }
    guard !found.isEmpty else { return [] }
    let untouchable = Set(views.filter { $0.sets("isUserInteractionEnabled", to: false) }.map(\.identity.name))
    return found.filter { !untouchable.contains($0.added.ownName ?? "") && !liesOutside($0.added, code) }.map(\.subview)
  }
}

extension ProjectType {
  /// Whether a constraint puts the view next to the cell, as the actions are that a swipe uncovers.
  private func liesOutside(_ view: Expression, _ code: [ProjectCode]) -> Bool {
    let opposites = [
      "leftAnchor": "rightAnchor", "rightAnchor": "leftAnchor", "leadingAnchor": "trailingAnchor", "trailingAnchor": "leadingAnchor",
      "topAnchor": "bottomAnchor", "bottomAnchor": "topAnchor",
    ]
    return code.contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.name == "constraint", case .member(let base?, let anchor)? = call.callee.base?.kind,
          base.kind == view.kind, let opposite = opposites[anchor]
        else { return false }
        return call.argument("equalTo").flatMap(\.ownName) == opposite
      }
    }
  }
}

extension RowSetup {
  fileprivate var misplacedSubviews: [MisplacedSubview] {
    var found: [MisplacedSubview] = []
    body.forEachExpression { expression, _ in
      guard let (call, cell, added) = expression.addition, let cell, case .name(let name) = cell.kind, isCell(cell),
        !added.liesBeside, !scope.isKind(added, of: "UIActivityIndicatorView")
      else { return }
      found.append(MisplacedSubview(cell: name, range: expression.range, nameRange: call.nameRange, file: scope.file))
    }
    return found
  }

  /// Whether a name means a view with a content view, by its type or by the function that it was dequeued by.
  private func isCell(_ name: Expression) -> Bool {
    guard scope.type(of: name) == nil else { return ContentView.owners.contains { scope.isKind(name, of: $0) } }
    return isReused(name) && name.path?.first.flatMap { scope.local($0, before: name.range)?.initialValue?.dequeuesCell } ?? false
  }
}

/// The view inside a cell that is for what the cell shows.
private enum ContentView {
  /// A table's headers have one, too, but nothing of the system's beside it to make room for.
  static let owners = ["UITableViewCell", "UICollectionViewCell"]

  static let additions: Set<String> = ["addSubview", "addSubviews"]

  /// Parts of the names of views that belong beside the content view, since they reach over all of the cell.
  static let neighbours = [
    "separator", "divider", "hairline", "underline", "border", "shadow", "background", "overlay", "highlight", "selection",
    "selected", "dimming", "topline", "bottomline", "lineview", "seperator",
  ]
}

extension Expression {
  /// `cell.addSubview(view)`: the call, what it is made on, and what is added.
  fileprivate var addition: (Call, cell: Expression?, added: Expression)? {
    guard let call, let name = call.name, ContentView.additions.contains(name), let added = call.arguments.first?.value,
      call.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    return (call, call.callee.base, added)
  }

  /// Whether a view is named after something that lies beside a cell's content.
  fileprivate var liesBeside: Bool {
    guard let name = (path?.last ?? constructedType?.base)?.lowercased() else { return false }
    return name == "line" || name.hasSuffix("line") || ContentView.neighbours.contains(where: name.contains)
  }

  fileprivate var isContentView: Bool { lastName == "contentView" }

  fileprivate var dequeuesCell: Bool {
    containsExpression { expression in
      guard let name = expression.call?.name?.lowercased() else { return false }
      return name.contains("dequeue") && name.contains("cell")
    }
  }
}

extension ProjectCode {
  /// Whether the code orders a cell's own subviews, or does without the content view: it knows what it does.
  fileprivate var arrangesContentView: Bool {
    if function?.isOverride ?? false, function.map({ ContentView.additions.contains($0.name) }) ?? false { return true }
    return body.containsExpression { expression in
      switch expression.kind {
      case .call(let call):
        guard let name = call.name else { return false }
        if name == "removeFromSuperview" { return call.callee.base?.isContentView ?? false }
        let orders = ["insertSubview", "sendSubviewToBack", "bringSubviewToFront", "sendSubview", "bringSubview"]
        return orders.contains(name) && (call.callee.base?.isSelf ?? true)
      case .assignment(let target, _, let value):
        return target.lastName == "isHidden" && target.base?.isContentView ?? false && value.kind == .boolean(true)
      // What takes away all subviews takes the content view, too.
      case .name("subviews"): return true
      case .member(let base?, "subviews"): return base.isSelf
      default: return false
      }
    }
  }
}
