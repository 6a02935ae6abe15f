/// A control that code gives no name.
public struct NamelessControl {
  /// `TextField`, or `UISlider` in UIKit.
  public let control: String
  /// The empty title, or the control where there is no place for one; in UIKit, what makes it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// The words right before it that people see as its title, and that stand in the title's place.
  public let neighbour: Neighbour?

  /// The words beside a control that stand in its title's place.
  public struct Neighbour {
    /// The text's expression: `"Name"` in `Text("Name")`.
    public let words: ByteRange
    /// The end of the control with its modifiers.
    public let controlEnd: UInt32
  }
}

extension Project {
  /// The fields, switches, pickers and sliders in a file's code whose title is empty, or that have none, and that nothing else
  /// names.
  ///
  /// Pickers that show their choices, in rows or segments, aren't among them: each choice is read out by itself.
  public func namelessControls(in file: Int) -> [NamelessControl] {
    let types = index.typesByFile[file].map { ProjectType(project: self, index: $0) }
    return namelessSwiftUIControls(in: file) + types.flatMap(\.namelessControls).filter { $0.file == file }
  }

  private func namelessSwiftUIControls(in file: Int) -> [NamelessControl] {
    views(of: ControlTitle.controls, in: file).compactMap { place in
      guard let control = place.root.constructedType?.base, let call = place.root.call,
        let title = ControlTitle(call, control: control, scope: place.scope).missing, !place.isNamedElsewhere,
        control != "Picker" || !place.showsItsChoices
      else { return nil }
      return NamelessControl(
        control: control,
        range: title.range ?? place.range,
        file: file,
        neighbour: title.isText ? place.neighbour : nil
      )
    }
  }
}

extension ViewPlace {
  /// Whether something around the control speaks for it, or nobody is meant to find it.
  fileprivate var isNamedElsewhere: Bool {
    isHeld(by: ["LabeledContent", "alert", "accessibilityRepresentation", "Button", "NavigationLink", "Menu"])
      || isInvisible
      || code.type.map(\.isStyle) ?? false
      || isTold([.named, .hidden, .replaced, .merged, .acts, .open])
  }

  /// Whether it only catches what is typed, behind something that is drawn: its text is clear, or it has no size.
  private var isInvisible: Bool {
    modifiers.contains { modifier in
      let values = modifier.call.arguments.map(\.value)
      switch modifier.name {
      case "foregroundColor", "foregroundStyle": return values.first?.lastName == "clear"
      case "frame": return values.contains { scope.number($0).map { $0 <= 1 } ?? false }
      default: return false
      }
    }
  }

  /// Whether its choices show, by a style that is given to it here or where the code is shown that makes it.
  fileprivate var showsItsChoices: Bool { hasStyleOfChoices || showings.contains(where: \.hasStyleOfChoices) }

  private var hasStyleOfChoices: Bool {
    modifiersAround.contains { call in
      call.name == "pickerStyle" && call.arguments.first.map { argument in
        ["segmented", "inline", "palette", "SegmentedPickerStyle", "InlinePickerStyle"].contains(argument.value.lastName)
      } ?? false
    }
  }

  /// The `Text` that stands right before the control in the same stack.
  fileprivate var neighbour: NamelessControl.Neighbour? {
    guard let stack = around.viewAround, ["HStack", "VStack"].contains(stack.constructedType?.base),
      let content = stack.call?.content
    else { return nil }
    let chain = self.chain
    let views = content.body.compactMap { statement -> Expression? in
      if case .expression(let view) = statement.kind { view } else { nil }
    }
    guard let index = views.firstIndex(where: { $0.range == chain.range }), index > 0 else { return nil }
    let before = views[index - 1].viewChain.root
    guard before.constructedType?.base == "Text", let words = before.call?.arguments.first, words.label == nil,
      before.call?.arguments.count == 1, words.value.text?.isEmpty == false
    else { return nil }
    return NamelessControl.Neighbour(words: words.value.range, controlEnd: chain.range.end)
  }
}

/// Where a control's title should be.
private struct ControlTitle {
  let call: Call
  let control: String
  let scope: CodeScope

  static let controls: Set<String> = [
    "TextField", "SecureField", "Toggle", "Picker", "Stepper", "DatePicker", "ColorPicker", "Slider",
  ]

  init(_ call: Call, control: String, scope: CodeScope) {
    self.call = call
    self.control = control
    self.scope = scope
  }

  struct Missing {
    /// The empty title; nil where the control has none.
    let range: ByteRange?
    /// Whether it is a text where another can stand.
    let isText: Bool
  }

  /// What is missing; nil where the control has a name, or may have one.
  var missing: Missing? {
    guard !isConfiguration, !hasPrompt else { return nil }
    if control == "Slider" { return missingInSlider }
    if let label = call.argument("label") { return missing(in: label) }
    guard let first = call.arguments.first, first.label == nil, first.value.closure == nil else { return missingInClosure }
    return scope.showsNoText(first.value) ? Missing(range: first.value.range, isText: true) : nil
  }

  /// `Toggle(configuration)`, in a style, is the control itself.
  private var isConfiguration: Bool { call.arguments.contains { $0.value.lastName == "configuration" } }

  private var hasPrompt: Bool {
    guard let prompt = call.argument("prompt"), !prompt.isNil else { return false }
    return !scope.showsNoText(prompt)
  }

  /// `Toggle(isOn: $isOn) { EmptyView() }`
  private var missingInClosure: Missing? {
    guard ["Toggle", "Picker", "DatePicker", "ColorPicker", "Stepper"].contains(control) else { return nil }
    // `Toggle(isOn: .init { … } set: { … }) { }`: the last closure is the label, the others belong to the binding.
    guard let last = call.arguments.last, last.label == nil, call.arguments.count > call.parenthesized, control != "Picker"
    else { return nil }
    return missing(in: last.value)
  }

  private func missing(in label: Expression) -> Missing? {
    if let closure = label.closure { return isEmpty(closure.body) ? Missing(range: label.range, isText: false) : nil }
    return isEmpty(label) ? Missing(range: label.range, isText: false) : nil
  }

  private func isEmpty(_ body: [Statement]) -> Bool {
    body.allSatisfy { statement in
      if case .expression(let view) = statement.kind { isEmpty(view) } else { false }
    }
  }

  private func isEmpty(_ view: Expression) -> Bool {
    let root = view.viewChain.root
    return root.constructedType?.base == "EmptyView" || scope.showsNoText(root)
  }

  /// A slider's only trailing closure says that somebody drags it, unless it builds views.
  private var missingInSlider: Missing? {
    guard call.argument("value") != nil, call.argument("minimumValueLabel") == nil,
      call.argument("maximumValueLabel") == nil
    else { return nil }
    if let label = call.argument("label") { return missing(in: label) }
    guard let trailing = call.arguments.first(where: { $0.label == nil && $0.value.closure != nil })?.value.closure else {
      return call.arguments.contains { $0.label == nil } ? nil : Missing(range: nil, isText: false)
    }
    let isAsked = !trailing.parameters.isEmpty || trailing.body.containsExpression { $0.kind == .name("$0") }
    return isAsked ? Missing(range: nil, isText: false) : nil
  }
}
