import HIGLintEngine

/// Apps that turn the screen by force, or tell people to turn the device.
public struct ForcedRotation: FileRule {
  public static let description = RuleDescription(
    id: "forced_rotation",
    chapter: .behaviour,
    summary: "The device's orientation is overwritten, or text tells people to rotate the device.",
    rationale: """
      A device's orientation is how somebody holds it: no program can set it. Writing it by key-value coding makes \
      the screen turn away under people's eyes, is no part of the system's interface, and has stopped working. A view \
      that appears sideways says by itself that the device is to be turned; words that order it say that the app \
      knows only one way to be held.
      """,
    guidelines: [.current("Layout"), .iPhone2008("Handle Common Tasks")],
    triggers: ["\"orientation\"", "otate ", "otating ", "urn your "],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.touchCode(in: file, mentioning: ["setValue"]) {
      var writes: [Expression] = []
      code.body.forEachExpression { expression, _ in
        if expression.call?.name == "setValue", expression.call?.key != nil { writes.append(expression) }
      }
      if writes.isEmpty { continue }
      let scope = code.scope
      // The ways that one function has to turn the screen are one decision.
      let turns = writes.filter { $0.call.map { scope.setsOrientation($0) } ?? false }.map(\.range).sorted { $0.start < $1.start }
      guard let first = turns.first else { continue }
      let notes = turns.dropFirst().map { RuleContext.Note("set here too", at: $0, in: code.file) }
      context.report(Self.writeMessage, at: first, in: code.file, notes: notes)
    }
    for place in context.project.shownPlaces(in: file) {
      for text in place.scope.shownTexts(place.expression) where text.tellsToRotate {
        context.report(Self.textMessage, at: text.literal, in: text.file, notes: .ofText(in: text.table))
      }
    }
  }

  private static let writeMessage =
    "nobody but the person who holds the device sets its orientation; say which ones the screen supports, and let them turn it"
  private static let textMessage =
    "a screen that appears sideways says by itself that the device is to be turned; leave the order out"
}

extension CodeScope {
  /// `UIDevice.current.setValue(value, forKey: "orientation")`
  fileprivate func setsOrientation(_ call: Call) -> Bool {
    guard let device = call.callee.base, let key = call.key.flatMap({ text($0) }), key == "orientation" else { return false }
    return device.path == ["UIDevice", "current"] || device.call?.callee.path == ["UIDevice", "currentDevice"]
      || isKind(device, of: "UIDevice")
      || constant(device)?.expression.path == ["UIDevice", "current"]
  }
}

extension Call {
  /// The key of a value that is set by key-value coding.
  fileprivate var key: Expression? { argument("forKey") ?? argument("forKeyPath") }
}

extension ShownText {
  fileprivate var tellsToRotate: Bool {
    let words = words.map { $0.lowercased() }
    return words.indices.contains { index in
      let isOrder = ["rotate", "rotating"].contains(words[index])
        || ["turn", "tilt"].contains(words[index])
          && !Set(words).isDisjoint(with: ["sideways", "landscape", "horizontally", "around"])
      guard isOrder else { return false }
      return words[(index + 1)...].prefix(3).contains { ["device", "phone", "iphone", "ipad", "tablet"].contains($0) }
    }
  }
}

// MARK: - Examples

extension ForcedRotation {
  private static let bad: [Example] = [
    Example("the device's orientation overwritten", """
      final class VideoController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          ↓UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        }
      }
      """),
    Example("by a variable, with the key from another file; twice in one function is one decision", files: [
      Example.File("Chart.swift", """
        final class Chart: UIViewController {
          private let device = UIDevice.current

          func turn() {
            ↓device.setValue(NSNumber(value: 3), forKey: Keys.orientation)
            UIDevice.current.setValue(NSNumber(value: 1), forKeyPath: "orientation")
          }

          // The key is "orientation".
        }
        """),
      Example.File("Keys.swift", "enum Keys { static let orientation = \"orientation\" }"),
    ]),
    Example("a label that gives orders", """
      final class GameController: UIViewController {
        @IBOutlet private var hint: UILabel!

        override func viewDidLoad() {
          super.viewDidLoad()
          hint.text = ↓"Please rotate your device to play."
        }
      }
      """),
    Example("SwiftUI", """
      struct Panorama: View {
        var body: some View {
          if isUpright { Text(↓"Turn your iPhone sideways to see the whole picture") }
          Label(↓"Rotate the iPad", systemImage: "rotate.right")
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("saying what the screen supports", """
      final class Player: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

        override func viewDidLoad() { setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      """),
    Example("asking the scene", """
      func widen(_ scene: UIWindowScene) {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in log(error, "orientation") }
      }
      """),
    Example("another object's value of that name", """
      final class Photo: UIViewController {
        func save() {
          metadata.setValue(6, forKey: "orientation")
          UserDefaults.standard.setValue("portrait", forKey: "orientation")
        }
      }
      """),
    Example("things other than the device that are rotated", """
      struct Editor: View {
        var body: some View {
          Button("Rotate the image") { image.rotate() }
          Text("Rotate the dial until it clicks")
          Text("Turn your phone off during the show")
        }
      }
      """),
    Example("another value of the device", """
      func watch() { UIDevice.current.setValue(true, forKey: "proximityMonitoringEnabled"); log("orientation") }
      """),
    Example("what is logged", """
      final class Scanner: UIViewController {
        func fail() { logger.info("rotate your phone: \\("orientation")") }
      }
      """),
  ]
}
