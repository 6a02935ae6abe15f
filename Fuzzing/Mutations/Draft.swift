/// A project as a history has it so far, to choose from what is done next.
struct Draft {
  struct File {
    let name: String
    let text: [UInt8]

    var lines: [ArraySlice<UInt8>] { Pieces.lines(of: text) }

    /// In the order of their first appearance.
    var words: [String] {
      var seen: Set<String> = []
      return Pieces.tokens(of: text).map { String(decoding: $0, as: UTF8.self) }.filter { piece in
        piece.count > 2 && piece.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && seen.insert(piece).inserted
      }
    }

    func word(_ generator: inout SeededGenerator) -> String? { words.randomElement(using: &generator) }

    var declaredTypes: [String] {
      let pieces = Pieces.tokens(of: text).map { String(decoding: $0, as: UTF8.self) }
      return pieces.indices.dropLast(2).filter { ["class", "struct", "enum", "protocol"].contains(pieces[$0]) }
        .map { pieces[$0 + 2] }.filter { $0.first?.isUppercase == true }
    }
  }

  let sources: [File]
  let interfaces: [File]

  init(_ bytes: [UInt8]) {
    var project = ChangingProject()
    for step in History(bytes).steps { _ = project.take(step) }
    let files = project.files.sorted { $0.key < $1.key }.map { File(name: $0.key, text: $0.value) }
    sources = files.filter { $0.name.hasSuffix(".swift") }
    interfaces = files.filter { !$0.name.hasSuffix(".swift") }
  }

  func source(_ generator: inout SeededGenerator) -> File { sources.randomElement(using: &generator) ?? File(name: "0.swift", text: []) }

  func any(_ generator: inout SeededGenerator) -> File {
    (sources + interfaces).randomElement(using: &generator) ?? File(name: "0.swift", text: [])
  }

  static func name(_ number: Int, of text: [UInt8]) -> String {
    text.first == UInt8(ascii: "<") ? "\(number).storyboard" : "\(number).swift"
  }

  /// A history that begins with a text and some of its neighbours.
  static func beginning(with text: [UInt8], _ generator: inout SeededGenerator, _ material: Material) -> [UInt8] {
    let count = generator.index(below: 5) + (generator.isOne(in: 3) ? 35 : 1)
    var bytes: [UInt8] = []
    for (number, seed) in ([text] + material.neighbours(count, using: &generator)).enumerated() {
      let step = History.step("file \(name(number, of: seed))", seed)
      // What follows must have room.
      if bytes.count + step.count < material.largest / 2 { bytes += step }
    }
    return bytes
  }
}
