extension DrawnObject {
  /// Whether code may change something about the object, or may do so where it can't be seen.
  ///
  /// Code knows an object by an outlet, by its tag, by its own class, and by values that the file sets at run time.
  ///
  /// - Parameter members: the names by which code changes it, such as `setTitle`.
  public func mayBeChanged(by members: Set<String>) -> Bool {
    isChangedByClass(members) || isChangedByOutlet(members) || isKnownByTag || isChangedAtRunTime(members)
      || isChangedByCell(members)
  }

  /// Whether code that has an outlet of it uses one of some members.
  public func isUsed(by members: Set<String>) -> Bool {
    outletUses.contains { !$0.isOfReactiveLooks && $0.member.map(members.contains) ?? false }
  }

  // MARK: Classes

  private func isChangedByClass(_ members: Set<String>) -> Bool {
    guard let name = element.className else { return false }
    guard let types = project.classes(named: name) else { return !FrameworkTypes.isKnown(name) }
    return types.contains { type in ([type] + type.descendants).contains { $0.mayChangeItself(by: members) } }
  }

  /// Cells hand out the labels that they bring themselves, and any code may ask a cell for them.
  private func isChangedByCell(_ members: Set<String>) -> Bool {
    propertyOfCell.map { !project.membersUsed(ofCellLabel: $0).isDisjoint(with: members) } ?? false
  }

  // MARK: Outlets

  private func isChangedByOutlet(_ members: Set<String>) -> Bool {
    let owners = element.referrers.filter { $0.element.className != nil }
    if owners.contains(where: { project.classes(named: $0.element.className ?? "") == nil }) { return true }
    if outletUses.contains(where: { $0.changes(members) || $0.member.map { project.changes(in: $0, members) } ?? false }) {
      return true
    }
    return owners.contains { project.changes($0.property, of: $0.element, by: members) }
  }

  /// What the classes that have an outlet of it do with that.
  package var outletUses: [OutletUse] { project.outletUses(of: element) }

  // MARK: Values

  private func isChangedAtRunTime(_ members: Set<String>) -> Bool {
    let paths = node.child("userDefinedRuntimeAttributes")?.children.compactMap { $0["keyPath"] } ?? []
    return paths.contains { path in
      !path.hasPrefix("layer.") && !Self.looks.contains(path) && project.mayChange(members, bySetting: path)
    }
  }

  /// Values that change how a view looks, and nothing that it says or how large it is.
  private static let looks: Set<String> = [
    "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "tintColor", "titleLabel.adjustsFontSizeToFitWidth",
    "titleLabel.minimumScaleFactor",
  ]
}

extension Project {
  /// What the classes that have an outlet of an object do with that.
  func outletUses(of object: InterfaceElement) -> [OutletUse] {
    object.referrers.flatMap { owner, property in
      family(of: owner).sorted { $0.index < $1.index }.flatMap { $0.uses(ofOutlet: property) }
    }
  }

  /// The lengths that code gives a constraint by its outlets; nil where it may give it others, or do anything else with it.
  func lengthsGiven(to constraint: InterfaceElement) -> [Double]? {
    let isKnown = constraint.referrers.allSatisfy { owner, property in
      owner.className.flatMap(classes(named:)) != nil && !changes(property, of: owner, by: ["constant", "isActive", "priority"])
    }
    guard isKnown else { return nil }
    let lengths = outletUses(of: constraint).filter { !($0.isReading && $0.member == "constant") }.flatMap { use -> [Double?] in
      guard use.member == "constant", let values = use.setting?.value.alternatives else { return [nil] }
      return values.map(use.code.scope.number)
    }
    return lengths.contains(nil) ? nil : lengths.compactMap { $0 }
  }

  /// Whether code that runs shows an object that is drawn hidden, or may do so.
  func unhides(_ object: InterfaceElement, drawnBy view: MarkupNode) -> Bool {
    let property = hidingProperty(of: object, drawnBy: view)
    return outletUses(of: object).contains { shows($0, by: property) }
  }

