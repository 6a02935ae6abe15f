// Taps on UIKit's plain views.
extension ProjectType {
  /// The taps on labels, images and plain views of the type's that don't say that they are buttons.
  ///
  /// Those of outlets aren't among them where a storyboard or xib says more of the view than where it is, nor those that are
  /// for several taps, share their touches, put the keyboard away or close what lies behind.
  public var muteTaps: [MuteTap] {
    guard !isStyle, !isForPreviews else { return [] }
    let words = project.tapHelpers.union(project.tapFunctions.keys).union(["addGestureRecognizer", "tapGesture"])
    guard code(mentioning: words).contains(where: { project.isForTouch($0.file) && !$0.isForDevelopers }) else { return [] }
    return views.flatMap(mutelyTapped) + mutelyTappedParts
  }

  /// Such taps on the views that another object holds: `filterView.acceptView.addGestureRecognizer(tap)`.
  private var mutelyTappedParts: [MuteTap] {
    tapsOnOthers.filter { project.isForTouch($0.file) && !$0.isSpoken && opens($0) }.compactMap { tap in
      let owner = ProjectType(project: project, index: tap.holder)
      guard let part = owner.views.first(where: { $0.identity == .property(tap.property) }), tap.enables || part.takesTouches,
        owner.isPlain(part), !part.isClear, !part.passesTouchesOn, !owner.maySpeak(of: part)
      else { return nil }
      return MuteTap(subject: tap.property, range: tap.range, file: tap.file, modifierEnd: nil)
    }
  }

  private func opens(_ tap: OutsideTap) -> Bool {
    code(mentioning: ["addGestureRecognizer", "tapGesture"]).filter { $0.file == tap.file }.contains { code in
      code.body.containsExpression { expression in
        guard expression.range == tap.range, let call = expression.call else { return false }
        if call.subscribedTap != nil { return opens(toSubscriber: call, code.scope, tap.property) }
        guard let recognizer = call.arguments.first?.value, !code.movesOn(recognizer) else { return false }
        return opens(RecognizerSettings(of: recognizer, in: code, code.scope), tap.property)
      }
    }
  }

  private func mutelyTapped(_ view: ViewCode) -> [MuteTap] {
    guard isPlain(view), !view.isClear, !view.passesTouchesOn else { return [] }
    let name = view.identity.name
    let added = view.calls.filter { opens($0, name) && mayReach(view, $0) }.map { ($0.range, $0.code.file) }
    let handed = view.handedTaps.filter { use in use.what.call.map { opens(RecognizerSettings(addedBy: $0, use.scope), name) } ?? false }
    let taps = (added + handed.map { ($0.range, $0.code.file) }).filter { project.isForTouch($0.1) }
    guard !taps.isEmpty, !maySpeak(of: view) else { return [] }
    let subject = view.identity == .object ? "this \(lastName)" : name
    return taps.map { MuteTap(subject: subject, range: $0.0, file: $0.1, modifierEnd: nil) }
  }

  /// Whether touches may come to the recognizer that a call adds: to pictures and labels they do only where somebody says so, be
  /// it a helper or a loop over several.
  private func mayReach(_ view: ViewCode, _ addition: ViewCode.Use<ViewCode.MemberCall>) -> Bool {
    guard addition.what.path == ["addGestureRecognizer"], !view.takesTouches else { return true }
    if case .property(let name) = view.identity, property(name)?.facts.attributes.contains("IBOutlet") ?? false { return true }
    return contains(.assignment(to: ["isUserInteractionEnabled"])) { change, _ in
      change.target.base?.ownName.map { property($0) == nil } ?? false
    }
  }

  /// Whether a call on a view lets a tap on it open, start or change something.
  private func opens(_ use: ViewCode.Use<ViewCode.MemberCall>, _ view: String) -> Bool {
    if use.what.path.starts(with: ["rx", "tapGesture"]) { return use.isSubscription && opens(toSubscriber: use.what.call, use.scope, view) }
    if use.what.path.count == 1, project.tapHelpers.contains(use.what.path[0]) {
      return opens(RecognizerSettings(addedBy: use.what.call, use.scope), view)
    }
    // What a header shows lies in its content view.
    guard [["addGestureRecognizer"], ["contentView", "addGestureRecognizer"]].contains(use.what.path) else { return false }
    return opens(toRecognizerOf: use, view)
  }

