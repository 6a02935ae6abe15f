/// One of the documents that the rules are drawn from, walked through section by section.
package struct CoveredDocument: Sendable {
  /// The document's title.
  package let title: String
  /// When that edition was published; empty where it doesn't say.
  package let date: String
  /// Every section, in the document's order.
  package let sections: [CoveredSection]

  package init(_ title: String, date: String, _ sections: [CoveredSection]) {
    self.title = title
    self.date = date
    self.sections = sections
  }
}

/// A section of a document, and what it asks for.
package struct CoveredSection: Sendable {
  package let title: String
  /// Paraphrases of what it asks for; none where it only describes.
  package let statements: [CoveredStatement]

  package init(_ title: String, _ statements: [CoveredStatement] = []) {
    self.title = title
    self.statements = statements
  }
}

/// Something that a guideline asks for, and what became of it.
package struct CoveredStatement: Sendable {
  /// A paraphrase, in a line.
  package let text: String
  package let outcome: Outcome

  /// What became of a statement.
  package enum Outcome: Sendable {
    /// The ids of the rules that check it, or the part of it that can be checked.
    case rules([String])
    /// Since when, and by what.
    case superseded(String)
    /// Why no rule checks it.
    case unchecked(String)
  }

  /// A statement that rules check, by their ids.
  package static func checked(_ text: String, by rules: String...) -> CoveredStatement {
    CoveredStatement(text: text, outcome: .rules(rules))
  }

  /// A statement that today's system has moved past, and how.
  package static func superseded(_ text: String, _ reason: String) -> CoveredStatement {
    CoveredStatement(text: text, outcome: .superseded(reason))
  }

  /// A statement that no rule checks, and why.
  package static func unchecked(_ text: String, _ reason: String) -> CoveredStatement {
    CoveredStatement(text: text, outcome: .unchecked(reason))
  }
}
