import HIGLintEngine

/// A file that stands beside each input, and whose findings no input can change that doesn't name what it names.
enum GoodFile {
  static let input = SourceInput(path: "Good.swift", contents: Array(text.utf8))

  /// What is found in it where nothing stands beside it.
  static let findings = Linting.lint([input], jobs: 1).findings

  /// Whether a text may declare one of the names by which the file's findings are found.
  static func isNamed(in bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = [
      "class", "struct", "enum", "actor", "protocol", "typealias", "extension", "func", "import", "init", "operator", "case", "macro",
    ]
    // Near each other is enough: comments, backticks and damage may stand between.
    let names = ["UIView", "UIButton", "UITable", "UIKit", "CGRect", "UntouchedView", "untouchedButton", "Untouched"]
    let pieces = Pieces.tokens(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    let declared = pieces.indices.filter { words.contains(pieces[$0]) }
    return declared.contains { index in
      pieces[index..<min(index + 12, pieces.count)].contains { piece in names.contains { piece.hasPrefix($0) } }
    }
  }

  private static let text = """
    import UIKit

    final class UntouchedView: UIView { let untouchedButton = UIButton(primaryAction: act) }
    extension UntouchedView {
      func lay() { addSubview(untouchedButton); untouchedButton.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    }

    final class UntouchedController: UITableViewController {
      override func viewDidLoad() { tableView.rowHeight = 20 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }

    """
}
