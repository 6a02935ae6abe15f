/// Finds where the braces of a type hold too much that declares nothing.
///
/// Whatever looks like a member without its keyword, such as `a: ` or `a()`, has the parser look for one in what follows, past
/// all the others: on the same line, and for those that begin a line further on. Where a type has no braces, it takes the rest
/// of the line for members.
struct MemberLines {
  private struct Braces {
    /// What stands before them, from the last braces or `;` on.
    let header: Range<Int>
    /// Whether they are a type's; nil where nobody needed to know yet.
    var holdMembers: Bool?
    /// How many brackets are open in them.
    var brackets = 0
    /// Whether a comma goes on with a list right in them, such as that of an enumeration's cases.
    var isBehindComma = false
    /// Whether a colon is the last sign in the innermost bracket that may stand there once for each of its values.
    var isBehindColon = false
    /// How many members without a keyword may have begun right in them, since the last keyword of the line.
    var starts = 0
    /// How many lines may have begun with one, since the last keyword.
    var lines = 0

    /// Those of the lines that the parser surely takes for members.
    var countedLines: Int { holdMembers == true ? lines : 0 }
  }

  /// What stands on a line outside the braces of types.
  private struct Line {
    /// How many brackets are open that were opened on it.
    var brackets = 0
    /// How many members may have begun, and where the first of them did.
    var starts = 0
    var firstStart = 0
    /// Whether they are a type's; nil where nobody needed to know yet.
    var holdsMembers: Bool?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var braces: [Braces] = []
  private var line = Line()
  private var headerStart = 0
  /// From how many starts the parser may look as far as here.
  private var searches = 0
  /// How many tokens it may still meet while it looks.
  private var patience: Int

  /// So few can't take long, whatever they are.
  private static let fewStarts = 64
  private static let fewBrackets = 16

  /// - Parameter bytes: the text whose tokens it will be given; it must outlive them.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    patience = (1 << 17) + 2 * bytes.count
  }

  /// Whether the parser can read the next token too.
  mutating func read(_ token: CodeToken, after previous: CodeToken) -> Bool {
    if searches > 0, previous.end < token.start, bytes[previous.end..<token.start].contains(where: \.isNewline) { beginLine() }
    patience -= max(0, searches - MemberLines.fewStarts)
    if token.kind == .word { startOfLine(token, after: previous) }
    switch token.kind {
    case .open: open(token, isCall: previous.kind != .text)
    case .close: close(token)
    case .word: word(token)
    case .operator:
      if token.byte == UInt8(ascii: "=") || bytes[token.start..<token.end].contains(UInt8(ascii: "<")) { start(at: token) }
      if token.byte == UInt8(ascii: "?") { separate() }
    case .sign:
      if token.byte == UInt8(ascii: ":") || token.byte == UInt8(ascii: "@") { start(at: token) }
      if token.byte == UInt8(ascii: ":") { colon() }
      if token.byte == UInt8(ascii: ",") { comma() }
      if token.byte == UInt8(ascii: ";") { endHeader(at: token) }
    case .text, .regex: break
    }
    return patience >= 0
  }

  private mutating func beginLine() {
    for index in braces.indices { braces[index].starts = 0 }
    line = Line()
    searches = braces.reduce(0) { $0 + $1.countedLines }
  }

  private mutating func endHeader(at token: CodeToken) {
    headerStart = token.end
    searches -= line.starts
    line = Line()
  }

  /// - Parameter isCall: whether it isn't the bracket of an interpolation.
  private mutating func open(_ token: CodeToken, isCall: Bool) {
    if token.byte == UInt8(ascii: "{") {
      braces.append(Braces(header: headerStart..<token.start))
      endHeader(at: token)
    } else {
      if isCall { start(at: token) }
      nest()
      separate()
    }
  }

  /// For a bracket without a keyword before it, the parser looks for the ends of all those around it.
  private mutating func nest() {
    line.brackets += 1
    if line.holdsMembers == true { search(line.brackets) }
    guard let last = braces.indices.last else { return }
    braces[last].brackets += 1
    guard braces[last].brackets > MemberLines.fewBrackets else { return }
    if braces[last].holdMembers == nil { judge(last) }
    if braces[last].holdMembers == true { search(braces[last].brackets) }
  }

  private mutating func search(_ brackets: Int) {
    let many = max(0, brackets - MemberLines.fewBrackets)
    patience -= many * many
  }

