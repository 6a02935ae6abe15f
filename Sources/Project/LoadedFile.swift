/// A file's facts, and its types' members by name.
package final class LoadedFile: Sendable {
  package let facts: FileFacts
  /// For each type of the file's outline, its members.
  let types: [Members]

  final class Members: Sendable {
    let facts: TypeFacts
    /// The indices of functions and properties by name; nil where they are so few that each can be looked at.
    private let functionsByName: NumbersByName?
    private let propertiesByName: NumbersByName?

    init(_ facts: TypeFacts) {
      self.facts = facts
      functionsByName = Members.numbers(facts.functions.map(\.name))
      propertiesByName = Members.numbers(facts.properties.map(\.name))
    }

    /// How many are looked at one by one.
    private static let few = 12

    private static func numbers(_ names: [String]) -> NumbersByName? {
      guard names.count > few else { return nil }
      var numbers = NumbersByName()
      for (number, name) in names.enumerated() { numbers.add(number, to: name) }
      return numbers
    }

    func functions(_ name: String) -> [FunctionFacts] {
      guard let functionsByName else { return facts.functions.filter { $0.name == name } }
      return (functionsByName[name] ?? []).map { facts.functions[$0] }
    }

    /// The first of that name.
    func property(_ name: String) -> Variable? {
      guard let propertiesByName else { return facts.properties.first { $0.name == name } }
      return propertiesByName[name]?.first.map { facts.properties[$0] }
    }
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
