/// What tells indexes apart that can be read from those that can't.
///
/// It is the same on every machine, unlike what tells the builds of the tool apart by which a cache is kept.
package struct IndexStamp: Sendable {
  /// Grows with every change of the form.
  private static let format = 4
  private static let beginning = "higlint index "

  /// The tool's version.
  let version: String
  /// Of the words that files were skimmed for.
  let words: ContentHash

  /// - Parameter rules: every rule that there is.
  package init(version: String, rules: [any Rule.Type]) {
    self.version = version
    words = Skim(rules).key
  }

  /// The first line of an index.
  var line: String { "\(Self.beginning)\(Self.format) \(version)\n" }

  /// Why what begins so can't be read; nil where it can.
  func refusal(_ bytes: [UInt8]) -> (message: String, remedy: String)? {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) + "\n"
    if line == self.line { return nil }
    guard line.hasPrefix(Self.beginning), let other = line.dropLast().split(separator: " ").last else {
      return ("isn't an index, or is damaged", "make it again with `higlint index`")
    }
    guard other != version else { return ("was made by another build of HIGLint \(version)", Self.remedy) }
    return ("was made by HIGLint \(other), and this is \(version)", Self.remedy)
  }

  static let remedy = "make it again with this one"
}
