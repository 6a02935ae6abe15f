import ArgumentParser
import Foundation

/// When to colour what goes to standard output.
struct ColorArguments: ParsableArguments {
  @Option(help: .init("When to colour text.", valueName: "when"))
  var color = ColorChoice.auto

  /// - Parameter isOnScreen: whether the text goes to standard output, and not to a file.
  func isColored(isOnScreen: Bool = true) -> Bool {
    color.isColored(
      isWatched: isOnScreen && StandardStream.output.isCapableTerminal,
      environment: ProcessInfo.processInfo.environment
    )
  }
}
