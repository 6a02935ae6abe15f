/// Where a guideline is written.
public struct Guideline: Codable, Sendable, Hashable {
  /// The document's title.
  public let document: String
  /// When that edition was published: `YYYY-MM-DD`, or `YYYY-MM` where the day isn't given; empty where neither is.
  public let date: String
  /// The section's heading.
  public let section: String

  /// `Guidelines.swift` has short names for the documents that HIGLint's own rules cite.
  public init(document: String, date: String, section: String) {
    self.document = document
    self.date = date
    self.section = section
  }

  /// Title, date and section in one line.
  public var citation: String {
    date.isEmpty ? "\(document), “\(section)”" : "\(document) (\(date)), “\(section)”"
  }
}
