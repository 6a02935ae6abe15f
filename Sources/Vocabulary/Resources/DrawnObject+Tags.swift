extension DrawnObject {
  /// Whether code asks for it by its tag, and so may do anything to it.
  var isKnownByTag: Bool {
    guard let tag = node["tag"], tag != "0", project.speaks(of: ["viewWithTag"]) else { return false }
    return project.viewsAskedForByTag.contains { $0.tag.map { $0 == tag } ?? true && $0.type.map(mayBe) ?? true }
  }

  /// Whether it may be of a class: a button is no text field.
  private func mayBe(_ type: String) -> Bool {
    guard let types = project.classes(named: type) else { return !FrameworkTypes.isFramework(type) || isOfFramework(type) }
    return element.className.flatMap(project.classes(named:))?.contains { own in types.contains { own.family.contains($0) } } ?? false
  }

  /// The class of the framework that an element stands for, or one that it extends.
  private func isOfFramework(_ type: String) -> Bool {
    type == frameworkClass || type == "UIView" || type == "UIControl" && isOfControl
      || type == "UIScrollView" && ["collectionView", "tableView", "textView"].contains(node.name)
  }

  private var isOfControl: Bool { InterfaceElement.controls.contains(node.name) || ["control", "textField"].contains(node.name) }
}

extension Project {
  /// The views that code asks for by a tag.
  fileprivate var viewsAskedForByTag: Set<TaggedView> {
    lastingAnswer(Answers.Question(kind: .viewsAskedForByTag, subject: 0)) {
      var found: Set<TaggedView> = []
      for code in code(mentioning: ["viewWithTag"]) {
        code.body.forEachExpression { expression, around in
          guard let call = expression.call, call.name == "viewWithTag", let tag = call.arguments.first?.value else { return }
          let number = code.scope.number(tag).flatMap { Int(exactly: $0) }
          var type: String?
          if case .cast(_, let word, let name)? = around.parent?.kind, word != "is" { type = name.base }
          found.insert(TaggedView(tag: number.map(String.init), type: type))
        }
      }
      return found
    }
  }
}

extension Answers.Question.Kind {
  fileprivate static var viewsAskedForByTag: Self { Self(TaggedView.self) }
}

/// A view that code asks for by its tag.
private struct TaggedView: Hashable {
  /// Nil where the code computes it.
  let tag: String?
  /// The class that the code takes it for; nil where it doesn't say.
  let type: String?
}
