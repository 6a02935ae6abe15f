extension DrawnInterface {
  /// The labels, pictures and plain views that answer taps, and the controls of the app's own, that constraints make narrower or lower
  /// than so many points, and that no code enlarges.
  public func tappedViews(below minimum: Double) -> [FixedTarget] {
    objects.compactMap { $0.answersTaps ? fixedTarget($0, below: minimum) : nil }
  }
}

extension DrawnObject {
  private static let plain: Set<String> = ["imageView", "label", "stackView", "view"]

  /// Whether it is one of UIKit's views that do nothing by themselves, or a control of the app's own, and a tap on it comes to something.
  fileprivate var answersTaps: Bool {
    guard Self.plain.contains(node.name), !element.descendants.contains(where: \.answersTouches) else { return false }
    guard node.flag("userInteractionEnabled") != false || isUsed(by: ["isUserInteractionEnabled"]) else { return false }
    return isPlain ? isGivenDrawnTap || outletUses.contains(where: \.addsTap) : isOwnControl && answersSomebody
  }

  /// Whether its class is a control of the project's, and none of the framework's with a size of its own.
  private var isOwnControl: Bool {
    guard let name = element.className, let types = project.classes(named: name), !types.isEmpty else { return false }
    return types.allSatisfy { type in
      type.superclasses.isInSources && type.isKind(of: "UIControl") && !Self.sized.contains(where: type.isKind)
    }
  }

  private static let sized = ["UIDatePicker", "UIPageControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField"]

  /// Whether its class, if it is one of the project's, leaves touches to recognizers.
  private var isPlain: Bool {
    guard let name = element.className else { return true }
    guard let types = project.classes(named: name), !types.isEmpty else { return false }
    return types.allSatisfy { type in
      type.superclasses.isInSources && !type.isKind(of: "UIControl")
        && ([type] + type.descendants).allSatisfy { !$0.handlesTouches && $0.hitTests.isEmpty }
    }
  }

  /// Whether a recognizer that is drawn beside it calls something that comes to anything.
  private var isGivenDrawnTap: Bool {
    element.outlets("gestureRecognizers").contains { recognizer in
      recognizer.kind == "tapGestureRecognizer" && recognizer.facts.connections.contains { connection in
        connection.selector.map { !isIdle($0, of: recognizer.destination(connection)) } ?? false
      }
    }
  }
}

extension OutletUse {
  /// Whether the view is given a recognizer of single taps that come to something.
  fileprivate var addsTap: Bool {
    guard let call else { return false }
    let scope = code.scope
    let isHandedOver = member == "addGestureRecognizer" && call.name != member
    if isHandedOver || member.map(scope.project.tapHelpers.contains) ?? false {
      return RecognizerSettings(addedBy: call, scope).comesToSomething
    }
    guard member == "addGestureRecognizer", let recognizer = call.arguments.first?.value,
      scope.type(of: recognizer)?.base == "UITapGestureRecognizer", !code.movesOn(recognizer)
    else { return false }
    return RecognizerSettings(of: recognizer, in: code, scope).comesToSomething
  }
}

extension RecognizerSettings {
  fileprivate var comesToSomething: Bool {
    guard isKnown, !isForSeveral, !onlyKeepsTouches, let first = action?.code.first else { return false }
    return TapDeed(code: first.body, scope: first.scope).opens
  }
}
