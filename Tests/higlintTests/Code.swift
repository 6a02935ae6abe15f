/// Small sources, and what is found in them.
enum Code {
  /// One warning of `small_touch_target`, at line 3, column 3.
  static let small = source(type: "Bar", side: 20)

  /// One warning for each of so many types.
  static func small(types: Range<Int>) -> String {
    types.map { source(type: "Bar\($0)", side: 20) }.joined()
  }

  /// Nothing.
  static let clean = source(type: "Bar", side: 44)

  private static func source(type: String, side: Int) -> String {
    """
    final class \(type): UIView { let button = UIButton(primaryAction: act) }
    extension \(type) { func lay() {
      button.frame = CGRect(x: 0, y: 0, width: \(side), height: \(side))
    } }

    """
  }

  /// A storyboard of five lines with nothing in it.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>
        </scenes>
    </document>
    """

  static func configuration(_ severity: String) -> String {
    "rules:\n  small_touch_target: \(severity)\n"
  }
}
