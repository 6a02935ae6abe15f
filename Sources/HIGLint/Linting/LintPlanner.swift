import ArgumentParser
import Foundation
import HIGLintConfiguration
import HIGLintEngine
import HIGLintReporters

/// Finds the files to lint and the configuration that holds for each of them.
struct LintPlanner {
  private let selection: RuleSelection
  /// The configuration's path, where one is given.
  private let configuration: String?
  /// Where to look for the configuration, where not at each path.
  private let searchDirectory: String?
  /// Whether excluded files stay excluded even where they are named outright.
  private let forcesExclusion: Bool
  /// What nothing that is read may lie outside of, but for the configurations of folders around it; nil for no such limit.
  private let confinement: Confinement?

  /// Fails for a selection that names rules that don't exist.
  init(
    selection: RuleSelection,
    configuration: String?,
    searchDirectory: String?,
    forcesExclusion: Bool,
    confinement: Confinement? = nil
  ) throws(ValidationError) {
    self.selection = selection
    self.configuration = configuration.map { AbsolutePath($0).string }
    self.searchDirectory = searchDirectory.map { AbsolutePath($0).string }
    self.forcesExclusion = forcesExclusion
    self.confinement = confinement
    do {
      _ = try Configuration().activeRules(from: knownRules, selection: selection)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// Plans to lint files, and all that lies in directories, knowing nothing else.
  func plan(_ paths: [String]) -> LintPlan {
    var plan = LintPlan()
    var seen = Seen()
    plan.places = places(paths, &plan.problems)
    plan.isWhole = plan.places.allSatisfy { AbsolutePath($0).isFolder }
    var waiting = plan.places
    // A directory below that has a configuration of its own waits for the next round.
    while !waiting.isEmpty {
      let groups = ConfiguredPaths.groups(of: waiting, by: configurationPath)
      waiting = []
      for group in groups {
        waiting += add(group, to: &plan, &seen)
      }
    }
    return plan
  }

  /// Absolute paths in an order of their own, so that the order in which they are given changes nothing.
  private func places(_ paths: [String], _ problems: inout [Problem]) -> [String] {
    let places = paths.map { AbsolutePath($0).string }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return places.filter { canBeThere($0, &problems) }
  }

  /// Adds what lies at a group's paths, but for what was reached before.
  ///
  /// - Returns: the directories in which other configurations hold.
  private func add(_ group: ConfiguredPaths, to plan: inout LintPlan, _ seen: inout Seen) -> [String] {
    guard let (settings, rules) = load(group.configuration, &plan) else { return [] }
    var walker = FileWalker(settings, forcesExclusion: forcesExclusion, stopsAtConfigurations: stopsAtConfigurations)
    walker.confinement = confinement
    let found = walker.files(at: group.paths, except: &seen.places)
    plan.problems += found.problems
    plan.folders += found.folders
    let files = found.files.filter { seen.insert($0, &plan.problems) }
    let interfaces = found.interfaces.filter { seen.insert($0, &plan.problems) }
    let resources = found.resources.filter { seen.insert($0, &plan.problems) }
    plan.add(
      files.map { SourceInput(path: $0) },
      interfaces: interfaces.map { SourceInput(path: $0) },
      resources: resources.map { SourceInput(path: $0) },
      foreign: found.foreign.map { SourceInput(path: $0) },
      rules: rules,
      configuration: settings
    )
    return found.enclaves
  }

  /// Plans nothing but how findings are reported: by the configurations of their files, which needn't be there, and by
  /// that of the current directory.
  func plan(reporting files: [String]) -> LintPlan {
    var plan = LintPlan()
    let here = AbsolutePath.currentDirectory.string
    for group in ConfiguredPaths.groups(of: [here] + Set(files).sorted(), by: configurationPath) {
      guard let (settings, rules) = load(group.configuration, &plan) else { continue }
      plan.add(group.paths.filter { $0 != here }.map { SourceInput(path: $0) }, rules: rules, configuration: settings)
    }
    return plan
  }

  /// A configuration that is given holds everywhere.
  private var stopsAtConfigurations: Bool { configuration == nil && searchDirectory == nil }

  /// Whether a path isn't longer than the system allows: a configuration is looked for in each of its folders.
  private func canBeThere(_ path: String, _ problems: inout [Problem]) -> Bool {
    guard path.utf8.count >= PATH_MAX else { return true }
    let beginning = String(path.prefix(60)) + "…"
    problems.append(Problem(file: beginning, message: "its path is longer than the system allows", remedy: "shorten it"))
    return false
  }

  /// Plans to lint a text as the file at a path, knowing nothing else.
  func plan(_ text: [UInt8], at path: String) -> LintPlan {
    var plan = LintPlan()
    let path = AbsolutePath(path).string
    guard canBeThere(path, &plan.problems), let (configuration, rules) = load(configurationPath(for: path), &plan) else { return plan }
    let isLeftOut = forcesExclusion && configuration.excludes(path)
    let inputs = isLeftOut ? [] : [SourceInput(path: path, contents: text)]
    plan.places = [path]
    switch FileKind(path) {
    case .interface: plan.add([], interfaces: inputs, rules: rules, configuration: configuration)
    case .resource: plan.add([], resources: inputs, rules: rules, configuration: configuration)
    case .swift, .foreign, .project, nil: plan.add(inputs, rules: rules, configuration: configuration)
    }
    return plan
  }

  // MARK: What is known

  /// Adds to a plan what is known beside: files and directories by their paths, and those that configurations name.
  func adding(context: [String], to plan: LintPlan) -> LintPlan {
    var plan = plan
    var problems = plan.context.problems
    let context = places(context + plan.configurations.flatMap(\.contextPaths), &problems).filter { path in
      let isWithin = confinement.map { $0.place(of: path) != nil } ?? true
      if !isWithin { problems.append(.outside(path, "`context` names it")) }
      return isWithin
    }
    plan.context = ContextPlanner(configuration: configuration, confinement: confinement, plan).plan(context)
    plan.context.add(problems)
    // A file is known with all that uses it where a folder around it is known.
    let folders = context.map { AbsolutePath($0) }.filter(\.isFolder)
    plan.isWhole = plan.places.map { AbsolutePath($0) }.allSatisfy { place in
      place.isFolder || folders.contains { place.components(below: $0) != nil }
    }
    return plan
  }

  /// Plans to lint what another plan lints as a part of the project in some folders, all of which is known.
  func plan(_ named: LintPlan, within roots: [String]) -> LintPlan {
    plan(roots).reporting(only: named)
  }

  /// What was reached before.
  private struct Seen {
    var places = VisitedPlaces()
    private var names: Set<String> = []

    /// - Returns: whether a file can be told from the others by its path.
    mutating func insert(_ path: String, _ problems: inout [Problem]) -> Bool {
      let isNamed = names.insert(path).inserted
      if !isNamed {
        let message = "its name differs from another's only in how its letters are encoded"
        problems.append(Problem(file: path, message: message, remedy: "rename one of them"))
      }
      return isNamed
    }
  }

  private func configurationPath(for path: String) -> String? {
    configuration ?? Configuration.find(from: searchDirectory ?? path)
  }

  /// Where a configuration can't be used, what it holds for isn't linted: guessing would bring findings that
  /// the project has turned off.
  private func load(_ path: String?, _ plan: inout LintPlan) -> (Configuration, [ActiveRule])? {
    if let path, let confinement, !mayBeRead(path, confinement) {
      plan.problems.append(.outside(path, "it is a link"))
      return nil
    }
    do {
      let reporters = allReporters.map { $0.id }
      let configuration = try path.map { try Configuration.load($0, rules: knownRules, reporters: reporters) }
        ?? Configuration()
      return (configuration, try configuration.activeRules(from: knownRules, selection: selection))
    } catch let errors as ConfigurationErrors {
      plan.problems += errors.problems
    } catch {
      plan.problems.append(Problem(file: path ?? "", message: "\(error)", remedy: "check it"))
    }
    return nil
  }

  /// A configuration within the folder, or of a folder around it.
  private func mayBeRead(_ configuration: String, _ confinement: Confinement) -> Bool {
    if confinement.holds(configuration) { return true }
    let folder = AbsolutePath(configuration).resolvingSymbolicLinks.parent
    return folder.map { confinement.root.components(below: $0) != nil } ?? false
  }
}

extension Problem {
  /// - Parameter reason: why it would be read.
  static func outside(_ path: String, _ reason: String) -> Problem {
    Problem(
      file: path,
      message: "lies outside of the project, and isn't read, though \(reason)",
      remedy: "start with --root at a folder that holds both"
    )
  }
}
