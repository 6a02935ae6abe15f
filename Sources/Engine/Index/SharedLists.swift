/// Lists that many files of a module say alike, such as what they import: each is held once.
struct SharedLists {
  private var names: Set<[String]> = []
  private var types: Set<[TypeName]> = []
  private var triggers: Set<[UInt64]> = []

  /// The outline of a file by another path.
  mutating func outline(_ outline: FileOutline, at path: String) -> FileOutline {
    FileOutline(
      path: path,
      imports: shared(outline.imports),
      reexports: outline.reexports,
      types: outline.types.map { header($0) },
      functions: outline.functions,
      variables: outline.variables,
      manifest: outline.manifest
    )
  }

  private mutating func header(_ header: TypeHeader) -> TypeHeader {
    TypeHeader(
      kind: header.kind,
      name: header.name,
      nameRange: header.nameRange,
      inherited: header.inherited.isEmpty ? [] : types.insert(header.inherited).memberAfterInsert,
      modifiers: shared(header.modifiers),
      attributes: shared(header.attributes),
      generics: header.generics
    )
  }

  mutating func words(_ words: Skim.WordSet) -> Skim.WordSet {
    Skim.WordSet(bits: triggers.insert(words.bits).memberAfterInsert)
  }

  private mutating func shared(_ list: [String]) -> [String] {
    list.isEmpty ? [] : names.insert(list).memberAfterInsert
  }
}
