import HIGLintEngine

/// Resources that examples draw.
package enum Drawn {
  /// A xib of a view with pieces in it.
  ///
  /// - Parameters:
  ///   - owner: the class of the view, and what its connections say.
  package static func xib(_ pieces: String, owner: String? = nil, outlets: String = "", path: String = "View.xib") -> Example.File {
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
  package static func storyboard(_ pieces: String, kind: String = "viewController", owner: String? = nil, outlets: String = "") -> Example.File {
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

  /// A project of Xcode without targets.
  ///
  /// - Parameter regions: its languages, as the file spells them.
  package static func project(in regions: String) -> Example.File {
    Example.File("App.xcodeproj/project.pbxproj", """
      // !$*UTF8*$!
      {
        objects = {
          A1 = { isa = PBXProject; developmentRegion = en; knownRegions = (\(regions)); targets = (); };
        };
        rootObject = A1;
      }
      """)
  }

  /// The property list of an app.
  package static func list(_ pieces: String, path: String = "Info.plist") -> Example.File {
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

  /// A project of Xcode that builds an app for iOS from one resource.
  ///
  /// - Parameters:
  ///   - resource: the path of a catalog or storyboard that it builds.
  ///   - settings: its build settings, beside the path of its property list.
  package static func project(_ resource: String = "App/Assets.xcassets", settings: String = "") -> Example.File {
    Example.File("App.xcodeproj/project.pbxproj", """
      // !$*UTF8*$!
      { objects = {
        P1 = { isa = PBXProject; buildConfigurationList = L1; targets = (T1); mainGroup = G1; };
        G1 = { isa = PBXGroup; children = (F1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = \(resource); sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        S1 = { isa = PBXResourcesBuildPhase; files = (B1); };
        T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); buildConfigurationList = L2; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; \(settings) }; };
      }; rootObject = P1; }
      """)
  }

  /// What a tap on a button does, as a file says it.
  package static let action = #"<connections><action selector="tap:" destination="v1" eventType="touchUpInside" id="a1"/></connections>"#
}
