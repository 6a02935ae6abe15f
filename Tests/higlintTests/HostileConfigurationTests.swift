import Foundation
import Testing

/// A configuration is data: it runs nothing, writes nothing, and none takes long to refuse.
struct HostileConfigurationTests {
  private func lint(_ configuration: String) throws -> Tool.Outcome {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    try folder.write("Below/.higlint.yml", configuration)
    try folder.write("Below/B.swift", Code.small)
    let environment = ["HOME": folder.path, "SECRET": "swordfish"]
    let outcome = try Tool.run(["--no-cache"], in: folder, environment: environment)
    #expect(outcome.output.contains("/A.swift:3:3: warning: "))
    #expect(!(outcome.output + outcome.errors).contains("swordfish"))
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["A.swift", "Below", "Below/.higlint.yml", "Below/B.swift"])
    return outcome
  }

  @Test func nothingInItIsRunOrExpanded() throws {
    let outcome = try lint("""
      excluded: ["$(touch run)", "`touch run`", "; touch run", "| touch run", "$SECRET", "${SECRET}", "~/A.swift"]
      included: ["*"]
      symbol_graphs: ["$(touch run)", "`touch run`", "$SECRET", "~", "../../../../../../../none"]
      """)
    #expect(outcome.status == 0 && outcome.output.contains("/B.swift:3:3: warning: "))
    for path in ["$(touch run)", "`touch run`", "$SECRET", "~"] {
      #expect(outcome.errors.contains("Below/\(path): warning: no such directory; "))
    }
  }

  @Test(arguments: [
    "excluded: !!python/object/apply:os.system [touch run]\nprofile: !!python/name:os.system run",
    "reporter: $(touch run)",
    "output: ../report.json",
    "rules: {small_touch_target: {minimum: !!js/function 'touch run'}}",
  ])
  func whatItCanNotSayIsRefused(configuration: String) throws {
    let outcome = try lint(configuration)
    #expect(outcome.status == 2 && !outcome.output.contains("B.swift"))
    for line in outcome.errors.split(separator: "\n") { #expect(line.hasPrefix("Below/.higlint.yml:")) }
  }

  @Test(arguments: ["[", "- ", "? ", "{a: "])
  func nestedTooDeeply(_ sign: String) throws {
    let outcome = try lint(String(repeating: sign, count: 100_000))
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("Below/.higlint.yml:1:"))
  }

  @Test func indentedTooDeeply() throws {
    let outcome = try lint((0..<1_200).map { String(repeating: " ", count: $0) + "a:\n" }.joined())
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: nests too deeply to be a configuration; take the brackets away"))
  }

  /// Nine of each in the next: the last stands for terabytes.
  private func laughs(_ open: String, _ close: String, names: [String]) -> String {
    var text = "excluded: &n0 [a]\n"
    for (index, name) in names.enumerated() {
      let alias = index == 0 ? "*n0" : "*" + names[index - 1]
      text += "k\(index): &\(name) \(open)\([String](repeating: alias, count: 9).joined(separator: ", "))\(close)\n"
    }
    return text + "? *\(names.last ?? "n0")\n: 1\n"
  }

  @Test func aBillionLaughs() throws {
    let different = (1...14).map { "n\($0)" }
    let same = [String](repeating: "n0", count: 14)
    for (open, close, names) in [("[", "]", different), ("{<<: [", "]}", different), ("[", "]", same)] {
      let outcome = try lint(laughs(open, close, names: names))
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(": error: the aliases up to here stand for more than 4 MB; write out what"))
    }
  }

  @Test func anHonestAliasIsFollowed() throws {
    let outcome = try lint("""
      rules:
        row_never_deselected: &loud
          severity: error
        small_touch_target:
          <<: *loud
          minimum: 30
        cell_not_reused: *loud
      """)
    #expect(outcome.status == 1 && outcome.errors == "" && outcome.output.contains("/B.swift:3:3: error: "))
  }

  @Test func anEnormousOneIsNotRead() throws {
    let outcome = try lint("excluded:\n" + String(repeating: "  - a\n", count: 8 << 20))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".yml: error: larger than 16 MB; "))
    let smaller = try lint("excluded:\n" + String(repeating: "  - a\n", count: 1 << 20))
    let message = ".yml: error: larger than 1 MB, which no configuration is; check that it is one\n"
    #expect(smaller.errors.hasSuffix(message))
  }

  @Test func whatIsAllWrongIsToldInPart() throws {
    let outcome = try lint((0..<20_000).map { "key\($0): 1\n" }.joined())
    #expect(outcome.status == 2 && outcome.errors.split(separator: "\n").count == 50)
    let flow = try lint("{" + (0..<20_000).map { "key\($0): 1, " }.joined() + "}")
    #expect(flow.status == 2 && flow.errors.split(separator: "\n").count == 50)
  }

  @Test(arguments: ["{", "{a,", "*/"])
  func patternsThatStandForTooMuch(part: String) throws {
    let outcome = try lint("excluded: ['\(String(repeating: part, count: 3_000))']\n")
    #expect(outcome.status == 2 && outcome.errors.contains("isn't a pattern: "))
  }

  @Test func patternsThatStandForTooMuchTogether() throws {
    let pattern = "  - '\(String(repeating: "{a,b}", count: 9))'\n"
    for key in ["excluded", "included"] {
      let outcome = try lint("\(key):\n" + String(repeating: pattern, count: 18_000))
      #expect(outcome.status == 2 && outcome.output.split(separator: "\n").count == 1)
      #expect(outcome.errors == """
        Below/.higlint.yml:21:5: error: the patterns up to here stand for more than 10000; name whole folders instead

        """)
    }
    let honest = try lint("excluded:\n" + (0..<5_000).map { "  - Generated/{a,b}/File\($0).swift\n" }.joined())
    #expect(honest.status == 0 && honest.errors == "")
  }

  @Test(arguments: ["1e400", "99999999999999999999999", "-.inf", ".nan", "0x7fffffffffffffffffffff", "-1"])
  func numbersOutOfRange(number: String) throws {
    let outcome = try lint("rules: {small_touch_target: {minimum: \(number)}}\n")
    #expect(outcome.status == 2 && outcome.errors.contains("expected a number from 1 to 100"))
  }

  @Test(arguments: ["99999999999999999999", "0", "257", "1e3", "--1"])
  func jobsOutOfRange(number: String) throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let outcome = try Tool.run("--jobs=\(number)", "A.swift", in: folder)
    #expect(outcome.status == 64 && outcome.output == "" && outcome.errors.contains("--jobs"))
  }
}
