import HIGLintEngine

/// Requests for access without a reason in the property list.
public struct MissingPurposeString: FileRule {
  public static let description = RuleDescription(
    id: "missing_purpose_string",
    chapter: .resources,
    summary: "People are asked for access, and the app says nowhere what for.",
    rationale: """
      The system asks people for access in the app's name, and shows beneath the question the sentence that the property list \
      holds for it. Without one it doesn't ask: it ends the app, and to those who use it that is a crash.
      """,
    guidelines: [.current("Privacy")],
    activation: .optIn,
    triggers: [
      "evaluatePolicy", "requestAccess", "requestAlwaysAuthorization", "requestAuthorization", "requestFullAccessTo",
      "requestRecordPermission", "requestTrackingAuthorization", "requestWhenInUseAuthorization", "UIImageWriteToSavedPhotosAlbum",
    ],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for access in context.project.unexplainedAccess(in: file) {
      let message = "this asks for \(access.subject), and no '\(access.key)' says what for, so that the system ends the app; "
        + "give the reason in the property list"
      context.report(message, at: access.range, in: file)
    }
  }
}

// MARK: - Examples

extension MissingPurposeString {
  private static func list(_ more: String = "", path: String = "App/Info.plist") -> Example.File {
    Example.File(path, """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundlePackageType</key><string>APPL</string>
        \(more)
      </dict></plist>
      """)
  }

  private static func reason(_ key: String) -> String { "<key>\(key)</key><string>Scan a code instead of typing it.</string>" }

  private static let scanner = """
    final class Scanner: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        ↓AVCaptureDevice.requestAccess(for: .video) { _ in }
      }
    }
    """

  private static let silent = scanner.filter { $0 != "↓" }

  private static let bad: [Example] = [
    Example("the camera", files: [Example.File("App/Scanner.swift", scanner), list()]),
    Example("the location, where only the camera is explained", files: [
      Example.File("App/Map.swift", """
        final class Map: UIViewController {
          let manager = CLLocationManager()
          func locate() { ↓manager.requestWhenInUseAuthorization() }
        }
        """),
      list(reason("NSCameraUsageDescription")),
    ]),
    Example("photos, in two ways", files: [
      Example.File("App/Poster.swift", """
        func save(_ image: UIImage) {
          ↓PHPhotoLibrary.requestAuthorization { _ in }
          ↓UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        }
        """),
      list(),
    ]),
    Example("Face ID, in a view", files: [
      Example.File("App/Vault.swift", """
        struct Vault: View {
          let context = LAContext()
          var body: some View {
            Button("Open") { ↓context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { _, _ in } }
          }
        }
        """),
      list(),
    ]),
  ]

  private static let good: [Example] = [
    Example("a reason in the property list", files: [
      Example.File("App/Scanner.swift", silent), list(reason("NSCameraUsageDescription")),
    ]),
    Example("a reason in a table of strings", files: [
      Example.File("App/Scanner.swift", silent), list(),
      Example.File("App/en.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Scan a code instead of typing it.\";"),
    ]),
    Example("a reason among the project's settings", files: [
      Example.File("App/Scanner.swift", silent), list(), Example.File("App.xcodeproj/project.pbxproj", project),
    ]),
    Example("no property list of an app: a package's code, which others build", files: [Example.File("Scanner.swift", silent)]),
    Example("a class of the app's own with a method of that name", files: [
      Example.File("App/Gate.swift", """
        final class Gate { func requestAccess(for subject: Subject, then: (Bool) -> Void) {} }
        func open(_ gate: Gate) { gate.requestAccess(for: .video) { _ in } }
        """),
      list(),
    ]),
    Example("a passcode, which needs no reason", files: [
      Example.File("App/Vault.swift", """
        func open(_ context: LAContext) {
          context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { _, _ in }
        }
        """),
      list(),
    ]),
    Example("adding to the photos, with the reason for that alone", files: [
      Example.File("App/Poster.swift", "func save(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }"),
      list(reason("NSPhotoLibraryAddUsageDescription")),
    ]),
    Example("notifications, which need none", files: [
      Example.File("App/Bell.swift", "func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }"),
      list(),
    ]),
  ]

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P1 = { isa = PBXProject; buildConfigurationList = L1; targets = (T1); mainGroup = G1; };
      G1 = { isa = PBXGroup; children = (F1); path = App; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Scanner.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1); };
      T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); buildConfigurationList = L2; };
      L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
      C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_KEY_NSCameraUsageDescription = "Scan a code."; }; };
    }; rootObject = P1; }
    """
}
