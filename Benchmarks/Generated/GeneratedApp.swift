import Foundation

/// The sources of an app that doesn't exist, the same ones each time. Half of their bytes show nothing: models,
/// services, stores, data, tests.
///
/// Its features are alike in kind and differ in size, names and what they do. A feature's types refer to each other
/// across files, and to types of the feature before.
struct GeneratedApp {
  let files: Int

  /// Writes one file at a time, so that the process stays small.
  func write(to folder: URL) throws {
    for number in 0..<files {
      let feature = Feature(number: number / Feature.kinds.count)
      let directory = folder.appendingPathComponent("Feature\(feature.number)")
      let kind = Feature.kinds[number % Feature.kinds.count]
      if number % Feature.kinds.count == 0 {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      }
      var writer = SourceWriter(feature: feature, seed: number)
      let text = writer.license + kind.text(&writer)
      try Data(text.utf8).write(to: directory.appendingPathComponent(feature.name + kind.suffix + ".swift"))
    }
  }
}

/// A part of the app, in a folder of its own.
struct Feature {
  let number: Int

  /// Such as `Invoice12`: the beginning of the names of all types.
  var name: String { Words.nouns[number % Words.nouns.count] + String(number) }

  /// The feature that this one's types refer to. The first refers to itself.
  var previous: Feature { Feature(number: max(0, number - 1)) }

  struct Kind: Sendable {
    let suffix: String
    let text: @Sendable (inout SourceWriter) -> String
  }

  /// Twenty files: ten that show something and ten that don't.
  static let kinds = [
    Kind(suffix: "ListController") { $0.tableScreen() },
    Kind(suffix: "Model") { $0.model() },
    Kind(suffix: "ListController+Selection") { $0.tableSelection() },
    Kind(suffix: "Service") { $0.service() },
    Kind(suffix: "BaseController") { $0.baseScreen() },
    Kind(suffix: "Store") { $0.store() },
    Kind(suffix: "Cell") { $0.cell() },
    Kind(suffix: "Fixtures") { $0.fixtures() },
    Kind(suffix: "GalleryController") { $0.collectionScreen() },
    Kind(suffix: "Rules") { $0.decisions() },
    Kind(suffix: "View") { $0.listView() },
    Kind(suffix: "Tests") { $0.tests() },
    Kind(suffix: "DetailView") { $0.detailView() },
    Kind(suffix: "Parser") { $0.parser() },
    Kind(suffix: "ListController+Alerts") { $0.alerts() },
    Kind(suffix: "Details") { $0.details() },
    Kind(suffix: "Toolbar") { $0.toolbar() },
    Kind(suffix: "Endpoints") { $0.endpoints() },
    Kind(suffix: "SettingsController") { $0.settingsScreen() },
    Kind(suffix: "Protocols") { $0.protocols() },
  ]
}
