import HIGLintEngine

/// One finding: what is wrong, the lines it is about, and a picture where it is about a size or two colours.
struct HTMLFinding {
  private static let linesAround = 2

  private let id: String
  private let placed: PlacedFinding
  private let chapter: Chapter
  private let texts: SourceTexts
  private let directory: WorkingDirectory

  /// - Parameter id: what leads to it on the page.
  init(_ placed: PlacedFinding, _ chapter: Chapter, _ texts: SourceTexts, _ directory: WorkingDirectory, id: String) {
    self.id = id
    self.placed = placed
    self.chapter = chapter
    self.texts = texts
    self.directory = directory
  }

  private var finding: Finding { placed.finding }

  var text: String {
    """
    <article id="\(id)" class="finding \(finding.severity.rawValue)" data-severity="\(finding.severity.rawValue)" \
    data-chapter="\(chapter.rawValue)" data-rule="\(finding.rule)" data-file="\(HTMLText.escaped(placed.path))">
    <h4><span class="badge">\(finding.severity.rawValue)</span> \(HTMLText.prose(finding.message))</h4>
    <p class="place"><a href="#\(id)"><code>\(HTMLText.name(place(placed.path, finding.range)))</code></a></p>
    \(picture)\(code)\(notes)\(guideline)\(fixes)
    </article>
    """
  }

  private func place(_ path: String, _ range: SourceRange) -> String {
    "\(path):\(range.start.line):\(range.start.column)"
  }

  private var picture: String {
    scene + (finding.size.map { TargetPicture($0).text } ?? "") + (finding.contrast.map { ContrastPicture($0).text } ?? "")
  }

  /// What a finding in a resource is about, as far as that can be drawn.
  private var scene: String {
    guard let object = finding.object else { return "" }
    switch texts.resource(finding.file)?.content {
    case .interface(let document): return ScenePicture(of: object, in: document, isTooSmall: finding.size != nil)?.text ?? ""
    case .assetSet(let set): return SetPicture(of: object, in: set)?.text ?? ""
    case .propertyList, .strings, .unread, nil: return ""
    }
  }

  /// What stands elsewhere and belongs to it.
  private var notes: String {
    let items = finding.notes.map { note in
      let place = HTMLText.name(self.place(directory.short(note.file), note.range))
      return "<li><code>\(place)</code> \(HTMLText.prose(note.message))</li>"
    }
    return items.isEmpty ? "" : #"<ul class="notes">\#(items.joined())</ul>"#
  }

  private var guideline: String {
    finding.guideline.map { #"<p class="faint">\#(HTMLText.prose($0.citation))</p>"# } ?? ""
  }

  private var fixes: String {
    finding.fixes.map { fix in
      #"<p class="fix">\#(HTMLText.prose(fix.message)): <code>\#(fix.applicability.option)</code></p>"#
    }.joined()
  }

  private var code: String {
    guard let lines = texts.lines(of: finding.file) else { return "" }
    let (first, last) = (finding.range.start.line, finding.range.lastLine)
    let shown = max(1, first - Self.linesAround)...(min(last, first + Self.linesAround) + Self.linesAround)
    let rows = shown.compactMap { number in
      lines[number].map { row(number, String(decoding: $0, as: UTF8.self), isMeant: (first...last).contains(number)) }
    }
    return #"<pre tabindex="0"><code>\#(rows.joined())</code></pre>"#
  }

  private func row(_ number: Int, _ line: String, isMeant: Bool) -> String {
    let code = isMeant ? marked(line, number) : HTMLText.code(line)
    return #"<span class="\#(isMeant ? "line meant" : "line")"><span class="no">\#(number)</span>\#(code)</span>"#
  }

  /// The part of the line that the finding is about stands out.
  private func marked(_ line: String, _ number: Int) -> String {
    let bytes = Array(line.utf8)
    let start = number == finding.range.start.line ? finding.range.start.column - 1 : 0
    let end = number == finding.range.end.line ? finding.range.end.column - 1 : bytes.count
    guard start < end, end <= bytes.count else { return HTMLText.code(line) }
    let parts = [bytes[..<start], bytes[start..<end], bytes[end...]].map {
      HTMLText.code(String(decoding: $0, as: UTF8.self))
    }
    return "\(parts[0])<mark>\(parts[1])</mark>\(parts[2])"
  }
}
