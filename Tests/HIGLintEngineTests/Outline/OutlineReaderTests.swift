import HIGLintEngine
import HIGLintSyntax
import Testing

/// An outline that is read from tokens says what the file's facts say, or that it isn't certain.
@Suite struct OutlineReaderTests {
  @Test(arguments: ExampleSources.all)
  func examplesOfRules(_ example: ExampleSources.Case) {
    for file in example.files {
      let bytes = file.contents ?? []
      let reading = Outlined.tokens(bytes, path: file.path)
      if reading.isCertain { #expect(reading.outline == Outlined.facts(bytes, path: file.path)) }
      #expect(reading.tooDeep == nil)
      #expect(Outlined.missingWords(bytes).isEmpty)
    }
  }

  @Test func mostExamplesAreCertain() {
    let files = ExampleSources.all.flatMap(\.files).filter { !$0.path.hasSuffix("Package.swift") }
    let uncertain = files.filter { !Outlined.tokens($0.contents ?? []).isCertain }
    #expect(uncertain.count * 20 < files.count)
  }

  @Test(arguments: Self.headers + Self.members + Self.files + Self.conditions)
  func declarations(_ source: String) {
    let bytes = Array(source.utf8)
    let reading = Outlined.tokens(bytes)
    #expect(reading.isCertain)
    #expect(reading.outline == Outlined.facts(bytes, path: "Sample.swift"))
    #expect(Outlined.missingWords(bytes).isEmpty)
  }

  @Test(arguments: Self.uncertain)
  func whatTokensCannotTell(_ source: String) {
    #expect(!Outlined.tokens(Array(source.utf8)).isCertain)
  }

  @Test(arguments: ["Package.swift", "Kit/Package.swift", "Package@swift-5.9.swift"])
  func manifestsAreReadFromTheirCode(_ path: String) {
    #expect(!Outlined.tokens(Array("let a = 1".utf8), path: path).isCertain)
  }

  @Test func codeThatNestsTooDeeplyIsFoundOnTheWay() {
    let source = Array(("let a = " + String(repeating: "(", count: 100_000)).utf8)
    let reading = Outlined.tokens(source)
    #expect(!reading.isCertain)
    #expect(reading.tooDeep == Nesting.tooDeep(source))
  }

  private static let headers = [
    "class A {}", "final class A: B, C {}", "public final class A<T: B, each U>: Kit.C<T>.D where T: E & F, U == [Int: String] {}",
    "struct `class` {}", "enum A: Int { case a = 1, b; indirect case c(A) }", "actor A { let actor = 1 }",
    "protocol A: class {}", "protocol A<B>: C where Self: D, B: E { associatedtype B: F = G where B.H == I; var a: B { get } }",
    "class A: B & C, @unchecked Sendable, ~Copyable {}", "struct A: Box<[Int: (String) -> Void]>?.B {}",
    "extension A {}", "extension Kit.A.B: C where D == Box<E>? {}", "extension UIKit.UIView { class B {} }",
    "extension [Int] {}", "extension [Int: A<B>]: C {}", "extension Box<Int> { typealias Item = UIView & P }", "typealias A = B", "typealias A<T> = Box<T>? where T: B",
    "typealias A = (Int, String) async throws -> (B) -> Void", "typealias A = [Int: B]\ntypealias C = any D\n  & E",
    "@objc(Name) @MainActor @Kit.Wrapped<Int>(1, \"a\") private(set) class A {}", "@available(iOS 13, *)\npublic\nclass A\n{\n}",
    "private struct A { fileprivate struct B { enum C {} } }; open class D {}", "class A { class B { class func c() {} class var d: Int { 1 }\n class E {} } }",
    "nonisolated(unsafe) public struct A {}", "public distributed actor A {}", "class A /* B */ : /* : C */ D // {\n{ }",
  ]

  private static let members = [
    "class A { override init(frame: CGRect) { super.init(frame: frame) }\n required init?(coder: NSCoder) { nil }\n deinit {} }",
    "struct A { subscript(i: Int) -> Int { get { 1 } set {} }\n static func == <T>(a: T, b: A) -> Bool { true }\n struct B {} }",
    "class A { lazy var a: B = { let c = B()\n return c }()\n private(set) weak var d: E?\n class F {} }",
    "class A { let a = b < c, d = e > f\n @objc private func g() -> [Int: (B) -> C]? where D == E { }\n enum H {} }",
    "class A { let a = \"\\(b(\"}\"))\"\n let c = \"\"\"\n class X {\n\"\"\"\n let d = #\"\\\"#\n let e = /[{]/\n struct F {} }",
    "class A { var a: B {\n didSet { c(class: d, .class, e.protocol) } }\n struct F {} }",
    "struct A { let a = b\n .c()\n ?? d\n let e = if f { 1 } else { 2 }\n struct G {} }",
    "struct A { var body: some View { b {} c: { d in } }\n #Preview { }\n #warning(\"a\")\n struct G {} }",
    "enum A { case open, final\n case optional(Int = { 1 }())\n struct B {} }",
    "struct A { func extensions(extension: Int) {}\n let open = 1, final: Int\n var optional: Int? = nil\n struct B {} }",
    "protocol A { func a() async throws(B) -> C\n init?(d: E)\n static var f: G? { get }\n var h: (I)\n mutating func j() }",
    "class A { var größe = 1; let 変数 = größe\n struct Größe {} }", "class A { func a() { let `struct` = 1; b(`struct`) } }",
    "class A { func a<B>(for b: B, while c: D = e(), guard: F) -> G { b }\n init(for h: I) {}\n subscript(for j: K) -> L { j }\n class M {} }",
  ]

  private static let files = [
    "import A\n@testable import B\n@_exported import C\npublic import struct D.E\nimport F.G\nimport func H.i; import `J`",
    "func a() {}\nprivate func b<T>(_ c: T) -> T { c }\nfunc `d`() {}\nfunc + (a: A, b: A) -> A {}\nfunc ==(a: A, b: A) {}",
    "let a = 1, b: Int = 2\nprivate var c, d: Box<Int, String>\nlet (e, (f, _)) = (1, (2, 3))\nlet `g` = h<I, J>(), k = 1",
    "fileprivate let a = [1, 2], b = c(d, e)\nvar f: Int { 1 }\nvar g = 1 { didSet {} }\nlet _ = 1",
    "infix operator +++: P\nprefix operator !!\nprecedencegroup P { associativity: left higherThan: Q }\nclass A {}",
    "#!/usr/bin/swift\nclass A {}", "\u{FEFF}class A {}", "", "// class A {}", "#Preview(\"A\") { B() }\nclass C {}",
    "class A {}\r\nclass B {}\rclass C {}",
  ]

  private static let conditions = [
    "#if os(macOS)\nimport A\n#else\nimport B\n#endif", "#if os(iOS) || os(macOS)\nclass A {}\n#elseif os(tvOS)\nclass B {}\n#else\nclass C {}\n#endif",
    "#if canImport(UIKit)\nfunc a() {}\n#else\nlet b = 1\n#endif", "#if !os(macOS) && DEBUG\nclass A {}\n#endif",
    "#if os(macOS) && DEBUG\nclass A {}\n#endif", "#if (os(macOS))\nclass A {}\n#else\nclass B {}\n#endif",
    "#if BETA\n#if os(macOS)\nclass A {}\n#else\nclass B { \n#if os(iOS)\nclass C {}\n#else\nclass D {}\n#endif\n }\n#endif\n#endif",
    "#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif", "#if !DEBUG\nclass A {}\n#else\nclass B {}\n#endif",
    "#if !targetEnvironment(simulator) || BETA\nclass A {}\n#else\nclass B {}\n#endif", "#if false\nclass A {}\n#endif",
    "#if !(DEBUG)\nclass A {}\n#else\nclass B {}\n#endif", "#if !true && os(iOS)\nclass A {}\n#else\nclass B {}\n#endif",
    "#if swift(>=5.9) // class\nclass A {}\n#endif\n#if compiler(<6) || canImport(A, _version: 1)\nclass B {}\n#endif",
    "#if canImport(AppKit)\nclass A {}\n#elseif targetEnvironment(macCatalyst)\nclass B {}\n#endif",
    "class A { var b: C {\n d\n #if os(iOS)\n .e()\n #else\n .f()\n #endif\n }\n class G {} }",
  ]

  private static let uncertain = [
    "class A", "class A {", "class A {}}", "class A: {}", "class A B {}", "class A { func }", "prefix operator √", "class A { foo }",
    "let a = (\n]", "let a = \"b\nclass C {}", "class A { /* }", "<<<<<<< a\nclass A {}\n=======\n>>>>>>> b", "let a = <#T##Int#>",
    "macro a() = #b", "#if a\n@objc\n#endif\nclass A {}", "let a = ‘b’", "let a = 1 let b = 2", "a()", "class A { #if b\n}\n#endif",
    "let a\u{0} = 1", "func a() { if b {\n#if c\n}\n#else\n}\n#endif\n}", "func=()", "let a=if,b",
    "class A: B<C D>, E {}", "class A: (B C), D {}", "class A { func b() - - - {\n c(\n) }\n}",
    "class A{func b(){(\"\"for\"\")}}class C{}", "class A { func b(for c in d) {} }", "class A { func b(c: D = e(for f: g)) {} }",
  ]
}
