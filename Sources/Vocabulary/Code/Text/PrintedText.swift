extension ProjectCode {
  /// Whether the code makes what is printed, or drawn into a document, and not shown on the screen: it speaks of a printer or
  /// of such a document itself, stands in a renderer of pages, or in a type that only code for paper makes.
  package var isForPaper: Bool {
    if speaksOfPaper { return true }
    guard var type else { return false }
    while let outer = type.enclosing { type = outer }
    return type.isForPaper
  }

  fileprivate var speaksOfPaper: Bool {
    mayHold(PaperWords.hashed) && body.containsExpression { $0.lastName.map(PaperWords.names.contains) ?? false }
  }
}

extension ProjectType {
  /// Whether it renders pages, or is no view and prints itself, or is made by nobody but code that does.
  fileprivate var isForPaper: Bool {
    if isKind(of: "UIPrintPageRenderer") || isKind(of: "UIPrintFormatter") { return true }
    if !isDeclared || ["UIResponder", "UIViewRepresentable"].contains(where: isKind) { return false }
    if isKind(of: "View") { return isOnPage(ProjectType.followedPages) }
    if code(mentioning: PaperWords.sorted).contains(where: \.speaksOfPaper) { return true }
    // Those are few, and those who mention the type may be many.
    let printers = project.code(mentioning: PaperWords.sorted).filter(\.speaksOfPaper)
    guard printers.contains(where: makesThis) else { return false }
    return project.code(mentioning: [lastName]).filter(makesThis).allSatisfy(\.speaksOfPaper)
  }

  /// Through how many views that show others a page is looked for.
  private static let followedPages = 6

  /// Whether it is a view that is drawn into a document, or is shown by none but those that are.
  private func isOnPage(_ depth: Int) -> Bool {
    guard depth > 0, !project.files(mentioning: PaperWords.sorted).isEmpty else { return false }
    return project.answer(Answers.Question(kind: .onPage, subject: index, code: UInt32(depth))) {
      let makers = project.code(mentioning: [lastName]).outsideTests.filter { $0.type?.isForPreviews != true && makesThis($0) }
      if makers.contains(where: drawsThisIntoDocument) { return makers.allSatisfy(drawsThisIntoDocument) || isAsLargeAsPage }
      return !makers.isEmpty && makers.allSatisfy { $0.type?.isOnPage(depth - 1) ?? false }
    }
  }

  /// Whether code makes one for a document: it speaks of that itself, or hands it to a function that does.
  private func drawsThisIntoDocument(_ code: ProjectCode) -> Bool {
    if code.speaksOfPaper { return true }
    let scope = code.scope
    return code.body.containsExpression { expression in
      guard let call = expression.call, expression.constructedType == nil,
        call.arguments.contains(where: { $0.value.containsExpression { $0.constructedType?.base == lastName } }),
        let function = scope.calledFunction(call)
      else { return false }
      return ProjectCode(function, in: project).speaksOfPaper
    }
  }

  /// Whether it gives what it shows a size of its own, which is wider than a phone.
  private var isAsLargeAsPage: Bool {
    guard let body = property("body"), body.type == self, let getter = body.facts.getter else { return false }
    let scope = CodeScope(body, in: project)
    return getter.containsExpression { expression in
      guard let call = expression.call, call.name == "frame", let width = call.argument("width"), let height = call.argument("height") else {
        return false
      }
      return (scope.number(width) ?? 0) > ProjectType.widestPhone && scope.number(height) != nil
    }
  }

  /// The width of the widest phone, in points.
  private static let widestPhone = 440.0

  /// Whether other code makes one.
  private func makesThis(_ code: ProjectCode) -> Bool {
    code.type != self && code.body.containsExpression { $0.constructedType?.base == lastName } && code.mayMean(self)
  }
}

private enum PaperWords {
  static let names: Set<String> = [
    "UISimpleTextPrintFormatter", "UIMarkupTextPrintFormatter", "UIPrintPageRenderer", "UIGraphicsPDFRenderer",
    "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile", "UIGraphicsBeginPDFPage",
    "UIGraphicsBeginPDFPageWithInfo", "beginPDFPage",
  ]
  static let sorted = names.sorted()
  static let hashed = names.map { Word($0) }
}

extension Answers.Question.Kind {
  fileprivate static var onPage: Self { Self(PaperWords.self) }
}
