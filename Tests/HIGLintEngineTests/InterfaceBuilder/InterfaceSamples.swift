import HIGLintEngine

/// Storyboards and xibs, written around the part that matters.
enum Sample {
  /// A storyboard of scenes, each with the given controller.
  static func storyboard(
    _ scenes: String...,
    initial: String = "",
    path: String = "Main.storyboard"
  ) throws -> InterfaceFacts {
    let scenes = scenes.map { "<scene sceneID=\"of\"><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return try facts(document("<scenes>\(scenes)</scenes>", attributes: "initialViewController=\"\(initial)\""), path: path)
  }

  static func xib(_ path: String, _ objects: String) throws -> InterfaceFacts {
    try facts(document("<objects>\(objects)</objects>"), path: path)
  }

  static func document(_ contents: String, runtime: String = "iOS.CocoaTouch", attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document version="3.0" targetRuntime="\(runtime)" \(attributes)>
    \(contents)
    </document>
    """
  }

  static func facts(_ text: String, path: String = "Main.storyboard") throws(Problem) -> InterfaceFacts {
    try InterfaceReader().facts(Array(text.utf8), path: path)
  }
}