  private func opens(toRecognizerOf use: ViewCode.Use<ViewCode.MemberCall>, _ view: String) -> Bool {
    guard let recognizer = use.what.call.arguments.first?.value,
      use.scope.type(of: recognizer)?.base == "UITapGestureRecognizer", !use.code.movesOn(recognizer)
    else { return false }
    return opens(RecognizerSettings(of: recognizer, in: use.code, use.scope), view)
  }

  /// Whether the tap opens, starts or changes something that no button of the type's does as well.
  private func opens(_ tap: RecognizerSettings, _ view: String) -> Bool {
    guard tap.opens(view) else { return false }
    guard let action = tap.action?.code.first?.function?.name else { return true }
    return !code(mentioning: ["addTarget"]).contains { code in
      code.body.containsExpression { expression in
        guard let call = expression.call, call.name == "addTarget", call.argument("for") != nil else { return false }
        return call.argument("action")?.handledName == action
      }
    }
  }

  /// Whether it is one of the framework's views that do nothing by themselves, made by code; or an object of the project's
  /// own, the type's among them, that is hardly more.
  private func isPlain(_ view: ViewCode) -> Bool {
    if view.identity == .object { return isPlainView }
    if case .property(let name) = view.identity, property(name)?.facts.attributes.contains("IBOutlet") ?? false {
      return isDrawnPlain(name) && (view.sets("isUserInteractionEnabled", to: true) || !isDrawnUntouchable(name))
    }
    if let header = view.reusedHeader { return Self.headers.contains(header) || isMutePlainView(header) }
    guard let type = view.type?.base, view.construction?.what.constructedType?.base == type else { return false }
    return Self.plainViews.contains(type) || isMutePlainView(type)
  }

  /// Whether a class of the project's own is hardly more than a view that does nothing by itself, and says nothing to VoiceOver.
  private func isMutePlainView(_ name: String) -> Bool {
    guard let own = project.type(named: name, from: self), own.isDeclared else { return false }
    return own.isPlainView && !own.speaksOfItself
  }

  /// Whether all that an outlet is connected to are views that do nothing by themselves, hold nothing that does and lie under
  /// nothing that does, and of which nothing is said to VoiceOver, and don't fill a table's row, which has a way of its own to
  /// answer.
  private func isDrawnPlain(_ outlet: String) -> Bool {
    let drawn = interfaceElements.outlets(outlet)
    return !drawn.isEmpty && drawn.allSatisfy { view in
      Self.drawnPlain.contains(view.kind) && view.className.map(isMutePlainView) ?? true && !view.facts.speaks && !view.fillsRow
        && !view.liesUnderButton && !view.ancestors.contains(where: \.facts.speaks) && !view.descendants.contains(where: \.answersTouches)
    }
  }

  /// Whether touches pass by all that an outlet is connected to, or by what is around: a file says so of each image and label that
  /// nobody told otherwise.
  private func isDrawnUntouchable(_ outlet: String) -> Bool {
    let drawn = interfaceElements.outlets(outlet)
    return !drawn.isEmpty && drawn.allSatisfy { view in
      ([view] + view.ancestors).contains { $0.facts.flag("userInteractionEnabled") == false }
    }
  }

  private static let drawnPlain: Set<String> = ["imageView", "label", "stackView", "view"]

  private static let plainViews: Set<String> = ["UIView", "UILabel", "UIImageView", "UIStackView"]

  /// What headers and footers of tables and collections are. Cells are of classes of their own.
  private static let headers: Set<String> = ["UICollectionReusableView", "UITableViewHeaderFooterView"]

  /// Whether the type is a view that answers touches by a recognizer alone, and holds nothing else that does. What it does as one
  /// begins or ends, and passes it on, is how it shows that.
  private var isPlainView: Bool {
    let chain = superclasses
    guard chain.isInSources, let root = chain.links.last?.name.base, Self.plainViews.contains(root) || Self.headers.contains(root),
      Self.touchMethods.allSatisfy({ functions($0).isEmpty }), Self.touchSteps.flatMap(functions).allSatisfy(\.passesItOn)
    else { return false }
    return !properties.contains { property in
      guard let type = CodeScope(property, in: project).type(of: property),
        ["UIControl", "UIScrollView", "UITextField"].contains(where: { project.isKind(type, of: $0, from: self) })
      else { return false }
      // One that lets touches through is a picture.
      return !(property.type?.views ?? []).contains { $0.identity == .property(property.facts.name) && $0.passesTouchesOn }
    }
  }

  private static let touchMethods = ["hitTest(_:with:)", "point(inside:with:)"]
  private static let touchSteps = ["touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)"]
}

