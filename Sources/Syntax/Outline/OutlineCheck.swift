/// Whether what tokens tell of a file is what its syntax tells. Linting takes it for granted; the fuzzer doesn't.
package enum OutlineCheck {
  /// - Returns: what tokens tell wrong; nil where they tell all right, or leave it to syntax, or the text isn't UTF-8.
  package static func fault(in bytes: [UInt8]) -> String? {
    guard bytes.withUnsafeBufferPointer({ firstInvalidUTF8Offset(in: $0) }) == nil else { return nil }
    let path = "Sample.swift"
    let reading = bytes.withUnsafeBufferPointer { bytes in
      var reader = OutlineReader(bytes)
      return reader.read(path: path)
    }
    guard reading.isCertain else { return nil }
    let atOnce = Lowering(bytes).facts(path: path)
    let later = Lowering(bytes, tooDeep: nil, passingOver: reading.code).facts(path: path)
    if FileOutline(atOnce) != reading.outline { return "another outline" }
    if later != atOnce { return "other code" }
    let words = zip(atOnce.mentionedWords, later.mentionedWords)
    return words.allSatisfy { $1.holdsAll(of: $0) } ? nil : "too few words"
  }
}

extension FileFacts {
  /// Those of each function and each variable outside other code.
  fileprivate var mentionedWords: [MentionedWords] {
    functions.map(\.words) + variables.map(\.words)
      + types.flatMap { $0.functions.map(\.words) + $0.properties.map(\.words) }
  }
}
