// Cells that answer touches by themselves, or hold what does.
extension ProjectType {
  /// Whether a cell's class shows touches in its own way, or holds controls that take them.
  ///
  /// - Parameter besideParts: whether controls that are parts of a row don't count, since the row does something of its own.
  func answersTouches(besideParts: Bool) -> Bool {
    let showing: Set<String> = ["setHighlighted", "setSelected", "updateConfiguration", "touchesBegan", "addGestureRecognizer"]
    let methods = besideParts ? showing : showing.union(["addTarget"])
    let drawn = project.interfaces.cells(of: lastName)
    if drawn.contains(where: { $0.element.holdsControls(besideParts: besideParts) }) { return true }
    return ([self] + ancestors).contains { type in
      type.functions.contains { methods.contains($0.facts.name) && !$0.onlyCallsSuper }
        || type.properties.contains { property in
          if ["isHighlighted", "isSelected"].contains(property.facts.name) { return true }
          guard CodeScope(property, in: project).type(of: property).map({ holds($0, besideParts) }) ?? false else { return false }
          // What is drawn says itself whether it takes touches, unless code says otherwise.
          let isDrawn = !drawn.isEmpty && property.facts.attributes.contains("IBOutlet")
          return !isDrawn || type.isToldToTakeTouches(property.facts.name)
        }
        || type.code.contains { code in
          code.body.containsExpression { expression in
            if besideParts, code.letsPartAnswer(expression) { return false }
            return expression.constructedType.map { $0.isControl && !(besideParts && $0.isPart) } ?? false
              || expression.lastName == "configurationUpdateHandler"
              || expression.base?.kind != .name("super") && expression.call?.name.map(methods.contains) ?? false
          }
        }
    }
  }

  private func isToldToTakeTouches(_ property: String) -> Bool {
    views.contains { $0.identity == .property(property) && $0.sets("isUserInteractionEnabled", to: true) }
  }

  private func holds(_ property: TypeName, _ besideParts: Bool) -> Bool {
    if besideParts, controlsInRows.contains(where: { project.isKind(property, of: $0, from: self) }) { return false }
    return property.isControl || project.isKind(property, of: "UIControl", from: self)
  }
}

extension ProjectCode {
  /// Whether an expression gives a label or a picture a recognizer of its own, which takes the touches of a part of a row.
  fileprivate func letsPartAnswer(_ expression: Expression) -> Bool {
    guard let call = expression.call, call.name == "addGestureRecognizer", let part = call.callee.base else { return false }
    return scope.type(of: part).map { ["UIImageView", "UILabel"].contains($0.base) } ?? false
  }
}

extension TypeName {
  /// Whether it is a control that takes the touches of a part of a row.
  var isPart: Bool { controlsInRows.contains { FrameworkTypes.isKind(base, of: $0) } }

  /// Whether it is a view that takes touches for itself.
  var isControl: Bool {
    FrameworkTypes.isKind(base, of: "UIControl") || ["UIControl", "UITextView", "UICollectionView", "UIButton"].contains(base)
  }
}

extension InterfaceElement {
  /// Whether views in it take touches for themselves.
  ///
  /// - Parameter besideParts: whether those don't count that take the touches of a part of a row.
  func holdsControls(besideParts: Bool) -> Bool {
    descendants.contains { part in
      part.isControl && part.facts.flag("userInteractionEnabled") != false && !(besideParts && drawnInRows.contains(part.kind))
    }
  }
}

/// Controls that leave most of a row to it. Fields and lists may fill it.
private let controlsInRows = ["UIButton", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch"]

/// What Interface Builder calls them.
private let drawnInRows = InterfaceElement.controls.subtracting(["datePicker"])
