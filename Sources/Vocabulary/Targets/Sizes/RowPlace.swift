// Whether a control may stand in a row of a list, which answers for it unless a style says otherwise.
extension ViewUse {
  /// How many places are looked at, from where a control stands to where what holds it is shown, and so on.
  private static let mostPlaces = 200

  /// Whether a list shows it in a row, or a container that isn't known does.
  var mayBeInRow: Bool { !rowPlaces(\.shownBy).isSubset(of: [.elsewhere]) }

  /// Whether a list in the type's own code shows it in a row.
  var isInRow: Bool { rowPlaces(\.code.memberUses).contains(.row) }

  /// What is found on all ways from here to where the view is shown.
  private func rowPlaces(_ shownBy: (ViewUse) -> [ViewUse]) -> Set<RowPlace> {
    var found: Set<RowPlace> = []
    var pending = [self]
    var seen: Set<Place> = [Place(self)]
    while let use = pending.popLast() {
      guard seen.count <= ViewUse.mostPlaces else { return found.union([.unknown]) }
      let place = use.around.rowPlace(of: use.place, use.code.scope)
      if place == .asShown {
        pending += shownBy(use).filter { seen.insert(Place($0)).inserted }
      } else {
        found.insert(place)
      }
    }
    return found
  }

  /// The places that show what this code builds.
  private var shownBy: [ViewUse] {
    let uses = code.memberUses
    guard uses.isEmpty, let type = code.type else { return uses }
    return type.isKind(of: "View") ? type.viewUses : code.usesElsewhere
  }

  private struct Place: Hashable {
    let file: Int
    let range: ByteRange

    init(_ use: ViewUse) {
      file = use.code.file
      range = use.place
    }
  }
}

/// Whether code puts a view into a row of a list.
private enum RowPlace {
  case row
  /// A container that isn't known may.
  case unknown
  /// It stands beside the rows, or on another screen.
  case elsewhere
  /// That hangs on where the code's own view is shown.
  case asShown
}

extension Array where Element == Enclosure {
  fileprivate func rowPlace(of place: ByteRange, _ scope: CodeScope) -> RowPlace {
    // A section stands in a list, unless it is laid out by a stack.
    var isInSection = false
    for outer in expressions {
      guard let call = outer.call, !call.callee.range.contains(place),
        let argument = call.arguments.first(where: { $0.value.range.contains(place) })
      else { continue }
      // The header of a section is no row, and neither is what is shown in a bar or on a screen of its own.
      let isBeside = argument.label.map(Rows.labelsBeside.contains) ?? false || call.name.map(Rows.bars.contains) ?? false
      if isBeside || call.opens(at: place) || scope.opensScreen(call) { return .elsewhere }
      guard let name = outer.constructedType?.base else { continue }
      // In cells of UIKit's, a control answers for itself alone.
      if name == "UIHostingConfiguration" { return .elsewhere }
      if Rows.lists.contains(name) { return .row }
      if name == "Section" { isInSection = true }
      if Rows.stacks.contains(name) { isInSection = false }
      if Rows.others.contains(name) { continue }
      if scope.type(named: name) == nil, Rows.arePlainly(name) { continue }
      guard let type = scope.type(named: name), type.isDeclared else { return .unknown }
      if type.opensScreen(with: call, at: place) { return .elsewhere }
      if type.makesRows { return .unknown }
    }
    return isInSection ? .row : .asShown
  }
}

extension ProjectType {
  /// Whether its code makes a list, or a section of one.
  fileprivate var makesRows: Bool {
    let makers = Rows.lists + ["Section"]
    return code(mentioning: makers).contains { code in
      code.body.containsExpression { $0.constructedType.map { makers.contains($0.base) } ?? false }
    }
  }
}

extension CodeScope {
  /// Whether a call of one of the project's modifiers opens another screen for what it is handed.
  fileprivate func opensScreen(_ call: Call) -> Bool {
    guard call.callee.base != nil else { return false }
    return ownModifiers(call).contains { $0.body.containsExpression { $0.call?.opensScreen ?? false } }
  }
}

private enum Rows {
  static let lists = ["List", "Form", "Table", "OutlineGroup"]

  /// Arguments that don't show their views in a row.
  static let labelsBeside: Set<String> = ["header", "footer"]

  /// What shows its content in a bar.
  static let bars: Set<String> = ["safeAreaInset", "toolbar"]

  /// Containers in which a section only holds views together.
  static let stacks: Set<String> = [
    "Grid", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "ScrollView", "VStack", "ZStack",
  ]

  /// Whether a library's container is called what makes no rows: `HostingController`, `IfLetStore`.
  static func arePlainly(_ name: String) -> Bool {
    let words = NameWords.of(name)
    return words.last.map(plain.contains) ?? false && listing.isDisjoint(with: words)
  }

  private static let plain: Set<String> = [
    "controller", "coordinator", "grid", "host", "navigation", "navigator", "provider", "reader", "router", "stack", "store", "window",
  ]

  private static let listing: Set<String> = ["form", "list", "menu", "row", "rows", "table"]

  /// Containers that make no rows of their content.
  static let others: Set<String> = SwiftUIGroups.containers.union([
    "Button", "ContentUnavailableView", "DocumentGroup", "NavigationLink", "Settings", "TimelineView", "Window", "WindowGroup",
    "WithViewStore",
  ])
}
