import HIGLintEngine

/// Minute wheels whose steps don't fill an hour.
public struct InvalidMinuteInterval: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "invalid_minute_interval",
    chapter: .controls,
    summary: "A date picker's minutes go by steps that don't divide an hour evenly.",
    rationale: """
      The minutes of a wheel are the same for each hour, so that its steps must fill an hour exactly. UIKit doesn't \
      take any other step, or one of more than half an hour: it shows all sixty minutes, and people are offered times \
      that the app didn't mean to offer, and may not know what to do with.
      """,
    guidelines: [.current("Pickers"), .iPhone2008("Date and Time Pickers")],
    components: [.pickers],
    fix: .safe,
    triggers: ["minuteInterval"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for setting in context.project.settings(of: "minuteInterval", on: "UIDatePicker", in: file) {
      guard let minutes = setting.scope.number(setting.value), !Self.steps.contains(minutes) else { continue }
      let nearest = Self.nearestStep(to: minutes)
      let fix = Fix.safe("Use \(nearest.plain)", .replace(setting.value.range, with: nearest.plain))
      context.report(
        Self.message(minutes, nearest), at: setting.range, in: setting.file, fix: setting.value.isNumber ? fix : nil
      )
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for minutes in context.project.drawnInterface(resource)?.numbers("minuteInterval", of: "datePicker") ?? []
    where !Self.steps.contains(minutes.value) {
      let nearest = Self.nearestStep(to: minutes.value)
      context.report(
        "\(minutes.object.name): \(Self.message(minutes.value, nearest))",
        at: minutes.range,
        in: resource,
        object: minutes.object.id,
        fix: .safe("Use \(nearest.plain)", .replace(minutes.range, with: nearest.plain))
      )
    }
  }

  private static func message(_ minutes: Double, _ nearest: Double) -> String {
    "steps of \(minutes.plain) minutes don't fill an hour, and the picker ignores them; the nearest that do are \(nearest.plain)"
  }

  /// Those that UIKit takes: the divisors of 60 up to half an hour.
  private static let steps: [Double] = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]

  /// Of two that are as near, the smaller one, which takes no choice away.
  private static func nearestStep(to minutes: Double) -> Double {
    steps.min { abs($0 - minutes) < abs($1 - minutes) } ?? 1
  }
}

// MARK: - Examples

extension InvalidMinuteInterval {
  private static let bad: [Example] = [
    Example("steps that leave a rest", """
      final class ReminderController: UIViewController {
        private let picker = UIDatePicker()

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓picker.minuteInterval = 7
        }
      }
      """, fixed: """
      final class ReminderController: UIViewController {
        private let picker = UIDatePicker()

        override func viewDidLoad() {
          super.viewDidLoad()
          picker.minuteInterval = 6
        }
      }
      """),
    Example("more than half an hour, in a builder; 25 is as near to 20 as to 30", """
      final class ParkingMeter: UIView {
        let until = UIDatePicker().then {
          $0.datePickerMode = .time
          ↓$0.minuteInterval = 60
        }
        lazy var from: UIDatePicker = {
          let picker = UIDatePicker()
          ↓picker.minuteInterval = 25
          return picker
        }()
      }
      """, fixed: """
      final class ParkingMeter: UIView {
        let until = UIDatePicker().then {
          $0.datePickerMode = .time
          $0.minuteInterval = 30
        }
        lazy var from: UIDatePicker = {
          let picker = UIDatePicker()
          picker.minuteInterval = 20
          return picker
        }()
      }
      """),
    Example("a constant of another file, which others may use", files: [
      Example.File("Booking.swift", """
        final class Booking: UIViewController {
          @IBOutlet var time: UIDatePicker!
          func setUp() { ↓time.minuteInterval = Slots.length }
        }
        """),
      Example.File("Slots.swift", "enum Slots { static let length = 45 }"),
    ]),
    Example("all date pickers, and one that a SwiftUI view shows", """
      func style() { ↓UIDatePicker.appearance().minuteInterval = 0 }

      struct Alarm: UIViewRepresentable {
        func makeUIView(context: Context) -> UIDatePicker {
          let picker = UIDatePicker(frame: .zero)
          ↓picker.minuteInterval = 8
          return picker
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("quarters of an hour", """
      func fill(_ picker: UIDatePicker) { picker.minuteInterval = 15 }
      """),
    Example("every step that fills an hour", """
      final class Clock: UIView {
        let pickers = [UIDatePicker(), UIDatePicker()]
        let picker = UIDatePicker()
        func setUp() {
          picker.minuteInterval = 1
          picker.minuteInterval = 12
          picker.minuteInterval = Step.half.rawValue
        }
        enum Step: Int { case half = 30 }
      }
      """),
    Example("a step that somebody else chooses", """
      func fill(_ picker: UIDatePicker, with row: Row) { picker.minuteInterval = row.minuteInterval ?? 1 }
      """),
    Example("a form's own row", """
      final class TimetableRow { var minuteInterval = 1 }

      func fill(_ row: TimetableRow) { row.minuteInterval = 7 }
      """),
    Example("a game's clock, and a local name", """
      struct Game {
        var minuteInterval = 90
        mutating func extend() {
          minuteInterval = 105
          var minuteInterval = 1
          minuteInterval = 7
        }
      }
      """),
    Example("a comparison", "func isCoarse(_ picker: UIDatePicker) -> Bool { picker.minuteInterval == 45 }"),
  ]
}
