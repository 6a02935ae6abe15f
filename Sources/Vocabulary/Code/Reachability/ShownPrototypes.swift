// Rows and items that storyboards draw, of which lists make none before one is asked for.
extension Project {
  /// Whether a list may ask for rows or items of a prototype: nobody can for one without an identifier.
  func mayDequeue(_ prototype: InterfaceElement) -> Bool {
    guard let identifier = prototype.facts.attributes["reuseIdentifier"] else { return false }
    let own = identifier == prototype.className ? classFiles(of: prototype) : []
    return mayName(identifier, besidesCodeIn: own) && !isNamedInVain(identifier) && mayAskFor(reusable: identifier)
      && !isPassedOver(prototype, identifier) && !(prototype.list?.isFilledByNobody ?? false)
  }

  /// Whether each place that names something is one that its code never comes to.
  private func isNamedInVain(_ identifier: String) -> Bool {
    guard isNamedByTextsAlone(identifier) else { return false }
    let naming = files(quoting: identifier).filter { !index.isTest($0) }
    return !naming.isEmpty && naming.allSatisfy { file in
      guard let places = places(quoting: identifier, in: file) else { return false }
      return places.allSatisfy { place in declaration(at: place, in: file).map { isPassedBy(place, in: $0) } ?? false }
    }
  }

  /// Whether all who fill the prototype's list ask it for others, or register something else under its identifier.
  private func isPassedOver(_ prototype: InterfaceElement, _ identifier: String) -> Bool {
    guard let list = prototype.list else { return false }
    let connected = list.facts.connections.filter { $0.kind == .outlet(property: "dataSource") }.map { list.destination($0) }
    let owners = list.referrers.map(\.element).map(Optional.some)
    func types(_ elements: [InterfaceElement?]) -> [ProjectType?] { elements.map { $0?.className.flatMap { type(named: $0) } } }
    let people = types(owners).compactMap { $0 }
    let outlets = list.referrers.map(\.property)
    if people.contains(where: { $0.family.contains { $0.registers(identifier, with: outlets) } }) { return true }
    let suppliers = types(connected.isEmpty ? owners : connected)
    return !suppliers.isEmpty && suppliers.allSatisfy { $0?.asksForOthers(than: identifier) ?? false }
      && !people.contains { $0.family.contains(where: \.mayAskElsewhere) }
  }
}

extension ProjectType {
  /// Whether the code registers a class or a xib under an identifier with one of its lists, as soon as it loads: that takes the place of
  /// a prototype.
  fileprivate func registers(_ identifier: String, with lists: [String]) -> Bool {
    code(mentioning: ["register"]).contains { code in
      guard ["awakeFromNib", "init", "viewDidLoad"].contains(code.function?.name) else { return false }
      var isFound = false
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, call.name == "register", call.callee.base?.ownName.map(lists.contains) ?? false,
          !around.isConditional, let under = call.arguments.last, ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains(under.label)
        else { return }
        isFound = isFound || code.scope.text(under.value) == identifier
      }
      return isFound
    }
  }

  /// Whether the type fills its lists itself, and asks them for cells by known identifiers of which this is none.
  func asksForOthers(than identifier: String) -> Bool {
    let kin = family
    let suppliers = kin.filter { type in TableMethod.cellSuppliers.contains { !type.functions($0).isEmpty } }
    guard !suppliers.isEmpty, !kin.contains(where: \.mayAskElsewhere), !kin.contains(where: \.asksByOwnFunctions) else { return false }
    var dequeues = Dequeues()
    for type in kin { type.code(mentioning: Dequeues.labels.union(Dequeues.formerNames)).forEach { dequeues.add($0) } }
    return dequeues.asks && !dequeues.mayAsk(for: identifier)
  }

  /// Whether it asks a list for cells by a function that isn't the system's: `dequeue(BoatCell.self, for: indexPath)`.
  private var asksByOwnFunctions: Bool {
    code.contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.name?.lowercased().contains("dequeue") ?? false else { return false }
        return !Dequeues.isOfSystem(call)
      }
    }
  }

  /// Whether a list of the type's gets its cells from another object than the type's own.
  fileprivate var mayAskElsewhere: Bool {
    contains(.assignment(to: ["dataSource"])) { change, _ in !change.value.isSelf && !change.value.isNil }
  }
}

extension InterfaceElement {
  /// The prototype of a table's rows, or of a collection's items, that it lies in, or is.
  package var prototype: InterfaceElement? { ([self] + ancestors).first { $0.list != nil } }

  /// Whether nobody fills a list: neither a class of its own or of its scene's, nor whoever is connected to it.
  fileprivate var isFilledByNobody: Bool {
    let isConnected = !referrers.isEmpty || facts.connections.contains { $0.property == "dataSource" }
    return !isConnected && className == nil && scene.map { $0.className == nil && $0.kind == "viewController" } ?? false
  }

  /// The list whose rows or items a cell is drawn for; nil for others, and for a table's own rows.
  fileprivate var list: InterfaceElement? {
    let kinds = ["tableViewCell": "tableView", "collectionViewCell": "collectionView"]
    guard let kind = kinds[self.kind], let list = ancestors.first(where: { $0.kind == kind }), list.facts.attributes["dataMode"] != "static"
    else { return nil }
    return list
  }
}
