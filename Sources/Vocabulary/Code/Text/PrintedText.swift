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
  /// Whether it renders pages, or is no view and made by nobody but code that prints.
  fileprivate var isForPaper: Bool {
    if isKind(of: "UIPrintPageRenderer") || isKind(of: "UIPrintFormatter") { return true }
    if ["UIResponder", "View", "UIViewRepresentable"].contains(where: isKind) || !project.speaksOfPaper { return false }
    let users = project.code(mentioning: [lastName]).filter { code in
      code.type != self && code.body.containsExpression { $0.constructedType?.base == lastName }
    }
    return !users.isEmpty && users.allSatisfy(\.speaksOfPaper)
  }
}

extension Project {
  fileprivate var speaksOfPaper: Bool {
    files.indices.contains { file in PaperWords.hashed.contains { mayHold($0, file, ofAll: true) } }
  }
}

private enum PaperWords {
  static let names: Set<String> = [
    "UISimpleTextPrintFormatter", "UIMarkupTextPrintFormatter", "UIPrintPageRenderer", "UIGraphicsPDFRenderer",
    "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile", "UIGraphicsBeginPDFPage",
    "UIGraphicsBeginPDFPageWithInfo",
  ]
  static let hashed = names.map { Word($0) }
}
