// What an app's people can come to: code that nothing reaches from where the system enters an app is never run.
//
// It is judged by names, and where these leave a doubt, something counts as reached: a type of which any reached code
// says the name, a method that some framework may call. So what isn't reached is surely dead, and not the other way round.
// Code is parsed only where a name alone says too much: of functions that share one, of classes that are registered, and
// of branches that are never taken.
extension Project {
  /// Whether what stands at a place in a file may ever run. In a project without an entry point, everything may that is built.
  package func isReached(_ place: UInt32, in file: Int) -> Bool {
    if index.isBesideApp(file) { return false }
    guard index.entryPoints.areOfApp, !index.isTest(file), let declaration = declaration(at: place, in: file) else { return true }
    return ReachabilitySearch(self).isReached(declaration) && !isPassedBy(place, in: declaration)
  }

  /// Whether an object of a type may ever be made, or anything of the type be asked for.
  package func isReached(_ type: ProjectType) -> Bool {
    index.entries[type.index].places.contains { isReached(nameRange(of: $0).start, in: $0.file) }
  }

  /// Whether a storyboard may ever show a scene, or anybody load a xib, which its first object stands for.
  func isReached(_ part: InterfaceElement) -> Bool { ReachabilitySearch(self).isReached(part) }

  /// Whether a declaration's code may ever run as far as names tell, and some steps back: whatever its callers ask for may be so.
  ///
  /// Which values there are is asked on the way to what is reached. So this is what those go by who tell the values.
  func mayBeReachedByName(_ declaration: Declaration) -> Bool {
    if index.isBesideApp(declaration.file) { return false }
    guard index.entryPoints.areOfApp, !index.isTest(declaration.file) else { return true }
    let question = Answers.Question(kind: .mayBeReached, subject: -1, file: declaration.file, place: declaration.start)
    return lastingAnswer(question) { ReachabilitySearch(self, byNamesAlone: true).mayReach(declaration) }
  }
}

/// Looks for a way back from a declaration to where the system enters the code.
///
/// Something is reached where one of its uses is, and a use is where all is reached that it takes: the member that it stands
/// in, and that member's type. The search follows one use after the other, as far back as it leads, and ends with the first
/// way that is complete. That way alone is what its answer stands on: what was looked at beside it may change.
private final class ReachabilitySearch {
  private let project: Project
  /// Whether it goes by names alone: whatever decides on a branch may be so, and a use makes what it names.
  ///
  /// Such a search is short, and takes from others only what is reached: whether it comes to an end says what it answers.
  private let byNamesAlone: Bool
  /// For all that is reached, what was looked at on its way back.
  private var ways: [Node: Trace] = [:]
  /// What was looked for, found or not.
  private var seen: Set<Node> = []
  /// What is being looked for, the last one first.
  private var pending: [Search] = []
  private var clauses: [Clause] = []
  /// For what isn't reached yet, the clauses that take it.
  private var waiting: [Node: [Int]] = [:]

  init(_ project: Project, byNamesAlone: Bool = false) {
    self.project = project
    self.byNamesAlone = byNamesAlone
  }

  /// What is reached as one thing.
  private enum Node: Hashable {
    case type(Int)
    /// A function or variable of a type of the project's own.
    case member(Declaration)
    /// One outside any such type.
    case free(Declaration)
    /// A scene of a storyboard, or a xib by its first object.
    case drawn(InterfaceElement)

    func question(byNamesAlone: Bool = false) -> Answers.Question {
      let kind: Answers.Question.Kind = byNamesAlone ? .reachedByName : .reached
      return switch self {
      case .type(let index): Answers.Question(kind: kind, subject: index)
      case .drawn(let part): Answers.Question(kind: byNamesAlone ? .interfaceReachedByName : .reachedInterface, subject: part.index)
      case .member(let declaration), .free(let declaration):
        Answers.Question(kind: kind, subject: -1, file: declaration.file, place: declaration.start)
      }
    }
  }

  /// The uses of something that are still to be looked at.
  private struct Search {
    let node: Node
    /// A use says one of them.
    let words: [Word]
    /// The file to begin with.
    var first: Int?
    /// Those to come; nil where none was looked for yet.
    var files: ArraySlice<Int>?
    /// The uses in a file; nil where it can't be searched.
    let uses: (Int) -> [Use]?
    let mayMean: (Use) -> Bool
    /// What was looked at to begin it.
    var trace = Trace()
  }

  /// A way by which something is reached once all is that it takes.
  private struct Clause {
    let goal: Node
    /// Where code takes the way.
    let use: Use?
    let needs: [Node]
    var missing: Int
    /// What was looked at to find it.
    let trace: Trace
  }

