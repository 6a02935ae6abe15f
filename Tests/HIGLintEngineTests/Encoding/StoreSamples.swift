import HIGLintEngine
@testable import HIGLintResources
@testable import HIGLintSources
import HIGLintSyntax

/// Values of every kind that is stored.
enum StoreSamples {
  static func range(_ start: UInt32, _ end: UInt32) -> ByteRange { ByteRange(start: start, end: end) }

  static func name(_ text: String, at place: UInt32 = 10) -> Expression {
    Expression(range: range(place, place + UInt32(text.utf8.count)), kind: .name(text))
  }

  static let closure = Closure(
    parameters: ["cell", "$0"],
    body: [Statement(range: range(4_000_000_000, .max), kind: .return(name("cell")))]
  )

  static let call = Call(
    callee: name("dequeue"),
    nameRange: range(2, 9),
    typeArguments: [TypeName("UIKit.UITableViewCell?"), TypeName("[Item]")],
    arguments: [
      Argument(label: "for", value: name("indexPath")), Argument(label: nil, value: name("", at: 0)),
      Argument(label: "completion", value: Expression(range: range(3, 9), kind: .closure(closure))),
    ],
    parenthesized: 2
  )

  static let branch = Branch(
    kind: .switch,
    subject: name("state"),
    arms: [
      Branch.Arm(
        conditions: [
          Branch.Condition(names: ["a", "b"], value: name("value"), pattern: nil),
          Branch.Condition(names: [], value: nil, pattern: name("pattern")),
          Branch.Condition(names: [], value: nil, pattern: nil, release: "15.0", isBeforeRelease: true),
        ],
        body: [Statement(range: range(0, 5), kind: .jump(nil))]
      ),
      Branch.Arm(conditions: [], body: []),
    ]
  )

  static let kinds: [Expression.Kind] = [
    .number(44), .number(0), .number(-0.5), .number(0.1), .number(1e300), .number(-.infinity),
    .number(.leastNonzeroMagnitude),
    .string("text"), .string(""), .string("größer 👍🏽\u{0}\n"), .string(String(repeating: "long ", count: 100)),
    .interpolation([name("a"), name("b")]), .boolean(true), .boolean(false), .nil, .name("self"),
    .member(nil, "systemBlue"), .member(name("view"), "frame"), .call(call),
    .element(name("rows"), [Argument(label: nil, value: name("index"))]), .closure(closure), .array([]),
    .array([name("a")]), .dictionary([Expression.Pair(key: name("key"), value: name("value"))]),
    .tuple([Argument(label: "x", value: name("y")), Argument(label: nil, value: name("z"))]),
    .assignment(name("a"), "+=", name("b")), .binary(name("a"), "??", name("b")), .prefix("!", name("a")),
    .conditional(name("a"), name("b"), name("c")), .cast(name("a"), "as?", TypeName("any Kit.Shape & Sendable")),
    .branch(branch), .branch(Branch(kind: .if, subject: nil, arms: [])),
    .branch(Branch(kind: .guard, subject: nil, arms: [])),
    .selector("tapped"), .keyPath("title"), .other([name("a")]),
  ]

  static let variable = Variable(
    name: "height",
    nameRange: range(500, 506),
    isConstant: false,
    modifiers: ["private", "static"],
    attributes: ["State"],
    type: TypeName("CGFloat"),
    initialValue: name("zero"),
    getter: .read([Statement(range: range(1, 2), kind: .expression(name("stored")))]),
    observers: [Statement(range: range(3, 4), kind: .jump(name("error")))]
  )

  static let function = FunctionFacts(
    name: "tableView",
    nameRange: range(7, 16),
    parameters: [
      FunctionFacts.Parameter(label: nil, name: "tableView", type: TypeName("UITableView"), defaultValue: nil),
      FunctionFacts.Parameter(label: "animated", name: "flag", type: TypeName("Bool"), defaultValue: name("true")),
    ],
    returnType: TypeName("(Int) -> Void"),
    modifiers: ["override"],
    attributes: ["objc", "MainActor"],
    generics: [
      GenericParameter(name: "Cell", constraint: TypeName("UITableViewCell")),
      GenericParameter(name: "T", constraint: nil),
    ],
    code: .read(
      kinds.map { Statement(range: range(20, 30), kind: .expression(Expression(range: range(25, 28), kind: $0))) }
    )
  )

  static let requirement = FunctionFacts(
    name: "run",
    nameRange: range(0, 0),
    parameters: [],
    returnType: nil,
    modifiers: [],
    attributes: [],
    generics: [],
    code: nil
  )

  static let statements: [Statement] = [
    .expression(name("a")), .variable(variable), .function(function), .function(requirement), .return(nil),
    .return(name("a")), .branch(branch), .loop(Loop(names: ["row"], header: [name("rows")], body: [])), .block([]),
    .jump(nil), .jump(name("a")),
  ].enumerated().map { Statement(range: range(UInt32(1000 - $0), 2000), kind: $1) }

