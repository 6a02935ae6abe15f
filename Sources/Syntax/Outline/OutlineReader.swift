/// Reads a file's outline from its tokens, without parsing its code.
package struct OutlineReader: ~Copyable {
  package struct Reading {
    package let outline: FileOutline
    /// Every word of the file.
    package let words: WordFilter
    /// Where the first code stands that nests too deeply to be parsed, if any does.
    package let tooDeep: Int?
    /// Whether the outline is what the file's facts would say. Where not, only they can tell.
    package let isCertain: Bool
    /// The code that needn't be read with the rest of the file; none where the outline isn't certain.
    package let code: [CodePlace]
  }

  /// What the brackets hold whose declarations are read.
  struct Scope {
    /// The name of the type around it, empty at a file's top level.
    let enclosing: String
    /// How many brackets are open around its declarations.
    let depth: Int
    /// Whether it is a function's body.
    var isCode = false
    /// Where that begins if it needn't be read with the rest of the file: it declares no types.
    var codeStart: Int?
    var isFile: Bool { depth == 0 }
  }

  var tokens: OutlineTokens
  var scopes = [Scope(enclosing: "", depth: 0)]
  var sides = ConditionalSides()
  private(set) var imports: [String] = []
  private(set) var reexports: [String] = []
  private(set) var types: [TypeHeader] = []
  private(set) var functions: [String] = []
  private(set) var variables: [FileOutline.FreeVariable] = []
  private var code: [CodePlace] = []

  /// - Parameter bytes: the file's text, valid UTF-8; it must outlive the reader.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = OutlineTokens(bytes)
  }

  package mutating func read(path: String) -> Reading {
    var isCertain = !OutlineReader.isManifest(path)
    do {
      try readItems()
    } catch {
      isCertain = false
      tokens.drain()
    }
    let outline = FileOutline(
      path: path,
      imports: imports,
      reexports: reexports,
      types: types,
      functions: functions,
      variables: variables,
      manifest: nil
    )
    isCertain = isCertain && tokens.isWellFormed
    return Reading(
      outline: outline,
      words: tokens.filter,
      tooDeep: tokens.tooDeep,
      isCertain: isCertain,
      code: isCertain ? code : []
    )
  }

  /// The code of a file that needn't be read with the rest of it.
  package static func code(in bytes: [UInt8]) -> [CodePlace] {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = OutlineReader(bytes)
      return reader.read(path: "").code
    }
  }

  /// Whether a file says of modules what only its code can tell.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Where declarations are read now.
  var scope: Scope { scopes[scopes.count - 1] }

  /// How many brackets are open around the declarations that are read now, sides of `#if` included.
  var level: Int { scope.depth + sides.count(in: scopes.count) }

  private mutating func readItems() throws(Doubt) {
    try tokens.advance()
    while !tokens.token.isEnd {
      if tokens.token.kind == .close {
        guard tokens.token.is("}"), scopes.count > 1, sides.count(in: scopes.count) == 0 else { throw Doubt() }
        if let start = scopes.removeLast().codeStart { keep(codeFrom: start, isGetter: false) }
        try tokens.advance()
      } else if scope.isCode {
        try readCode()
      } else {
        try readItem()
      }
    }
    guard scopes.count == 1, sides.isEmpty else { throw Doubt() }
  }

  /// Reads a declaration up to its end, or its header if it has members of its own.
  private mutating func readItem() throws(Doubt) {
    if tokens.token.is(";") { return try tokens.advance() }
    if tokens.token.is("#") { return try readPound() }
    let prefix = try readPrefix()
    if tokens.token.is("#"), prefix.modifiers.isEmpty { return try readMacro() }
    guard let keyword = tokens.token.keyword else { throw Doubt() }
    switch keyword {
    case .class, .struct, .enum, .actor, .protocol: try readType(keyword, prefix)
    case .extension: try readExtension(prefix)
    case .typealias: try readAlias(prefix)
    case .import: try readImport(prefix)
    case .var, .let: try readVariables(prefix)
    case .func: try readFunction()
    case .`init`, .deinit, .subscript: try readMember(endsWithBraces: true)
    case .operator: try readMember(endsWithBraces: false)
    case .case, .associatedtype: try readMember(endsWithBraces: false)
    case .precedencegroup: try readMember(endsWithBraces: true)
    default: throw Doubt()
    }
  }

  // MARK: Keeping what was read

  mutating func keep(_ type: TypeHeader) {
    if !sides.isDropped { types.append(type) }
  }

  mutating func keep(import module: String, isReexport: Bool) {
    guard !sides.isDropped else { return }
    imports.append(module)
    if isReexport { reexports.append(module) }
  }

  /// The least number of bytes that it is worth while to read code apart from its file for.
  private static let leastCode = 64

  /// Code that ends with the token.
  mutating func keep(codeFrom start: Int, isGetter: Bool) {
    let end = tokens.token.end
    guard let notes = tokens.endNotes(), notes.isShallow, end - start >= OutlineReader.leastCode else { return }
    code.append(CodePlace(start: UInt32(start), end: UInt32(end), isGetter: isGetter, words: notes.words))
  }

  mutating func keep(function name: String) {
    if !sides.isDropped { functions.append(name) }
  }

  mutating func keep(variable name: String, isPrivate: Bool) {
    if !sides.isDropped { variables.append(FileOutline.FreeVariable(name: name, isPrivate: isPrivate)) }
  }
}
