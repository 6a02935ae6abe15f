/// What tells runs apart, as hashes of all that they depend on.
struct RunKeys {
  /// Of the rules, their settings and all that isn't source code.
  let settings: ContentHash
  /// Of these and all sources.
  let run: ContentHash

  init(_ linter: Linter, _ scopes: [Linter.Scope], _ modules: [ModuleFacts], _ read: ReadFiles) {
    var settings = ContentHash.Builder()
    for rule in linter.knownRules { settings.combine(rule.description.id) }
    for scope in scopes {
      settings.combine(scope.rules.count)
      for rule in scope.rules { settings.combine(rule) }
    }
    // Whatever is reported on, the rules find the same in the same files.
    settings.combine(read.sources.count)
    for source in read.sources { settings.combine(source.path) }
    for resource in read.resources { settings.combine(resource.path) }
    for interface in read.interfaces {
      settings.combine(interface.path)
      settings.combine(interface.content)
    }
    // Of what says how code is built, what it decides counts.
    for file in read.foreign where !file.isOfBuild {
      settings.combine(file.path)
      settings.combine(file.content)
    }
    for module in modules { settings.combine(ContentHash(module.stored ?? [])) }
    for resource in read.resources {
      if let picture = resource.picture { settings.combine(picture) }
      if let color = resource.color { settings.combine(color) }
    }
    self.settings = settings.hash
    var run = ContentHash.Builder()
    run.combine(self.settings)
    run.combine(linter.reportsUnreachable ? 1 : 0)
    for scope in scopes {
      run.combine(scope.files.count)
      for file in scope.files.sorted(by: { $0.path < $1.path }) {
        run.combine(file.path)
        run.combine(file.isContext ? 1 : 0)
      }
      for file in (scope.interfaces + scope.resources).sorted(by: { $0.path < $1.path }) {
        run.combine(file.path)
        run.combine(file.isContext ? 1 : 0)
      }
      run.combine(scope.ignoredObjects.count)
      for object in scope.ignoredObjects.sorted() { run.combine(object) }
    }
    for file in read.foreign where file.isOfBuild {
      run.combine(file.path)
      run.combine(file.content)
    }
    for resource in read.resources { run.combine(resource.content) }
    for source in read.sources { run.combine(source.content) }
    self.run = run.hash
  }

  /// Of the settings, the outlines of all files, by which types are told apart and joined, and what builds the files.
  func index(_ outlines: [ContentHash], _ build: BuildDescription) -> ContentHash {
    var index = ContentHash.Builder()
    index.combine(settings)
    index.combine(build.contentHash)
    for outline in outlines { index.combine(outline) }
    return index.hash
  }
}

extension ContentHash.Builder {
  /// A picture, whose size decides how large what shows it is.
  fileprivate mutating func combine(_ picture: Pictures.Named) {
    combine(picture.name)
    combine(picture.size.map { "\($0.width)x\($0.height)" } ?? "")
  }

  /// A colour, which decides how well text on it can be read.
  fileprivate mutating func combine(_ color: CatalogColors.Named) {
    combine(color.name)
    for look in [color.color?.light, color.color?.dark] {
      combine(look.map { "\($0.red) \($0.green) \($0.blue) \($0.alpha)" } ?? "")
    }
  }

  /// A rule with its settings.
  fileprivate mutating func combine(_ rule: ActiveRule) {
    let values = rule.options.sortedValues
    combine(rule.description.id)
    combine(rule.severity.rawValue)
    combine(values.count)
    for (name, value) in values {
      combine(name)
      combine("\(value)")
    }
  }
}
