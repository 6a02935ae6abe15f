import ArgumentParser
import Foundation

/// What the build-tool plugin passes on. Its users can't give arguments, so the environment speaks for them.
struct BuildToolArguments: ParsableArguments {
  @Option(help: .hidden)
  var buildToolWorkDirectory: String?

  @Option(help: .hidden)
  var targetDirectory: String?

  /// Whether a build runs the tool.
  var isBuild: Bool { buildToolWorkDirectory != nil }

  /// What the environment asks for; outside of a build, nothing.
  var environment: BuildEnvironment {
    BuildEnvironment(isBuild ? ProcessInfo.processInfo.environment : [:])
  }

  /// Changes the file that the build watches, so that the next build runs the tool again and shows its findings again.
  ///
  /// Where that isn't allowed, this build's findings matter more than the next one's.
  func touchTick() {
    guard let buildToolWorkDirectory else { return }
    let tick = URL(fileURLWithPath: buildToolWorkDirectory).appendingPathComponent("tick")
    try? Data(UUID().uuidString.utf8).write(to: tick)
  }
}
