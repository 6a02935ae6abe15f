import Foundation
import HIGLintEngine
import HIGLintRules
import Testing

/// Whatever happens to a project, a session finds what a run finds that knows nothing of before.
@Suite struct SessionTests {
  /// All that is told of a project.
  private func text(_ result: LintResult?) -> String { result.map { "\($0)" } ?? "nothing" }

  @Test func everyEditIsSeen() {
    let session = ProjectSession()
    var project = EditedApp(seed: 1)
    var last = ""
    var changes = 0
    for number in 0..<1_000 {
      let edit = project.edit()
      let alone = text(project.linter.lint(project.scopes))
      if number.isMultiple(of: 2) { session.glance(at: project.buffers, for: project.audience) }
      // As at rest, when code that nobody has asked for lately isn't kept.
      if number.isMultiple(of: 3) { session.forgetCode(allBut: number % 4) }
      let found = text(session.lint(project.scopes, by: project.linter, for: project.audience))
      #expect(found == alone, "edit \(number): \(edit)")
      if found != alone { break }
      changes += alone == last ? 0 : 1
      last = alone
    }
    // Else the edits would prove nothing.
    #expect(changes > 100 && changes < 1_000)
  }

  @Test func runsThatAreBrokenOffChangeNothing() {
    let session = ProjectSession()
    var project = EditedApp(seed: 2)
    for number in 0..<60 {
      let edit = project.edit()
      let questions = Questions(patience: number % 12)
      let gone = RunAudience(urgent: ["Films.swift"], early: { _, _ in }, isGone: questions.areTooMany)
      if number.isMultiple(of: 3) { session.glance(at: project.buffers, for: gone) }
      let broken = session.lint(project.scopes, by: project.linter, for: gone)
      #expect(broken == nil || !questions.wereTooMany)
      let found = session.lint(project.scopes, by: project.linter, for: project.audience)
      #expect(text(found) == text(project.linter.lint(project.scopes)), "edit \(number): \(edit)")
    }
  }

  /// What is told early is what is told in the end.
  @Test func whatIsUrgentIsToldFirst() throws {
    let session = ProjectSession()
    var project = EditedApp(seed: 3)
    project.texts["Bar.swift"] = "final class Another {}\n" + (EditedApp.texts["Bar.swift"] ?? "")
    _ = session.lint(EditedApp(seed: 3).scopes, by: project.linter)
    let told = Told()
    let audience = RunAudience(urgent: ["Bar.swift"], early: { told.add($0.findings, $1) })
    let result = try #require(session.lint(project.scopes, by: project.linter, for: audience))
    let own = result.findings.filter { $0.file == "Bar.swift" }
    #expect(!own.isEmpty && result.findings.count > own.count)
    #expect(told.all.map(\.findings) == [own] && told.all.map(\.files) == [["Bar.swift"]])
  }

  /// Before the disk is looked at, what is edited is told of, and only that.
  @Test func editedTextsAreToldFirst() throws {
    let session = ProjectSession()
    var project = EditedApp(seed: 3)
    let first = try #require(session.lint(project.scopes, by: project.linter))
    let told = Told()
    let checked = Told()
    var audience = RunAudience(urgent: ["Bar.swift", "New.swift"], early: { told.add($0.findings, $1) })
    audience.checking = { checked.add([], []) }
    session.glance(at: project.buffers, for: audience)
    #expect(told.all.isEmpty)
    project.texts["Bar.swift"] = "\n" + (EditedApp.texts["Bar.swift"] ?? "")
    session.glance(at: ["Bar.swift": project.buffers["Bar.swift"] ?? [], "New.swift": []], for: audience)
    let early = told.all
    let count = checked.all.count
    #expect(early.map(\.files) == [["Bar.swift"]] && count > 0)
    let result = try #require(session.lint(project.scopes, by: project.linter, for: audience))
    #expect(early.map(\.findings) == [result.findings.filter { $0.file == "Bar.swift" }])
    #expect(result.findings != first.findings && text(result) == text(project.linter.lint(project.scopes)))
    // What was told isn't told, nor found, once more.
    #expect(told.all.count == 1 && checked.all.count == count)
  }

  /// Where more has changed than was glanced at, all of it is seen.
  @Test func whatWasGlancedAtIsForgottenWhereMoreHasChanged() throws {
    let session = ProjectSession()
    var project = EditedApp(seed: 3)
    _ = session.lint(project.scopes, by: project.linter)
    project.texts["Bar.swift"] = "\n" + (EditedApp.texts["Bar.swift"] ?? "")
    session.glance(at: project.buffers, for: project.audience)
    project.texts["Heights.swift"] = "import UIKit\nlet height: CGFloat = 60\n"
    let result = session.lint(project.scopes, by: project.linter, for: project.audience)
    #expect(text(result) == text(project.linter.lint(project.scopes)))
  }

