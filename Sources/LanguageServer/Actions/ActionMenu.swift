import HIGLintEngine

/// What can be done about the findings of a document, as far as that is known at once.
struct ActionMenu {
  let document: OpenDocument
  let known: DocumentFindings
  let writer: DiagnosticWriter
  let settings: ServerSettings

  /// A finding, and how the client is shown it.
  private typealias Shown = (finding: Finding, diagnostic: Diagnostic)

  /// What is offered at a range: first what mends, then what takes back.
  func quickFixes(at range: DocumentRange) -> [CodeAction] {
    let here = zip(known.findings, known.diagnostics).map { Shown($0, $1) }.filter { $0.diagnostic.range.meets(range) }
    return here.flatMap(fixes) + here.flatMap(fixesOfRule).uniqued() + here.flatMap(disabling).uniqued()
  }

  /// Whether anything can be fixed without being looked at.
  var canFixAll: Bool { known.findings.contains { $0.fixes.contains { $0.applicability == .safe } } }

  /// The action that fixes all of that, whose edit is still to be made.
  var fixAll: CodeAction {
    CodeAction(title: "HIGLint: Fix all that is safe to fix", kind: .fixAll)
  }

  /// An edit of this version of the document, and of no other where the client can tell.
  func edit(_ replacements: [TextChanges.Replacement]) -> WorkspaceEdit {
    let edits = replacements.map { replacement in
      TextEdit(
        range: document.text.range(replacement.range, writer.encoding),
        newText: String(decoding: replacement.text, as: UTF8.self)
      )
    }
    let uri = document.uri.string
    guard writer.capabilities.takesVersionedEdits else { return WorkspaceEdit(changes: [uri: edits]) }
    return WorkspaceEdit(
      documentChanges: [.init(textDocument: .init(uri: uri, version: document.version), edits: edits)]
    )
  }

  // MARK: Fixes

  private var applicabilities: Set<Finding.Fix.Applicability> {
    settings.fixes == .safe ? [.safe] : [.safe, .suggested]
  }

  private func fixes(_ shown: Shown) -> [CodeAction] {
    let offered = shown.finding.fixes.filter { applicabilities.contains($0.applicability) }
    let isOnlySafeOne = offered.count { $0.applicability == .safe } == 1
    return offered.map { fix in
      let isPreferred = isOnlySafeOne && fix.applicability == .safe
      return CodeAction(
        title: "HIGLint: \(fix.message)", kind: .quickFix, diagnostics: [shown.diagnostic],
        isPreferred: isPreferred && writer.capabilities.prefersActions ? true : nil, edit: edit(replacements(fix))
      )
    }
  }

  private func replacements(_ fix: Finding.Fix) -> [TextChanges.Replacement] {
    let text = document.text
    let replacements = fix.edits.map { edit in
      let start = text.offset(line: edit.range.start.line, column: edit.range.start.column)
      let end = text.offset(line: edit.range.end.line, column: edit.range.end.column)
      return TextChanges.Replacement(range: start..<max(start, end), text: Array(edit.replacement.utf8))
    }
    return replacements.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// What does for all findings of a rule what can be done for one, where there are several.
  private func fixesOfRule(_ shown: Shown) -> [CodeAction] {
    guard let fix = shown.finding.fixes.first(where: { applicabilities.contains($0.applicability) }) else { return [] }
    let rule = shown.finding.rule
    let fixed = FixedText(document.text.bytes, known.findings.filter { $0.rule == rule }, applying: [fix.applicability])
    guard fixed.applied.count > 1 else { return [] }
    let changes = TextChanges(from: document.text, to: fixed.bytes).replacements
    return [CodeAction(title: "HIGLint: Fix all `\(rule)` in this file", kind: .quickFix, edit: edit(changes))]
  }

  // MARK: Comments

  private func disabling(_ shown: Shown) -> [CodeAction] {
    let rule = shown.finding.rule
    guard !suppressionRules.contains(where: { $0.description.id == rule }) else { return [] }
    // The reason is for the person to write, in the place of the word.
    let comment = DisablingComment(in: SourceLines(document.text.bytes), rules: [rule], reason: "reason")
    let above = comment.aboveLine(shown.finding.range.start.line).map { insertion in
      CodeAction(
        title: "HIGLint: Disable `\(rule)` for this line", kind: .quickFix, diagnostics: [shown.diagnostic],
        edit: edit(insertion)
      )
    }
    let file = CodeAction(
      title: "HIGLint: Disable `\(rule)` in this file", kind: .quickFix, edit: edit(comment.forFile())
    )
    return [above, file].compactMap { $0 }
  }

  private func edit(_ insertion: DisablingComment.Insertion) -> WorkspaceEdit {
    edit([TextChanges.Replacement(range: insertion.place..<insertion.place, text: Array(insertion.text.utf8))])
  }
}

extension [CodeAction] {
  /// Those of one title are the same, whichever finding they come from, unless they say which.
  fileprivate func uniqued() -> [CodeAction] {
    var titles: Set<String> = []
    return filter { $0.diagnostics != nil || titles.insert($0.title).inserted }
  }
}
