import HIGLintEngine
@testable import HIGLintSyntax

/// Outlines of the same source, from its tokens and from its facts.
enum Outlined {
  static func tokens(_ bytes: [UInt8], path: String = "Sample.swift") -> OutlineReader.Reading {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = OutlineReader(bytes)
      return reader.read(path: path)
    }
  }

  static func facts(_ bytes: [UInt8], path: String = "Sample.swift") -> FileOutline {
    FileOutline(Lowering(bytes).facts(path: path))
  }

  /// The names that rules may ask the file for, and that the filter hasn't. It holds no operators.
  static func missingWords(_ bytes: [UInt8]) -> [String] {
    let facts = Lowering(bytes).facts(path: "Sample.swift")
    let words = tokens(bytes).words
    let members = facts.types.flatMap { type in
      type.functions.map(\.name) + type.properties.map(\.name) + type.cases.map(\.name)
    }
    return (facts.functions.map(\.name) + facts.variables.map(\.name) + members).filter { name in
      Word(declared: name).map { !words.mayHold($0) } ?? false
    }
  }
}
