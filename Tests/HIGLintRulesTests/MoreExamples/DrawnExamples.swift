import HIGLintEngine

/// Resources that examples draw.
enum Drawn {
  /// A xib of a view with pieces in it.
  ///
  /// - Parameters:
  ///   - owner: the class of the view, and what its connections say.
  static func xib(_ pieces: String, owner: String? = nil, outlets: String = "", path: String = "View.xib") -> Example.File {
    Example.File(path, """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="v1"\(owner.map { " customClass=\"\($0)\"" } ?? "")>
            <subviews>
              \(pieces)
            </subviews>
            <connections>\(outlets)</connections>
          </view>
        </objects>
      </document>
      """)
  }

  /// A storyboard of one scene with pieces in it, beside its view.
  static func storyboard(_ pieces: String, kind: String = "viewController", owner: String? = nil, outlets: String = "") -> Example.File {
    Example.File("Main.storyboard", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s1"><objects>
          <\(kind) id="c1"\(owner.map { " customClass=\"\($0)\"" } ?? "")>
            \(pieces)
            <connections>\(outlets)</connections>
          </\(kind)>
        </objects></scene></scenes>
      </document>
      """)
  }

  /// The property list of an app.
  static func list(_ pieces: String, path: String = "Info.plist") -> Example.File {
    Example.File(path, """
      <plist version="1.0">
      <dict>
        <key>CFBundleIdentifier</key>
        <string>com.example.app</string>
        \(pieces)
      </dict>
      </plist>
      """)
  }

  /// What a tap on a button does, as a file says it.
  static let action = #"<connections><action selector="tap:" destination="v1" eventType="touchUpInside" id="a1"/></connections>"#
}
