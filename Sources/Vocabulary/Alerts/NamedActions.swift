/// Actions that come from a name, or of which only the title is known.
extension AlertReading {
  /// `AlertAction.cancel`, a static property.
  func member(_ name: String, _ base: Expression, _ frame: Frame) -> AlertValue? {
    guard base.path?.last?.first?.isUppercase == true, project.mayGiveAlert(name),
      let property = frame.scope.owner(base)?.property(name)
    else { return nil }
    return action(property, frame)
  }

  /// `.cancel`, a static property of UIAlertAction that the project adds.
  func ownAction(_ name: String, _ frame: Frame) -> AlertValue? {
    project.frameworkType("UIAlertAction")?.property(name).flatMap { action($0, frame) }
  }

  /// The action that a property of the project holds.
  func action(_ property: ProjectVariable, _ frame: Frame) -> AlertValue? {
    let values = property.facts.getter?.returnedValues ?? property.facts.initialValue.map { [$0.builtExpression] } ?? []
    guard values.count == 1, let call = values[0].call, values[0].constructedType?.base == "UIAlertAction" else { return nil }
    let inner = Frame(scope: CodeScope(property, in: project), call: frame.place(values[0].range))
    return .action(action(call, values[0], AlertState(), inner))
  }

  /// An action of which nothing is known but that it is one.
  func unknownAction(_ argument: Expression, _ addition: Expression, _ frame: Frame) -> AlertAction {
    AlertAction(
      title: nil,
      style: nil,
      styleExpression: nil,
      construction: argument,
      addition: frame.place(addition.range),
      file: frame.scope.file,
      isBuiltHere: false
    )
  }

  /// A button of UIAlertView or UIActionSheet.
  func button(_ title: Expression, _ addition: Expression, _ state: AlertState, _ frame: Frame) -> AlertAction {
    AlertAction(
      title: text(title, state, frame),
      style: .default,
      styleExpression: nil,
      construction: title,
      addition: frame.place(addition.range),
      file: frame.scope.file,
      isBuiltHere: frame.isRoot
    )
  }
}

extension Project {
  /// Whether a function or property of that name may give alerts or actions, as far as can be told without reading its
  /// file.
  func mayGiveAlert(_ name: String) -> Bool {
    guard let name = Word(declared: name) else { return false }
    let files = lastingAnswer(Answers.Question(kind: .alertFiles, subject: 0)) {
      self.files(mentioning: ["UIAlertController", "UIAlertAction"])
    }
    return files.contains { mayHold(name, $0, ofAll: true) }
  }
}

extension Answers.Question.Kind {
  fileprivate static var alertFiles: Self { Self(AlertFiles.self) }

  private enum AlertFiles {}
}
