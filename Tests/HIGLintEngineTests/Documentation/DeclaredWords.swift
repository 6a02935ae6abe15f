import SwiftParser
import SwiftSyntax

/// What sources declare publicly, and say of it.
struct DeclaredWords {
  /// A declaration, and the first paragraph of its doc comment.
  private struct Word {
    let name: String
    let summary: String
  }

  /// What the sources say of types themselves, by name.
  private var types: [String: String] = [:]
  /// By the type that is asked.
  private var members: [String: [Word]] = [:]

  mutating func add(_ source: String) {
    for statement in Parser.parse(source: source).statements {
      if let declaration = statement.item.as(DeclSyntax.self) { add(declaration, in: nil) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in owner: String?) {
    if let type = declaration.asProtocol(NamedDeclSyntax.self), let group = declaration.asProtocol(DeclGroupSyntax.self) {
      guard group.modifiers.arePublic else { return }
      let name = (owner.map { "\($0)." } ?? "") + type.name.text
      types[name] = declaration.summary ?? ""
      add(membersOf: group, in: name)
    } else if let part = declaration.as(ExtensionDeclSyntax.self) {
      add(membersOf: part, in: part.extendedType.trimmedDescription)
    } else if let owner, let name = declaration.publicName, let summary = declaration.summary {
      members[owner, default: []].append(Word(name: name, summary: summary))
    }
  }

  private mutating func add(membersOf group: some DeclGroupSyntax, in owner: String) {
    for member in group.memberBlock.members { add(member.decl, in: owner) }
  }

  /// A heading for each type, and a table of what it is asked.
  var markdown: String {
    let owners = Set(types.keys).union(members.keys).sorted()
    return owners.map { owner in
      let heading = "\n### `\(owner)`\n" + (types[owner].map { $0.isEmpty ? "" : "\n\($0)\n" } ?? "")
      let rows = (members[owner] ?? []).map { "| `\($0.name)` | \($0.summary.inTable) |\n" }
      return rows.isEmpty ? heading : heading + "\n| Word | What it tells |\n| --- | --- |\n" + rows.joined()
    }.joined()
  }
}

extension DeclSyntax {
  /// How a public member is called: `definition(of:at:)`.
  fileprivate var publicName: String? {
    if let function = self.as(FunctionDeclSyntax.self), function.modifiers.arePublic {
      return function.name.text + function.signature.labels
    }
    if let initializer = self.as(InitializerDeclSyntax.self), initializer.modifiers.arePublic {
      return "init" + initializer.signature.labels
    }
    if let variable = self.as(VariableDeclSyntax.self), variable.modifiers.arePublic {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.first.map { $0.name.text + ($0.parameterClause == nil ? "" : "(…)") }
    }
    return nil
  }

  /// The first paragraph of the doc comment.
  fileprivate var summary: String? {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(String(text.dropFirst(3)).trimmingSpaces)
      // What is between a comment and the next belongs to neither.
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    let paragraph = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }
}

extension FunctionSignatureSyntax {
  fileprivate var labels: String { "(" + parameterClause.parameters.map { "\($0.firstName.text):" }.joined() + ")" }
}

extension DeclModifierListSyntax {
  fileprivate var arePublic: Bool { contains { $0.name.tokenKind == .keyword(.public) } }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// As a cell of a table may hold it.
  fileprivate var inTable: String { map { $0 == "|" ? "\\|" : String($0) }.joined() }
}
