/// A word that may stand for more than a name where declarations are told apart.
enum Keyword: String, CaseIterable {
  // Begin a declaration.
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
  case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `import`, `case`, `operator`, `precedencegroup`, `associatedtype`
  case macro
  // Stand before one.
  case `static`, `private`, `fileprivate`, `internal`, `public`, open, package, final, required, optional, lazy, dynamic
  case infix, prefix, postfix, borrowing, consuming, mutating, nonmutating, convenience, override, weak, unowned, indirect
  case isolated, nonisolated, distributed, __consuming
  // Can't be names.
  case `as`, `is`, `in`, `if`, `else`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `defer`, `return`, `throw`, `throws`
  case `rethrows`, `try`, `catch`, `break`, `continue`, `fallthrough`, `default`, `where`, `inout`, `super`, `nil`
  case `true`, `false`
  case selfValue = "self", selfType = "Self", anyType = "Any"
  // May be names, or stand before one.
  case any, some, await, async, each, reasync, unsafe, consume, copy, sending
}

extension Keyword {
  /// Whether a declaration of a type, or an extension of one, begins with it.
  var declaresType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension, .typealias: true
    default: false
    }
  }

  /// Whether a declaration begins with it, after the modifiers.
  var isIntroducer: Bool {
    switch self {
    case .func, .var, .let, .`init`, .deinit, .subscript, .import, .case, .operator, .precedencegroup, .associatedtype, .macro:
      true
    default: declaresType
    }
  }

  var isModifier: Bool {
    switch self {
    case .static, .private, .fileprivate, .internal, .public, .open, .package, .final, .required, .optional, .lazy, .dynamic,
      .infix, .prefix, .postfix, .borrowing, .consuming, .mutating, .nonmutating, .convenience, .override, .weak, .unowned,
      .indirect, .isolated, .nonisolated, .distributed, .__consuming:
      true
    default: false
    }
  }

  /// Whether a modifier may have a word in parentheses, as `private(set)` does.
  var takesDetail: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated: true
    default: false
    }
  }

  /// Whether a name that is spelled alike needs backticks.
  var isReserved: Bool {
    switch self {
    case .actor, .macro, .open, .package, .final, .required, .optional, .lazy, .dynamic, .infix, .prefix, .postfix, .borrowing,
      .consuming, .mutating, .nonmutating, .convenience, .override, .weak, .unowned, .indirect, .isolated, .nonisolated,
      .distributed, .__consuming, .any, .some, .await, .async, .each, .reasync, .unsafe, .consume, .copy, .sending:
      false
    default: true
    }
  }

  /// Whether an operand may follow it, or be followed by it, without an operator between them.
  var joins: Bool {
    switch self {
    case .selfValue, .super, .nil, .true, .false, .anyType, .selfType: false
    case .any, .some, .await, .async, .each, .reasync, .unsafe, .consume, .copy, .sending: true
    default: isReserved || isModifier
    }
  }
}

/// Tells keywords from other words.
struct KeywordTable {
  private var hashes: [UInt64]
  private var keywords: [Keyword?]

  static let all = KeywordTable()

  private init() {
    let size = 512
    hashes = [UInt64](repeating: 0, count: size)
    keywords = [Keyword?](repeating: nil, count: size)
    for keyword in Keyword.allCases {
      let hash = Word(keyword.rawValue).hash
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while keywords[slot] != nil { slot = (slot + 1) & (size - 1) }
      hashes[slot] = hash
      keywords[slot] = keyword
    }
  }

  func keyword(_ word: Word) -> Keyword? {
    var slot = Int(truncatingIfNeeded: word.hash) & (keywords.count - 1)
    while let keyword = keywords[slot] {
      if hashes[slot] == word.hash { return keyword }
      slot = (slot + 1) & (keywords.count - 1)
    }
    return nil
  }
}
