import HIGLintEngine

/// Segmented controls with more segments than a finger can tell apart.
public struct TooManySegments: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let maximum = RuleOption("maximum", "The most segments of one control.", default: 5.0, bounds: 2...20)

  public static let description = RuleDescription(
    id: "too_many_segments",
    chapter: .controls,
    summary: "A segmented control has more than five segments.",
    rationale: """
      The segments share the width of the screen. With more than five on an iPhone, each has room for a short word: \
      longer ones are cut off, and people easily hit the neighbour of what they meant. A wide window on an iPad has \
      room for two more; a menu, a list or a picker has room for any number.
      """,
    guidelines: [.iPhone2008("Segmented Controls"), .current("Segmented controls")],
    components: [.segmentedControls],
    options: [maximum.declaration],
    triggers: ["UISegmentedControl", "insertSegment", "egmented"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    for content in context.project.segmentedContents(in: file) where content.becomes({ $0.count > maximum }) {
      context.report(Self.message(content.count, maximum), at: content.range, in: content.file)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let maximum = Int(context.options[Self.maximum])
    guard let interface = context.project.drawnInterface(resource), !interface.isForPad else { return }
    for control in interface.segmentedControls where control.segments.count > maximum {
      let message = "\(control.object.name): \(Self.message(control.segments.count, maximum))"
      context.report(message, at: control.segments[maximum].nameRange, in: resource, object: control.object.id)
    }
  }

  private static func message(_ count: Int, _ maximum: Int) -> String {
    "\(count) segments have little room on a phone; use at most \(maximum), or a menu, a list or a picker"
  }
}

// MARK: - Picture

extension TooManySegments {
  private static let picture = RulePicture(
    bad: Sketch("Seven segments: their words are cut, and the neighbour is near.", [
      .segments(["January", "February", "March", "April", "May", "June", "July"]),
    ]),
    good: Sketch("Three can be read and hit.", [
      .segments(["Day", "Week", "Month"]),
    ])
  )
}

// MARK: - Examples

extension TooManySegments {
  private static let bad: [Example] = [
    Example("one for each day", """
      final class TimetableController: UIViewController {
        private let days = UISegmentedControl(items: ↓["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
      }
      """),
    Example("one for each case of an enumeration in another file", files: [
      Example.File("Palette.swift", """
        final class Palette: UIView {
          lazy var control: UISegmentedControl = {
            let names = Pigment.allCases.map { $0.rawValue }
            return UISegmentedControl(items: ↓names)
          }()
        }
        """),
      Example.File("Pigment.swift", """
        enum Pigment: String, CaseIterable { case ochre, umber, sienna, cobalt, viridian, madder }
        """),
    ]),
    Example("one after the other, the last of them on some iPads", """
      final class Scores: UIViewController {
        @IBOutlet private var parts: UISegmentedControl!

        func setUp(_ isPremium: Bool) {
          parts.removeAllSegments()
          parts.insertSegment(withTitle: "I", at: 0, animated: false)
          parts.insertSegment(withTitle: "II", at: 1, animated: false)
          parts.insertSegment(withTitle: "III", at: 2, animated: false)
          parts.insertSegment(withTitle: "IV", at: 3, animated: false)
          if isPremium { parts.insertSegment(withTitle: "V", at: 4, animated: false) }
          ↓parts.insertSegment(withTitle: "Coda", at: 5, animated: false)
          parts.insertSegment(withTitle: "Encore", at: 6, animated: false)
        }
      }
      """),
    Example("in loops over what is spelled out", """
      func fill(_ days: UISegmentedControl, _ keys: UISegmentedControl) {
        for (index, day) in ["M", "T", "W", "T", "F", "S", "S"].enumerated() {
          ↓days.insertSegment(withTitle: day, at: index, animated: false)
        }
        (1...6).forEach { ↓keys.insertSegment(withTitle: "\\($0)", at: $0 - 1, animated: false) }
      }
      """),
    Example("SwiftUI", """
      enum Meal: CaseIterable { case breakfast, brunch, lunch, tea, dinner, supper }

      struct Diary: View {
        var body: some View {
          ↓Picker("Meal", selection: $meal) {
            ForEach(Meal.allCases, id: \\.self) { meal in Text(meal.name) }
          }
          .pickerStyle(.segmented)
          ↓Picker(selection: $stars) {
            Text("Any").tag(0)
            ForEach(1...5, id: \\.self) { Text("\\($0)") }
          } label: {
            Text("Stars")
          }
          .pickerStyle(SegmentedPickerStyle())
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a few", """
      final class MapController: UIViewController {
        let kind = UISegmentedControl(items: ["Map", "Transit", "Satellite", "Hybrid", "Relief"])
      }
      """),
    Example("alternatives, which are never shown together", """
      final class Units: UIViewController {
        let control = UISegmentedControl()
        func show(_ isMetric: Bool) {
          if isMetric {
            control.insertSegment(withTitle: "mm", at: 0, animated: false)
            control.insertSegment(withTitle: "cm", at: 1, animated: false)
            control.insertSegment(withTitle: "m", at: 2, animated: false)
          } else {
            control.insertSegment(withTitle: "inch", at: 0, animated: false)
            control.insertSegment(withTitle: "foot", at: 1, animated: false)
            control.insertSegment(withTitle: "yard", at: 2, animated: false)
          }
        }
      }
      """),
    Example("as many as the data has", """
      final class Polls: UIView {
        lazy var control = UISegmentedControl(items: poll.answers.map(\\.title))
        func fill() {
          for (index, answer) in poll.answers.enumerated() { control.insertSegment(withTitle: answer, at: index, animated: false) }
        }
      }
      """),
    Example("pickers in other styles", """
      struct Months: View {
        var body: some View {
          Picker("Month", selection: $month) { ForEach(1...12, id: \\.self) { Text("\\($0)") } }.pickerStyle(.wheel)
          Picker("Day", selection: $day) { ForEach(1...31, id: \\.self) { Text("\\($0)") } }
        }
      }
      """),
    Example("SwiftUI: alternatives, and five of them", """
      struct Filter: View {
        var body: some View {
          Picker("Filter", selection: $filter) {
            if isTeam { Text("Mine"); Text("Ours"); Text("Theirs") } else { Text("All"); Text("Open"); Text("Closed") }
            Text("Late")
          }
          .pickerStyle(.segmented)
        }
      }
      """),
    Example("an array of the same kind for something else", """
      final class Wheel: UIView {
        let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
        let control = UISegmentedControl(items: ["Spin", "Stop"])
      }
      """),
  ]
}
