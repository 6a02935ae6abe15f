import HIGLintEngine
import HIGLintProtocols

/// The part of a list that one answer has room for.
struct Page {
  /// Which of the list's elements are told.
  let range: Range<Int>
  /// What to ask for the next part with; nil where there is none.
  let nextCursor: String?

  /// How many bytes an answer may have. Agents refuse what is much longer.
  private static let mostBytes = 40_000

  static let limit = ToolDescription.Parameter(
    name: "limit", summary: "how many to tell at most; fewer where they are long",
    kind: .number(1...1_000, default: 100)
  )

  static let cursor = ToolDescription.Parameter(
    name: "cursor",
    summary: "the nextCursor of the answer before, to go on from there with the same other arguments", kind: .text
  )

  /// - Parameters:
  ///   - elements: the whole list, by which it is known again.
  ///   - cost: how many bytes an element takes beside its own, with those before it in the page.
  init(
    of elements: [JSON],
    _ arguments: ToolArguments,
    cost: (_ element: Int, _ page: Range<Int>) -> Int = { _, _ in 0 }
  ) throws(Refusal) {
    let bytes = elements.map { $0.bytes ?? [] }
    let digest = ContentHash(Array(bytes.joined(separator: [0])))
    let start = try Self.start(arguments.text("cursor"), digest, count: elements.count)
    let limit = arguments.number("limit") ?? 100
    var (end, size) = (start, 0)
    while end < elements.count, end - start < limit {
      size += bytes[end].count + 1 + cost(end, start..<end)
      if size > Self.mostBytes, end > start { break }
      end += 1
    }
    range = start..<end
    nextCursor = end < elements.count ? "\(end)-\(Self.name(digest))" : nil
  }

  /// - Throws: a refusal where the cursor is of another list.
  private static func start(_ cursor: String?, _ digest: ContentHash, count: Int) throws(Refusal) -> Int {
    guard let cursor else { return 0 }
    let parts = cursor.split(separator: "-")
    guard parts.count == 2,
      let start = Int(parts[0]),
      parts[1] == name(digest),
      (0..<max(1, count)).contains(start)
    else {
      throw Refusal(
        "the cursor belongs to other arguments, or what it counts has changed", remedy: "ask again without it"
      )
    }
    return start
  }

  private static func name(_ digest: ContentHash) -> String { String(digest.low ^ digest.high, radix: 36) }

  /// What an answer says of itself.
  var members: [String: JSON?] {
    ["truncated": .bool(nextCursor != nil), "nextCursor": nextCursor.map { .string($0) }]
  }

  static let schemas: [String: JSON] = ["truncated": ["type": "boolean"], "nextCursor": ["type": "string"]]
}