  func isReached(_ declaration: Declaration) -> Bool {
    needs(of: declaration).map(areReached) ?? false
  }

  func isReached(_ part: InterfaceElement) -> Bool { areReached([.drawn(part)]) }

  /// Whether the declaration's code is reached, or would take many steps to tell.
  func mayReach(_ declaration: Declaration) -> Bool {
    guard let needs = needs(of: declaration) else { return false }
    needs.forEach(seek)
    while !isLong, !needs.allSatisfy(isKnownReached), let next = pending.popLast() { follow(next) }
    for (node, way) in ways { project.keep(true, to: node.question(byNamesAlone: true), way) }
    return isLong || needs.allSatisfy(isKnownReached)
  }

  /// Whether it goes by names alone, and has looked at many ways. What is dead mostly has few.
  private var isLong: Bool { byNamesAlone && clauses.count > ReachabilitySearch.mostWays }

  private static let mostWays = 50

  private func areReached(_ needs: [Node]) -> Bool {
    let (_, trace) = project.apart {
      needs.forEach(seek)
      while !needs.allSatisfy(isKnownReached), let next = pending.popLast() { follow(next) }
    }
    keepAnswers(trace)
    let isReached = needs.allSatisfy(isKnownReached)
    project.see(isReached ? Trace(needs.compactMap { ways[$0] }) : trace)
    return isReached
  }

  private func isKnownReached(_ node: Node) -> Bool { ways[node] != nil }

  /// - Parameter trace: all that was looked at.
  private func keepAnswers(_ trace: Trace) {
    for node in seen {
      if let way = ways[node] {
        project.keep(true, to: node.question(), way)
      } else if pending.isEmpty {
        // What was looked for in vain is known to be dead only once all ways back have been followed.
        project.keep(false, to: node.question(), trace)
      }
    }
  }

  /// What must be reached so that a declaration's code runs; nil where it never does.
  private func needs(of declaration: Declaration) -> [Node]? {
    switch declaration.kind {
    case .statements: return project.files[declaration.file].isMain ? [] : nil
    case .header: return declaration.type.map { [.type($0)] } ?? []
    case .function, .property, .enumCase:
      guard let type = declaration.type else { return [.free(declaration)] }
      if declaration.decodesInVain(in: project) { return nil }
      if !byNamesAlone, declaration.wantsUnmade(in: project) { return nil }
      let isAsked = declaration.mayBeAsked(of: type, project)
      guard project.index.entries[type].isDeclared else { return isAsked ? [] : [.free(declaration)] }
      return isAsked || declaration.runsAtOnce ? [.type(type)] : [.type(type), .member(declaration)]
    }
  }

  private func seek(_ node: Node) {
    guard seen.insert(node).inserted else { return }
    let known = project.traced { self.known(of: node) }
    if let isReached = known.answer {
      if isReached { reach(node, known.trace) }
      return
    }
    let entry = project.traced { isEntry(node) }
    if entry.answer { reach(node, entry.trace) } else { begin(node) }
  }

  /// What other searches have found of a node; of those by names that it is reached alone.
  private func known(of node: Node) -> Bool? {
    let answer: Bool? = project.lastingAnswer(node.question())
    guard byNamesAlone, answer != true else { return answer }
    let isReached: Bool? = project.lastingAnswer(node.question(byNamesAlone: true))
    return isReached == true ? true : nil
  }

  private func begin(_ node: Node) {
    switch node {
    case .type(let type):
      interfaces(making: type).forEach { add(nil, to: node, needing: [.drawn($0)], Trace()) }
      if let teller = project.index.tellerOfProtocols(type) { add(nil, to: node, needing: [.type(teller)], Trace()) }
    case .drawn(let part): beginLeading(to: part)
    case .member(let declaration), .free(let declaration): beginCalling(declaration, node)
    }
    guard !isKnownReached(node) else { return }
    let (search, trace) = project.traced { self.search(for: node) }
    guard var search else {
      // What has no name may be meant anywhere; a scene without one is only led to.
      if case .drawn = node { return }
      return reach(node, trace)
    }
    search.trace = trace
    pending.append(search)
  }

  /// The controls to which an action is connected call it where they show.
  private func beginCalling(_ declaration: Declaration, _ node: Node) {
    guard case .function(let function) = declaration.kind else { return }
    let (senders, trace) = project.traced { project.senders(of: function, in: declaration.type) }
    for sender in senders {
      add(nil, to: node, needing: [project.part(of: sender)].compactMap { $0.map(Node.drawn) }, trace)
    }
  }

