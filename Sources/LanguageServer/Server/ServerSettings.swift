import HIGLintProtocols

/// What a person sets for the server, at the start or later.
struct ServerSettings: Equatable {
  /// By which name clients keep them.
  static let section = "higlint"

  /// Whether to find anything at all.
  var enable = true
  /// The configuration to use in place of the nearest.
  var configuration: String?
  var diagnostics = Extent.open
  var run = Occasion.onType
  /// Which fixes are offered.
  var fixes = Care.suggested
  /// How many threads to use; half of the cores where it isn't said.
  var jobs: Int?

  /// Of which files findings are told.
  enum Extent: String {
    case open, workspace
  }

  /// When findings are looked for.
  enum Occasion: String {
    case onType, onSave
  }

  enum Care: String {
    case safe, suggested
  }

  init() {}

  /// - Parameter remarks: what of the settings isn't understood, and doesn't hold therefore.
  init(_ json: JSON?, remarks: inout [String]) {
    guard case .object(let members) = json else { return }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where value != .null {
      if !take(name, value) {
        remarks.append("the setting \(Self.section).\(name) isn't understood, and is left as it was")
      }
    }
  }

  private mutating func take(_ name: String, _ value: JSON) -> Bool {
    switch (name, value) {
    case ("enable", .bool(let flag)): enable = flag
    case ("configuration", .string(let path)): configuration = path.isEmpty ? nil : path
    case ("diagnostics", .string(let word)): return Self.set(&diagnostics, Extent(rawValue: word))
    case ("run", .string(let word)): return Self.set(&run, Occasion(rawValue: word))
    case ("fixes", .string(let word)): return Self.set(&fixes, Care(rawValue: word))
    case ("jobs", .integer(let count)) where (1...256).contains(count): jobs = count
    // What editors set for themselves: how to start the server, and what to log.
    case ("path", _), ("trace", _), ("trace.server", _): break
    default: return false
    }
    return true
  }

  private static func set<Value>(_ setting: inout Value, _ value: Value?) -> Bool {
    if let value { setting = value }
    return value != nil
  }
}
