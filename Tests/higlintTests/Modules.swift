import Foundation

/// An app whose only finding hangs on a class, a helper and a constant, which stand in two other modules.
enum Modules {
  static let bar = """
    import Kit
    import UIKit
    import Values

    public final class Bar: UIView {
      let close = RoundButton(primaryAction: UIAction { _ in })

      public func arrange() {
        close.frame.origin = .zero
        close.setWidth(Metrics.side)
      }
    }

    """

  static let files = [
    "App/Bar.swift": bar,
    "Kit/RoundButton.swift": "import UIKit\n\nopen class RoundButton: UIButton {}\n",
    "Kit/Width.swift": """
      import UIKit

      extension UIView {
        public func setWidth(_ width: CGFloat) { frame.size.width = width }
      }

      """,
    "Values/Metrics.swift": metrics(side: 20),
  ]

  static func metrics(side: Int) -> String {
    "import UIKit\n\npublic enum Metrics {\n  public static let side: CGFloat = \(side)\n}\n"
  }

  /// Where the finding is.
  static let place = "App/Bar.swift:10:5"

  /// A folder with the app and its modules.
  static func folder(_ more: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    for (name, text) in files.merging(more, uniquingKeysWith: { $1 }) { try folder.write(name, text) }
    return folder
  }

  /// The places of a run's findings, in the shape of `path:line:column`.
  static func places(_ outcome: Tool.Outcome, in folder: Folder) -> [String] {
    outcome.output.split(separator: "\n").filter { !$0.contains(": note: ") }.map { line in
      let place = line.replacingOccurrences(of: folder.path + "/", with: "").components(separatedBy: ": ")[0]
      return place
    }
  }
}
