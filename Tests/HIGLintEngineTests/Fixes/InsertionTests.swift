import HIGLintEngine
@testable import HIGLintSyntax
import Testing

/// Inserted code looks as if it had always been there.
@Suite struct InsertionTests {
  /// What becomes of a source by an edit, and whether it still parses.
  private func source(_ text: String, _ edit: (SourceText, FileFacts) -> Fix.Edit?) -> String? {
    let bytes = Array(text.utf8)
    guard let edit = edit(SourceText(bytes), Lowering(bytes).facts(path: "A.swift")) else { return nil }
    let changed = bytes[..<Int(edit.range.start)] + Array(edit.replacement.utf8) + bytes[Int(edit.range.end)...]
    #expect(SyntaxCheck.isWellFormed(Array(changed)))
    return String(decoding: changed, as: UTF8.self)
  }

  private func withFirstStatement(_ text: String) -> String? {
    source(text) { source, facts in
      facts.functions.first.flatMap { source.statement("first()", atStartOf: $0) }
    }
  }

  @Test(arguments: [
    ("func a() {\n  b()\n}", "func a() {\n  first()\n  b()\n}"),
    ("func a() { // why\n    // how\n    b()\n}", "func a() { // why\n    first()\n    // how\n    b()\n}"),
    ("func a() {\n}", "func a() {\n  first()\n}"),
    ("func a() {\r\n\tb()\r\n}\r\n", "func a() {\r\n\tfirst()\r\n\tb()\r\n}\r\n"),
    ("func a() { b() }", "func a() { first(); b() }"),
    ("func a() {b()}", "func a() { first(); b()}"),
    ("func a() {}", "func a() { first() }"),
    ("func a() { }", "func a() { first() }"),
    ("func a(then: () -> Void = { c() }) async throws {\n  b()\n}", "func a(then: () -> Void = { c() }) async throws {\n  first()\n  b()\n}"),
    ("func a(_ text: String = \"{\") {\n  b()\n}", "func a(_ text: String = \"{\") {\n  first()\n  b()\n}"),
    ("func a()\n{\n    b()\n}", "func a()\n{\n    first()\n    b()\n}"),
  ])
  func aStatementComesFirst(_ before: String, _ after: String) {
    #expect(withFirstStatement(before) == after)
  }

  @Test func aRequirementOfAProtocolTakesNoStatement() {
    let found = source("protocol A { func a() }") { source, facts in
      facts.types.first?.functions.first.flatMap { source.statement("first()", atStartOf: $0) }
    }
    #expect(found == nil)
  }

  @Test(arguments: [
    ("func a() {\n\t\tb()\n}", "func a() {\n\t\tnext()\n\t\tb()\n}", "func a() {\n\t\tb()\n\t\tnext()\n}"),
    ("func a() { b() }", "func a() { next(); b() }", "func a() { b(); next() }"),
    ("func a() {\n  b() // why\n}", "func a() {\n  next()\n  b() // why\n}", "func a() {\n  b() // why\n  next()\n}"),
    ("func a() { c(); b()\n}", "func a() { next(); c(); b()\n}", "func a() { c(); next(); b()\n}"),
  ])
  func aStatementStandsBesideAnother(_ text: String, _ before: String, _ after: String) {
    let found = [true, false].map { isBefore in
      source(text) { source, facts in
        guard let statement = facts.functions.first?.body?.first else { return nil }
        return isBefore
          ? source.statement("next()", before: statement.range.start) : source.statement("next()", after: statement.range)
      }
    }
    #expect(found == [before, after])
  }

  @Test func aMemberStandsAfterAnother() {
    let text = "class A {\n    func a() {\n        b()\n    }\n}\n"
    let found = source(text) { source, facts in
      facts.types.first?.functions.first.flatMap { source.member("func c() {\n  d()\n}", after: $0) }
    }
    #expect(found == "class A {\n    func a() {\n        b()\n    }\n\n    func c() {\n        d()\n    }\n}\n")
  }

  @Test(arguments: [
    ("func a() {\n  b()\n  c()\n}", "func a() {\n  c()\n}"),
    ("func a() { b(); c() }", "func a() { c() }"),
    ("func a() {\n  b() // why\n}", "func a() {\n  // why\n}"),
  ])
  func aStatementIsRemovedWithItsLine(_ before: String, _ after: String) {
    let found = source(before) { source, facts in
      facts.functions.first?.body?.first.map { source.removal(of: $0.range) }
    }
    #expect(found == after)
  }
}
