/// A gesture recognizer that code adds to a whole row, or to the table around it.
public struct RowGesture {
  /// What kind of gesture it is.
  public let kind: Kind
  /// The call that adds it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// Whether it is added to the table rather than to a cell.
  public let isOnTable: Bool
  /// Whether its action asks where the touch was, to tell several places of a row apart.
  public let tellsPlacesApart: Bool

  /// What the gesture is recognised by.
  public enum Kind: String, Sendable {
    /// A tap, which choosing the row is too.
    case tap = "UITapGestureRecognizer"
    /// A swipe, which shows a row's actions too.
    case swipe = "UISwipeGestureRecognizer"
    /// A drag, which scrolls and swipes too.
    case pan = "UIPanGestureRecognizer"
  }
}

extension ProjectType {
  /// The recognizers that take the touches of a table's rows for themselves.
  ///
  /// Those that share them aren't among these: with a delegate that has a say, with a system gesture that goes first,
  /// for two taps or fingers, or to put the keyboard away.
  public var rowGestures: [RowGesture] {
    let words = project.tapHelpers.union(["addGestureRecognizer"])
    let code = code(mentioning: words).filter { project.isForTouch($0.file) && !$0.makesHeaders }
    guard !code.isEmpty, !(isKind(of: "UITableViewCell") && (isOnlyForSections || isShownWhereNothingIsChosen)) else { return [] }
    return code.flatMap { code -> [RowGesture] in
      let scope = code.scope
      var found: [RowGesture] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, let name = call.name, words.contains(name),
          let (kind, settings) = gesture(addedBy: call, in: code, scope), let isOnTable = isOnTable(call.callee.base, scope)
        else { return }
        guard takesTouches(settings, kind), !(kind == .swipe && isOnTable && isFreeOfRowSwipes(call.callee.base, scope)) else { return }
        found.append(
          RowGesture(
            kind: kind, range: expression.range, file: code.file, isOnTable: isOnTable,
            tellsPlacesApart: settings.tellsPlacesApart
          )
        )
      }
      return found
    }
  }

  /// What kind of recognizer a call adds to what it is asked of: one that it is handed, or that a helper of the project's makes.
  private func gesture(addedBy call: Call, in code: ProjectCode, _ scope: CodeScope) -> (RowGesture.Kind, RecognizerSettings)? {
    guard call.name == "addGestureRecognizer" else {
      return call.arguments.contains { $0.value.handledName != nil } ? (.tap, RecognizerSettings(addedBy: call, scope)) : nil
    }
    guard let recognizer = call.arguments.first?.value,
      let kind = scope.type(of: recognizer).flatMap({ RowGesture.Kind(rawValue: $0.base) })
    else { return nil }
    return (kind, RecognizerSettings(of: recognizer, in: code, scope))
  }

  /// Whether a view is a table, or a cell or its content; nil for others.
  private func isOnTable(_ view: Expression?, _ scope: CodeScope) -> Bool? {
    guard let view, !view.isSelf else {
      if isKind(of: "UITableViewCell") { return isOnlyPlaced ? nil : false }
      return isKind(of: "UITableView") ? true : nil
    }
    if view.lastName == "contentView" { return isOnTable(view.base, scope) == false ? false : nil }
    if scope.cellKind(view) == false { return isPlaced(view, scope) ? nil : false }
    if fillsRow(view) { return false }
    return scope.isKind(view, of: "UITableView") ? true : nil
  }

  /// Whether all that an outlet is connected to are views that fill rows.
  private func fillsRow(_ view: Expression) -> Bool {
    guard let name = view.ownName, property(name)?.facts.attributes.contains("IBOutlet") ?? false else { return false }
    let drawn = interfaceElements.outlets(name)
    return !drawn.isEmpty && drawn.allSatisfy(\.fillsRow)
  }

  /// Whether it is known who serves a table, and that no swipe across its rows means anything to them.
  private func isFreeOfRowSwipes(_ table: Expression?, _ scope: CodeScope) -> Bool {
    guard let meant = self.table(meantBy: table, scope), case .type(let source) = meant.dataSource,
      case .type(let delegate) = meant.delegate
    else { return false }
    return !source.answersRowSwipes && !delegate.answersRowSwipes
  }

  private func table(meantBy view: Expression?, _ scope: CodeScope) -> Table? {
    guard let view, !view.isSelf else { return tables.first { $0.name == "self" } }
    if let own = tables.first(where: { $0.name == view.ownName }), own.dataSource != .unknown { return own }
    return scope.type(of: view).flatMap { scope.type(named: $0.base) }?.tables.first { $0.name == "self" }
  }

  private func takesTouches(_ settings: RecognizerSettings, _ kind: RowGesture.Kind) -> Bool {
    guard settings.isKnown, !settings.sharesTouches, !settings.onlyKeepsTouches else { return false }
    switch kind {
    case .tap: return !settings.isForSeveral && !settings.movesFocus && !isSwitchCell
    case .swipe: return !settings.isVertical
    case .pan: return true
    }
  }
}

extension ProjectType {
  /// Whether all tables that show cells of this class select nothing, so that no row could answer in place of the gesture.
  fileprivate var isShownWhereNothingIsChosen: Bool {
    guard let users = cellUsers, !users.isEmpty else { return false }
    return users.allSatisfy(\.selectsNothing)
  }
}

extension ProjectCode {
  /// Whether it makes what a table shows as a header or footer, which no row's choice comes to.
  fileprivate var makesHeaders: Bool { function.map { TableMethod.viewSuppliers.contains($0.signature) } ?? false }
}

extension ProjectType {
  /// Whether it is a cell around a switch, which answers a tap on the row by turning.
  fileprivate var isSwitchCell: Bool {
    isKind(of: "UITableViewCell") && code(mentioning: ["UISwitch"]).contains { code in
      code.property?.type?.base == "UISwitch" || code.body.containsExpression { $0.constructedType?.base == "UISwitch" }
    }
  }
}
