import HIGLintEngine
import Testing

@Suite struct DeclarationLoweringTests {
  @Test func nestedAndLocalTypes() {
    let facts = Lowered.facts(
      """
      class Outer {
        struct Inner {
          enum Deep { case one }
        }
        func run() {
          class Local: Inner {}
          let closure = { struct InClosure {} }
        }
        var computed: Int {
          enum InGetter {}
          return 1
        }
      }
      func free() {
        struct InFunction { let a = 1 }
      }
      """
    )
    let names = Set(facts.types.map(\.name))
    #expect(names == [
      "Outer", "Outer.Inner", "Outer.Inner.Deep", "Outer.Local", "Outer.InClosure", "Outer.InGetter", "InFunction",
    ])
    #expect(facts.type("Outer.Local")?.inherited.map(\.base) == ["Inner"])
    #expect(facts.type("InFunction")?.properties.map(\.name) == ["a"])
  }

  @Test func extensionsOfNestedTypes() {
    let facts = Lowered.facts(
      """
      extension Outer.Inner: Shown {
        func shown() {}
        struct More {}
      }
      extension UIKit.UIButton { func tap() {} }
      extension Array where Element == Int { func total() {} }
      extension Box<Int> { func open() {} }
      """
    )
    #expect(facts.types.map(\.name) == ["Outer.Inner", "Outer.Inner.More", "UIButton", "Array", "Box"])
    #expect(facts.types.map(\.kind) == [.extension, .struct, .extension, .extension, .extension])
  }

  @Test func inheritanceClauses() {
    let facts = Lowered.facts(
      """
      class A: Base<Item>, First & Second, UIKit.UITableViewDelegate {}
      final class B: @preconcurrency C, @unchecked Sendable {}
      typealias Both = (One & Two)
      protocol P: AnyObject, Q {}
      enum E: Int { case one = 1, two; case three = 3 }
      actor F: G {}
      """
    )
    #expect(facts.type("A")?.inherited.map(\.base) == ["Base", "First", "Second", "UITableViewDelegate"])
    #expect(facts.type("B")?.inherited.map(\.base) == ["C", "Sendable"])
    #expect(facts.type("Both")?.inherited.map(\.base) == ["One", "Two"])
    #expect(facts.type("P")?.kind == .protocol)
    #expect(facts.type("F")?.kind == .actor)
    #expect(facts.type("E")?.cases.map(\.name) == ["one", "two", "three"])
    #expect(facts.type("E")?.cases.map { $0.rawValue?.outline } == ["1", nil, "3"])
  }

  @Test func functionsAndTheirSignatures() {
    let facts = Lowered.facts(
      """
      class Screen {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        static func make(with size: CGFloat = 44, _ rest: Int...) -> Screen? { nil }
        @objc private func tap() {}
        init?(coder: NSCoder) { nil }
        subscript(index: Int) -> Item { items[index] }
        deinit { stop() }
        func `repeat`() {}
      }
      """
    )
    let functions = facts.types.first?.functions ?? []
    #expect(functions.map(\.signature) == [
      "tableView(_:didSelectRowAt:)", "make(with:_:)", "tap()", "init(coder:)", "subscript(index:)", "deinit()", "repeat()",
    ])
    #expect(functions[0].isOverride)
    #expect(functions[1].isStatic)
    #expect(functions[1].returnType?.base == "Screen")
    #expect(functions[1].parameters.map(\.name) == ["size", "rest"])
    #expect(functions[1].parameters[0].defaultValue?.outline == "44")
    #expect(functions[2].attributes == ["objc"])
    #expect(functions[4].body?.outline == "items[index]")
    #expect(functions[5].body?.outline == "stop()")
  }

  @Test func requirementsHaveNoBody() {
    let facts = Lowered.facts("protocol P { func run(); var size: CGFloat { get } }")
    #expect(facts.types.first?.functions.first?.body == nil)
    #expect(facts.types.first?.properties.map(\.name) == ["size"])
  }

  @Test func wrappedPropertiesKeepTheirAttributes() {
    let facts = Lowered.facts(
      """
      struct Row: View {
        @State private var isOn = false
        @IBOutlet weak var label: UILabel!
        static let side: CGFloat = 20
        var body: some View { Toggle(isOn: $isOn) }
      }
      """
    )
    let properties = facts.types.first?.properties ?? []
    #expect(properties.map(\.name) == ["isOn", "label", "side", "body"])
    #expect(properties[0].attributes == ["State"])
    #expect(properties[1].attributes == ["IBOutlet"])
    #expect(properties[1].type?.base == "UILabel")
    #expect(properties[2].isStatic && properties[2].isConstant)
    #expect(properties[3].type?.base == "View")
    #expect(properties[3].getter?.outline == "Toggle(isOn: $isOn)")
  }

  @Test func codeAndImportsAtTheTopLevel() {
    let facts = Lowered.facts("import UIKit\n@testable import App\nimport class Core.Thing\nlet a = 1\nrun(a)\nif a { b }")
    #expect(facts.imports == ["UIKit", "App", "Core"])
    #expect(facts.variables.map(\.name) == ["a"])
    #expect(facts.statements.map(\.outline) == ["run(a)", "if [a] { b }"])
  }
}
