import Foundation

/// A change to the body of a function in one screen, as somebody makes it who works on the app.
struct Edit {
  let file: URL
  private let original: Data
  private let edited: Data

  /// Where a screen's code begins; the first that occurs anywhere counts.
  private static let beginnings = ["override func viewDidLoad() {", "var body: some View {", ") {"]

  init?(in sources: Sources) throws {
    for beginning in Edit.beginnings.map({ Data($0.utf8) }) {
      for path in sources.swiftFiles {
        let file = URL(fileURLWithPath: path)
        let original = try Data(contentsOf: file)
        guard let place = original.range(of: beginning) else { continue }
        self.file = file
        self.original = original
        let change = Data(" let edited = true; _ = edited; ".utf8)
        edited = original[..<place.upperBound] + change + original[place.upperBound...]
        return
      }
    }
    return nil
  }

  /// The text after such a change, another for each number.
  func text(number: Int) -> String {
    String(decoding: edited, as: UTF8.self).replacingOccurrences(of: "let edited = true", with: "let edited = \(number)")
  }

  func make() throws { try edited.write(to: file) }

  func undo() throws {
    try original.write(to: file)
    try Sources.makeOld(file.path)
  }
}
