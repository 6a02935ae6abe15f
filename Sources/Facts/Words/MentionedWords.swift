/// Which words a piece of code may hold: never without one that it holds, and rarely with one that it doesn't.
///
/// Most questions are about a few names; code without them need not be walked.
package struct MentionedWords: Sendable {
  private(set) var bits = SIMD8<UInt64>()

  /// Of code that may hold any word.
  package static let everything = MentionedWords(bits: SIMD8(repeating: .max))

  package init() {}

  /// - Parameter bits: as others had them.
  init(bits: SIMD8<UInt64>) {
    self.bits = bits
  }

  func mayHold(_ word: Word) -> Bool {
    let own = MentionedWords.bits(of: word)
    return bits & own == own
  }

  package func holdsAll(of other: MentionedWords) -> Bool { bits & other.bits == other.bits }

  package func mayHold(_ words: [Word]) -> Bool { words.contains(where: mayHold) }

  package mutating func insert(_ word: Word) { bits |= MentionedWords.bits(of: word) }

  private mutating func formUnion(_ other: MentionedWords) { bits |= other.bits }

  /// Two of all the bits.
  private static func bits(of word: Word) -> SIMD8<UInt64> {
    var bits = SIMD8<UInt64>()
    bits[Int(word.hash >> 6 & 3)] = 1 << (word.hash & 63)
    bits[Int(word.hash >> 38 & 3) + 4] = 1 << (word.hash >> 32 & 63)
    return bits
  }
}

// MARK: - The words of code

extension MentionedWords {
  /// A function's: those of its signature too.
  init(name: String, parameters: [FunctionFacts.Parameter], returnType: TypeName?, code: Code?) {
    insert(name)
    for parameter in parameters {
      insert(parameter.name)
      parameter.label.map { insert($0) }
      insert(wordsOf: parameter.type.text)
      parameter.defaultValue.map { insert($0) }
    }
    returnType.map { insert(wordsOf: $0.text) }
    code.map { insert($0) }
  }

  /// A variable's: those of its type too.
  init(
    name: String,
    type: TypeName?,
    attributes: [String],
    initialValue: Expression?,
    getter: Code?,
    observers: [Statement]
  ) {
    insert(name)
    type.map { insert(wordsOf: $0.text) }
    for attribute in attributes { insert(attribute) }
    initialValue.map { insert($0) }
    getter.map { insert($0) }
    insert(observers)
  }

  private mutating func insert(_ name: String) {
    if let word = Word(declared: name) { insert(word) }
  }

  /// Each word of a text: the names in `[Shelf<Book>]`.
  private mutating func insert(wordsOf text: String) {
    for part in text.utf8.split(whereSeparator: { ByteClass.table[Int($0)] != .word }) {
      insert(String(Substring(part)))
    }
  }

  private mutating func insert(_ code: Code) {
    switch code {
    case .read(let statements): insert(statements)
    case .unread(let code): formUnion(code.place.words)
    }
  }

  private mutating func insert(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let value), .return(let value?), .jump(let value?): insert(value)
      case .return(nil), .jump(nil): break
      case .variable(let variable): formUnion(variable.words)
      case .function(let function): formUnion(function.words)
      case .branch(let branch): insert(branch)
      case .loop(let loop):
        for name in loop.names { insert(name) }
        for value in loop.header { insert(value) }
        insert(loop.body)
      case .block(let body): insert(body)
      }
    }
  }

  private mutating func insert(_ branch: Branch) {
    branch.subject.map { insert($0) }
    for arm in branch.arms {
      for condition in arm.conditions {
        for name in condition.names { insert(name) }
        condition.value.map { insert($0) }
        condition.pattern.map { insert($0) }
      }
      insert(arm.body)
    }
  }

  private mutating func insert(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .member(_, let name), .selector(let name), .keyPath(let name): insert(name)
    case .string(let text): insert(wordsOf: text)
    case .call(let call):
      for type in call.typeArguments { insert(wordsOf: type.text) }
      insertLabels(of: call.arguments)
    case .element(_, let arguments), .tuple(let arguments): insertLabels(of: arguments)
    case .cast(_, _, let type): insert(wordsOf: type.text)
    case .closure(let closure):
      for parameter in closure.parameters { insert(parameter) }
      return insert(closure.body)
    case .branch(let branch): return insert(branch)
    default: break
    }
    expression.forEachPart { insert($0) }
  }

  private mutating func insertLabels(of arguments: [Argument]) {
    for argument in arguments { argument.label.map { insert($0) } }
  }
}
