import HIGLintEngine
import Testing

@Suite("Patterns of paths")
struct GlobTests {
  private let folder = AbsolutePath("/work/[app]")

  @Test(
    "A pattern matches a path, and all below it",
    arguments: [
      ("Generated", "Generated", true), ("Generated", "Generated/A.swift", true), ("Generated", "Generated2", false),
      ("Generated", "App/Generated/A.swift", false), ("./Generated/", "Generated/A.swift", true),
      ("App/Generated", "App/Generated/Deep/A.swift", true), ("App/Generated", "App", false),
      ("**/Generated", "Generated/A.swift", true), ("**/Generated", "App/Deep/Generated/A.swift", true),
      ("App/**/A.swift", "App/A.swift", true), ("App/**/A.swift", "App/B/C/A.swift", true),
      ("App/**/A.swift", "App/B/C/B.swift", false), ("App/**", "App/A.swift", true), ("App/**", "Appendix", false),
      ("**/*.generated.swift", "A.generated.swift", true), ("**/*.generated.swift", "B/A.generated.swift", true),
      ("**/*.generated.swift", "B/A.swift", false), ("*.swift", "A.swift", true), ("*.swift", "B/A.swift", false),
      ("App/*/Views", "App/B/Views/A.swift", true), ("App/*/Views", "App/B/C/Views/A.swift", false),
      ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false), ("A?.swift", "Aé.swift", true),
      ("[A-C].swift", "B.swift", true), ("[A-C].swift", "D.swift", false), ("[!A-C].swift", "D.swift", true),
      ("[!A-C].swift", "B.swift", false), ("[]x].swift", "].swift", true), ("[-a].swift", "-.swift", true),
      ("{A,B}.swift", "B.swift", true), ("{A,B}.swift", "C.swift", false), ("{App,Kit/Deep}/A", "Kit/Deep/A", true),
      ("{A,B{C,D}}", "BD", true), ("{A,B{C,D}}", "B", false), ("A{,B}", "A", true), ("[{,}]", ",", true),
      (#"\*.swift"#, "*.swift", true), (#"\*.swift"#, "A.swift", false), (#"\{A\}"#, "{A}", true),
      ("*a*b*c*", "xxaxxbxxcxx", true), ("*a*b*c*", "xxaxxcxxbxx", false), ("**", "A.swift", true),
      (".", "A.swift", true), ("/work/[[]app]/App", "App/A.swift", true), ("/elsewhere", "App/A.swift", false),
      ("../[[]app]/App", "App/A.swift", true), ("../other", "App/A.swift", false), ("a.swift", "A.swift", false),
    ]
  )
  func matching(pattern: String, path: String, isMatch: Bool) throws {
    let glob = try Glob(pattern, relativeTo: folder)
    #expect(glob.matches(AbsolutePath(path, relativeTo: folder)) == isMatch)
  }

  @Test(
    "What can't be a pattern says why",
    arguments: [
      ("", "the pattern is empty"), ("[a", "a `[` is never closed"), ("{a,b", "a `{` is never closed"),
      ("[]", "a `[` is never closed"), ("[z-a]", "the range `z-a` runs backwards"),
      (String(repeating: "{a,b}", count: 12), "its braces stand for more than 1000 patterns"),
    ]
  )
  func malformed(pattern: String, reason: String) {
    #expect(throws: MalformedGlob.self) { try Glob(pattern, relativeTo: folder) }
    do {
      _ = try Glob(pattern, relativeTo: folder)
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test("Many stars take no longer than the name's length allows")
  func manyStars() throws {
    let glob = try Glob(String(repeating: "*a", count: 40) + "b", relativeTo: folder)
    #expect(!glob.matches(AbsolutePath(String(repeating: "a", count: 200), relativeTo: folder)))
    let deep = try Glob(String(repeating: "**/a/", count: 20) + "b", relativeTo: folder)
    #expect(!deep.matches(AbsolutePath(String(repeating: "a/", count: 200), relativeTo: folder)))
  }
}
