import HIGLintConfiguration
import HIGLintEngine
import HIGLintProtocols

/// What there is to read about the place under the pointer.
extension ServerSession {
  func hover(_ id: RequestID, _ params: DocumentPositionParams) throws(ResponseError) {
    if let document = documents[params.textDocument.uri], let found = hover(document, at: params.position) {
      client.answer(id, found)
    } else {
      client.answer(id, JSON.null)
    }
  }

  private func hover(_ document: OpenDocument, at position: Position) -> Hover? {
    switch document.kind {
    case .source: findingHover(document, at: position) ?? commentHover(document, at: position)
    case .configuration: nameHover(document.text, at: document.text.offset(of: position, encoding))
    case .other: nil
    }
  }

  /// On a finding, the explanation of its rule: of the finding that says most about the place, where there are several.
  private func findingHover(_ document: OpenDocument, at position: Position) -> Hover? {
    guard let known = findings[document.uri.string], known.change == document.change else { return nil }
    let here = known.diagnostics.filter { $0.range.contains(position) && $0.code != nil }
    // The one that takes the fewest lines, and of these the last to begin.
    func lines(_ diagnostic: Diagnostic) -> Int { diagnostic.range.end.line - diagnostic.range.start.line }
    let smallest = here.min { (lines($0), $1.range.start) < (lines($1), $0.range.start) }
    return smallest.flatMap { diagnostic in diagnostic.code.flatMap { hover($0, over: diagnostic.range) } }
  }

  /// In a comment such as `higlint:disable:next small_touch_target`, the rule that it names.
  private func commentHover(_ document: OpenDocument, at position: Position) -> Hover? {
    let offset = document.text.offset(of: position, encoding)
    let line = document.text.line(document.text.lineNumber(of: offset))
    guard document.text.string(line).contains("higlint:") else { return nil }
    return nameHover(document.text, at: offset)
  }

  /// On a rule's name.
  private func nameHover(_ text: DocumentText, at offset: Int) -> Hover? {
    let line = text.line(text.lineNumber(of: offset))
    let start = text.bytes[line.lowerBound..<offset].lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? line.lowerBound
    let end = text.bytes[offset..<line.upperBound].firstIndex { !$0.isPartOfName } ?? line.upperBound
    return hover(text.string(start..<end), over: text.range(start..<end, encoding))
  }

  private func hover(_ rule: String, over range: DocumentRange) -> Hover? {
    pages.markdown(of: rule).map { markdown in
      let kind = client.capabilities.showsMarkdown ? "markdown" : "plaintext"
      return Hover(contents: .init(kind: kind, value: markdown), range: range)
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
