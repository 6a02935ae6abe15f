/// A file's facts, and its types' members by name.
package final class LoadedFile: Sendable {
  package let facts: FileFacts
  /// For each type of the file's outline, its members.
  let types: [Members]

  final class Members: Sendable {
    let facts: TypeFacts
    /// The indices of functions and properties by name.
    private let functionsByName: [String: [Int]]
    private let propertiesByName: [String: Int]

    init(_ facts: TypeFacts) {
      self.facts = facts
      functionsByName = Dictionary(grouping: facts.functions.indices) { facts.functions[$0].name }
      propertiesByName = Dictionary(zip(facts.properties.map(\.name), 0...)) { first, _ in first }
    }

    func functions(_ name: String) -> [FunctionFacts] { (functionsByName[name] ?? []).map { facts.functions[$0] } }

    func property(_ name: String) -> Variable? { propertiesByName[name].map { facts.properties[$0] } }
  }

  /// - Parameter outline: by which the project knows the file's types. What the facts tell of none of these is left out,
  ///   and a type that they don't tell of has no members.
  package init(_ facts: FileFacts, as outline: FileOutline) {
    self.facts = facts
    var byPlace: [UInt32: TypeFacts]?
    types = outline.types.enumerated().map { index, header in
      if index < facts.types.count, LoadedFile.isSame(facts.types[index].header, header) {
        return Members(facts.types[index])
      }
      let known = byPlace ?? Dictionary(facts.types.map { ($0.header.nameRange.start, $0) }) { first, _ in first }
      byPlace = known
      return Members(known[header.nameRange.start] ?? TypeFacts(header: header, properties: [], functions: [], cases: []))
    }
  }

  private static func isSame(_ header: TypeHeader, _ known: TypeHeader) -> Bool {
    known.isWithoutPlace ? header.name == known.name && header.kind == known.kind : header.nameRange == known.nameRange
  }
}
