import HIGLintEngine

/// The system's own sounds, played for something else.
public struct SystemSoundReused: FileRule {
  public static let description = RuleDescription(
    id: "system_sound_reused",
    chapter: .behaviour,
    summary: "A sound of the system, such as that of new mail, is played for the app's own meaning.",
    rationale: """
      People know without looking what the sounds of their phone mean, and many have chosen them. An app that plays \
      the sound of new mail for its own purpose makes them look for mail that isn't there, and makes the sound mean \
      nothing. The numbers aren't documented either: what they play may change with the system.
      """,
    guidelines: [.current("Playing audio"), .iPhone2008("Handle Common Tasks")],
    severity: .note,
    triggers: ["AudioServicesPlay"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.touchCode(in: file, mentioning: Self.players) {
      var sounds: [Expression] = []
      code.body.forEachExpression { expression, _ in
        guard let name = expression.call?.name, Self.players.contains(name), let sound = expression.call?.argument(nil)
        else { return }
        sounds += sound.alternatives
      }
      if sounds.isEmpty { continue }
      let scope = code.scope
      for sound in sounds {
        guard let number = scope.sound(sound), Self.isAudible(number), !Self.isAtHome(number, code) else { continue }
        context.report(
          "people know the system's sound \(number) as something else; play a sound of the app's own, or a vibration",
          at: sound.range,
          in: code.file
        )
      }
    }
  }

  private static let players: Set<String> = [
    "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound", "AudioServicesPlaySystemSoundWithCompletion",
    "AudioServicesPlayAlertSoundWithCompletion",
  ]

  /// The system's sounds have four digits; 4095 and some others only vibrate.
  private static func isAudible(_ number: Int) -> Bool {
    (1000..<2000).contains(number) && !silent.contains(number)
  }

  private static let silent: Set<Int> = [1011, 1102, 1107, 1311, 1350, 1351, 1352, 1519, 1520, 1521]

  /// Whether the sound means here what it means in the system: a key's click on a keyboard, a shutter in a camera.
  private static func isAtHome(_ number: Int, _ code: ProjectCode) -> Bool {
    let names = [code.type?.name, code.function?.name, code.property?.name]
    let name = names.compactMap { $0?.lowercased() }.joined(separator: " ")
    if code.type?.isKind(of: "UIInputViewController") ?? false { return true }
    return homes.contains { $0.sounds.contains(number) && $0.names.contains(where: name.contains) }
  }

  private static let homes: [(sounds: ClosedRange<Int>, names: [String])] = [
    (1103...1106, ["key", "pad"]),
    (1123...1149, ["key", "pad"]),
    (1150...1154, ["call", "ring"]),
    (1155...1156, ["key", "pad"]),
    (1108...1108, ["camera", "photo", "shutter", "capture"]),
    (1111...1118, ["record", "camera", "video"]),
    (1200...1211, ["dial", "pad", "tone", "call"]),
  ]
}

extension CodeScope {
  /// The number of a sound, where it is known: `1007`, `SystemSoundID(1007)`.
  fileprivate func sound(_ expression: Expression) -> Int? {
    if let call = expression.call, ["SystemSoundID", "UInt32"].contains(expression.constructedType?.base),
      call.arguments.count == 1
    {
      return sound(call.arguments[0].value)
    }
    if let number = number(expression), number.magnitude < 1_000_000 { return Int(number) }
    return constant(expression).flatMap { found in
      found.expression.constructedType == nil ? nil : found.scope.sound(found.expression)
    }
  }
}

// MARK: - Examples

extension SystemSoundReused {
  private static let bad: [Example] = [
    Example("the sound of a text message for a catch", """
      import AudioToolbox

      final class FishingController: UIViewController {
        func didCatch() {
          AudioServicesPlaySystemSound(↓1007)
        }
      }
      """),
    Example("a number with its type, in an extension of another file", files: [
      Example.File("Quiz+Sounds.swift", """
        extension Quiz {
          func answer(_ isRight: Bool) {
            AudioServicesPlayAlertSound(isRight ? ↓SystemSoundID(1025) : ↓SystemSoundID(1006))
          }
        }
        """),
      Example.File("Quiz.swift", "final class Quiz: UIViewController {}"),
    ]),
    Example("constants", """
      final class Pomodoro {
        private let bell: SystemSoundID = 1005
        enum Sound { static let tick = SystemSoundID(1104) }

        func ring() {
          AudioServicesPlaySystemSoundWithCompletion(↓bell) { self.stop() }
          AudioServicesPlaySystemSound(↓Sound.tick)
        }
      }
      """),
    Example("SwiftUI", """
      struct Like: View {
        var body: some View {
          Button("Like") { AudioServicesPlaySystemSound(↓1108) }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("vibration", """
      func buzz() {
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(4095)
        AudioServicesPlaySystemSound(1519)
      }
      """),
    Example("a sound of the app's own", """
      func play(_ url: URL) {
        var sound: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(url as CFURL, &sound)
        AudioServicesPlaySystemSound(sound)
      }
      """),
    Example("a sound that somebody else chooses", "func play(_ effect: Effect) { AudioServicesPlayAlertSound(effect.sound) }"),
    Example("sounds that mean what they mean", """
      final class DialPad: UIView {
        func press() { AudioServicesPlaySystemSound(1201) }
      }

      final class CameraController: UIViewController {
        func snap() { AudioServicesPlaySystemSound(1108) }
      }

      final class CallManager {
        func ring() { AudioServicesPlaySystemSound(1151) }
      }
      """),
    Example("a keyboard", """
      final class KlingonBoard: UIInputViewController {
        func type() { AudioServicesPlaySystemSound(1104) }
      }
      """),
    Example("a synthesiser's numbers", """
      final class Synth { func play(_ note: Int) {} }

      func chord(_ synth: Synth) { synth.play(1007); log("AudioServicesPlay") }
      """),
  ]
}
