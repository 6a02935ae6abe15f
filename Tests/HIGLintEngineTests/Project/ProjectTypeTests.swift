import HIGLintEngine
import Testing

@Suite struct ProjectTypeTests {
  private static let parts: [(path: String, source: String)] = [
    ("App/Screen.swift", "class Screen: Base { let side = 1; func run() { helper() } }"),
    ("App/Screen+Table.swift", "extension Screen: UITableViewDelegate { func helper() {}; enum Row { case first } }"),
    ("App/Screen+More.swift", "extension Screen.Row { func shown() {} }\nextension Screen { var height: Int { side } }"),
    ("App/Base.swift", "class Base: UIViewController { func inherited() {} }"),
  ]

  @Test func typeIsOneThingOverManyFiles() throws {
    let project = Project(Self.parts.map { Lowered.facts($0.source, path: $0.path) })
    let screen = try #require(project.type(named: "Screen"))
    #expect(Set(screen.functions.map(\.facts.name)) == ["run", "helper"])
    #expect(Set(screen.properties.map(\.facts.name)) == ["side", "height"])
    #expect(screen.kind == .class)
    #expect(screen.isKind(of: "UITableViewDelegate"))
    #expect(screen.isKind(of: "UIViewController"))
    #expect(!screen.isKind(of: "UITableViewController"))
    #expect(screen.superclasses.isInSources)
    #expect(screen.callable("inherited").count == 1)
    #expect(project.type(named: "Screen.Row")?.functions.map(\.facts.name) == ["shown"])
    #expect(project.type(named: "Screen.Row")?.enclosing == screen)
  }

  @Test(arguments: 0..<24)
  func orderOfFilesChangesNothing(_ turn: Int) {
    var random = SplitMix64(seed: UInt64(turn))
    let facts = Self.parts.map { Lowered.facts($0.source, path: $0.path) }
    #expect(summary(Project(facts.shuffled(using: &random))) == summary(Project(facts)))
  }

  private func summary(_ project: Project) -> [String] {
    project.types.map { type in
      let members = type.functions.map(\.facts.signature) + type.properties.map(\.facts.name)
      return "\(type.name) \(type.kind) \(type.files.map { project.files[$0].path }) \(members) \(type.ancestors.map(\.name))"
    }
  }

  @Test func typesOfOneNameKeepTheirOwnExtensions() throws {
    let project = Project(sources: [
      "Phone/Screen.swift": "class Screen: PhoneBase {}",
      "Phone/Parts/Screen+Table.swift": "extension Screen { func onPhone() {} }",
      "Watch/Screen.swift": "class Screen: WatchBase {}",
      "Watch/Parts/Screen+Table.swift": "extension Screen { func onWatch() {} }",
      "Phone/Child.swift": "class PhoneChild: Screen {}",
      "Watch/Child.swift": "class WatchChild: Screen {}",
    ])
    let screens = project.types.filter { $0.name == "Screen" }
    #expect(screens.map { $0.functions.map(\.facts.name) } == [["onPhone"], ["onWatch"]])
    #expect(project.type(named: "Screen") == nil, "which one is meant isn't known")
    let children = ["PhoneChild", "WatchChild"].compactMap { project.type(named: $0) }
    #expect(children.map { $0.isKind(of: "PhoneBase") } == [true, false])
    #expect(children.map { $0.isKind(of: "WatchBase") } == [false, true])
  }

  @Test func bothSidesOfAConditionDeclareOneType() throws {
    let project = Project(
      """
      #if BETA
      class Screen: Base { func inspect() {} }
      #else
      class Screen: UIViewController { func run() {} }
      #endif
      class Base: UIViewController {}
      class Child: Screen {}
      """
    )
    let screen = try #require(project.type(named: "Screen"))
    #expect(screen.functions.map(\.facts.name) == ["inspect", "run"])
    #expect(try #require(project.type(named: "Child")).isKind(of: "UIViewController"))
  }

  @Test func extensionsOfOtherModulesTypesAreTypesToo() throws {
    let project = Project(sources: [
      "A.swift": "extension UIButton { func first() {} }",
      "B.swift": "extension UIKit.UIButton { func second() {} }",
    ])
    let button = try #require(project.type(named: "UIButton"))
    #expect(button.kind == .extension)
    #expect(button.functions.map(\.facts.name) == ["first", "second"])
    #expect(button.isKind(of: "UIControl"))
  }
}

