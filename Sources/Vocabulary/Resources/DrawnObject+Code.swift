extension DrawnObject {
  /// Whether code may change something about the object, or may do so where it can't be seen.
  ///
  /// Code knows an object by an outlet, by its tag, by its own class, and by values that the file sets at run time.
  ///
  /// - Parameter members: the names by which code changes it, such as `setTitle`.
  public func mayBeChanged(by members: Set<String>) -> Bool {
    isChangedByClass(members) || isChangedByOutlet(members) || isKnownByTag || isChangedAtRunTime
      || isChangedByCell(members)
  }

  /// Whether code that has an outlet of it uses one of some members.
  public func isUsed(by members: Set<String>) -> Bool {
    outletUses.contains { $0.map(members.contains) ?? false }
  }

  // MARK: Classes

  private func isChangedByClass(_ members: Set<String>) -> Bool {
    guard let name = element.className else { return false }
    guard let types = project.classes(named: name) else { return true }
    return types.contains { $0.speaks(of: members) || $0.descendants.contains { $0.speaks(of: members) } }
  }

  /// Cells hand out the labels that they bring themselves, and any code may ask a cell for them.
  private func isChangedByCell(_ members: Set<String>) -> Bool {
    propertyOfCell.map { !project.membersUsed(ofCellLabel: $0).isDisjoint(with: members) } ?? false
  }

  // MARK: Outlets

  private func isChangedByOutlet(_ members: Set<String>) -> Bool {
    let owners = element.referrers.filter { $0.element.className != nil }
    if owners.contains(where: { project.classes(named: $0.element.className ?? "") == nil }) { return true }
    if outletUses.contains(where: { $0.map { members.contains($0) || project.changes(in: $0, members) } ?? true }) {
      return true
    }
    return owners.contains { project.changes($0.property, by: members) }
  }

  /// What the classes that have an outlet of it do with that: the member that they use, or nil where they hand it on.
  private var outletUses: [String?] {
    element.referrers.flatMap { owner, property -> [String?] in
      let types = owner.className.flatMap { project.classes(named: $0) } ?? []
      let family = Set(types.flatMap(\.family))
      return family.sorted { $0.index < $1.index }.flatMap { $0.uses(ofOutlet: property) }
    }
  }

  // MARK: Tags and values

  private var isKnownByTag: Bool {
    guard let tag = node["tag"], tag != "0" else { return false }
    return project.speaks(of: ["viewWithTag"])
  }

  private var isChangedAtRunTime: Bool {
    let paths = node.child("userDefinedRuntimeAttributes")?.children.compactMap { $0["keyPath"] } ?? []
    return paths.contains { path in !path.hasPrefix("layer.") && !Self.looks.contains(path) }
  }

  /// Values that change how a view looks, and nothing that it says or how large it is.
  private static let looks: Set<String> = ["backgroundColor", "borderColor", "borderWidth", "cornerRadius", "tintColor"]
}

extension Project {
  /// The classes of a name that the project declares in Swift; nil where there is none, and nothing is known of their code.
  package func classes(named name: String) -> [ProjectType]? {
    let found = index.names.declared(name).filter { index.entries[$0].home < files.count }
    return found.isEmpty ? nil : found.map { ProjectType(project: self, index: $0) }
  }

  /// Whether code anywhere uses a member of something's property of a name: `cell.title.font`.
  fileprivate func changes(_ property: String, by members: Set<String>) -> Bool {
    let (word, others) = (Word(property), members.map { Word($0) })
    let candidates = files.indices.filter { file in mayHold(word, file, ofAll: true) && others.contains { mayHold($0, file, ofAll: true) } }
    return candidates.contains { file in
      code(in: file, mentioning: [property]).contains { code in
        code.mayHold(others) && code.body.containsExpression { expression in
          guard case .member(let base?, let member) = expression.kind, members.contains(member),
            case .member(_?, property) = base.kind
          else { return false }
          return true
        }
      }
    }
  }
}

extension Project {
  /// Whether a method or property of that name, by which the project extends a class of UIKit's, uses one of some members of
  /// the view itself: `title.setStyle(.caption)`.
  fileprivate func changes(in name: String, _ members: Set<String>) -> Bool {
    Self.extended.contains { base in
      type(named: base)?.code(mentioning: [name]).contains { code in
        (code.function?.name == name || code.property?.name == name)
          && code.body.containsExpression { $0.ownName.map(members.contains) ?? false }
      } ?? false
    }
  }

  /// The classes of what texts and touches are shown by.
  private static let extended = ["UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView"]

  /// The members that code anywhere uses of a label that cells bring themselves: `font` of `cell.textLabel?.font`.
  fileprivate func membersUsed(ofCellLabel property: String) -> Set<String> {
    let subject = DrawnObject.labelsOfCells.firstIndex(of: property) ?? 0
    return lastingAnswer(Answers.Question(kind: .membersOfCellLabel, subject: subject)) {
      var found: Set<String> = []
      for code in code(mentioning: [property]) {
        code.body.forEachExpression { expression, _ in
          if case .member(let base?, let member) = expression.kind, base.lastName == property { found.insert(member) }
        }
      }
      return found
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var membersOfCellLabel: Self { Self(MembersOfCellLabel.self) }

  private enum MembersOfCellLabel {}
}

extension ProjectType {
  /// What its code does with an outlet: the member that it uses, or nil where it hands the outlet on as a whole.
  fileprivate func uses(ofOutlet property: String) -> [String?] {
    code(mentioning: [property]).flatMap { code -> [String?] in
      var uses: [String?] = []
      code.body.forEachExpression { expression, around in
        guard expression.isNamed(property) else { return }
        uses.append(around.use(of: expression))
      }
      return uses
    }
  }
}

extension Expression {
  /// Whether it is a plain name, or a member of that name.
  fileprivate func isNamed(_ name: String) -> Bool {
    switch kind {
    case .name(name), .member(_, name): true
    default: false
    }
  }
}

extension [Enclosure] {
  /// What is done with an expression right where it stands.
  fileprivate func use(of expression: Expression) -> String? {
    switch parent?.kind {
    case .member(let base?, let member) where base == expression: member
    case .binary(_, let sign, _) where ["==", "===", "!=", "!=="].contains(sign): sign
    case .call(let call) where call.callee.lastName.map(Self.placing.contains) ?? false: call.callee.lastName
    default: nil
    }
  }

  /// What puts a view somewhere and leaves it as it is.
  private static let placing: Set<String> = [
    "addSubview", "addArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "insertSubview", "insertArrangedSubview",
  ]
}
