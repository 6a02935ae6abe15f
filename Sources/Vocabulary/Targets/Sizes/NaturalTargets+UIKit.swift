// Views of UIKit that are no higher than what they show.
extension ProjectType {
  /// The plain buttons, and the pictures, labels and stacks with a tap, of the type's code whose constraints leave their height open, and
  /// whose text or picture says how high they are.
  ///
  /// What a stack may stretch isn't among them, nor what has constraints that aren't all seen.
  func naturalViewTargets(below minimum: Double) -> [TouchTarget] {
    let speaksOfControls = project.index.controlWords.contains { word in files.contains { project.mayHold(word, $0) } }
    guard speaksOfControls || hasOutsideTaps else { return [] }
    let views = self.views(in: code, throughLoops: true)
    lazy var stacks = StackPlaces(of: self, views)
    return views.compactMap { view in
      // Most views are left out before all code is looked for that sets them up.
      guard view.mayBePlainTarget, view.isTouchTarget(in: self), view.takesTouches || isTappedFromOutside(view), let code = view.plainCode,
        view.construction != nil || code.isWired,
        let shown = code.first?.kind == .stack ? stacks.height(of: view, code) : NaturalHeight(code), shown.points < minimum,
        code.allSatisfy({ $0.view.margin(in: self, [], natural: shown.points) == HitMargin.none }), !view.isInBar,
        code.isOpenInHeight(of: self, inStack: { stacks.leaveHeightOpen(of: view, askingFor: shown.points) }), !isInBar(view),
        isKnownThroughout(view), !isEnlargedElsewhere(view, below: minimum), !isUnanswered(view), !isNeverSeen(view), !sharesTap(with: view),
        let place = view.construction.map({ ($0.range, $0.code.file) }) ?? view.handedOver.map({ ($0.making.range, $0.scope.file) })
      else { return nil }
      return TouchTarget(name: view.identity.name, shown, at: place.0, in: place.1)
    }
  }
}

extension ProjectType {
  /// Whether other types' code may give a view of the type's more lines, or a line as high as a target.
  private func isEnlargedElsewhere(_ view: ViewCode, below minimum: Double) -> Bool {
    guard case .property(let name) = view.identity, !(property(name)?.isPrivate ?? true) else { return false }
    return project.code(mentioning: [name]).contains { code in
      guard code.mayHold(Enlarging.words), code.type.map({ !family.contains($0) }) ?? true else { return false }
      return code.body.containsExpression { expression in
        guard case .assignment(let target, _, let value) = expression.kind, target.base?.lastName == name, target.base?.ownName == nil,
          let property = target.lastName, Enlarging.properties.contains(property)
        else { return false }
        return property != "font" || !(code.scope.textMeasure(value).map { $0.lineHeight < minimum } ?? false)
      }
    }
  }

  private enum Enlarging {
    static let properties: Set<String> = ["attributedText", "font", "numberOfLines"]
    static let words = properties.map { Word($0) }
  }
}

extension TouchTarget {
  fileprivate init(name: String, _ height: NaturalHeight, at range: ByteRange, in file: Int) {
    self.init(name: name, width: nil, height: height.points, range: range, file: file)
    isNatural = true
    isOfText = height.isOfText
    evidence = height.evidence
  }
}

extension ViewCode {
  /// Whether it may be a button, a picture, a label or a stack of the framework's, made by its initialiser or by a function, or a
  /// button of the app's own.
  fileprivate var mayBePlainTarget: Bool {
    if let construction { return construction.what.plainView != nil || ownButtonCode != nil }
    return PlainViewCode.Kind.allCases.contains { $0.name == type?.base }
      || calls.contains { ["addAction", "addTarget"].contains($0.what.path.last) }
  }
}

// MARK: - What constraints leave open

extension [PlainViewCode] {
  /// Whether it tells who hears of taps on the view.
  fileprivate var isWired: Bool {
    flatMap(\.view.calls).contains { use in
      use.what.path.starts(with: ["rx", "tap"]) || use.what.path.last.map(ViewCode.wiring.contains) ?? false
    }
  }

  /// Whether constraints say where it stands, and none how high it is: neither its own nor those of views beside it. What stands
  /// in a stack has none, nor has what code only moves.
  ///
  /// - Parameter inStack: whether a stack that holds it leaves its height open; nil where none does.
  fileprivate func isOpenInHeight(of type: ProjectType, inStack: () -> Bool?) -> Bool {
    let sides = VerticalSides(of: flatMap(\.view.calls))
    guard let view = last?.view, !sides.isStretched, !view.isCollapsed else { return false }
    let isStacked = view.handed.contains { ["addArrangedSubview", "UIStackView"].contains($0.what.call?.name) }
    guard inStack() ?? (!isStacked && (isFitted || sides.place(view.identity.name, in: type))) else { return false }
    return !sides.mayBeStretched(view.identity.name, in: type)
  }
}