@Suite struct AncestryTests {
  private func isScreen(_ source: String) -> Bool {
    Project(source).type(named: "Screen")?.isKind(of: "UIViewController") ?? false
  }

  @Test(arguments: [
    "class Screen: UIViewController {}",
    "class Screen: UITableViewController {}",
    "class Screen: UIKit.UIViewController {}",
    "class Screen: Base {}; class Base: UIViewController {}",
    "class Screen: Alias {}; typealias Alias = UIViewController",
    "class Screen: Alias {}; typealias Alias = Base; class Base: UIViewController {}",
    "class Screen: Base<Item> {}; class Base<T>: UIViewController {}",
    "class Screen: Base<[Item: Int], Box<Item>> {}; class Base<T, U>: UIViewController {}",
    "class Screen: Alias {}; typealias Alias = Base<Item>; class Base<T>: UIViewController {}",
    "class Screen: Alias<Item> {}; typealias Alias<T> = Base<T>; class Base<T>: UIViewController {}",
    "class Screen: UIViewController & Router {}; protocol Router {}",
    "class Screen: Alias {}; typealias Alias = UIViewController & Router",
    "class Screen: Alias {}; typealias Alias = Router & (Base & Other); class Base: UIViewController {}",
    "class Screen: Outer.Base {}; enum Outer { class Base: UIViewController {} }",
    "class Screen: Outer<Item>.Base {}; enum Outer<T> { class Base: UIViewController {} }",
    "class Screen: MyApp.Base {}; class Base: UIViewController {}",
    "class Screen: MyApp.Outer.Base {}; enum Outer { class Base: UIViewController {} }",
    "enum Outer { class Screen: Base {}; class Base: UIViewController {} }",
    "class Screen: Other, @preconcurrency Role {}; class Other: UIViewController {}; protocol Role {}",
  ])
  func superclassesAreFollowed(_ source: String) {
    #expect(isScreen(source))
  }

  @Test(arguments: [
    "class Screen: UIView {}",
    "class Screen: Base {}",
    "class Screen: Base {}; class Base: Screen {}",
    "class Screen: Screen {}",
    "class Screen: A {}; typealias A = B; typealias B = A",
    "class Screen: Box<UIViewController> {}; class Box<T> {}",
    "import Kit\nclass Screen: Kit.Base {}; class Base: UIViewController {}",
    "class Screen: Base.Inner {}; class Base: UIViewController {}",
  ])
  func whatIsNotKnownIsNot(_ source: String) {
    #expect(!isScreen(source))
  }

  @Test func circlesEnd() throws {
    let project = Project("class A: B {}; class B: C {}; class C: A { let size = 1; func run() {} }; class D: A {}")
    let type = try #require(project.type(named: "D"))
    #expect(type.ancestors.map(\.name) == ["A", "B", "C"])
    #expect(type.property("size")?.facts.name == "size")
    #expect(type.property("other") == nil)
    #expect(Set(project.type(named: "A")?.descendants.map(\.name) ?? []) == ["B", "C", "D"])
    #expect(!type.isKind(of: "UIView"))
  }

  @Test func nearestDeclarationWins() throws {
    let project = Project(
      "class Top { let side = 1 }; class Middle: Top { let side = 2 }; class Bottom: Middle {}"
    )
    let property = try #require(project.type(named: "Bottom")?.property("side"))
    #expect(property.type?.name == "Middle")
  }

  @Test func extensionsOfSugarAreOfTheTypeBehindIt() throws {
    let project = Project("extension [Int] { func first() {} }\nextension Array { func second() {} }\nextension [String: Int] { func third() {} }")
    #expect(project.types.map(\.name).sorted() == ["Array", "Dictionary"])
  }

  @Test(arguments: [
    ("class Screen: UITableViewController {}", true),
    ("class Screen: Base {}; class Base: UIViewController, Role {}", true),
    ("class Screen: Alias {}; typealias Alias = UIViewController", true),
    ("class Screen {}", true),
    ("class Screen: NSObject {}", true),
    ("class Screen: Elsewhere {}", false),
    ("class Screen: Base {}; class Base: Elsewhere {}", false),
    ("class Screen: Alias {}; typealias Alias = Elsewhere", false),
    ("class Screen: Object {}; struct Kept { class Object {} }", false),
    ("class Screen: Request {}; struct Other: Request {}", true),
    ("class Screen: Request {}; class Other: NSObject, Request {}", true),
    ("class Screen: Request {}; extension Other: Request {}", true),
    ("class Screen: UITableViewDiffableDataSource<Int, Item> {}", true),
    ("class Screen: Screen {}", false),
  ])
  func hiddenSuperclassesAreAdmitted(_ source: String, _ isKnown: Bool) throws {
    #expect(try #require(Project(source).type(named: "Screen")).superclasses.isInSources == isKnown)
  }
}

