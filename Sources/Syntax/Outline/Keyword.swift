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
  private struct Slot {
    let hash: UInt64
    let keyword: Keyword?
  }

  /// A power of two of them, kept for as long as the program runs; most are empty.
  private let slots: UnsafeMutablePointer<Slot>
  private static let size = 512

  nonisolated(unsafe) static let all = KeywordTable()

  private init() {
    slots = .allocate(capacity: KeywordTable.size)
    slots.initialize(repeating: Slot(hash: 0, keyword: nil), count: KeywordTable.size)
    for keyword in Keyword.allCases {
      let hash = Word(keyword.rawValue).hash
      var slot = KeywordTable.slot(hash)
      while slots[slot].keyword != nil { slot = KeywordTable.slot(after: slot) }
      slots[slot] = Slot(hash: hash, keyword: keyword)
    }
  }

  func keyword(_ word: Word) -> Keyword? {
    var slot = KeywordTable.slot(word.hash)
    while let keyword = slots[slot].keyword {
      if slots[slot].hash == word.hash { return keyword }
      slot = KeywordTable.slot(after: slot)
    }
    return nil
  }

  private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (size - 1) }

  private static func slot(after slot: Int) -> Int { (slot + 1) & (size - 1) }
}