  private mutating func close(_ token: CodeToken) {
    if token.byte == UInt8(ascii: "}") {
      if let closed = braces.popLast() { searches -= closed.starts + closed.countedLines }
      endHeader(at: token)
    } else {
      line.brackets = max(0, line.brackets - 1)
      guard let last = braces.indices.last, braces[last].brackets > 0 else { return }
      braces[last].brackets -= 1
      separate()
    }
  }

  /// Of two colons with no comma between them, the second can't be in the bracket: the parser takes it for closed.
  private mutating func colon() {
    guard let last = braces.indices.last, braces[last].brackets > 0 else { return }
    if braces[last].isBehindColon { start(in: last) }
    braces[last].isBehindColon = true
  }

  private mutating func comma() {
    separate()
    if let last = braces.indices.last, braces[last].brackets == 0 { braces[last].isBehindComma = true }
  }

  private mutating func separate() {
    if let last = braces.indices.last { braces[last].isBehindColon = false }
  }

  private mutating func start(at token: CodeToken) {
    guard let last = braces.indices.last, braces[last].holdMembers != false else { return startOnLine(at: token) }
    guard braces[last].brackets == 0 else { return }
    if braces[last].isBehindComma { braces[last].isBehindComma = false } else { start(in: last) }
  }

  /// Behind the keyword of a type, all on the line may be its members.
  private mutating func startOnLine(at token: CodeToken) {
    guard line.holdsMembers != false else { return }
    if line.starts == 0 { line.firstStart = token.start }
    line.starts += 1
    searches += 1
    guard line.holdsMembers == nil, line.starts > MemberLines.fewStarts else { return }
    let text = bytes[headerStart..<line.firstStart]
    let isType = isType((text.lastIndex(where: \.isNewline) ?? headerStart)..<line.firstStart)
    if !isType {
      searches -= line.starts
      line.starts = 0
    }
    line.holdsMembers = isType
  }

  private mutating func start(in last: Int) {
    guard braces[last].holdMembers != false else { return }
    braces[last].starts += 1
    searches += 1
    if braces[last].holdMembers == nil, braces[last].starts > MemberLines.fewStarts { judge(last) }
  }

  private mutating func judge(_ index: Int) {
    let isType = isType(braces[index].header)
    braces[index].holdMembers = isType
    if isType { searches += braces[index].lines } else { forget(index) }
  }

  /// A keyword ends the search for one.
  private mutating func word(_ token: CodeToken) {
    if line.holdsMembers == false, MemberLines.types.contains(bytes.text(of: token)) { line = Line() }
    guard let last = braces.indices.last, braces[last].brackets == 0,
      max(braces[last].starts, braces[last].lines) > MemberLines.fewStarts
    else { return }
    let text = bytes.text(of: token)
    if MemberLines.types.contains(text) || MemberLines.others.contains(text) { forget(last) }
  }

  private mutating func forget(_ index: Int) {
    searches -= braces[index].starts + braces[index].countedLines
    braces[index].starts = 0
    braces[index].lines = 0
  }

  /// Two operands on two lines belong to two members.
  private mutating func startOfLine(_ token: CodeToken, after previous: CodeToken) {
    guard let last = braces.indices.last, braces[last].brackets == 0, braces[last].holdMembers != false,
      previous.kind != .operator, previous.kind != .sign, previous.kind != .open,
      bytes[previous.end..<token.start].contains(where: \.isNewline)
    else { return }
    braces[last].lines += 1
    if braces[last].holdMembers == true {
      searches += 1
    } else if braces[last].lines > MemberLines.fewStarts {
      judge(last)
    }
  }

  /// Whether the last keyword there is one of types.
  private func isType(_ header: Range<Int>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: bytes[header])
    var tokens = CodeTokens(text)
    var isType = false
    var isMember = false
    while let token = tokens.next() {
      if token.kind == .word, !isMember {
        let word = text.text(of: token)
        if MemberLines.types.contains(word) { isType = true }
        if MemberLines.others.contains(word) { isType = false }
      }
      isMember = token.byte == UInt8(ascii: ".") && token.end == token.start + 1
    }
    return isType
  }

  private static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let others: Set<String> = [
    "associatedtype", "case", "deinit", "func", "import", "init", "let", "macro", "operator", "precedencegroup", "subscript",
    "typealias", "var",
  ]
}
