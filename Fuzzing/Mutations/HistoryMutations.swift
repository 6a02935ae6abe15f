import HIGLintRules

extension Mutation {
  /// What happens to a project between two runs, and to its cache. Each adds steps to the history; the first makes a project of
  /// the files that stand beside each other in a corpus.
  static let histories = sources + sources + cacheDamage

  /// The same for a project that lies on the disk and is open in an editor.
  static let sessions = sources + sources + editing

  private static let sources = [
    step("insert a line") { draft, generator, material in
      let file = draft.source(&generator)
      let line = generator.isOne(in: 3) ? Array("\n".utf8) : material.word(using: &generator) + Array("\n".utf8)
      return [History.step("paste \(file.name) \(generator.index(below: file.lines.count + 1))", line)]
    },
    step("delete lines") { draft, generator, _ in
      let file = draft.source(&generator)
      let count = generator.isOne(in: 4) ? generator.index(below: file.lines.count) : 1
      return [History.step("cut \(file.name) \(generator.index(below: file.lines.count)) \(count)")]
    },
    step("rename to what a rule looks for") { draft, generator, _ in
      let file = draft.source(&generator)
      guard let new = triggers.randomElement(using: &generator), let old = file.word(&generator) else { return [] }
      return [History.step("rename \(file.name) \(old) \(new)")]
    },
    step("rename what a rule looks for") { draft, generator, _ in
      let file = draft.source(&generator)
      guard let old = file.words.filter(triggers.contains).randomElement(using: &generator) else { return [] }
      let new = generator.isOne(in: 2) ? triggers.randomElement(using: &generator) ?? old : "renamed"
      let back = generator.isOne(in: 3) ? [History.step("rename \(file.name) \(new) \(old)")] : []
      return [History.step("rename \(file.name) \(old) \(new)")] + back
    },
    step("take a name from another file") { draft, generator, _ in
      let (file, other) = (draft.source(&generator), draft.source(&generator))
      guard let old = file.word(&generator), let new = other.word(&generator) else { return [] }
      return [History.step("rename \(file.name) \(old) \(new)")]
    },
    step("move lines to another file") { draft, generator, _ in
      let (file, other) = (draft.source(&generator), draft.source(&generator))
      let start = generator.index(below: file.lines.count)
      let count = min(generator.index(below: 60) + 1, file.lines.count - start)
      let text = Array(file.lines[start..<(start + count)].joined())
      return [
        History.step("cut \(file.name) \(start) \(count)"),
        History.step("paste \(other.name) \(generator.isOne(in: 2) ? other.lines.count : generator.index(below: other.lines.count))", text),
      ]
    },
    step("extend a type of another file") { draft, generator, _ in
      let (file, other) = (draft.source(&generator), draft.source(&generator))
      guard let type = file.declaredTypes.randomElement(using: &generator) else { return [] }
      let conformance = generator.isOne(in: 2) ? ": \(conformances.randomElement(using: &generator) ?? "A")" : ""
      let member = members.randomElement(using: &generator) ?? ""
      let text = "extension \(type)\(conformance) {\n  \(member)\n}\n"
      return [History.step("paste \(other.name) \(other.lines.count)", Array(text.utf8))]
    },
    step("change a superclass") { draft, generator, _ in
      let (file, other) = (draft.source(&generator), draft.source(&generator))
      let declarations = file.lines.indices.filter { index in Pieces.tokens(of: Array(file.lines[index])).contains { $0.elementsEqual("class".utf8) } }
      guard let line = declarations.randomElement(using: &generator) else { return [] }
      let own = other.declaredTypes.randomElement(using: &generator)
      let name = generator.isOne(in: 2) ? own ?? "UIView" : superclasses.randomElement(using: &generator) ?? "UIView"
      let text = String(decoding: file.lines[line], as: UTF8.self)
      let head = text.split(separator: ":").first ?? ""
      let isOpen = text.contains("{")
      return [
        History.step("cut \(file.name) \(line) 1"),
        History.step("paste \(file.name) \(line)", Array("\(head.filter { $0 != "{" && !$0.isNewline }): \(name)\(isOpen ? " {" : "")\n".utf8)),
      ]
    },
    step("write in a body") { draft, generator, _ in
      let file = draft.source(&generator)
      let open = file.lines.indices.filter { index in file.lines[index].reversed().drop { $0 == UInt8(ascii: "\n") }.first == UInt8(ascii: "{") }
      guard let line = open.randomElement(using: &generator) else { return [] }
      let text = generator.isOne(in: 2) ? members.randomElement(using: &generator) : statements.randomElement(using: &generator)
      return [History.step("paste \(file.name) \(line + 1)", Array("\(text ?? "")\n".utf8))]
    },
    step("delete a file") { draft, generator, _ in [History.step("delete \(draft.any(&generator).name)")] },
    step("delete a file, and put it back") { draft, generator, _ in
      let file = draft.any(&generator)
      return [History.step("delete \(file.name)"), History.step("file \(file.name)", file.text)]
    },
    step("add a file") { draft, generator, material in
      let text = material.seed(using: &generator)
      return [History.step("file \(Draft.name(Int.random(in: 0..<100, using: &generator), of: text))", text)]
    },
    step("change a storyboard") { draft, generator, material in
      guard let file = draft.interfaces.randomElement(using: &generator) else { return [] }
      var text = file.text
      (Mutation.elements + Mutation.tokens).randomElement(using: &generator)?.apply(&text, &generator, material)
      return [History.step("file \(file.name)", text)]
    },
  ]

  private static let editing = [
    step("open a file") { draft, generator, _ in [History.step("open \(draft.any(&generator).name)")] },
    step("open a file, edit it, and save it") { draft, generator, material in
      let file = draft.source(&generator)
      let line = material.word(using: &generator) + Array("\n".utf8)
      let edit = History.step("paste \(file.name) \(generator.index(below: file.lines.count + 1))", line)
      return [History.step("open \(file.name)"), edit, History.step("save \(file.name)")]
    },
    step("save a file") { draft, generator, _ in [History.step("save \(draft.any(&generator).name)")] },
    step("close a file") { draft, generator, _ in [History.step("close \(draft.any(&generator).name)")] },
    step("only know a file") { draft, generator, _ in [History.step("know \(draft.source(&generator).name)")] },
    step("begin another session") { _, _, _ in [History.step("restart")] },
    step("turn rules on and off") { _, generator, _ in [History.step("configure \(generator.index(below: 1 << 20))")] },
    step("no longer wait for a run") { draft, generator, _ in
      let file = draft.source(&generator)
      return [History.step("leave \(generator.index(below: 8))"), History.step("paste \(file.name) 0", Array("\n".utf8))]
    },
  ]

  private static let cacheDamage = [
    step("damage the cache") { _, generator, _ in
      let kinds = ["flip", "zero", "truncate", "splice", "random", "swap", "empty", "extend"]
      let kind = kinds.randomElement(using: &generator) ?? "flip"
      let count = generator.isOne(in: 2) ? generator.index(below: 8) + 1 : generator.index(below: 5000) + 1
      // The head is small, and read first.
      let place = generator.isOne(in: 3) ? generator.index(below: 128) : generator.index(below: 1 << 40)
      return [History.step("\(kind) \(place) \(count) \(generator.index(below: 1 << 40))")]
    }
  ]

  private static func step(
    _ name: String,
    _ steps: @escaping @Sendable (Draft, inout SeededGenerator, Material) -> [[UInt8]]
  ) -> Mutation {
    Mutation(name) { bytes, generator, material in
      if !History.isHistory(bytes) { bytes = Draft.beginning(with: bytes, &generator, material) }
      for _ in 0..<(generator.index(below: 3) + 1) {
        bytes += steps(Draft(bytes), &generator, material).joined()
      }
    }
  }

  private static let triggers = Set(allRules.flatMap { $0.description.triggers }).filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }.sorted()

  private static let conformances = ["UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "View", "Equatable", "Missing"]
  private static let superclasses = ["UIView", "UIButton", "UITableViewController", "UITableViewCell", "UIViewController", "NSObject", "Missing"]
  private static let members = [
    "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }",
    "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tableView.deselectRow(at: indexPath, animated: true) }",
    "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }",
    "override func viewDidLoad() { super.viewDidLoad(); tableView.rowHeight = 20; tableView.delegate = self }",
    "let tableView = UITableView()", "var button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))",
    "func setSelected(_ selected: Bool, animated: Bool) {}", "class Inner: UITableViewCell {}", "typealias Table = UITableView",
    "static let height: CGFloat = 20", "var height: CGFloat { 10 }", "// higlint:disable all", "// higlint:disable:next all",
  ]
  private static let statements = [
    "tableView.rowHeight = 20", "tableView.deselectRow(at: indexPath, animated: true)", "button.frame.size.width = 20", "cell.selectionStyle = .none",
    "return", "tableView.delegate = self", "tableView.register(Cell.self, forCellReuseIdentifier: \"Cell\")", "// higlint:disable:previous all",
    "dismiss(animated: true)", "navigationController?.pushViewController(UIViewController(), animated: true)", "}", "{", "#if DEBUG", "#endif",
  ]
}
