// Private members and parts of views to which none of the code leads that could say their names, and functions whose names nobody
// says who is called himself.
extension ProjectCode {
  /// Whether it belongs to such a member, so that what it sets is never set.
  ///
  /// Who looks for what is reached asks for values on the way, and so can't be asked for them: this goes by names alone.
  var isUnused: Bool {
    guard let name = property?.name ?? function?.name else { return false }
    if let type, isPrivateMember ? type.unusedMembers(in: file).contains(name) : isCalledByNobody(2) { return true }
    guard let place = (function?.nameRange ?? property?.nameRange)?.start, let declaration = project.declaration(at: place, in: file)
    else { return false }
    return !project.mayBeReachedByName(declaration)
  }

  /// Whether no code says the name of a function that others could call, but where one of its name is declared.
  ///
  /// - Parameter depth: through how many functions is followed who says it, which may be called by nobody themselves.
  private func isCalledByNobody(_ depth: Int) -> Bool {
    guard let type, let function, function.name != "init", isCalledByCodeAlone, let word = Word(declared: function.name) else {
      return false
    }
    let place = function.nameRange.start
    let question = Answers.Question(kind: .calledByNobody, subject: type.index, file: file, place: place, code: UInt32(depth))
    return project.lastingAnswer(question) {
      let isSaid = project.files(holdingAny: [word]).contains { other in
        project.uses(of: word, in: other)?.contains { use in
          if use.declaration.file == file, use.declaration.start == place { return false }
          return depth == 0 || !(use.declaration.code(in: project)?.isCalledByNobody(depth - 1) ?? false)
        } ?? true
      }
      return !isSaid && project.declaration(at: place, in: file).map { !$0.mayBeAsked(of: type.index, project) } ?? false
    }
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
  fileprivate static var calledByNobody: Self { Self(CalledByNobody.self) }

  private enum CalledByNobody {}

  fileprivate static var unusedMembers: Self { Self(UnusedMembers.self) }

  private enum UnusedMembers {}
}
