/// The code of a function or of a property's getter: read already, or to be read when it is first asked for.
///
/// Most code is never asked for, since its words tell that it can't hold what a rule looks for.
package enum Code: Sendable {
  case read([Statement])
  case unread(UnreadCode)

  var statements: [Statement] {
    switch self {
    case .read(let statements): statements
    case .unread(let code): code.statements
    }
  }

  /// The code as it is written, while nobody has asked for it.
  package var textIfUnread: ArraySlice<UInt8>? {
    guard case .unread(let code) = self, code.statementsIfRead == nil else { return nil }
    return code.text
  }
}
