/// A button of which people see an image, and VoiceOver has no words.
public struct NamelessButton {
  /// `Button`, `bar button item`
  public let control: String
  /// What people see of it.
  public let image: ShownImage
  /// The expression that makes the image.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The buttons in a file's code that show nothing but an image, and that nothing names.
  ///
  /// An image that the code doesn't tell is none; nor is the label of a swipe action, or a button in UIKit that may get
  /// its title or its name elsewhere.
  public func namelessButtons(in file: Int) -> [NamelessButton] {
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    return namelessSwiftUIButtons(in: file) + namelessBarItems(in: file)
      + types.flatMap(\.namelessButtons).filter { $0.file == file }
  }

  private func namelessSwiftUIButtons(in file: Int) -> [NamelessButton] {
    views(of: ["Button", "Menu", "NavigationLink", "Link"], in: file).flatMap { place -> [NamelessButton] in
      guard let control = place.root.constructedType?.base, let label = place.root.call?.label,
        place.code.type?.isStyle != true, !(place.root.call.map(place.scope.isOrnament) ?? false)
      else { return [] }
      guard let image = place.scope.pictureAlone(in: label) else { return place.namelessButtons(givenPicturesOf: label) }
      return place.isNamed ? [] : [NamelessButton(control: control, image: image, range: image.range, file: image.file)]
    }
  }

  private func namelessBarItems(in file: Int) -> [NamelessButton] {
    touchCode(in: file, mentioning: ["UIBarButtonItem"]).flatMap { code -> [NamelessButton] in
      let scope = code.scope
      var found: [NamelessButton] = []
      code.body.forEachExpression { expression, around in
        guard expression.constructedType?.base == "UIBarButtonItem", let call = expression.call,
          call.arguments.first?.label == "image",
          call.argument("menu") == nil, call.argument("primaryAction") == nil,
          let picture = call.argument("image"), let image = scope.uiImage(picture), !code.names(picture: picture),
          !code.mayName(barItem: around), !code.answersWithNothing(call), !code.leavesUnanswered(call, around)
        else { return }
        found.append(NamelessButton(control: "bar button item", image: image, range: picture.range, file: file))
      }
      return found.isEmpty || code.type?.isOnlyEmbedded ?? false ? [] : found
    }
  }
}

// MARK: - Buttons of a view that is given the picture

extension ViewPlace {
  /// The views of this type that are buttons and nothing else, where the code that makes them says which picture they show.
  fileprivate func namelessButtons(givenPicturesOf label: Closure) -> [NamelessButton] {
    guard let type = code.type, type.isKind(of: "View"), type.isGivenPicture, isAllThatBodyShows, !isNamed else { return [] }
    return type.placesInOtherViews.compactMap { made in
      guard let name = made.root.constructedType?.base, let call = made.root.call, made.code.project.isForTouch(made.file),
        made.scope.type(named: name) == type, !made.isNamed,
        let image = scope.pictureAlone(in: label, GivenValues(call, to: type, in: made.scope, .none))
      else { return nil }
      return NamelessButton(control: name, image: image, range: call.callee.range, file: made.file)
    }
  }

  /// Whether the view whose body it stands in is what it is: another name for a control.
  private var isAllThatBodyShows: Bool {
    let shown = code.property?.name == "body" ? code.body.shownViews : []
    return shown.count == 1 && shown[0].viewChain.root.range == range
  }

  /// Whether a name is given to it, or may be, or nobody hears of it.
  fileprivate var isNamed: Bool {
    isHeld(by: ["swipeActions", "Menu", "contextMenu"]) || isTold([.named, .hidden, .replaced, .merged, .open])
  }
}

extension CodeScope {
  /// The picture that a label shows and that can't be read out, where it shows nothing but such.
  ///
  /// - Parameter given: what is given to the properties of the view that the label stands in.
  fileprivate func pictureAlone(in label: Closure, _ given: GivenValues = .none) -> ShownImage? {
    guard let images = wordlessImages(label.body, given), let image = images.first,
      images.allSatisfy({ $0.isSymbol == image.isSymbol })
    else { return nil }
    return image
  }
}

extension ProjectType {
  /// Whether a picture may be among what its objects are made with.
  fileprivate var isGivenPicture: Bool {
    properties.contains { property in
      !property.facts.isStatic && !property.facts.isComputed
        && property.facts.type.map { ["ImageResource", "String"].contains($0.base) } ?? false
    }
  }
}

// MARK: - Bar button items

extension ProjectCode {
  /// Whether a bar button item may get a title or a name after it has been made.
  fileprivate func mayName(barItem around: [Enclosure]) -> Bool {
    guard let holder = holder(around) else { return true }
    let holders = Set([holder, property?.name].compactMap { $0 })
    let pieces = type.map { type in type.family.flatMap { $0.code(mentioning: BarItemNames.all) } } ?? [self]
    let isNamed = pieces.contains { piece in
      piece.body.containsExpression { expression in
        guard case .assignment(let target, _, _) = expression.kind, BarItemNames.all.contains(target.lastName ?? "")
        else { return false }
        guard let item = target.base?.lastName else { return false }
        return holders.contains(item) || item.hasPrefix("$") || item == "item" || item == "button"
          || item.hasSuffix("BarButtonItem") || item.hasSuffix("BarButtonItems")
      }
    }
    return isNamed || holders.contains(where: isNamedByOthers)
  }

