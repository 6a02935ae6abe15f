import Foundation

/// Code that was passed over when its file was read. It is parsed when it is first asked for, by whichever thread asks.
package final class UnreadCode: @unchecked Sendable {
  /// From the code's opening brace to its closing one.
  package let text: ArraySlice<UInt8>
  package let place: CodePlace
  private let file: File
  private var known: [Statement]?

  /// What all code of a file shares.
  package final class File: @unchecked Sendable {
    fileprivate let lock = NSLock()
    package let parser: any CodeParser

    /// - Parameter parser: it is asked by one thread at a time.
    package init(_ parser: any CodeParser) {
      self.parser = parser
    }
  }

  /// - Parameters:
  ///   - text: the code with its braces, valid UTF-8, as an outline tells of it.
  ///   - place: where it stands in its file.
  package init(_ text: ArraySlice<UInt8>, at place: CodePlace, in file: File) {
    self.text = text
    self.place = place
    self.file = file
  }

  package var statements: [Statement] {
    file.lock.lock()
    defer { file.lock.unlock() }
    if let known { return known }
    let statements = file.parser.statements(of: text, at: place)
    known = statements
    return statements
  }

  /// The code, if it was asked for.
  package var statementsIfRead: [Statement]? {
    file.lock.lock()
    defer { file.lock.unlock() }
    return known
  }
}

/// Reads code that was passed over. Facts know no syntax: whoever makes them says who reads the rest.
package protocol CodeParser: AnyObject {
  /// Whether code nests no deeper than can be read.
  func canRead(_ text: [UInt8]) -> Bool

  /// - Parameters:
  ///   - text: the code with its braces.
  ///   - place: where it stands in its file.
  func statements(of text: ArraySlice<UInt8>, at place: CodePlace) -> [Statement]
}