  @Test func filesOnTheDiskAreReadWhenTheyChange() throws {
    let folder = try TemporaryFolder()
    for (name, text) in EditedApp.texts { try folder.write(name, text) }
    func scopes() -> [Linter.Scope] {
      let inputs = EditedApp.texts.keys.sorted().map { SourceInput(path: "\(folder.path)/\($0)") }
      return [EditedApp.scope(inputs, rules: EditedApp.rules)]
    }
    let linter = Linter(knownRules: allRules, jobs: 2)
    let session = ProjectSession()
    let first = text(session.lint(scopes(), by: linter))
    // By now it would show if they were written once more.
    Thread.sleep(forTimeInterval: 3.5)
    #expect(text(session.lint(scopes(), by: linter)) == first)
    try folder.write("Heights.swift", "import UIKit\nlet height: CGFloat = 60\n")
    let second = text(session.lint(scopes(), by: linter))
    #expect(second != first && second == text(linter.lint(scopes())))
    try folder.write("Heights.swift", "import UIKit\nlet height: CGFloat = 20\n")
    #expect(text(session.lint(scopes(), by: linter)) == first)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Base.swift")
    let third = text(session.lint(scopes(), by: linter))
    #expect(third != first && third == text(linter.lint(scopes())))
  }

  @Test func whatIsOnlyKnownFromNowOnIsToldOfNoMore() throws {
    let folder = try TemporaryFolder()
    try folder.write("Label.swift", "class Label {}")
    try folder.write("Info.plist", #"<plist version="1.0"><dict><key>UIStatusBarHidden</key><true/></dict></plist>"#)
    func scopes(isContext: Bool) -> [Linter.Scope] {
      let inputs = ["Info.plist", "Label.swift"].map { SourceInput(path: "\(folder.path)/\($0)", isContext: isContext) }
      return [Linter.Scope(rules: EditedApp.rules, files: [inputs[1]], resources: [inputs[0]])]
    }
    let linter = Linter(knownRules: allRules, jobs: 2)
    let session = ProjectSession()
    // By then nobody has just written them, and they aren't read again.
    Thread.sleep(forTimeInterval: 3.5)
    let counts = [false, false, true, true, false].map { session.lint(scopes(isContext: $0), by: linter)?.files }
    #expect(counts == [2, 2, 0, 0, 2])
  }

  @Test func aSessionBeginsWithTheCache() throws {
    let folder = try TemporaryFolder()
    let cache = LintCache(path: "\(folder.path)/cache", tool: "tests")
    let linter = Linter(knownRules: allRules, jobs: 2, cache: cache)
    var project = EditedApp(seed: 4)
    let first = linter.lint(project.scopes)
    let told = Told()
    let session = ProjectSession()
    let result = session.lint(project.scopes, by: linter, for: RunAudience(early: { told.add($0.findings, $1) }))
    #expect(text(result) == text(first))
    #expect(told.all.map(\.findings) == [first.findings])
    for _ in 0..<20 {
      let edit = project.edit()
      let cached = Linter(knownRules: allRules, jobs: 2, cache: cache, reportsUnreachable: !project.isWhole)
      let alone = project.linter.lint(project.scopes)
      #expect(text(session.lint(project.scopes, by: cached)) == text(alone), "\(edit)")
    }
  }
}

/// How much is checked again after edits that concern one file alone.
@Suite struct RecheckTests {
  private static func screen(_ number: Int, _ side: String = "20", _ more: String = "") -> String {
    """
    final class Screen\(number): UIViewController {
      let button = UIButton(primaryAction: act)
      func lay() {
        button.frame = CGRect(x: 0, y: 0, width: \(side), height: \(side))
        \(more)
      }
    }
    """
  }

  /// How many of forty files are checked again where another text stands in one of them.
  private func checked(after text: String) -> Int {
    let session = ProjectSession()
    let count = Told()
    func lint(_ text: String) -> LintResult? {
      let inputs = (0..<40).map { number in
        SourceInput(path: "Screen\(number).swift", contents: Array((number == 7 ? text : Self.screen(number)).utf8))
      }
      var audience = RunAudience()
      audience.checking = { count.add([], []) }
      let scope = EditedApp.scope(inputs, rules: EditedApp.rules)
      return session.lint([scope], by: Linter(knownRules: allRules, jobs: 2, reportsUnreachable: true), for: audience)
    }
    let first = lint(Self.screen(7))
    #expect(first?.findings.isEmpty == false && count.all.count == 40)
    _ = lint(text)
    return count.all.count - 40
  }

  @Test(arguments: [
    screen(7).replacingOccurrences(of: "CGRect(", with: "CGRect( "),
    screen(7, "30"),
    screen(7, "20", "let wide = true"),
    screen(7, "20", "button.setTitle(\"More\", for: .normal)"),
  ])
  func onlyTheEditedFile(text: String) {
    #expect(checked(after: text) == 1)
  }
}

/// What was told early.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var told: [(findings: [Finding], files: Set<String>)] = []

  func add(_ findings: [Finding], _ files: Set<String>) {
    lock.withLock { told.append((findings, files)) }
  }

  var all: [(findings: [Finding], files: Set<String>)] { lock.withLock { told } }
}

/// Somebody who waits for no longer than some questions.
private final class Questions: @unchecked Sendable {
  private let lock = NSLock()
  private let patience: Int
  private var count = 0

  init(patience: Int) {
    self.patience = patience
  }

  func areTooMany() -> Bool {
    lock.withLock {
      count += 1
      return count > patience
    }
  }

  var wereTooMany: Bool { lock.withLock { count > patience } }
}