  private func beginLeading(to scene: InterfaceElement) {
    let (ways, trace) = project.traced { project.ways(to: scene) }
    for way in ways {
      let (needs, ownTrace) = project.traced { way.use.map { self.needs(of: $0.declaration) } ?? [] }
      if let needs { add(way.use, to: .drawn(scene), needing: [.drawn(way.source)] + needs, Trace([trace, ownTrace])) }
    }
  }

  private func isEntry(_ node: Node) -> Bool {
    if case .drawn(let part) = node { return project.isEntry(part) }
    guard case .type(let type) = node else { return false }
    // Extensions of other modules' types come with what uses their members.
    if project.index.entryPoints.types.contains(type) || !project.index.entries[type].isDeclared { return true }
    let entry = project.index.entries[type]
    return project.shared.foreignWords.contain(TypeNames.last(entry.name)) || project.hasOwnNameInObjectiveC(entry)
  }

  /// The scenes and xibs of the app's with which objects of a class are made.
  private func interfaces(making type: Int) -> [InterfaceElement] {
    let name = TypeNames.last(project.index.entries[type].name)
    guard project.index.interfaceClasses.contains(name) else { return [] }
    return project.interfaces.elements(of: name).filter { !project.index.isBesideApp(resourceAt: $0.file.path) }.compactMap(project.part)
  }

  /// - Returns: nil for what has no name to look for.
  private func search(for node: Node) -> Search? {
    switch node {
    case .type(let type):
      let entry = project.index.entries[type]
      let outer = entry.enclosing.flatMap { project.index.entries[$0].isDeclared ? Kin(of: $0, project) : nil }
      let name = TypeNames.last(entry.name)
      let others = project.index.outerTypes(ofOthersNamed: name, than: type)
      return search(for: node, named: name, from: entry.home) { [project, byNamesAlone] use in
        if project.isOnlyCarried(at: use, byNamesAlone ? .ofNames : .ofCallers) { return false }
        // By a text, only types are found that lie in no other.
        if use.base == .text, outer != nil { return false }
        if project.index.leadsInto(type, use) || project.meansMember(use, named: name) { return false }
        if case .name(let base, isType: true) = use.base, others.contains(base) { return false }
        guard project.index.maySee(type, from: use.declaration.file) else { return false }
        if case .none = use.base, !project.index.mayMean(type, namedIn: use.declaration.file) { return false }
        return !(use.declaration.type.map { project.index.lies($0, in: [type]) } ?? false) && outer?.mayMean(use, isStatic: true) ?? true
      }
    case .member(let declaration):
      guard let name = declaration.name, let type = declaration.type else { return nil }
      let kin = Kin(of: type, project)
      let overloads = Overloads(of: declaration, in: kin.types, project)
      return search(for: node, named: name, from: declaration.file) { [project] use in
        guard declaration.mayBeSeen(by: use) else { return false }
        // A selector is taken from any type that has a method of the name.
        let mayMean = kin.mayMean(use, isStatic: declaration.isStatic) || declaration.isObjectiveC && kin.isAround(use.declaration)
        return use.declaration != declaration && !declaration.isCase(namedAt: use) && mayMean
          && kin.mayBeAsked(use, in: project) && overloads.mayMean(use)
      }
    case .free(let declaration):
      guard let name = declaration.name else { return nil }
      let overloads = Overloads(of: declaration, in: declaration.type.map { [$0] } ?? [], project)
      return search(for: node, named: name, from: declaration.file) { [project] use in
        use.declaration != declaration && declaration.mayBeSeen(by: use) && project.mayAsk(for: declaration, use) && overloads.mayMean(use)
      }
    case .drawn(let part):
      guard let name = project.nameInCode(of: part) else { return nil }
      let uses = { [project] file in project.uses(of: name, in: file) }
      return Search(node: node, words: name.words, uses: uses) { [project, byNamesAlone] use in
        !name.own.contains(use.declaration.file) && (name.type.map { byNamesAlone || project.makes($0, use) } ?? true)
      }
    }
  }

  /// - Parameter first: the file to begin with.
  private func search(for node: Node, named name: String, from first: Int, _ mayMean: @escaping (Use) -> Bool) -> Search? {
    guard let word = Word(declared: name) else { return nil }
    return Search(node: node, words: [word], first: first, uses: { [project] in project.uses(of: word, in: $0) }, mayMean: mayMean)
  }

