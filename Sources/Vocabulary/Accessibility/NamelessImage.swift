extension Project {
  /// The pictures of the app's own in a file's SwiftUI code that VoiceOver reads by the names of their files: nothing names
  /// them, and nothing says that they are for the eyes alone.
  ///
  /// Pictures in the labels of controls and the signs of companies aren't among them, nor what code stores, hands on or puts into a text.
  public func namelessImages(in file: Int) -> [(image: ShownImage, isOrnament: Bool)] {
    views(of: ["Image"], in: file).compactMap { place in
      guard let image = place.scope.image(place.root), image.isAsset, !image.isLogo, place.root.call?.argument("uiImage") == nil,
        place.isShownByItself,
        !place.isTold([.named, .hidden, .replaced, .merged, .open])
      else { return nil }
      return (image, place.isBesideWords)
    }
  }
}

extension ShownImage {
  /// A company's sign is called by its name.
  fileprivate var isLogo: Bool {
    hasSpokenName && name.map { NameWords.of($0).last == "logo" } ?? false
  }
}

extension ViewPlace {
  /// Whether the image is a view here, rather than a value, a part of a label or of a text, or a mask.
  fileprivate var isShownByItself: Bool {
    guard code.property?.storesImage != true, code.function?.returnType?.base != "Image", code.type?.isStyle != true,
      code.property?.isStatic != true, !around.contains(where: \.isStoring)
    else { return false }
    let chain = self.chain
    var inner = chain.range
    for enclosure in around.reversed() {
      guard case .expression(let outer) = enclosure, !outer.range.isWithin(chain.range) else { continue }
      guard isView(inner, in: outer) else { return false }
      inner = outer.range
    }
    return !holders.contains { holder in
      holder.constructedType.map { NamelessImages.labels.contains($0.base) } ?? false
    } && !isHeld(by: NamelessImages.modifiers)
  }

  /// Whether what an expression is handed at a place is a view that it shows.
  private func isView(_ inner: ByteRange, in outer: Expression) -> Bool {
    switch outer.kind {
    case .closure, .member, .conditional, .branch: return true
    case .call(let call):
      if call.callee.range.contains(inner) { return true }
      guard let argument = call.arguments.first(where: { $0.value.range.contains(inner) }) else { return false }
      return argument.value.closure != nil || ["background", "overlay"].contains(call.name)
    default: return false
    }
  }

  /// Whether it stands before or after a text in a row, which says the same in words.
  fileprivate var isBesideWords: Bool {
    guard let stack = around.viewAround, stack.constructedType?.base == "HStack", let content = stack.call?.content
    else { return false }
    return content.body.contains { statement in
      guard case .expression(let view) = statement.kind else { return false }
      return view.viewChain.root.constructedType?.base == "Text"
    }
  }
}

extension Enclosure {
  /// Whether it is a variable that keeps what stands in it.
  fileprivate var isStoring: Bool {
    if case .variable(let variable) = self { !variable.isComputed } else { false }
  }
}

extension Variable {
  /// Whether it is an image rather than a view.
  fileprivate var storesImage: Bool { type?.base == "Image" || !isComputed }
}

extension ByteRange {
  fileprivate func isWithin(_ other: ByteRange) -> Bool { other.contains(self) }
}

private enum NamelessImages {
  /// What speaks for the images in it.
  static let labels: Set<String> = SwiftUIControls.names.union([
    "Label", "ProgressView", "Text", "Picker", "DisclosureGroup", "Gauge", "LabeledContent", "PhotosPicker", "Stepper",
    "Slider", "Tab", "ContentUnavailableView", "Canvas", "ShareLink", "SharePreview",
  ])
  static let modifiers: Set<String> = [
    "mask", "tabItem", "swipeActions", "contextMenu", "draw", "resolve", "navigationDestination",
  ]
}
