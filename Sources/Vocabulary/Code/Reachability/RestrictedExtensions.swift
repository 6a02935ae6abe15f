// Extensions that are for some types alone: `extension ButtonStyle where Self == PrimaryStyle`.
extension Project {
  /// What an extension declares, where a type's name only says in front of it for whom that is: whoever asks for a member means
  /// the type, and the extension by itself makes none.
  ///
  /// - Returns: nil where the name says anything else.
  func members(_ use: Use, restrictsTo type: Int) -> [Declaration]? {
    guard case .header = use.declaration.kind, let extended = use.declaration.type else { return nil }
    let place = index.entries[extended].places.first {
      $0.file == use.declaration.file && nameRange(of: $0).start == use.declaration.start
    }
    let name = TypeNames.last(index.entries[type].name)
    guard let place, place.header.kind == .extension,
      place.header.generics.contains(where: { $0.constraint.map { TypeNames.last($0.base) == name } ?? false })
    else { return nil }
    return members(at: place)
  }

  /// Whether a use may be one of an extension's member: one that says which type it asks must say the structure or enumeration
  /// for which the extension is.
  func mayAsk(for member: Declaration, _ use: Use) -> Bool {
    guard case .name(let asked, isType: true) = use.base, asked != Self.ownType, let extended = member.type else { return true }
    guard let header = lastHeader(of: extended, in: member.file, before: member.start + 1), header.kind == .extension,
      let own = header.generics.first(where: { $0.name == "Self" })?.constraint?.base, [.struct, .enum].contains(type(named: own)?.kind)
    else { return true }
    return asked == Word(TypeNames.last(own))
  }

  private static var ownType: Word { Word("Self") }
}