  /// Whether code that runs lets an object be seen that is drawn transparent.
  func brightens(_ object: InterfaceElement) -> Bool {
    outletUses(of: object).contains { use in
      // Whoever is handed the view may show it.
      guard let member = use.member else { return true }
      guard member == "alpha" else { return use.call.map { use.code.scope.calledFunction($0) != nil } ?? false }
      guard let value = use.setting?.value else { return !use.isReading }
      return value.kind != .number(0) && isReached(value.range.start, in: use.code.file)
    }
  }

  /// The property by which the file hides a view at run time: `hidden`, or one of the project's that hands on what it is set to.
  func hidingProperty(of object: InterfaceElement, drawnBy view: MarkupNode) -> String? {
    let values = view.child("userDefinedRuntimeAttributes")?.children ?? []
    return values.lazy.filter { $0["type"] == "boolean" && $0["value"] == "YES" }.compactMap { $0["keyPath"] }.first { path in
      ["hidden", "isHidden"].contains(path) || (object.className.flatMap(classes(named:)) ?? []).contains { $0.hides(bySetting: path) }
    }
  }

  /// - Parameter property: one that hides a view as `isHidden` does.
  private func shows(_ use: OutletUse, by property: String? = nil) -> Bool {
    guard let member = use.member, ["isHidden", property].contains(member), !use.isReading else { return false }
    guard let value = use.setting?.value else { return true }
    return !use.code.scope.isAlways(true, value) && isReached(value.range.start, in: use.code.file)
  }

  /// Whether code hides an object before it is seen, and none that runs shows it again.
  func hides(_ object: InterfaceElement) -> Bool {
    let uses = outletUses(of: object)
    guard !uses.contains(where: { $0.member == nil || shows($0) }) else { return false }
    if isHiddenInEachRow(object) || uses.takeAway(in: self) || fades(object, uses) { return true }
    let settings = uses.filter { $0.member == "isHidden" }.compactMap { $0.setting?.value.range }
    let isHidden = uses.contains { use in
      guard use.member == "isHidden", let setting = use.setting, !setting.isConditional || use.code.body.sets(settings) else {
        return false
      }
      return use.code.runsBeforeItIsSeen && isReached(setting.value.range.start, in: use.code.file)
    }
    return isHidden && !object.referrers.contains { changes($0.property, of: $0.element, by: ["isHidden"]) }
  }

  /// Whether code makes an object transparent before it is seen, and none that runs lets it be seen again.
  private func fades(_ object: InterfaceElement, _ uses: [OutletUse]) -> Bool {
    let isTransparent = uses.contains { use in
      guard use.member == "alpha", let setting = use.setting, setting.value.kind == .number(0), !setting.isConditional else { return false }
      return use.code.runsBeforeItIsSeen && isReached(setting.value.range.start, in: use.code.file)
    }
    return isTransparent && !brightens(object) && !object.referrers.contains { changes($0.property, of: $0.element, by: ["alpha"]) }
  }

  /// Whether an object lies in a cell of which the controller of its scene hides it in each row that it hands out.
  private func isHiddenInEachRow(_ object: InterfaceElement) -> Bool {
    guard let scene = object.scene, let cell = object.referrers.first?.element, object.referrers.count == 1,
      ["collectionViewCell", "tableViewCell"].contains(cell.kind), let property = object.referrers.first?.property
    else { return false }
    let controllers = family(of: scene)
    let cells = family(of: cell)
    let code = controllers.flatMap { $0.code(mentioning: [property]) }.filter { $0.mayHold([Word("isHidden")]) }
    var isHidden = false
    for code in code {
      guard let hidings = code.hidings(of: property, of: { self.isOne($0, of: cells, in: code) ?? true }) else { return false }
      let isHandingOut = code.function.map { TableMethod.cellSuppliers.contains($0.signature) } ?? false
      isHidden = isHidden || isHandingOut && !hidings.isEmpty && code.body.sets(hidings)
    }
    return isHidden
  }

