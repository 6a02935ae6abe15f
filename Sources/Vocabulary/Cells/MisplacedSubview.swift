/// Views that code adds to a cell itself, rather than to its content view.
public struct MisplacedSubviews {
  /// The calls that add them: at least one.
  public fileprivate(set) var additions: [Addition]
  /// Whether the cell is a table's, which the system's controls may stand in, or a collection's.
  public let kind: Table.Kind
  /// Whether nothing in the code ties views to the cell's own edges, so that they only follow their superview.
  public let followSuperview: Bool
  /// Whether the cell's tables surely show none of the system's controls in it.
  public let standsAlone: Bool
  /// Whether anything is seen that the views get in the way of, or that gets in theirs: the system's controls beside a
  /// table's rows, and the content view, which lies over controls.
  public fileprivate(set) var isInTheWay: Bool

  /// A call that adds views.
  public struct Addition {
    /// All of the call.
    public let range: ByteRange
    /// The call's last name.
    public let nameRange: ByteRange
    /// The number of the file in the project.
    public let file: Int
  }
}

extension ProjectType {
  /// The views that the type's code adds beside the content view, cell by cell: of the type itself, where it is a cell,
  /// and of the cells that it sets up.
  ///
  /// What has a reason to lie there isn't among them: separators, backgrounds, shadows and overlays, activity indicators
  /// over the cell, views that take no taps, views that are put behind or before the content view, across the cell or beyond it, and
  /// those that are moved into another view later.
  public var misplacedSubviews: [MisplacedSubviews] {
    guard files.contains(where: project.isForTouch) else { return [] }
    return [hasContentView ? ownMisplacedSubviews : nil].compactMap { $0 } + rowSetups.flatMap(\.misplacedSubviews)
  }

  private var hasContentView: Bool { ContentView.owners.contains(where: isKind) }

  private var ownMisplacedSubviews: MisplacedSubviews? {
    let code = code(mentioning: ["addSubview", "addSubviews"])
    let arranging = self.code(mentioning: ["addSubview", "addSubviews", "contentView"])
    guard !arranging.contains(where: \.arrangesContentView), !answersBeyondItsBounds, !isOnlyForSections else { return nil }
    var found: [(addition: MisplacedSubviews.Addition, added: Expression)] = []
    for code in code where code.function.map({ !ContentView.additions.contains($0.name) }) ?? true {
      let scope = code.scope
      code.body.forEachExpression { expression, _ in
        guard let (call, cell, added) = expression.addition, cell?.isSelf ?? true, !added.liesBeside, !added.isContentView,
          !scope.isKind(added, of: "UIActivityIndicatorView")
        else { return }
        found.append((MisplacedSubviews.Addition(range: expression.range, nameRange: call.nameRange, file: code.file), added))
      }
    }
    guard !found.isEmpty else { return nil }
    let untouchable = Set(views.filter { $0.sets("isUserInteractionEnabled", to: false) }.map(\.identity.name))
    let all = self.code
    let left = found.filter { found in
      !untouchable.contains(found.added.ownName ?? "")
        && !all.contains {
          $0.putsBeyond(found.added) || $0.putsAcross(found.added) || $0.movesOn(found.added) || $0.body.givesPlace(to: found.added)
        }
    }
    guard !left.isEmpty, !isOnlyPlaced else { return nil }
    return MisplacedSubviews(
      additions: left.map(\.addition),
      kind: isKind(of: "UITableViewCell") ? .table : .collection,
      followSuperview: !all.contains { $0.body.ties { $0?.isSelf ?? true } },
      standsAlone: getsNoControls,
      isInTheWay: isKind(of: "UITableViewCell") && (isShownWithControls || left.contains { isTouchable($0.added) })
    )
  }
}

extension ProjectType {
  /// Whether touches on a view that the type holds, or in it, do something.
  private func isTouchable(_ view: Expression) -> Bool {
    guard let name = view.ownName, let property = property(name) else { return view.constructedType.map(takesTouches) ?? false }
    if CodeScope(property, in: project).type(of: property).map(takesTouches) ?? false { return true }
    return contains(.call(of: ["addGestureRecognizer"])) { call, _ in call.callee.base?.ownName == name }
  }

  private func takesTouches(_ view: TypeName) -> Bool {
    ["UIControl", "UITextView", "UIScrollView"].contains { project.isKind(view, of: $0, from: self) }
  }
}

extension RowSetup {
  fileprivate var misplacedSubviews: [MisplacedSubviews] {
    var found: [(cell: String, subviews: MisplacedSubviews)] = []
    body.forEachExpression { expression, _ in
      guard let (call, cell, added) = expression.addition, let cell, case .name(let name) = cell.kind, isCell(cell),
        !added.liesBeside, !scope.isKind(added, of: "UIActivityIndicatorView"), !body.givesPlace(to: added)
      else { return }
      let addition = MisplacedSubviews.Addition(range: expression.range, nameRange: call.nameRange, file: scope.file)
      if let index = found.firstIndex(where: { $0.cell == name }) {
        found[index].subviews.additions.append(addition)
      } else {
        let isCollections = scope.isKind(cell, of: "UICollectionViewCell")
        let follow = !body.ties { $0?.kind == cell.kind }
        let subviews = MisplacedSubviews(
          additions: [addition], kind: isCollections ? .collection : .table, followSuperview: follow, standsAlone: false,
          isInTheWay: !isCollections && (scope.type?.mayShowControls ?? true || scope.isKind(added, of: "UIControl"))
        )
        found.append((name, subviews))
      }
    }
    return found.map(\.subviews)
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
    "loading", "skeleton", "shimmer", "blur", "dimmer",
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
