import HIGLintEngine

/// The documents that the rules are drawn from, and what becomes of each thing that they ask for.
package let coveredDocuments: [CoveredDocument] = [
  CoveredDocument(
    "iPhone Human Interface Guidelines", date: "2008-02-29",
    platformSections + principleSections + applicationSections + barSections + modalSections + contentSections
      + controlSections + imageSections
  ),
  CoveredDocument("iPhone Human Interface Guidelines, Table Views, Text Views, and Web Views", date: "2009-11-20", tables2009),
  CoveredDocument("iPhone Human Interface Guidelines, Table Views", date: "2010-03", tables2010),
  CoveredDocument("Table View Programming Guide for iOS, Managing Selections", date: "2013-09-18", managingSelections),
  CoveredDocument("Make my table pretty (the EasyCustomTable sample)", date: "", easyCustomTable),
  CoveredDocument("Human Interface Guidelines, of today", date: "", today),
]

/// Reasons that several statements share.
enum Unchecked {
  static let judgement = "a matter of judgement"
  static let design = "a decision of the product's design, not of its code"
  static let running = "shows only in the running app"
  static let pictures = "pictures can't be judged by a program"
  static let elsewhere = "about other systems than iOS and iPadOS"
  static let service = "about a service of the system's, not about an interface that code lays out"
  static let security = "a matter of security, which other tools check"
}
