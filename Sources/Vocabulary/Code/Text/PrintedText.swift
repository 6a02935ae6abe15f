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
    if !isDeclared || ["UIResponder", "View", "UIViewRepresentable"].contains(where: isKind) { return false }
    if code(mentioning: PaperWords.sorted).contains(where: \.speaksOfPaper) { return true }
    // Those are few, and those who mention the type may be many.
    let printers = project.code(mentioning: PaperWords.sorted).filter(\.speaksOfPaper)
    guard printers.contains(where: makesThis) else { return false }
    return project.code(mentioning: [lastName]).filter(makesThis).allSatisfy(\.speaksOfPaper)
  }

  /// Whether other code makes one.
  private func makesThis(_ code: ProjectCode) -> Bool {
    code.type != self && code.body.containsExpression { $0.constructedType?.base == lastName } && code.mayMean(self)
  }
}

private enum PaperWords {
  static let names: Set<String> = [
    "UISimpleTextPrintFormatter", "UIMarkupTextPrintFormatter", "UIPrintPageRenderer", "UIGraphicsPDFRenderer",
    "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile", "UIGraphicsBeginPDFPage",
    "UIGraphicsBeginPDFPageWithInfo",
  ]
  static let sorted = names.sorted()
  static let hashed = names.map { Word($0) }
}
