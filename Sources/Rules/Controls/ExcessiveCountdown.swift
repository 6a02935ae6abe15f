import HIGLintEngine

/// Countdowns that are longer than a countdown picker can be.
public struct ExcessiveCountdown: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "excessive_countdown",
    chapter: .controls,
    summary: "A countdown picker is set to a day or more, which its wheels can't show.",
    rationale: """
      A countdown's wheels go up to 23 hours and 59 minutes. A longer time is cut to that without a word: people see, \
      and start, another countdown than the one that the app speaks of. For days, ask for a date.
      """,
    guidelines: [.current("Pickers"), .iPhone2008("Date and Time Pickers")],
    components: [.pickers],
    triggers: ["countDownDuration"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for setting in context.project.settings(of: "countDownDuration", on: "UIDatePicker", in: file) {
      guard let seconds = setting.scope.number(setting.value), seconds >= Self.day else { continue }
      context.report(Self.message, at: setting.range, in: setting.file)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for seconds in context.project.drawnInterface(resource)?.numbers("countDownDuration", of: "datePicker") ?? []
    where seconds.value >= Self.day && seconds.object.node["datePickerMode"] == "countDownTimer" {
      context.report("\(seconds.object.name): \(Self.message)", at: seconds.range, in: resource, object: seconds.object.id)
    }
  }

  /// In seconds. The picker shows no seconds: the last one before is 23 hours and 59 minutes, too.
  private static let day = 86_400.0

  private static let message = "a countdown ends at 23 hours and 59 minutes; set a shorter one, or ask for a date"
}

// MARK: - Examples

extension ExcessiveCountdown {
  private static let bad: [Example] = [
    Example("a day and a half", """
      final class BreadController: UIViewController {
        @IBOutlet private var rise: UIDatePicker!

        override func viewDidLoad() {
          super.viewDidLoad()
          rise.datePickerMode = .countDownTimer
          ↓rise.countDownDuration = 36 * 60 * 60
        }
      }
      """),
    Example("a constant of another file", files: [
      Example.File("Fasting.swift", """
        final class Fasting: UIView {
          let picker = UIDatePicker()
          func reset() { ↓picker.countDownDuration = .longestFast }
        }
        """),
      Example.File("Seconds.swift", "extension CGFloat { static let longestFast: CGFloat = 172_800 }"),
    ]),
    Example("exactly a day, in a builder", """
      final class Chess: UIView {
        lazy var clock = UIDatePicker().then { ↓$0.countDownDuration = TimeInterval.day }
      }

      extension TimeInterval { static let day: TimeInterval = 24 * 3600 }

      func wait(_ clock: UIDatePicker) { ↓clock.countDownDuration = TimeInterval(100_000) }
      """),
    Example("a picker that a SwiftUI view shows", """
      struct Hibernation: UIViewRepresentable {
        func updateUIView(_ picker: UIDatePicker, context: Context) {
          ↓picker.countDownDuration = 90_000
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("an egg", "func boil(_ picker: UIDatePicker) { picker.countDownDuration = 6 * 60 }"),
    Example("the longest that there is", """
      func fill(_ picker: UIDatePicker) { picker.countDownDuration = 23 * 3600 + 59 * 60 }
      """),
    Example("what another picker says", """
      func copy(_ first: UIDatePicker, _ second: UIDatePicker) { second.countDownDuration = first.countDownDuration }
      """),
    Example("a time that isn't known", """
      final class Nap: UIView {
        let picker = UIDatePicker()
        var length: TimeInterval = 100_000
        func reset() { picker.countDownDuration = length }
      }
      """),
    Example("a rocket's countdown", """
      final class Launch { var countDownDuration = 0 }

      func hold(_ launch: Launch) { launch.countDownDuration = 259_200 }
      """),
    Example("a question", "func isWhole(_ picker: UIDatePicker) -> Bool { picker.countDownDuration == 86_400 }"),
  ]
}
