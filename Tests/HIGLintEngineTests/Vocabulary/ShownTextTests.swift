@testable import HIGLintCodeVocabulary
import HIGLintEngine
import Testing

/// Which expressions are known to show English text, and which text.
@Suite struct ShownTextTests {
  private func text(_ code: String) throws -> ShownText? {
    let source = """
      enum Texts {
        static let title = NSLocalizedString("photo.delete.title", value: "Delete Photo", comment: "")
        static var share: String { return NSLocalizedString("Share it", comment: "") }
      }
      func run() { \(code) }
      """
    let probe = try #require(Project(source).probe)
    return probe.scope.shownText(probe.value)
  }

  @Test(arguments: [
    ("probe(\"Delete photo\")", "Delete photo"), ("probe(\"Delete\")", "Delete"), ("probe(\"OK\")", "OK"), ("probe(\"Don’t\")", "Don’t"),
    ("let text = \"Try again\"; probe(text)", "Try again"), ("probe(Texts.title)", "Delete Photo"), ("probe(Texts.share)", "Share it"),
    ("probe(Text(\"Delete photo\").bold())", "Delete photo"), ("probe(Text(verbatim: \"No network\"))", "No network"),
    ("probe(String(localized: \"photo.delete\", defaultValue: \"Delete it\"))", "Delete it"),
    ("probe(NSAttributedString(string: \"All gone\"))", "All gone"), ("probe(\"All gone\".localized)", "All gone"),
    ("probe(\"All gone\".localized())", "All gone"), ("probe(title ?? \"Sold out\")", "Sold out"),
    ("probe(KitLocalizedString(\"All gone\", nil))", "All gone"), ("probe(translate(\"AllGone\", default: \"All gone\"))", "All gone"),
    ("probe(Bundle.main.localizedString(forKey: \"AllGone\", value: \"All gone\", table: nil))", "All gone"),
  ])
  func shown(_ code: String, _ expected: String) throws {
    #expect(try text(code)?.text == expected)
  }

  @Test(arguments: [
    "probe(\"photo.delete.title\")", "probe(\"delete\")", "probe(\"DeleteButtonTitle\")", "probe(\"delete_photo\")", "probe(\"…\")",
    "probe(\"%d%%\")", "probe(\"Foto löschen\")", "probe(\"Wirklich entfernen und schliessen\")", "probe(\"写真を削除\")",
    "probe(lookUp(\"Delete photo\"))", "probe(localized(\"delete photo\"))", "probe(title)", "probe(isNew ? \"Add it\" : \"Change it\")",
    "probe(UIImage(named: \"Delete photo\"))", "probe(NSLocalizedString(\"photo.delete\", comment: \"Delete photo\"))",
    "probe(UserDefaults.standard.string(forKey: \"Delete photo\"))", "probe(\"Delete photo\".count)",
    "probe(\"Delete photo\".localizedUppercase)", "probe(localized(key: \"Delete photo\"))",
  ])
  func notShown(_ code: String) throws {
    #expect(try text(code) == nil)
  }

  @Test func eachAlternativeIsShown() throws {
    let probe = try #require(Project("func run() { probe(isNew ? \"Add it\" : isOld ? \"Change it\" : title) }").probe)
    #expect(probe.scope.shownTexts(probe.value).map(\.text) == ["Add it", "Change it"])
  }

  @Test(arguments: [
    ("probe(\"Delete photo\")", false), ("probe(Text(\"Delete photo\"))", true), ("probe(\"Delete photo\".localized)", true),
    ("probe(Text(verbatim: \"Delete photo\"))", false), ("probe(Texts.title)", false), ("probe(Texts.share)", true),
  ])
  func keysOfTranslations(_ code: String, _ isKey: Bool) throws {
    #expect(try text(code)?.isKey == isKey)
  }

  @Test func wordsHaveNoPunctuation() throws {
    #expect(try text("probe(\"Don’t “delete” it, now?\")")?.words == ["Don’t", "delete", "it", "now"])
  }

  @Test(arguments: [
    ("\"Delete \\(name)?\"", "Delete \u{FFFC}?"), ("\"\\(count) of \\(total(\")\")) left\"", "\u{FFFC} of \u{FFFC} left"),
    ("#\"A \\(b) \\#(c)\"#", "A \\(b) \u{FFFC}"), ("\"Say \\\"\\(word)\\\"\\u{2026}\"", "Say \"\u{FFFC}\"…"),
    ("\"\"\"\n    One \\(kind)\n    line\n    \"\"\"", "One \u{FFFC}\nline"), ("\"\\(try! load(a!)) \\(b, specifier: \"%d\")\"", "\u{FFFC} \u{FFFC}"),
  ])
  func valuesLeaveGaps(_ literal: String, _ expected: String) throws {
    let source = "func run() { probe(\(literal)) }"
    let value = try #require(Project(source).probe?.value)
    guard case .interpolation(let values) = value.kind else {
      Issue.record("nothing is interpolated")
      return
    }
    #expect(SourceText(Array(source.utf8)).literalText(of: value.range, values) == expected)
  }
}
