import HIGLintEngine
import HIGLintRules
import Testing

/// Findings in code that nothing reaches are for who asks for them: then its own code counts as if it ran.
@Suite struct UnreachableFindingsTests {
  private static let app = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate { let window = UIWindow() }

    """

  private static let wreck = """
    final class Wreck: UIView {
      let hatch = UIButton(primaryAction: open)
      func lay() { addSubview(hatch); hatch.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    }
    """

  private func findings(in text: String, reportsUnreachable: Bool) -> [String] {
    let file = SourceInput(path: "Harbour.swift", contents: Array(("import UIKit\n" + text).utf8))
    let scope = Linter.Scope(rules: [ActiveRule(SmallTouchTarget.self)], files: [file])
    return Linter(knownRules: allRules, reportsUnreachable: reportsUnreachable).lint([scope]).findings.map(\.rule)
  }

  @Test func areReportedToWhoAsks() {
    #expect(findings(in: Self.app + Self.wreck, reportsUnreachable: true) == ["small_touch_target"])
    #expect(findings(in: Self.app + Self.wreck, reportsUnreachable: false).isEmpty)
  }

  @Test func areTheSameAsWithoutAnApp() {
    #expect(findings(in: Self.wreck, reportsUnreachable: false) == ["small_touch_target"])
  }

  /// Where the class is missing with which the app begins, it can't be told what is reached.
  @Test(arguments: [("Start", true), ("Wreck", false)])
  func areNoneWhereTheBeginningIsMissing(first: String, isFound: Bool) {
    let board = Sample.document(
      "<scenes><scene><objects><viewController id=\"c\" customClass=\"\(first)\"/></objects></scene></scenes>",
      attributes: #"initialViewController="c""#
    )
    let scope = Linter.Scope(
      rules: [ActiveRule(SmallTouchTarget.self)],
      files: [SourceInput(path: "Harbour.swift", contents: Array(("import UIKit\nfinal class Ship: UIView {}\n" + Self.wreck).utf8))],
      interfaces: [SourceInput(path: "Main.storyboard", contents: Array(board.replacing("Wreck", with: "Ship").utf8))]
    )
    #expect(Linter(knownRules: allRules).lint([scope]).findings.isEmpty != isFound)
  }

  @Test func partsOfRunningTypesThatNoCodeShowsAreNone() {
    let app = """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        let wreck = Wreck()
        func application(_ application: UIApplication) { window.addSubview(wreck) }
      }

      """
    #expect(findings(in: app + Self.wreck, reportsUnreachable: true).isEmpty)
  }
}
