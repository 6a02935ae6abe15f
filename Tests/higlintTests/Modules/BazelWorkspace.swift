import Foundation

/// An app of modules that Bazel knows: a design system, a chain of screens and models upon it, and the app that shows them.
final class BazelWorkspace {
  let folder: Folder
  /// How many modules lie between the design system and the app. Every other one has a screen with a finding that hangs on code of
  /// the design system, the others only models.
  let modules: Int
  private let caches: Folder
  /// Holds all of them. Bazel takes no path with a space.
  private let place: URL
  private var machine = 1

  init(modules: Int) throws {
    self.modules = modules
    place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("higlint-\(UUID().uuidString)")
    folder = Folder(at: place.appendingPathComponent("app"))
    caches = Folder(at: place.appendingPathComponent("caches"))
    try writeStubs()
    try folder.write("WORKSPACE", """
      local_repository(name = "higlint", path = "\(Recipe.package.path)/Distribution/bazel")
      load("@higlint//:repositories.bzl", "higlint_repositories")
      higlint_repositories(path = "\(Tool.executable.path)")

      """)
    try folder.write("BUILD.bazel", """
      load("@higlint//:defs.bzl", "higlint_report", "higlint_test")

      higlint_report(name = "report", formats = ["json", "sarif", "html"], deps = ["//App"])
      higlint_test(name = "lint", deps = ["//App"])
      higlint_test(name = "strict", deps = ["//App"], strict = True)

      """)
    try write("Kit", [:], files: [
      "RoundButton.swift": "import UIKit\n\nopen class RoundButton: UIButton {}\n",
      "Width.swift": Self.width(""),
    ])
    for number in 1...modules {
      let below = ["Kit"] + (number > 1 ? ["M\(number - 1)"] : [])
      try write("M\(number)", ["deps": below], files: ["M\(number).swift": Self.source(number, imports: below)])
    }
    let names = (1...modules).map { "M\($0)" }
    try write("App", ["deps": names], files: [
      "App.swift": names.map { "import \($0)\n" }.joined() + "\npublic func start() {}\n"
    ])
  }

  deinit {
    _ = try? run("shutdown", [])
    // What Bazel makes is read-only.
    _ = try? Tool.terminal("chmod -R u+w '\(place.path)'; rm -rf '\(place.path)'", in: Folder())
  }

  private static func source(_ number: Int, imports: [String]) -> String {
    let head = (imports + ["UIKit"]).map { "import \($0)\n" }.joined()
    guard number % 2 == 1 else { return head + "\npublic struct Model\(number) { public let value = \(number) }\n" }
    return head + """

      public final class Bar\(number): UIView {
        let close = RoundButton(primaryAction: UIAction { _ in })

        public func arrange() {
          close.frame.origin = .zero
          close.setWidth(20)
        }
      }

      """
  }

  /// The design system's function.
  ///
  /// - Parameter more: what stands at the end of its body.
  static func width(_ more: String) -> String {
    """
    import UIKit

    extension UIView {
      public func setWidth(_ width: CGFloat) {
        frame.size.width = width\(more)
      }
    }

    """
  }

  private func write(_ module: String, _ lists: [String: [String]], files: [String: String]) throws {
    for (name, text) in files { try folder.write("\(module)/\(name)", text) }
    let deps = (lists["deps"] ?? []).map { "\"//\($0)\"" }.joined(separator: ", ")
    try folder.write("\(module)/BUILD.bazel", """
      load("@higlint//:defs.bzl", "higlint_library")

      higlint_library(
          name = "\(module)",
          srcs = glob(["*.swift"]),
          visibility = ["//visibility:public"],
          deps = [\(deps)],
      )

      """)
  }

  // MARK: Bazel

  /// What a build did.
  struct Build {
    let outcome: Tool.Outcome
    /// What ran, such as `Linting Kit`, sorted.
    let run: [String]
    /// What was taken from the cache.
    let cached: [String]
  }

  /// A machine that shares nothing with the one before but the cache.
  func moveToAnotherMachine() throws {
    _ = try run("shutdown", [])
    machine += 1
  }

  func build(_ targets: String...) throws -> Build { try run("build", targets) }

  func test(_ targets: String...) throws -> Build { try run("test", targets) }

  /// What a target wrote.
  func output(_ name: String) -> String { folder.read("bazel-bin/\(name)") }

  private func run(_ command: String, _ targets: [String]) throws -> Build {
    let log = caches.url.appendingPathComponent("log.json")
    try? FileManager.default.removeItem(at: log)
    let overrides = Self.stubs.keys.sorted().map { "'--override_repository=\($0)=\(caches.path)/\($0)'" }
    let options = command == "shutdown" ? [] : overrides + [
      "'--disk_cache=\(caches.path)/disk'", "'--execution_log_json_file=\(log.path)'", "--color=no", "--show_progress=no", "-k",
      "--test_output=errors",
    ]
    let start = "bazel '--output_user_root=\(place.path)/machine\(machine)' --max_idle_secs=30"
    let outcome = try Tool.terminal("""
      \(Self.closing)
      (close_all; exec \(([start, command] + options + targets).joined(separator: " "))); exit $?
      """, in: folder)
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return Build(outcome: outcome, run: Self.actions(in: text, cached: false), cached: Self.actions(in: text, cached: true))
  }

  /// Closes what nobody but the test and its shell is to hold. Foundation takes a process to be running as long as
  /// anybody holds a descriptor that it has opened for it, and Bazel leaves a server behind that would.
  private static let closing = """
    close_all() { for open in /dev/fd/*; do [ "${open##*/}" -gt 2 ] && eval "exec ${open##*/}>&-"; done; }
    """

  private static func actions(in log: String, cached: Bool) -> [String] {
    let values = log.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.drop { $0 == " " }.components(separatedBy: "\": \"")
      return parts.count == 2 ? (String(parts[0].dropFirst()), String(parts[1].prefix { $0 != "\"" })) : nil
    }
    var actions: [String] = []
    var message = ""
    for (name, value) in values {
      if name == "progressMessage" { message = value }
      if name == "runner", (value == "remote cache hit") == cached, !message.hasPrefix("Testing") { actions.append(message) }
    }
    return actions.sorted()
  }

  // MARK: What Bazel would fetch

  /// Bazel looks for toolchains of Java and C++ whoever asks for others, and loads the rules of these from the network.
  private static let stubs = [
    "rules_java": ("java", ["java_import", "java_runtime", "java_toolchain", "java_binary", "java_library"]),
    "rules_cc": ("cc", ["cc_binary", "cc_library", "cc_toolchain", "cc_toolchain_suite", "cc_proto_library"]),
    "remote_coverage_tools": ("", []),
  ]

  private func writeStubs() throws {
    for (repository, (package, rules)) in Self.stubs {
      try caches.write("\(repository)/WORKSPACE", "")
      if package.isEmpty {
        let build = "filegroup(name = \"coverage_report_generator\", visibility = [\"//visibility:public\"])\n"
        try caches.write("\(repository)/BUILD", build)
      } else {
        try caches.write("\(repository)/\(package)/BUILD", "")
        try caches.write("\(repository)/\(package)/defs.bzl", rules.map { "\($0) = native.\($0)\n" }.joined())
      }
    }
  }
}