  static let types: [TypeFacts] = [.class, .struct, .enum, .actor, .protocol, .extension, .typealias].map { kind in
    TypeFacts(
      header: TypeHeader(
        kind: kind,
        name: "Outer.\(kind)",
        nameRange: range(40, 50),
        inherited: [TypeName("UIKit.UIViewController"), TypeName("Codable")],
        modifiers: ["final"],
        attributes: ["objc"],
        generics: [GenericParameter(name: "Item", constraint: TypeName("Hashable"))]
      ),
      // Once is enough of what is long.
      properties: kind == .class ? [variable] : [],
      functions: kind == .class ? [function, requirement] : [],
      cases: [
        TypeFacts.Case(name: "first", nameRange: range(60, 65), rawValue: name("one")),
        TypeFacts.Case(name: "second", nameRange: range(70, 76), rawValue: nil, valueLabels: ["", "at"]),
      ]
    )
  }

  static let suppressions: [Suppression] = [
    .disable, .enable, .disableNext, .disableThis, .disablePrevious, .disableFile, .unknown("disable:nxet"),
  ].enumerated().map { index, action in
    Suppression(
      action: action,
      rules: [
        Suppression.RuleName(id: "small_touch_target", range: range(9, 27)),
        Suppression.RuleName(id: "all", range: range(28, 31)),
      ],
      reason: index == 0 ? nil : "the bar enlarges it",
      range: range(3, 40),
      removal: index == 2 ? nil : range(0, 60),
      lines: index == 1 ? nil : index...(index * 1000)
    )
  }

  static let file = FileFacts(
    path: "App/Über uns.swift",
    imports: ["UIKit", "SwiftUI"],
    reexports: ["UIKit"],
    types: types,
    functions: [function, requirement],
    variables: [variable],
    statements: statements,
    suppressions: suppressions,
    unread: range(70, 90),
    lines: LineTable(Array("a\n\nlong line\r\n\(String(repeating: "x", count: 300))\nb".utf8))
  )

  static let findings: [Finding] = Severity.allCases.map { severity in
    let place = SourceRange(start: SourcePosition(line: 3, column: 14), end: SourcePosition(line: 300, column: 1))
    return Finding(
      rule: "small_touch_target",
      severity: severity,
      message: "a button of 20 × 20 points",
      file: "App/View.swift",
      range: place,
      guideline: severity == .note ? nil : Guideline(document: "iPhone HIG", date: "2008-02", section: "Controls"),
      notes: [Finding.Note(message: "the height is declared here", file: "App/Sizes.swift", range: place)],
      fixes: [Finding.Fix(message: "Raise it to 44", edits: [Finding.Fix.Edit(range: place, replacement: "44")])]
    )
  }
}

extension StoreSamples {
  static let interface: InterfaceFacts = {
    let place = SourcePosition(line: 3, column: 14)
    let segue = InterfaceConnection.Segue(
      kind: "show",
      identifier: "open",
      relationship: "rootViewController",
      trigger: "accessoryAction",
      unwindAction: nil,
      customClass: "Fade"
    )
    let kinds: [InterfaceConnection.Kind] = [
      .outlet(property: "table"), .outletCollection(property: "stars"), .action(selector: "open:", event: nil), .segue(segue),
    ]
    func object(_ kind: String, connections: [InterfaceConnection] = [], children: [InterfaceObject] = []) -> InterfaceObject {
      InterfaceObject(
        kind: kind,
        id: "Aa1-2b-3cd",
        customClass: "Films",
        customModule: nil,
        attributes: ["contentMode": "scaleToFill", "rowHeight": "44"],
        frame: InterfaceFrame(x: -0.5, y: 20, width: 375, height: 1e6),
        varies: connections.isEmpty,
        speaks: !connections.isEmpty,
        isFilled: !children.isEmpty,
        connections: connections,
        children: children,
        position: place
      )
    }
    let connections = kinds.map { InterfaceConnection(kind: $0, destination: "Xy9-8z-7wv", position: place) }
    let cell = object("tableViewCell", connections: connections)
    return InterfaceFacts(
      path: "App/Base.lproj/Main.storyboard",
      system: .iOS,
      initialController: "c",
      objects: [object("tableViewController", children: [cell])],
      pictures: ["anchor", "port-light"]
    )
  }()
}

/// Whatever is written is read again.
func storedAndRead<Value: Storable>(_ value: Value) throws -> Value? {
  try value.stored.map { bytes in try bytes.withUnsafeBytes { try Value(stored: $0, with: UnreadCode.File(BodyParser())) } }
}

/// Reads bytes as a damaged store would have them if no seal were before them.
func readUnsealed<Value: Storable>(_: Value.Type, _ bytes: some Collection<UInt8>) -> Value? {
  Array(bytes).withUnsafeBytes { bytes in
    guard var reader = try? StoreReader(bytes, with: UnreadCode.File(BodyParser())) else { return nil }
    return try? Value(from: &reader)
  }
}

extension Storable {
  /// What is stored of a value, without the seal.
  var unsealed: [UInt8] { Array((stored ?? []).dropFirst(8)) }
}
