import Testing
@testable import HIGLintLanguageServer

/// The names by which clients call documents.
@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.swift", "/a/b.swift"),
    ("file:///a%20b/%C3%A9.swift", "/a b/é.swift"),
    ("file://localhost/a.swift", "/a.swift"),
    ("FILE:///a.swift", "/a.swift"),
    ("file:///a%2Bb+c.swift", "/a+b+c.swift"),
    ("file:///a.swift#L3", "/a.swift"),
    ("file:///a%23b%3Fc.swift", "/a#b?c.swift"),
    ("file:///100%.swift", "/100%.swift"),
    ("file:///c%3A/a.swift", "/c:/a.swift"),
    ("untitled:Untitled-1", nil),
    ("git:/a/b.swift?ref", nil),
    ("file://server/share/a.swift", nil),
    ("file:///%FF.swift", nil),
    ("file:///%00.swift", nil),
    ("file://", nil),
  ])
  func namesTellPaths(_ name: String, _ path: String?) {
    #expect(DocumentURI(name).path == path)
  }

  @Test func pathsAreNamedSuchThatTheyAreFoundAgain() {
    for path in ["/a b/é.swift", "/a#b?c%20.swift", "/x/[y]{z}.swift", "/e\u{301}.swift"] {
      #expect(DocumentURI(path: path).path.map { Array($0.utf8) } == Array(path.utf8))
    }
    #expect(DocumentURI(path: "/a b:c.swift").string == "file:///a%20b%3Ac.swift")
  }

  @Test func whatNoFileHoldsHasANameAllTheSame() {
    #expect(DocumentURI("untitled:Untitled-1").fileName == "Untitled-1")
    #expect(DocumentURI("git:/a/b%20c.swift").fileName == "b c.swift")
    #expect(DocumentURI(":").fileName == "Untitled")
  }
}
