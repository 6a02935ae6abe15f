import HIGLintEngine

/// Segmented controls with words in some segments and pictures in others.
public struct MixedSegmentContent: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  public static let description = RuleDescription(
    id: "mixed_segment_content",
    chapter: .controls,
    summary: "One segmented control mixes text and images.",
    rationale: """
      Segments are one choice between equals, and look like one row of them. A picture among words looks like \
      something else, such as a button that merely stands beside the choice, and the segments' widths no longer \
      agree.
      """,
    guidelines: [.iPhone2008("Segmented Controls"), .current("Segmented controls")],
    components: [.segmentedControls],
    triggers: ["UISegmentedControl", "insertSegment", "egmented", "forSegmentAt"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for content in context.project.segmentedContents(in: file)
    where content.becomes({ $0.contains(.text) && $0.contains(.image) }) {
      context.report(
        "this segmented control mixes text and images; use one or the other for all segments",
        at: content.range,
        in: content.file
      )
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    for control in context.project.drawnInterface(resource)?.segmentedControls ?? [] {
      guard let odd = control.odd else { continue }
      let message = "\(control.object.name) mixes text and images; use one or the other for all segments"
      context.report(message, at: odd.nameRange, in: resource, object: control.object.id)
    }
  }
}

// MARK: - Picture

extension MixedSegmentContent {
  private static let picture = RulePicture(
    bad: Sketch("Words and images don’t line up into one choice.", [
      .segments(["List", .image, "Map", .image]),
    ]),
    good: Sketch("All of one kind do.", [
      .segments(["List", "Grid", "Map", "Globe"]),
    ])
  )
}

// MARK: - Examples

extension MixedSegmentContent {
  private static let bad: [Example] = [
    Example("in one array", """
      final class GalleryController: UIViewController {
        private lazy var layout = UISegmentedControl(items: ↓["List", UIImage(named: "grid")!])
        private lazy var order = UISegmentedControl(items: ↓["Newest", UIImage(named: "star") as Any])
      }
      """),
    Example("a constant of another file", files: [
      Example.File("Inbox.swift", """
        final class Inbox: UIViewController {
          let scope = UISegmentedControl(items: ↓[NSLocalizedString("All", comment: ""), Icons.flag])
        }
        """),
      Example.File("Icons.swift", "enum Icons { static let flag: UIImage = UIImage(systemName: \"flag\")! }"),
    ]),
    Example("one after the other", """
      func fill(_ control: UISegmentedControl) {
        control.insertSegment(withTitle: "Day", at: 0, animated: false)
        control.insertSegment(withTitle: "Week", at: 1, animated: false)
        ↓control.insertSegment(with: UIImage(systemName: "calendar"), at: 2, animated: false)
        control.insertSegment(with: UIImage(systemName: "clock"), at: 3, animated: false)
      }
      """),
    Example("a picture in place of a title", """
      final class Kitchen: UIViewController {
        private let units = UISegmentedControl(items: ["Cups", "Grams", "Other"])
        @IBOutlet private var timer: UISegmentedControl!

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓units.setImage(UIImage(systemName: "ellipsis"), forSegmentAt: 2)
          timer.setTitle(NSLocalizedString("5 min", comment: ""), forSegmentAt: 0)
          ↓self.timer.setImage(UIImage(named: "hourglass"), forSegmentAt: 1)
        }
      }
      """),
    Example("SwiftUI", """
      struct Alignment: View {
        var body: some View {
          ↓Picker("Alignment", selection: $alignment) {
            Image(systemName: "text.alignleft").tag(0)
            Image(systemName: "text.alignright").tag(1)
            Text("Auto").tag(2)
          }
          .pickerStyle(.segmented)
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("words", "let control = UISegmentedControl(items: [\"Chords\", \"Lyrics\", \"Both\"])"),
    Example("pictures", """
      let control = UISegmentedControl(items: [UIImage(named: "bold")!, UIImage(named: "italic")!])
      """),
    Example("either words or pictures", """
      final class Row: UIView {
        let control = UISegmentedControl()
        func fill(_ options: [Option]) {
          for option in options {
            if let image = option.image {
              control.insertSegment(with: image, at: 0, animated: false)
            } else {
              control.insertSegment(withTitle: option.title, at: 0, animated: false)
            }
          }
        }
      }
      """),
    Example("pictures in place of all titles, or of those of another function", """
      final class Weather: UIViewController {
        let sky = UISegmentedControl(items: ["Sun", "Rain"])
        let wind = UISegmentedControl(items: ["Calm", "Storm"])

        func draw(_ icons: [UIImage]) {
          sky.setImage(icons[0], forSegmentAt: 0)
          sky.setImage(icons[1], forSegmentAt: 1)
          wind.setImage(icons[2], forSegmentAt: 0)
          let tide = UISegmentedControl(items: ["Ebb", "Flow"])
          for index in icons.indices { tide.setImage(icons[index], forSegmentAt: index) }
        }

        func drawStorm(_ icon: UIImage) { wind.setImage(icon, forSegmentAt: 1) }
      }
      """),
    Example("segments of unknown content", """
      final class Bar: UIView {
        lazy var control = UISegmentedControl(items: ["All", theme.flag, style.title])
      }
      """),
    Example("SwiftUI: labels, which have both, and alternatives", """
      struct Mode: View {
        var body: some View {
          Picker("Mode", selection: $mode) {
            Label("Edit", systemImage: "pencil").tag(0)
            Label("Read", systemImage: "book").tag(1)
          }
          .pickerStyle(.segmented)
          Picker("Size", selection: $size) {
            if isNarrow { Image("s"); Image("l") } else { Text("Small"); Text("Large") }
          }
          .pickerStyle(.segmented)
        }
      }
      """),
    Example("a menu, where a picture may stand beside a word", """
      struct Sort: View {
        var body: some View {
          Picker("Sort", selection: $order) { Text("Name"); Image(systemName: "star") }.pickerStyle(.menu)
        }
      }
      """),
  ]
}
