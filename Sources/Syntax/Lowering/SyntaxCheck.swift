import SwiftParser

/// Whether a text is Swift that the parser needn't mend.
package enum SyntaxCheck {
  /// - Parameter bytes: valid UTF-8. What is nested too deeply to be parsed isn't well formed.
  package static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    guard Nesting.tooDeep(bytes) == nil else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      !Parser.parse(source: bytes, maximumNestingLevel: NestingLimit.brackets).hasError
    }
  }
}
