// What an app says of all cells of a class by their appearance proxy: `BaseCell.appearance().selectionStyle = .none`.
extension ProjectType {
  /// The proxy that takes the highlight from cells of the class; nil where a class on the way to it has a style of its own.
  var mutedAppearance: MutedAppearance? {
    guard !([self] + ancestors).contains(where: { $0.speaks(of: ["selectionStyle"]) }) else { return nil }
    return project.mutedAppearances.first { isKind(of: $0.cell) }
  }
}

/// Code that takes the selection style from the appearance of all cells of a class.
struct MutedAppearance {
  let cell: String
  /// The path of its file.
  let path: String
}

extension Project {
  fileprivate var mutedAppearances: [MutedAppearance] {
    lastingAnswer(Answers.Question(kind: .mutedAppearances, subject: 0)) {
      code(mentioning: ["appearance"]).outsideTests.flatMap { code -> [MutedAppearance] in
        guard code.mayHold([Word("selectionStyle")]) else { return [] }
        return code.body.mutedAppearances.map { MutedAppearance(cell: $0, path: files[code.file].path) }
      }
    }
  }
}

extension [Statement] {
  /// The classes of cells whose appearance the code takes the selection style from, in whatever they lie.
  fileprivate var mutedAppearances: [String] {
    var found: [String] = []
    forEachExpression { expression, around in
      guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "selectionStyle", value.lastName == "none",
        let proxy = target.base?.call, proxy.name == "appearance", proxy.arguments.isEmpty, let cell = proxy.callee.base?.lastName,
        !around.isConditional
      else { return }
      found.append(cell)
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var mutedAppearances: Self { Self(MutedAppearance.self) }
}
