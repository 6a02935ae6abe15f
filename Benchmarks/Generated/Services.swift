/// What an app does where nobody looks: requests, stores, decisions, parsing, tests.
extension SourceWriter {
  mutating func service() -> String {
    """
    import Foundation

    \(remark(""))
    final class \(name)Service<Session: \(name)Stage0> {
      private let base: URL
      private let decoder = JSONDecoder()
      private var tasks: [UUID: Task<Void, Error>] = [:]

      init(base: URL) { self.base = base }

    \(parts(3...24) { $0.request($1) })
    }

    """
  }

  private mutating func request(_ index: Int) -> String {
    """
    \(remark())
      func load\(property(index).capitalizedFirst)(page: Int = 0, matching text: String? = nil) async throws -> [\(name)Model] {
        var components = URLComponents(url: base.appendingPathComponent("\(pick(Words.nouns).lowercased())"), resolvingAgainstBaseURL: false)
        components?.queryItems = [URLQueryItem(name: "page", value: "\\(page)"), text.map { URLQueryItem(name: "q", value: $0) }].compactMap { $0 }
        guard let url = components?.url else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode ?? 500 < \(number(300...400)) else { return [] }
        return try decoder.decode([\(name)Model].self, from: data).filter { $0.isEnabled || $0.title.count > page }
      }
    """
  }

  mutating func store() -> String {
    """
    import Foundation

    class \(name)Store: NSObject {
      private(set) var models: [\(name)Model] = [] { didSet { observers.forEach { $0(models) } } }
      private var observers: [([\(name)Model]) -> Void] = []
      private let queue = DispatchQueue(label: "\(name)")

    \(parts(3...26) { writer, index in
      """
      \(writer.remark())
        func update\(writer.property(index).capitalizedFirst)<Key: Hashable>(by key: (\(writer.name)Model) -> Key) -> [Key: [\(writer.name)Model]] {
          queue.sync {
            let grouped = Dictionary(grouping: models, by: key)
            for (key, values) in grouped where values.count > \(writer.number(1...9)) {
              print("\(writer.sentence()): \\(key) \\(values.map(\\.title).sorted().joined(separator: ", "))")
            }
            return grouped.mapValues { $0.sorted { $0.title < $1.title && !$0.isEnabled } }
          }
        }
      """
    })
    }

    """
  }

  mutating func decisions() -> String {
    """
    import Foundation

    enum \(name)Rules {
    \(parts(3...26) { writer, index in
      """
      \(writer.remark())
        static func score\(writer.property(index).capitalizedFirst)(_ values: [Double], limit: Int) -> Double? {
          var sum = 0.0
          for (index, value) in values.enumerated() {
            if index > limit || value.isNaN { continue }
            switch (index % \(writer.number(2...9)), value) {
            case (0, let value) where value > 0: sum += value * Double(limit) / (1 + abs(value))
            case (1, ..<0): sum -= value
            case (2...4, _): sum = max(sum, value) - Double(index << 2)
            default: break
            }
          }
          return sum > 0 ? sum / Double(values.count) : nil
        }
      """
    })
    }

    """
  }

  mutating func parser() -> String {
    """
    import Foundation

    struct \(name)Parser {
      private var position: String.Index
      private let text: String

    \(parts(3...26) { writer, index in
      """
      \(writer.remark())
        mutating func read\(writer.property(index).capitalizedFirst)() throws -> Substring {
          let start = position
          while position < text.endIndex, text[position] != "\(writer.pick([",", ";", "|", "\\n"]))" {
            guard !text[position].isWhitespace || position == start else { throw CocoaError(.formatting) }
            position = text.index(after: position) // \(writer.sentence())
          }
          defer { if position < text.endIndex { position = text.index(after: position) } }
          return text[start..<position]
        }
      """
    })
    }

    """
  }

  mutating func endpoints() -> String {
    """
    import Foundation

    enum \(name)Endpoint: Hashable {
    \(lines(20...50) { "  case \($0.property($1))(id: \($0.pick(["Int", "String", "UUID"])))" })

      static let host = "https://example.com/\(name.lowercased())"

      /* \(sentence()). \(sentence()).
         \(sentence()). */
      var headers: [String: String] {
        [
    \(lines(8...30) { "      \"X-\($0.property($1))\": \"\($0.sentence())\"," })
        ]
      }
    }

    """
  }

  mutating func tests() -> String {
    """
    import XCTest

    final class \(name)Tests: XCTestCase {
    \(parts(3...26) { writer, index in
      """
        func test\(writer.property(index).capitalizedFirst)() throws {
          let store = \(writer.name)Store()
          let grouped = [\(writer.number(1...99)), \(writer.number(1...99)), \(writer.number(1...99))].map { $0 * 2 }.filter { $0 > \(writer.number(1...99)) }
          XCTAssertEqual(grouped.count, \(writer.number(1...3)), "\(writer.sentence())")
          XCTAssertTrue(store.models.isEmpty)
          XCTAssertNil(try? XCTUnwrap(store.models.first?.summary))
        }
      """
    })
    }

    """
  }
}
