/// What an app knows: models, data, and what is promised of them.
extension SourceWriter {
  mutating func model() -> String {
    """
    import Foundation

    \(remark(""))
    struct \(name)Model: Codable, Identifiable, Hashable {
      enum Kind: Hashable, Codable { case primary, secondary, archived(Date) }

      let id: UUID
      var title: String
      var kind: Kind
      var isEnabled = true
      var summary: String? { [title, id.uuidString].filter { !$0.isEmpty }.joined(separator: " · ") }
    }

    \(parts(2...10) { $0.record("Part", $1) })

    """
  }

  mutating func details() -> String {
    """
    import Foundation

    \(parts(3...14) { $0.record("Detail", $1) })

    """
  }

  private mutating func record(_ kind: String, _ number: Int) -> String {
    """
    \(remark(""))
    struct \(name)\(kind)\(number): Codable, Hashable, Sendable {
    \(lines(3...12) { "  \($1 % 2 == 0 ? "let" : "var") \($0.property($1)): \($0.pick(Words.types))" })

      enum Format: String, Codable, CaseIterable { case short, long = "\(pick(Words.nouns))", none }

      static func < (first: Self, second: Self) -> Bool { first.hashValue < second.hashValue }
    }
    """
  }

  /// Data that stands in the source: the longest files of an app.
  mutating func fixtures() -> String {
    """
    import Foundation

    enum \(name)Fixtures {
      static let titles: [String: String] = [
    \(lines(20...180) { writer, index in "    \"\(writer.property(index))\": \"\(writer.sentence())\"," })
      ]

      static let points: [(x: Double, y: Double, name: String)] = [
    \(lines(20...120) { writer, index in
      "    (x: \(writer.number(0...900)).\(index), y: -\(writer.number(0...900)).5, name: \"\(writer.pick(Words.nouns))\"),"
    })
      ]

      static let document = #\"\"\"
    \(lines(20...60) { writer, index in "    { \"id\": \(index), \"text\": \"\(writer.sentence())\" }," })
        \"\"\"#
    }

    """
  }

  mutating func protocols() -> String {
    """
    import Foundation

    \(remark(""))
    protocol \(name)Loading: AnyObject { var store: \(name)Store { get } }

    protocol \(name)Repository {
      associatedtype Entity: Identifiable & Codable
      var entities: [Entity] { get }
      func entity(with id: Entity.ID) async throws -> Entity?
    }

    extension \(name)Repository where Entity: Hashable {
      var unique: Set<Entity> { Set(entities) }
    }

    class \(name)ObservableStore: \(feature.previous.name)Store {}

    \(parts(2...16) { writer, index in
      """
      \(writer.remark(""))
      protocol \(writer.name)Stage\(index): \(index == 0 ? "AnyObject" : "\(writer.name)Stage\(index - 1)") {
        var \(writer.property(index)): \(writer.pick(Words.types)) { get }
        func update\(writer.pick(Words.nouns))(with values: [\(writer.pick(Words.types))], at date: Date) throws
      }
      """
    })

    """
  }
}