  /// Looks at the uses in the next of the files that have some.
  private func follow(_ search: Search) {
    guard !isKnownReached(search.node) else { return }
    var search = search
    while let file = nextFile(of: &search) {
      guard search.words.contains(where: { project.mayUse($0, in: file, ofAll: true) }) else { continue }
      let (uses, trace) = project.traced { search.uses(file) }
      guard let uses else { return reach(search.node, Trace([search.trace, trace])) }
      guard !uses.isEmpty else { continue }
      pending.append(search)
      for use in uses where !isKnownReached(search.node) && !isLong { add(use, of: search, trace) }
      return
    }
  }

  private func nextFile(of search: inout Search) -> Int? {
    var files = search.files ?? {
      let found = project.files(holdingAny: search.words)
      guard let first = search.first, found.contains(first) else { return found[...] }
      return [first] + found.filter { $0 != first }
    }()
    defer { search.files = files }
    return files.popFirst()
  }

  /// - Parameter trace: what was looked at to find the use.
  private func add(_ use: Use, of search: Search, _ trace: Trace) {
    let (needs, ownTrace) = project.traced { search.mayMean(use) ? self.needs(of: use.declaration) : nil }
    guard let needs else { return }
    let way = Trace([search.trace, trace, ownTrace])
    if case .type(let type) = search.node {
      let (members, memberTrace) = project.traced { project.members(use, restrictsTo: type)?.compactMap { self.needs(of: $0) } }
      if let members {
        members.forEach { add(use, to: search.node, needing: needs + $0, Trace([way, memberTrace])) }
        return
      }
    }
    if case .drawn(let part) = search.node {
      let (scenes, sceneTrace) = project.traced { project.scenesAsking(use, for: part) }
      if let scenes {
        scenes.forEach { add(use, to: search.node, needing: needs + [.drawn($0)], Trace([way, sceneTrace])) }
        return
      }
    }
    add(use, to: search.node, needing: needs, way)
  }

  /// - Parameter trace: what was looked at to find the way.
  private func add(_ use: Use?, to goal: Node, needing needs: [Node], _ trace: Trace) {
    let missing = needs.filter { !isKnownReached($0) }
    let clause = clauses.count
    clauses.append(Clause(goal: goal, use: use, needs: needs, missing: missing.count, trace: trace))
    if missing.isEmpty { return complete(clause) }
    for need in missing { waiting[need, default: []].append(clause) }
    missing.forEach(seek)
  }

  /// - Parameter way: what was looked at on its way back.
  private func reach(_ node: Node, _ way: Trace) {
    guard ways[node] == nil else { return }
    ways[node] = way
    for clause in waiting.removeValue(forKey: node) ?? [] {
      clauses[clause].missing -= 1
      if clauses[clause].missing == 0 { complete(clause) }
    }
  }

  /// All is reached that a way takes: its use only has to run where it stands, and to make what it names.
  private func complete(_ clause: Int) {
    let clause = clauses[clause]
    guard !isKnownReached(clause.goal) else { return }
    let (runs, trace) = project.traced { self.runs(clause) }
    if runs { reach(clause.goal, Trace([clause.trace, trace] + clause.needs.compactMap { ways[$0] })) }
  }

  private func runs(_ clause: Clause) -> Bool {
    guard let use = clause.use, !byNamesAlone else { return true }
    if project.isPassedBy(use.place, in: use.declaration) { return false }
    switch clause.goal {
    case .type(let type): return project.makes(type, use)
    case .member, .free: return !project.isForUnseenControl(use)
    case .drawn: return true
    }
  }
}

extension Declaration {
  /// Whether the code of a use may name it at all; what Objective-C sees may be meant by a selector anywhere.
  fileprivate func mayBeSeen(by use: Use) -> Bool { !isPrivate || isObjectiveC || use.declaration.file == file }

  /// Whether it is a case of an enumeration, whose own name stands there.
  fileprivate func isCase(namedAt use: Use) -> Bool {
    guard case .enumCase = kind, case .header = use.declaration.kind else { return false }
    return use.declaration.type == type
  }
}

extension Answers.Question.Kind {
  fileprivate static var reached: Self { Self(Reached.self) }
  fileprivate static var reachedInterface: Self { Self(ReachedInterface.self) }
  fileprivate static var reachedByName: Self { Self(ReachedByName.self) }
  fileprivate static var interfaceReachedByName: Self { Self(InterfaceReachedByName.self) }
  fileprivate static var mayBeReached: Self { Self(MayBeReached.self) }

  private enum Reached {}
  private enum ReachedInterface {}
  private enum ReachedByName {}
  private enum InterfaceReachedByName {}
  private enum MayBeReached {}
}
