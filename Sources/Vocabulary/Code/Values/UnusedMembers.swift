// Private members and parts of views to which none of the code leads that could say their names, and code of an app that names
// show to be called by nobody.
extension ProjectCode {
  /// Whether it belongs to such a member, so that what it sets is never set.
  ///
  /// Who looks for what is reached asks for values on the way, and so can't be asked for them: this goes by names alone.
  var isUnused: Bool {
    guard let name = property?.name ?? function?.name else { return false }
    if let type, isPrivateMember, type.unusedMembers(in: file).contains(name) { return true }
    guard let place = (function?.nameRange ?? property?.nameRange)?.start, let declaration = project.declaration(at: place, in: file)
    else { return false }
    return !project.mayBeReachedByName(declaration)
  }

  fileprivate var isPrivateMember: Bool {
    guard let modifiers = property?.modifiers ?? function?.modifiers, modifiers.contains("private") || isPartOfView else { return false }
    return isCalledByCodeAlone && !modifiers.contains("override")
  }

  /// Whether it builds a part of a view that is declared in this file alone: nobody else asks a view for its parts.
  private var isPartOfView: Bool {
    guard let property, property.isComputed, !property.isStatic, property.name != "body", property.type?.text.hasPrefix("some ") ?? false,
      let type
    else { return false }
    return type.kind == .struct && type.isKind(of: "View") && type.files.allSatisfy { $0 == file }
  }

  /// Whether no attribute lets anything but code call it, such as a storyboard's control: `@IBAction`.
  private var isCalledByCodeAlone: Bool {
    let attributes = property?.attributes ?? function?.attributes ?? []
    return Set(attributes).isSubset(of: ["MainActor", "ViewBuilder", "discardableResult"])
  }
}

extension ProjectType {
  fileprivate func unusedMembers(in file: Int) -> Set<String> {
    project.lastingAnswer(Answers.Question(kind: .unusedMembers, subject: index, file: file)) {
      let all = project.code(in: file)
      var unused = all.filter { $0.type == self && $0.isPrivateMember }
      var live = all.filter { !($0.type == self && $0.isPrivateMember) }
      while let code = live.popLast(), !unused.isEmpty {
        let words = unused.compactMap(\.memberName).map { Word($0) }
        guard code.mayHold(words) else { continue }
        let said = code.namesSaid
        let used = unused.indices.filter { unused[$0].memberName.map(said.contains) ?? true }
        live += used.map { unused[$0] }
        for index in used.reversed() { unused.remove(at: index) }
      }
      return Set(unused.compactMap(\.memberName))
    }
  }
}

extension ProjectCode {
  fileprivate var memberName: String? { property?.name ?? function?.name }

  /// All names in it: `$isShown` and `_isShown` are those of `isShown`.
  fileprivate var namesSaid: Set<String> {
    var names: Set<String> = []
    body.forEachExpression { expression, _ in
      switch expression.kind {
      case .name(let name), .member(_, let name), .keyPath(let name), .selector(let name):
        names.insert(name)
        if let first = name.first, "$_".contains(first) { names.insert(String(name.dropFirst())) }
      default: break
      }
    }
    return names
  }
}

extension Answers.Question.Kind {
  fileprivate static var unusedMembers: Self { Self(UnusedMembers.self) }

  private enum UnusedMembers {}
}
