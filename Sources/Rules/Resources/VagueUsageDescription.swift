import HIGLintEngine

/// Requests for access that don't say what for.
public struct VagueUsageDescription: ResourceRule {
  static let leastWords = RuleOption(
    "least_words", "The fewest words of a sentence that says what access is for.", default: 4.0, bounds: 1...20
  )

  public static let resources: Set<ResourceKind> = [.propertyList]

  public static let description = RuleDescription(
    id: "vague_usage_description",
    chapter: .resources,
    summary: "A request for access says nothing of what it is for.",
    rationale: """
      When an app first wants the camera, the location or the photos, the system asks, and shows this sentence below the \
      question. It is all that people have to decide by. Where it is empty the app is ended; where it is a placeholder or \
      two words, the safe answer is no.
      """,
    guidelines: [.current("Privacy"), .current("Writing")],
    // Few were read since tables of strings are.
    activation: .optIn,
    options: [leastWords.declaration],
    triggers: ["UsageDescription"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let leastWords = Int(context.options[Self.leastWords])
    for entry in context.project.appPropertyList(resource)?.usageDescriptions ?? [] {
      // What tables of strings say is shown in its place.
      guard let flaw = UsageText(entry, leastWords: leastWords).flaw,
        context.project.translations(ofPropertyListKey: entry.key).isEmpty
      else { continue }
      context.report("'\(entry.key)' \(flaw); say in a sentence what the app does with it", at: entry.value.content, in: resource, object: entry.key)
    }
  }
}

/// The sentence of one request.
private struct UsageText {
  private let key: String
  private let text: String
  private let leastWords: Int

  init(_ entry: PropertyList.Entry, leastWords: Int) {
    key = entry.key
    text = entry.value.string ?? ""
    self.leastWords = leastWords
  }

  /// What is wrong with it; nil for a sentence, and for what a build setting or another language says.
  var flaw: String? {
    if text.allSatisfy(\.isWhitespace) { return "is empty, so that the app is ended when it asks" }
    if text == key || isPlaceholder { return "still holds a placeholder" }
    if text.contains("$(") || text.contains("${") || !text.allSatisfy(\.isASCII) { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
    return words.count < leastWords ? "says '\(text)', which is no reason" : nil
  }

  private var isPlaceholder: Bool {
    let bare = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return text.hasPrefix("<#") || ["todo", "tbd", "fixme", "description", "test", "xxx", "loremipsum"].contains(bare)
  }
}

// MARK: - Examples

extension VagueUsageDescription {
  private static func list(_ pieces: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>com.example.app</string>
      \(pieces)
    </dict>
    </plist>
    """
  }

  private static func request(_ text: String, of key: String = "NSCameraUsageDescription") -> String {
    "<key>\(key)</key> <string>\(text)</string>"
  }

  private static let bad: [Example] = [
    Example("no sentence at all", files: [Example.File("Info.plist", list(request("↓")))]),
    Example("two words", files: [Example.File("Info.plist", list(request("↓QR Scan")))]),
    Example("a placeholder", files: [
      Example.File("App-Info.plist", list(request("↓TODO", of: "NSPhotoLibraryUsageDescription"))),
    ]),
    Example("a table of strings that speaks of something else, or of nothing", files: [
      Example.File("Info.plist", list(request("↓Camera"))),
      Example.File("en.lproj/InfoPlist.strings", """
        "CFBundleDisplayName" = "Codes"; NSCameraUsageDescription = "";
        """),
    ]),
    Example("the key itself, and an element without text", files: [
      Example.File("Info.plist", list(
        request("↓NSMicrophoneUsageDescription", of: "NSMicrophoneUsageDescription")
          + "<key>NSContactsUsageDescription</key><string/>↓"
      )),
    ]),
  ]

  private static let good: [Example] = [
    Example("a sentence", files: [
      Example.File("Info.plist", list(request("Scan a code to add an account without typing it."))),
    ]),
    Example("a name that a build setting gives", files: [
      Example.File("Info.plist", list(request("$(CAMERA_REASON)"))),
    ]),
    Example("another language, which may need fewer words", files: [
      Example.File("Info.plist", list(request("用于扫描二维码"))),
    ]),
    Example("a brand in small letters", files: [
      Example.File("Info.plist", list(request("edX would like to add a photo to your profile"))),
    ]),
    Example("what a table of strings says in its place", files: [
      Example.File("Info.plist", list(request("TODO"))),
      Example.File("en.lproj/InfoPlist.strings", """
        /* Asked when a code is scanned */
        "NSCameraUsageDescription" = "Scan a code to add an account without typing it.";
        """),
    ]),
    Example("and a catalog of strings", files: [
      Example.File("Info.plist", list(request("Camera"))),
      Example.File("InfoPlist.xcstrings", """
        {"sourceLanguage": "en", "strings": {"NSCameraUsageDescription": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Scan a code to add an account without typing it."}}
        }}}}
        """),
    ]),
    Example("a list that isn't an app's", files: [
      Example.File("Service-Info.plist", """
        <plist version="1.0"><dict><key>NSCameraUsageDescription</key><string>QR</string></dict></plist>
        """),
    ]),
    Example("the app on the watch", files: [
      Example.File("Watch/Info.plist", list(request("Heart") + "<key>WKApplication</key><true/>")),
    ]),
  ]
}
