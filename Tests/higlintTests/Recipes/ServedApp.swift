/// An app for servers: what is found in one file depends on another.
enum ServedApp {
  static let files = [
    "Bar.swift": """
      import UIKit
      final class Bar: UIView { let button = UIButton(primaryAction: act) }
      extension Bar { func lay() {
        /*😀*/ button.frame = CGRect(x: 0, y: 0, width: Size.side, height: Size.side)
      } }

      """,
    "Size.swift": "enum Size { static let side: CGFloat = 20 }\n",
    "Loading.swift": """
      final class LoadingView: UIView {
        private let wheel = UIActivityIndicatorView(style: .medium)
        func setUp() { wheel.hidesWhenStopped = false }
      }

      """,
  ]
}
