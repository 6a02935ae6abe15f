/// A shortcut with a meaning that people know from all apps, for something else.
public struct TakenShortcut {
  /// `C`
  public let key: String
  /// What it does everywhere: `copy`.
  public let meaning: String
  /// What it does here, as the code says.
  public let deed: String
  /// The key, as it is written.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The shortcuts with the Command key alone in a file's code that do something else than everywhere.
  ///
  /// Those that stand in for the system's own commands, and those whose deed isn't told in English, aren't meant.
  public func takenShortcuts(in file: Int) -> [TakenShortcut] {
    shownCode(in: file, mentioning: ["keyboardShortcut", "UIKeyCommand"]).flatMap { code -> [TakenShortcut] in
      let scope = code.scope
      var found: [TakenShortcut] = []
      code.body.forEachExpression { expression, around in
        guard let written = expression.shortcut(scope), !around.replaceCommands,
          let meaning = Shortcuts.meaning(of: written.key, doing: written.deed)
        else { return }
        found.append(TakenShortcut(
          key: written.key.uppercased(), meaning: meaning, deed: written.deed, range: written.range, file: file
        ))
      }
      return found
    }
  }
}

extension Expression {
  fileprivate func shortcut(_ scope: CodeScope) -> (key: String, deed: String, range: ByteRange)? {
    guard let call else { return nil }
    if call.name == "keyboardShortcut" { return call.swiftUIShortcut(scope) }
    guard constructedType?.base == "UIKeyCommand", let input = call.argument("input"), let key = input.text,
      call.argument("modifierFlags")?.isCommandAlone ?? false
    else { return nil }
    let title = (call.argument("title") ?? call.argument("discoverabilityTitle")).flatMap { scope.shownText($0)?.text }
    guard case .selector(let action)? = call.argument("action")?.kind else { return title.map { (key, $0, input.range) } }
    return (key, title ?? NameWords.of(action).joined(separator: " "), input.range)
  }

  fileprivate var isCommandAlone: Bool {
    switch kind {
    case .member(_, let name): name == "command"
    case .array(let keys): keys.count == 1 && keys[0].lastName == "command"
    default: false
    }
  }
}

extension Call {
  /// `Button("Close") { … }.keyboardShortcut("w")`
  fileprivate func swiftUIShortcut(_ scope: CodeScope) -> (key: String, deed: String, range: ByteRange)? {
    guard let input = arguments.first, input.label == nil, let key = input.value.text,
      argument("modifiers").map(\.isCommandAlone) ?? true,
      let button = callee.base?.viewChain.root, button.constructedType?.base == "Button",
      let title = button.call?.argument(nil), title.closure == nil, let text = scope.shownText(title)?.text
    else { return nil }
    return (key, text, input.value.range)
  }
}

extension Array where Element == Enclosure {
  /// Whether commands of the system's are given other meanings here on purpose.
  fileprivate var replaceCommands: Bool {
    expressions.contains { $0.constructedType?.base == "CommandGroup" }
  }
}

private enum Shortcuts {
  /// What a key with Command does everywhere, unless the words of what it does here have to do with that.
  static func meaning(of key: String, doing deed: String) -> String? {
    guard let (meaning, words) = table[key.lowercased()] else { return nil }
    let said = deed.lowercased().split { !$0.isLetter }.map(String.init)
    guard !said.isEmpty, deed.allSatisfy(\.isASCII) else { return nil }
    return said.contains { word in words.contains { word.hasPrefix($0) } } ? nil : meaning
  }

  private static let table: [String: (String, [String])] = [
    "c": ("copy", ["cop", "cancel", "close", "clear"]),
    "x": ("cut", ["cut", "delete", "remove", "close"]),
    "v": ("paste", ["paste", "insert"]),
    "z": ("undo", ["undo", "revert", "back"]),
    "a": ("select everything", ["select", "all", "mark"]),
    "f": ("find", ["find", "search", "filter", "look", "query"]),
    "n": ("make something new", ["new", "add", "create", "compose", "write", "open", "insert", "start", "begin", "post"]),
    "o": ("open", ["open", "import", "load", "show", "view", "browse", "choose", "go"]),
    "p": ("print", ["print", "pdf", "play", "pause", "preview", "publish", "post", "command", "palette"]),
    "s": ("save", ["save", "export", "store", "submit", "send", "apply", "done", "keep", "sync", "share"]),
    "q": ("quit", ["quit", "exit", "close", "log", "sign"]),
    "w": ("close", ["close", "dismiss", "cancel", "done", "back", "hide", "remove"]),
    "h": ("hide the app", ["hide", "help", "home"]),
  ]
}
