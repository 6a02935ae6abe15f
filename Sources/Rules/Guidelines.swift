import HIGLintEngine

/// The documents that rules cite.
extension Guideline {
  /// The first edition, for the first iPhone's software.
  static func iPhone2008(_ section: String) -> Guideline {
    Guideline(document: "iPhone Human Interface Guidelines", date: "2008-02-29", section: section)
  }

  static func iPhone2009(_ section: String) -> Guideline {
    Guideline(document: "iPhone Human Interface Guidelines", date: "2009-11-20", section: section)
  }

  static func iPhone2010(_ section: String) -> Guideline {
    Guideline(document: "iPhone Human Interface Guidelines", date: "2010-03", section: section)
  }

  static func tableViewProgramming(_ section: String) -> Guideline {
    Guideline(document: "Table View Programming Guide for iOS", date: "2013-09-18", section: section)
  }

  static func easyCustomTable(_ section: String) -> Guideline {
    Guideline(document: "Make my table pretty (the EasyCustomTable sample)", date: "", section: section)
  }

  /// Today's edition, which is published page by page.
  static func current(_ page: String) -> Guideline {
    Guideline(document: "Human Interface Guidelines", date: "", section: page)
  }
}
