import Foundation

/// `Documentation/vocabulary.md`, made from the doc comments of what the modules declare for whoever writes rules.
struct VocabularyPage {
  /// A module whose words the page tells.
  private struct Area {
    let title: String
    /// Its sources, below the repository.
    let folder: String
    let introduction: String
  }

  /// What rules ask most comes first.
  private static let areas = [
    Area(
      title: "Code", folder: "Sources/Vocabulary/Code",
      introduction: "What names mean, what values are, what code does to views, what runs and what people read."
    ),
    Area(
      title: "Views", folder: "Sources/Vocabulary/Views",
      introduction: "What is shown: views of UIKit and of SwiftUI, and what is set on them."
    ),
    Area(
      title: "Targets", folder: "Sources/Vocabulary/Targets",
      introduction: "What people touch, how large it is and how far apart."
    ),
    Area(
      title: "Tables", folder: "Sources/Vocabulary/Tables",
      introduction: "Tables and collections, and who works for them."
    ),
    Area(
      title: "Cells", folder: "Sources/Vocabulary/Cells",
      introduction: "How cells are made, reused, laid out and highlighted."
    ),
    Area(
      title: "Rows", folder: "Sources/Vocabulary/Rows",
      introduction: "What people do with rows, and what becomes of it."
    ),
    Area(
      title: "Resources", folder: "Sources/Vocabulary/Resources",
      introduction: "What storyboards, xibs, property lists and asset catalogs say, and what code makes of it."
    ),
    Area(
      title: "Alerts", folder: "Sources/Vocabulary/Alerts",
      introduction: "Alerts and action sheets, on each path through the code."
    ),
    Area(
      title: "Bars", folder: "Sources/Vocabulary/Bars",
      introduction: "Navigation bars, tab bars, toolbars and the status bar."
    ),
    Area(
      title: "Accessibility", folder: "Sources/Vocabulary/Accessibility",
      introduction: "What VoiceOver, Voice Control and Switch Control are told of views, and what they aren't."
    ),
    Area(
      title: "Appearance", folder: "Sources/Vocabulary/Appearance",
      introduction: "How views look and move: colours, text sizes, motion, and what keeps to a side of the screen."
    ),
    Area(
      title: "Projects", folder: "Sources/Project",
      introduction: "Types in all of their files, and what they inherit from."
    ),
    Area(
      title: "Facts", folder: "Sources/Facts",
      introduction: "What code says, as plain values."
    ),
    Area(
      title: "Resources", folder: "Sources/Resources",
      introduction: "What storyboards and xibs set up."
    ),
  ]

  private let repository: URL

  /// - Parameter repository: the folder that holds the package.
  init(of repository: URL) {
    self.repository = repository
  }

  /// Where the page is kept.
  var file: URL { repository.appendingPathComponent("Documentation/vocabulary.md") }

  /// What it should say.
  func text() throws -> String {
    try Self.introduction + Self.areas.map(section).joined()
  }

  private static let introduction = """
    # The vocabulary

    The words in which rules ask, by area, and what they speak of. They are the public declarations of the engine's modules,
    all of which come with `import HIGLintEngine`.

    This page is made from their doc comments. Change these rather than the page, and write it anew:

    ```sh
    HIGLINT_WRITE_PAGES=1 swift test --filter VocabularyPageTests
    ```

    """

  private func section(_ area: Area) throws -> String {
    var words = DeclaredWords()
    for path in try sources(in: area.folder) {
      words.add(try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8))
    }
    return "\n## \(area.title)\n\n\(area.introduction) (`\(area.folder)`)\n\(words.markdown)"
  }

  private func sources(in folder: String) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: repository.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