  /// Whether a value that a file sets at run time may change members of the object that it is set for. It doesn't where each
  /// property of that name says what it changes instead.
  fileprivate func mayChange(_ members: Set<String>, bySetting path: String) -> Bool {
    let settings = files(mentioning: [path]).flatMap { code(in: $0, mentioning: [path]).filter { $0.property?.name == path } }
    return settings.isEmpty || settings.contains { mayChange(members, by: $0, depth: 2) }
  }

  /// - Parameter depth: through how many functions of the object's own it is followed.
  private func mayChange(_ members: Set<String>, by code: ProjectCode, depth: Int) -> Bool {
    let scope = code.scope
    return code.body.containsExpression { expression in
      if expression.lastName.map(members.contains) ?? false { return true }
      guard let call = expression.call, call.callee.ownName?.first?.isLowercase ?? false else { return false }
      guard depth > 0, let function = scope.calledFunction(call), function.facts.hasBody else { return true }
      return mayChange(members, by: ProjectCode(function, in: self), depth: depth - 1)
    }
  }
}

extension ProjectType {
  /// Whether a property of a view's hides it where it is set to true: `set { isHidden = newValue }`.
  fileprivate func hides(bySetting name: String) -> Bool {
    guard let property = property(name), let owner = property.type else { return false }
    return owner.code(mentioning: ["isHidden"]).contains { code in
      code.property?.name == name
        && code.body.contains { statement in
          guard case .expression(let expression) = statement.kind, case .assignment(let target, "=", let value) = expression.kind,
            target.ownName == "isHidden"
          else { return false }
          return ["newValue", name].contains(value.ownName)
        }
    }
  }
}

extension Array where Element == Statement {
  /// Whether the code assigns one of some values, by their places, whichever way it takes.
  fileprivate func sets(_ values: [ByteRange]) -> Bool {
    contains { statement in
      switch statement.kind {
      case .expression(let expression):
        if case .assignment(_, "=", let value) = expression.kind { values.contains(value.range) } else { false }
      case .branch(let branch): branch.isExhaustive && branch.arms.allSatisfy { $0.body.sets(values) }
      case .block(let body): body.sets(values)
      default: false
      }
    }
  }
}

extension Project {
  /// The classes whose code may speak of an object of an interface file as of itself.
  fileprivate func family(of object: InterfaceElement) -> Set<ProjectType> {
    Set((object.className.flatMap { classes(named: $0) } ?? []).flatMap(\.family))
  }

  /// Whether code uses a member of an object's property, or hands that on, where it asks something for it that may be that
  /// object: `cell.title.font`, `style.apply(to: cell.title)`.
  func changes(_ property: String, of owner: InterfaceElement, by members: Set<String>) -> Bool {
    asks(owner, for: property) { view, around, code in
      if around.asks(view, for: members) { return OutletUse(of: view, around, code).isReading ? nil : true }
      return around.handsOn(view) ? false : nil
    }
  }

  /// Whether code asks an object for a property, and does something with it.
  ///
  /// - Parameter use: nil where an expression isn't what is sought; else whether it counts where the type of what is asked isn't
  ///   known.
  func asks(_ owner: InterfaceElement, for property: String, use: (Expression, [Enclosure], ProjectCode) -> Bool?) -> Bool {
    let family = family(of: owner)
    return files(mentioning: [property]).contains { file in
      code(in: file, mentioning: [property]).contains { code in
        var isFound = false
        code.body.forEachExpression { expression, around in
          guard !isFound, case .member(let holder?, property) = expression.kind, !holder.isSelf else { return }
          // `let button = screen.saveButton!`
          let name = code.scope.local(boundTo: expression)?.name
          guard let countsUnknown = name.map({ code.use(of: $0, use) }) ?? use(expression, around, code) else { return }
          isFound = isOne(holder, of: family, in: code) ?? countsUnknown
        }
        return isFound
      }
    }
  }
}

