import Foundation
import HIGLintEngine
import Testing

@testable import HIGLintReporters

/// The page as Chromium shows it.
@Suite(.enabled(if: Browser.executable != nil, "no Chromium is installed"), .serialized)
struct HTMLBrowserTests {
  private static var phone: (String, [String: Any]) { ("Emulation.setDeviceMetricsOverride", [
    "width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": true,
  ]) }
  private static var finger: (String, [String: Any]) { ("Emulation.setTouchEmulationEnabled", ["enabled": true]) }

  private static let shown =
    "[...document.querySelectorAll('.finding')].filter((one) => one.checkVisibility()).map((one) => one.id)"

  /// Findings of three rules in two chapters, in files of which one has a name that formats trip over.
  private func page() -> String {
    let everything = Samples.everything
    let sized = Samples.finding(
      file: "/work/app/B.swift", guideline: Samples.guideline, size: Finding.Size(width: 24, height: 20)
    )
    let source = everything.source
    return HTMLReporter().render(Report(
      result: LintResult(findings: everything.result.findings + [sized], problems: everything.result.problems),
      rules: everything.rules, tool: everything.tool, workingDirectory: everything.workingDirectory,
      repository: everything.repository, date: everything.date, source: source
    ))
  }

  private func open(_ preparation: (String, [String: Any])...) throws -> Browser {
    try Browser(page(), preparation: preparation.map { (method: $0.0, parameters: $0.1) })
  }

  @Test func asksForNothingAndComplainsOfNothing() throws {
    let browser = try open()
    // What would still be on its way has been asked for by then.
    _ = try browser.value("new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(1), 100)))", as: Int.self)
    let requests = browser.events.filter { $0.method == "Network.requestWillBeSent" }.map {
      ($0.parameters["request"] as? [String: Any])?["url"] as? String
    }
    #expect(requests.count == 1 && requests.first??.hasSuffix("/page.html") == true, "\(requests)")
    for complaint in ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"] {
      #expect(!browser.events.contains { $0.method == complaint }, "\(complaint)")
    }
  }

  @Test func wordsChaptersAndSeveritiesNarrowTheFindings() throws {
    let browser = try open()
    func shown() throws -> [String] { try browser.value(Self.shown) }
    func choose(_ script: String) throws -> [String] {
      _ = try browser.value("\(script); 0", as: Int.self)
      return try shown()
    }
    let all = try shown()
    #expect(all.count == 5)
    _ = try browser.value("words.focus(); 0", as: Int.self)
    try browser.type("LOST file")
    #expect(try shown() == ["cell_not_reused-1"])
    #expect(try browser.value("document.getElementById('count').textContent") == "1 of 5")
    #expect(try browser.value("document.getElementById('chapter-targets').checkVisibility()") == true)
    try browser.type(" nowhere")
    #expect(try shown() == [] && browser.value("document.getElementById('none').checkVisibility()") == true)
    #expect(try choose("words.value = ''; words.dispatchEvent(new Event('input'))") == all)
    #expect(try choose("document.querySelector('button.file').click()").count == 3)
    #expect(try choose("words.value = ''; words.dispatchEvent(new Event('input'))") == all)
    #expect(try choose("document.querySelector('.severity[value=error]').click()").count == 3)
    #expect(try choose("document.querySelector('.severity[value=warning]').click()") == ["unused_suppression-1"])
    #expect(try choose("document.querySelector('.severity[value=error]').click()").count == 3)
  }

  @Test func tabReachesEachFindingAndEnterSkipsToThem() throws {
    let browser = try open()
    let place = """
      (document.activeElement.closest('.finding') ?? document.activeElement).id || document.activeElement.className
      """
    var places: [String] = []
    for _ in 0..<200 {
      try browser.press("Tab")
      if try browser.value("document.activeElement === document.body", as: Bool.self) { break }
      places.append(try browser.value(place))
    }
    #expect(places.first == "skip" && places.contains("words") && places.contains("chapter"))
    let findings: [String] = try browser.value(Self.shown)
    #expect(findings.allSatisfy(places.contains))
    try browser.press("Tab")
    try browser.press("Enter")
    #expect(try browser.value("location.hash") == "#findings")
    try browser.press("Tab")
    #expect(try browser.value("document.getElementById('findings').contains(document.activeElement)") == true)
  }

  /// Every control has a name for those who hear the page, and every picture.
  @Test func nothingIsNameless() throws {
    let browser = try open()
    let nodes = try #require(try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]])
    func text(_ node: [String: Any], _ key: String) -> String { (node[key] as? [String: Any])?["value"] as? String ?? "" }
    let roles: Set = ["button", "link", "searchbox", "combobox", "checkbox", "image", "table", "form", "search", "region"]
    let found = nodes.filter { $0["ignored"] as? Bool != true && roles.contains(text($0, "role")) }
    let met = Set(found.map { text($0, "role") })
    #expect(met.isSuperset(of: ["button", "link", "searchbox", "combobox", "checkbox", "image"]))
    #expect(found.filter { text($0, "name").isEmpty }.map { text($0, "role") } == [])
    let picture = found.first { text($0, "role") == "image" && text($0, "name").contains("24 × 20 points") }
    #expect(picture != nil)
  }

  /// Text stands out from what is behind it as WCAG 2 asks for, by 4.5 to 1.
  @Test(arguments: ["light", "dark"])
  func textIsLegible(scheme: String) throws {
    let media = ["features": [["name": "prefers-color-scheme", "value": scheme]]]
    let browser = try open(("Emulation.setEmulatedMedia", media))
    let ground: String = try browser.value("getComputedStyle(document.body).backgroundColor")
    #expect(ground == (scheme == "dark" ? "rgb(0, 0, 0)" : "rgb(245, 245, 247)"))
    _ = try browser.value("for (const one of document.querySelectorAll('details')) one.open = true; 0", as: Int.self)
    #expect(try browser.value(Self.faintTexts) == [String]())
  }

  private static let faintTexts = """
    (() => {
      const parts = (color) => color.match(/[\\d.]+/g).map(Number);
      const light = (color) => parts(color).slice(0, 3).map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
      const ground = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const color = getComputedStyle(one).backgroundColor;
          if (parts(color)[3] !== 0) return color;
        }
        return 'rgb(255, 255, 255)';
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faint = [];
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
        const style = getComputedStyle(element);
        const [one, other] = [light(element.closest('svg') ? style.fill : style.color), light(ground(element))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < 4.5) faint.push(`${contrast.toFixed(2)} ${walker.currentNode.data.trim()}`);
      }
      return faint;
    })()
    """

  /// The page asks of itself what it asks of others.
  @Test func fitsAPhoneAndItsTargetsAFinger() throws {
    let browser = try open(Self.phone, Self.finger)
    let width: Int = try browser.value("document.documentElement.scrollWidth")
    #expect(width == 320)
    let small: [String] = try browser.value("""
      [...document.querySelectorAll('a:not(.skip), button, select, summary, input[type=search], label')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => `${one.tagName} ${one.textContent} ${one.getBoundingClientRect().height}`)
      """)
    #expect(small == [])
  }

  @Test func showsEverythingWithoutAScript() throws {
    let browser = try open(("Emulation.setScriptExecutionDisabled", ["value": true]))
    #expect(try browser.value(Self.shown, as: [String].self).count == 5)
    #expect(try browser.value("document.querySelector('form').checkVisibility()") == false)
    #expect(try browser.value("document.querySelector('button.file').disabled") == true)
  }
}
