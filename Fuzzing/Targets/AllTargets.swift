/// Every way into the linter. A new target is added here.
let allTargets: [any FuzzTarget] = [
  SwiftTarget(),
  InterfaceTarget(),
  ResourceTarget(),
  ProjectTarget(),
  ConfigurationTarget(),
  SymbolGraphTarget(),
  CacheTarget(),
  ToolTarget(),
  PathListTarget(),
  SessionTarget(),
]