extension ProjectCode {
  /// Whether it counts what the code does with what it calls by a name, where the type of what it asks for that isn't known; nil where it
  /// does nothing that is sought.
  ///
  /// - Parameter use: nil where an expression isn't what is sought.
  fileprivate func use(of name: String, _ use: (Expression, [Enclosure], ProjectCode) -> Bool?) -> Bool? {
    var found: Bool?
    body.forEachExpression { expression, around in
      if found != true, expression.kind == .name(name), let counts = use(expression, around, self) { found = counts }
    }
    return found
  }
}

extension [Enclosure] {
  fileprivate func asks(_ view: Expression, for members: Set<String>) -> Bool {
    guard case .member(let base?, let member)? = parent?.kind else { return false }
    return base.range == view.range && members.contains(member)
  }

  /// Whether a view is handed to code that may change it.
  fileprivate func handsOn(_ view: Expression) -> Bool {
    guard let call = parent?.call, call.callee.range != view.range else { return false }
    return !(call.name.map(OutletWords.keeping.contains) ?? false)
  }
}

extension Project {
  /// Whether an expression stands for an object of some classes; nil where its type isn't known.
  private func isOne(_ expression: Expression, of family: Set<ProjectType>, in code: ProjectCode) -> Bool? {
    let scope = code.scope
    guard let known = scope.type(of: expression), !scope.isOfGenericType(expression) else { return nil }
    guard let type = scope.type(named: known.base), type.isDeclared else {
      return FrameworkTypes.isFramework(known.base) ? false : nil
    }
    return type.kind == .protocol ? nil : !family.isDisjoint(with: type.family)
  }

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

extension [OutletUse] {
  /// Whether code takes the view away as soon as what it belongs to is loaded, and none puts it anywhere.
  fileprivate func takeAway(in project: Project) -> Bool {
    contains { use in
      guard use.member == "removeFromSuperview", let call = use.call, !use.isConditional else { return false }
      return use.code.runsBeforeItIsSeen && project.isReached(call.nameRange.start, in: use.code.file)
    } && !contains { $0.member.map(OutletWords.placing.contains) ?? true }
  }
}

extension ProjectCode {
  /// The values by which the code hides a property's view of some objects: nil where it does anything else to show or hide it, or hands
  /// it on.
  fileprivate func hidings(of property: String, of isMeant: (Expression) -> Bool) -> [ByteRange]? {
    var hidings: [ByteRange]? = []
    let scope = scope
    body.forEachExpression { expression, around in
      guard case .member(let holder?, property) = expression.kind, !holder.isSelf, isMeant(holder) else { return }
      if around.handsOn(expression) { hidings = nil }
      guard around.asks(expression, for: ["isHidden"]) else { return }
      guard case .assignment(let target, "=", let value)? = around.expressions.dropFirst().first?.kind, target.base?.range == expression.range,
        scope.isAlways(true, value)
      else { return hidings = nil }
      hidings?.append(value.range)
    }
    return hidings
  }

  /// Whether it runs as soon as what it belongs to is loaded: at once, or called from what does. A cell is filled by a
  /// function that is handed what to show.
  fileprivate var runsBeforeItIsSeen: Bool {
    // An outlet's observer runs as it is connected.
    if let property { return property.attributes.contains("IBOutlet") && !property.observers.isEmpty }
    guard let function, let type else { return false }
    if ProjectCode.loading.contains(function.name) { return true }
    let isOfCell = ["UITableViewCell", "UICollectionViewCell"].contains(where: type.isKind)
    if isOfCell, !function.parameters.isEmpty, !function.modifiers.contains("private") { return true }
    return type.family.contains { kin in
      kin.code(mentioning: [function.name]).contains { code in
        guard let caller = code.function, ProjectCode.loading.contains(caller.name) else { return false }
        var isCalled = false
        code.body.forEachExpression { expression, around in
          if expression.call?.callee.ownName == function.name, !around.isConditional { isCalled = true }
        }
        return isCalled
      }
    }
  }

  /// What runs before a view is seen.
  private static let loading: Set<String> = [
    "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "init", "layoutSubviews", "viewDidLayoutSubviews", "viewDidLoad",
    "viewWillAppear", "viewWillLayoutSubviews",
  ]
}
