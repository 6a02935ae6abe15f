/// A project and what happens to it, one step after the other, as one text: its lines that begin with `@@ ` say what is done,
/// those below one belong to it. So a history can be made shorter by lines.
struct History {
  struct Step {
    let order: [String]
    let text: [UInt8]
  }

  let steps: [Step]

  private static let mark = Array("@@ ".utf8)

  init(_ bytes: [UInt8]) {
    var steps: [Step] = []
    var order: [String] = []
    var text: [UInt8] = []
    for line in Pieces.lines(of: bytes) {
      guard line.starts(with: History.mark) else {
        text += line
        continue
      }
      if !order.isEmpty { steps.append(Step(order: order, text: text)) }
      order = String(decoding: line.dropFirst(History.mark.count), as: UTF8.self).split { $0 == " " || $0.isNewline }.map(String.init)
      text = []
    }
    if !order.isEmpty { steps.append(Step(order: order, text: text)) }
    self.steps = steps
  }

  static func isHistory(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// A step as text. What would be read as another step is left out.
  static func step(_ order: String, _ text: [UInt8] = []) -> [UInt8] {
    let lines = Pieces.lines(of: text).filter { !$0.starts(with: mark) }.joined()
    let end: [UInt8] = lines.isEmpty || Array(lines).last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
    return mark + Array("\(order)\n".utf8) + Array(lines) + end
  }
}

/// A project whose files change.
struct ChangingProject {
  /// By name.
  private(set) var files: [String: [UInt8]] = [:]

  /// - Returns: whether the step was one for sources.
  mutating func take(_ step: History.Step) -> Bool {
    let order = step.order
    let name = order.count > 1 ? order[1] : ""
    switch (order[0], order.count) {
    case ("file", 2): files[name] = step.text
    case ("delete", 2): files[name] = nil
    case ("rename", 4):
      let pieces = Pieces.tokens(of: files[name] ?? [])
      let old = Array(order[2].utf8)
      edit(name) { _ in pieces.map { $0.elementsEqual(old) ? Array(order[3].utf8)[...] : $0 } }
    case ("cut", 4):
      edit(name) { lines in
        let start = min(Int(UInt32(order[2]) ?? 0), lines.count)
        return Array(lines[..<start] + lines[start...].dropFirst(Int(UInt32(order[3]) ?? 0)))
      }
    case ("paste", 3):
      edit(name) { lines in
        let start = min(Int(UInt32(order[2]) ?? 0), lines.count)
        return Array(lines[..<start] + [step.text[...]] + lines[start...])
      }
    default: return false
    }
    return true
  }

  private mutating func edit(_ name: String, _ change: ([ArraySlice<UInt8>]) -> [ArraySlice<UInt8>]) {
    guard let text = files[name] else { return }
    files[name] = Array(change(Pieces.lines(of: text)).joined())
  }
}