extension ProjectFunction {
  /// Whether it is an override that calls what it overrides.
  fileprivate var passesItOn: Bool {
    body.containsExpression { $0.call?.callee.base?.kind == .name("super") && $0.call?.name == facts.name }
  }
}

// MARK: Streams of taps

extension ViewCode.Use<ViewCode.MemberCall> {
  /// Whether it says what becomes of the events of a stream.
  fileprivate var isSubscription: Bool { what.path.last.map(Call.subscriptions.contains) ?? false }
}

extension ProjectType {
  /// Whether whoever subscribes to taps opens, starts or changes something: `view.rx.tapGesture().bind { … }`.
  fileprivate func opens(toSubscriber call: Call, _ scope: CodeScope, _ view: String) -> Bool {
    var names = [view]
    call.callee.forEachExpression { part, _ in names += [part.lastName].compactMap { $0 } }
    guard let answer = call.arguments.last?.value else { return false }
    if let closure = answer.closure {
      let deed = TapDeed(code: closure.body, scope: scope)
      return deed.opens && !closure.body.onlyEnds(view) && !names.contains(where: \.speaksOfClosing)
    }
    answer.forEachExpression { part, _ in names += [part.lastName].compactMap { $0 } }
    return !names.contains(where: \.speaksOfClosing)
  }
}

extension ViewCode {
  /// The class of a list's header or footer that the code takes from the list, or is handed before it shows.
  fileprivate var reusedHeader: String? {
    guard case .local = identity, let (made, scope) = handedOver else { return nil }
    guard case .cast(let taken, _, let type) = made.kind else { return made.dequeuedHeader }
    return taken.dequeuedHeader != nil || taken.ownName != nil && scope.setsUpHeaders ? type.base : nil
  }

  /// Whether there is nothing of it to see: it is clear, and holds no other views.
  fileprivate var isClear: Bool {
    let colors = values(of: "backgroundColor")
    return type?.base == "UIView" && !colors.isEmpty && colors.allSatisfy { $0.lastName == "clear" }
      && !calls.contains { $0.what.path.last == "addSubview" }
  }
}

extension Expression {
  /// What a list hands out as a header or footer where nothing is said of its class.
  fileprivate var dequeuedHeader: String? {
    switch call?.name {
    case "dequeueReusableHeaderFooterView": "UITableViewHeaderFooterView"
    case "dequeueReusableSupplementaryView": "UICollectionReusableView"
    default: nil
    }
  }
}

extension CodeScope {
  /// Whether the code is handed the headers or footers of a list before they show.
  fileprivate var setsUpHeaders: Bool {
    function.map { TableMethod.headerDisplays.contains($0.signature) } ?? false
  }
}

/// How views are called that a tap closes, and what closes them.
private let closing = [
  "dim", "overlay", "shade", "scrim", "backdrop", "background", "dismiss", "close", "hide", "keyboard", "mask", "blur", "outside",
  "endediting", "resignfirst",
]

extension String {
  fileprivate var speaksOfClosing: Bool {
    let words = lowercased()
    return closing.contains { words.contains($0) }
  }
}

extension Array where Element == Statement {
  /// Whether the code takes a view of some name off the screen, and leads nowhere else: what closes with it lay over the rest.
  fileprivate func onlyEnds(_ view: String) -> Bool {
    let leadsOn = ["present", "pushViewController", "show", "performSegue", "open", "openURL"]
    return containsExpression { expression in
      switch expression.kind {
      case .call(let call): return call.name == "removeFromSuperview" && call.callee.base?.lastName == view
      case .assignment(let target, _, let value):
        guard target.base?.lastName == view else { return false }
        return target.lastName == "alpha" && value.kind == .number(0) || target.lastName == "isHidden" && value.kind == .boolean(true)
      default: return false
      }
    } && !containsExpression { $0.call?.name.map(leadsOn.contains) ?? false }
  }
}

extension RecognizerSettings {
  /// Whether the tap opens, starts or changes something, rather than ends what else goes on.
  fileprivate func opens(_ view: String) -> Bool {
    guard isKnown, !isForSeveral, !sharesTouches, !onlyKeepsTouches, !movesFocus, let first = action?.code.first
    else { return false }
    let deed = TapDeed(code: first.body, scope: first.scope)
    return deed.opens && !deed.essence.onlyEnds(view) && !tellsPlacesApart
      && ![view, first.function?.name ?? ""].contains(where: \.speaksOfClosing)
  }
}