  /// Whether an item is made without an action, and no code gives it one.
  fileprivate func leavesUnanswered(_ making: Call, _ around: [Enclosure]) -> Bool {
    guard project.index.entryPoints.areOfApp, making.argument("action")?.isNil ?? false, let holder = holder(around) else { return false }
    if (type?.family.flatMap(\.code) ?? [self]).contains(where: \.answersForBarItem) { return false }
    return BarItemNames.places.contains(holder) || !project.code(mentioning: [holder]).contains(where: \.answersForBarItem)
  }

  /// Whether code of other types names it, or code that it is handed to.
  private func isNamedByOthers(_ holder: String) -> Bool {
    let words = BarItemNames.all.map { Word($0) }
    let others = project.code(mentioning: [holder]).filter { $0.mayHold(words) || $0.type == type }
    return others.contains { other in
      var isNamed = false
      other.body.forEachExpression { expression, _ in
        if case .assignment(let target, _, _) = expression.kind, BarItemNames.all.contains(target.lastName ?? ""),
          target.base?.lastName == holder
        {
          isNamed = true
        }
        guard let call = expression.call, expression.constructedType == nil, let name = call.name,
          call.arguments.contains(where: { $0.value.lastName == holder }), !BarItemNames.setters.contains(name)
        else { return }
        isNamed = isNamed || !ViewPlacing.isDone(by: name)
      }
      return isNamed
    }
  }

  /// The variable or property that takes the item; nil where it is handed to other code, or given back to it.
  private func holder(_ around: [Enclosure]) -> String? {
    for enclosure in around.reversed() {
      switch enclosure {
      case .variable(let variable): return variable.name
      case .returned: return nil
      case .expression(let expression):
        switch expression.kind {
        case .assignment(let target, _, _): return target.lastName
        case .array, .conditional: continue
        case .call(let call): return call.name.map(BarItemNames.setters.contains) ?? false ? call.name : nil
        default: return nil
        }
      default: continue
      }
    }
    return function == nil && property?.isComputed == false ? property?.name : nil
  }
}

extension ProjectCode {
  /// Whether it may have something run when a bar button item is tapped: `item.action = #selector(save)`, `item.rx.tap`.
  fileprivate var answersForBarItem: Bool {
    body.containsExpression { expression in
      if case .assignment(let target, _, let value) = expression.kind, BarItemNames.answers.contains(target.lastName ?? "") {
        return !value.isNil
      }
      return expression.lastName.map(BarItemNames.streams.contains) ?? false
    }
  }
}

private enum BarItemNames {
  /// What is run when an item is tapped.
  static let answers: Set<String> = ["action", "primaryAction", "menu"]
  /// By which libraries tell of an item's taps.
  static let streams: Set<String> = ["reactive", "rx", "tapPublisher", "publisher"]
  /// What gives an item words, or another way to show.
  static let all: Set<String> = [
    "title", "accessibilityLabel", "accessibilityAttributedLabel", "isAccessibilityElement", "menu", "customView",
  ]
  /// Where a screen has its items.
  static let places: Set<String> = setters.union([
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ])
  /// What puts items into bars.
  static let setters: Set<String> = [
    "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems", "setToolbarItems",
  ]
}

// MARK: - Buttons

extension ProjectCode {
  /// Whether the code gives a picture that it has a name for the words which a control that shows it is read by:
  /// `icon?.accessibilityLabel = "New Group"`.
  fileprivate func names(picture: Expression) -> Bool {
    guard let name = picture.lastName else { return false }
    return body.containsExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return false }
      return target.lastName == "accessibilityLabel" && target.base?.lastName == name
    }
  }
}

extension ProjectType {
  /// The buttons in UIKit's code that are given an image alone. Outlets aren't among them, which an interface file may name.
  fileprivate var namelessButtons: [NamelessButton] {
    let code = code(mentioning: ["setImage", "setBackgroundImage"]).filter { project.isForTouch($0.file) && !$0.isForDevelopers }
    guard !code.isEmpty, !isForPreviews else { return [] }
    return views.compactMap { view in
      guard view.construction?.what.constructedType?.base == "UIButton", let shown = view.shownImage,
        project.isForTouch(shown.file),
        !view.passesTouchesOn, !mayTitle(view), !maySpeak(of: view), !isUnanswered(view), !isNeverSeen(view)
      else { return nil }
      return NamelessButton(control: "button", image: shown.image, range: shown.range, file: shown.file)
    }
  }

  private func mayTitle(_ view: ViewCode) -> Bool {
    guard let made = view.construction, view.isPlainImageButton else { return true }
    let name = view.identity.name
    if case .local = view.identity { return made.code.givesTitle(toButton: name) }
    return mayTitle(button: name)
  }
}

extension ViewCode {
  /// The image that the button shows, where the code says the same kind of image whenever it sets one; behind it, if it has
  /// none and holds no other views.
  fileprivate var shownImage: (image: ShownImage, range: ByteRange, file: Int)? {
    if calls.contains(where: { $0.what.path == ["setImage"] }) { return shownImage(setBy: "setImage") }
    return calls.contains { $0.what.path.last == "addSubview" } ? nil : shownImage(setBy: "setBackgroundImage")
  }

  private func shownImage(setBy setter: String) -> (image: ShownImage, range: ByteRange, file: Int)? {
    let images = calls.filter { $0.what.path == [setter] }.map { use -> (ShownImage, ByteRange, Int)? in
      guard let picture = use.what.call.arguments.first?.value, let image = use.scope.uiImage(picture),
        !use.code.names(picture: picture)
      else { return nil }
      return (image, picture.range, use.code.file)
    }
    guard let first = images.first, let first, images.allSatisfy({ $0?.0.isSymbol == first.0.isSymbol }) else { return nil }
    return (first.0, first.1, first.2)
  }
}