@Suite struct TypeNameLookupTests {
  private let project = Project(
    """
    class Cell {}
    enum Outer {
      class Cell {}
      struct Inner {
        class Row {}
        class Cell {}
      }
    }
    enum First { class Item {}; class Sub {} }
    class Parent { class Deep {} }
    class Child: Parent { class Part {} }
    enum Second { class Item {} }
    """
  )

  @Test(arguments: [
    ("Cell", nil, "Cell"),
    ("Cell", "Outer", "Outer.Cell"),
    ("Cell", "Outer.Inner", "Outer.Inner.Cell"),
    ("Cell", "Outer.Inner.Row", "Outer.Inner.Cell"),
    ("Cell", "First", "Cell"),
    ("Inner.Row", "Outer", "Outer.Inner.Row"),
    ("Outer.Cell", "Outer.Inner", "Outer.Cell"),
    ("Row", nil, "Outer.Inner.Row"),
    ("Inner", "First", nil),
    ("Item", "First.Sub", "First.Item"),
    ("Deep", "Child", "Parent.Deep"),
    ("Deep", "Child.Part", "Parent.Deep"),
    ("Item", "Second", "Second.Item"),
    ("Item", nil, nil),
    ("Item", "Outer", nil),
    ("Nothing", nil, nil),
    ("", nil, nil),
  ] as [(String, String?, String?)])
  func namesAreReadFromTheirScope(_ name: String, _ place: String?, _ expected: String?) {
    let scope = place.flatMap { project.type(named: $0) }
    #expect(project.type(named: name, from: scope)?.name == expected)
  }
}

@Suite struct TypeNameTests {
  @Test(arguments: [
    ("UIButton", "UIButton"), ("UIButton?", "UIButton"), ("UIButton!", "UIButton"), ("UIKit.UIButton", "UIButton"),
    ("any Shown", "Shown"), ("some View", "View"), ("inout Item", "Item"), ("(any Shown)?", "Shown"),
    ("(UIButton)", "UIButton"), ("Box<Item>", "Box"), ("Box<Item>.Inner", "Box.Inner"), ("Box<A<B>, C>.D<E>", "Box.D"),
    ("@preconcurrency Role", "Role"), ("@unchecked Sendable", "Sendable"), ("@MainActor Item", "Item"),
    ("sending Item", "Item"), ("Outer.Inner", "Outer.Inner"), ("[Item]", ""), ("[A: B]", ""), ("(A, B)", ""),
    ("() -> Void", ""), ("(A) -> B", ""), ("@escaping (A) -> B", ""), ("(() -> Void)?", ""), ("", ""),
    ("Box<() -> Void>", "Box"), ("~Copyable", ""),
  ])
  func base(_ text: String, _ base: String) {
    #expect(TypeName(text).base == base)
  }

  @Test(arguments: [
    ("[Item]", "Item"), ("[Item]?", "Item"), ("Array<Item>", "Item"), ("Set<Item>!", "Item"), ("[Key: Item]", "Item"),
    ("[Key: [Item]]", "[Item]"), ("[[Key: Item]]", "[Key: Item]"), ("[Key: (a: Int, b: Item)]", "(a: Int, b: Item)"),
    ("[Box<Key>: Item]", "Item"), ("Item", nil), ("(Item)", nil),
  ] as [(String, String?)])
  func element(_ text: String, _ element: String?) {
    #expect(TypeName(text).element?.text == element)
  }

  @Test(arguments: [
    ("A", ["A"]), ("A & B", ["A", "B"]), ("A&B & C", ["A", "B", "C"]), ("(A & B)", ["A", "B"]), ("A & (B & C)", ["A", "B", "C"]),
    ("Base<A & B>", ["Base<A & B>"]), ("Base<A & B> & C", ["Base<A & B>", "C"]), ("any A & B", ["A", "B"]),
  ])
  func composition(_ text: String, _ parts: [String]) {
    #expect(TypeName(text).composed.map { $0.text.hasPrefix("any ") ? String($0.text.dropFirst(4)) : $0.text } == parts)
  }
}
