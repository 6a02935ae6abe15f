import HIGLintEngine
@testable import HIGLintSyntax
import Testing

/// Code that is read when it is asked for says what it would have said if it had been read with its file.
@Suite struct UnreadCodeTests {
  private func expectTheSame(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let reading = Reading(Array(source.utf8))
    #expect(!reading.passedOver.isEmpty, sourceLocation: sourceLocation)
    #expect(reading.later == reading.atOnce, sourceLocation: sourceLocation)
    #expect(reading.missingWords == [], sourceLocation: sourceLocation)
  }

  private func expectNothingPassedOver(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Reading(Array(source.utf8)).passedOver.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func functions() {
    expectTheSame("""
      final class Shelf: UIView {
        init(books: [Book]) { super.init(frame: .zero); self.books = books; setNeedsLayout(); layoutIfNeeded() }
        deinit { NotificationCenter.default.removeObserver(self, name: .changed, object: nil); print("gone") }
        func fill<Item>(_ items: [Item]) async throws where Item: Sendable {
          for item in items { try await add(item) { [weak self] in self?.count += 1 } }
        }
      }
      func load() -> Int { [1, 2, 3].map { $0 * 2 }.reduce(0, +) + (isEmpty ? 1 : 0) + values[index] }
      """)
  }

  @Test func gettersOfProperties() {
    expectTheSame("""
      struct Page: View {
        var body: some View { List { ForEach(rows) { row in Text(row.title).frame(height: 20) } }.listStyle(.plain) }
        static var all: [Page] { stride(from: 0, to: 10, by: 1).map { number in Page(number: number) } }
      }
      var current: Page { Page.all.first { page in page.isShown } ?? Page.all[Page.all.count - 1] }
      """)
  }

  @Test func accessorsAreReadWithTheirFile() {
    expectNothingPassedOver("""
      struct Page {
        var number: Int { get { store.value(forKey: "number of this page") } set { store.set(newValue, forKey: "number") } }
        var title = "" { didSet { label.text = title.trimmingCharacters(in: .whitespacesAndNewlines).capitalized } }
        var lines: [Line] { @inlinable get { storage.lines.filter { line in !line.isEmpty && line.isVisible } } }
        subscript(index: Int) -> Line { lines[lines.index(lines.startIndex, offsetBy: index, limitedBy: lines.endIndex) ?? 0] }
        lazy var label: UILabel = { let label = UILabel(); label.numberOfLines = 0; label.text = title; return label }()
      }
      """)
  }

  /// The parser takes the braces for a value whose `=` is missing.
  @Test(arguments: ["!", "-", "!A", "(1) ", "A -> ", "A & ", "5 ", "A + B ", "[][]?", "[, 1] "])
  func bracesBehindWhatIsNoType(_ type: String) {
    let source = "struct S { var y: \(type){ list { row in show(row, in: cell) }.onDelete { remove($0) } } }"
    #expect(OutlineCheck.fault(in: Array(source.utf8)) == nil)
  }

  @Test func codeThatDeclaresTypesIsReadWithItsFile() {
    expectNothingPassedOver("""
      func make() {
        struct Line { let text: String; func draw(in context: Context) {} }
        let line = Line(text: "a text of some length that would be worth while")
        line.draw(in: context)
      }
      """)
  }

  @Test func codeAroundATypeDoesNotHideWhatFollows() {
    expectTheSame("""
      func make() {
        final class Line { func draw(in context: Context) { context.move(to: start); context.line(to: end); context.stroke() } }
        draw(Line())
      }
      func other() { draw(Line(), from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), width: 5, color: .red) }
      """)
  }

  @Test func literalsAndCommentsWithBraces() {
    expectTheSame(#"""
      func print() {
        // } a comment { with braces
        write("} \(name.map { "{\($0)}" } ?? "}") {", /* } */ #"}\"{"#, """
          } {
          """)
        let pattern = /\}\{/
        match(pattern)
      }
      func last() { write("what stands behind all of these braces, at a place of its own") }
      """#)
  }

  @Test func sidesOfConditions() {
    expectTheSame("""
      class Screen {
        #if os(iOS)
        func show() { present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true) }
        #else
        func show() { NSAlert(error: error).beginSheetModal(for: window) { response in handle(response) } }
        #endif
        func hide() {
          #if BETA
          log("hides the screen that was shown before")
          #endif
          dismiss(animated: true)
        }
      }
      """)
  }

  @Test(arguments: [#""first\nsecond""#, #""a \"quoted\" word""#, #""a\u{62}c and more""#, ##"#"a\nb"#"##, #""tab\tbed \\ slash""#])
  func wordsOfLiterals(_ literal: String) {
    expectTheSame("func say() { speak(\(literal)); speak(\(literal)); speak(\(literal)); speak(\(literal)); end() }")
  }

  @Test func aByteOrderMarkAndOtherLineEndings() {
    let lines = ["\u{FEFF}class A {", "  func run() {", "    first(with: 1, and: 2)", "    second(with: [\"a\": \"ä\"])", "    third()", "  }", "}"]
    expectTheSame(lines.joined(separator: "\r\n"))
  }

  @Test func suppressionsInCodeAreRead() {
    let source = "func run() {\n  first(with: 1, and: 2) // higlint:disable:this all\n  second(with: [1, 2, 3, 4, 5, 6])\n}"
    #expect(Reading(Array(source.utf8)).later.suppressions.count == 1)
  }

  @Test func shortCodeIsReadWithItsFile() {
    expectNothingPassedOver("struct Page { var title: String { store.title }; func turn() { number += 1 } }")
  }

  /// A chain of a thousand calls is a thousand expressions deep.
  @Test func deepCodeIsReadWithItsFile() {
    let chain = String(repeating: ".padding()", count: 999)
    expectNothingPassedOver("struct Page: View { var body: some View { Text(title)\(chain) } }")
  }

  @Test func noExampleReadsDifferently() {
    for file in ExampleSources.sample.flatMap(\.files) {
      #expect(OutlineCheck.fault(in: file.contents ?? []) == nil, "\(file.path)")
    }
  }
}

/// A file read at once, and one whose code is read later.
private struct Reading {
  let passedOver: [CodePlace]
  let atOnce: FileFacts
  let later: FileFacts

  init(_ bytes: [UInt8]) {
    passedOver = Outlined.tokens(bytes).code
    atOnce = Lowering(bytes).facts(path: "Sample.swift")
    later = Lowering(bytes, tooDeep: nil, passingOver: passedOver).facts(path: "Sample.swift")
  }

  /// The names of functions and properties whose code holds a word that isn't known to be in it before it is read.
  var missingWords: [String] {
    let functions = zip(atOnce.allFunctions, later.allFunctions).filter { !$1.words.holdsAll(of: $0.words) }.map(\.0.name)
    let variables = zip(atOnce.allVariables, later.allVariables).filter { !$1.words.holdsAll(of: $0.words) }.map(\.0.name)
    return functions + variables
  }
}

extension FileFacts {
  fileprivate var allFunctions: [FunctionFacts] { functions + types.flatMap(\.functions) }
  fileprivate var allVariables: [Variable] { variables + types.flatMap(\.properties) }
}
