import HIGLintEngine

/// Text in a font that is too small to read.
public struct IllegibleFontSize: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let minimum = RuleOption("minimum", "The least size of text, in points.", default: 11.0, bounds: 1...40)

  public static let description = RuleDescription(
    id: "illegible_font_size",
    chapter: .controls,
    summary: "Text is given a fixed font smaller than 11 points.",
    rationale: """
      A label is there to be read, at arm's length, in the sun, by people whose eyes are older than the designer's. \
      Below 11 points most of them can't, and a fixed size doesn't grow with the text size that they have chosen. The \
      text styles do, and the smallest of them has 11 points.
      """,
    guidelines: [.current("Typography"), .iPhone2008("Labels")],
    components: [.text],
    severity: .note,
    options: [minimum.declaration],
    // The font may come from a function or a constant of another file, so the words are those that give text a font.
    triggers: ["font", "NSFontAttributeName"],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for text in context.project.textFonts(in: file) {
      // A font of no size keeps another's, and one of a point only takes up room.
      guard let size = text.scope.fontSize(text.font), size.points > 1, size.points < minimum, text.isShown, !text.isScaled else {
        continue
      }
      let notes = size.maker.map { [RuleContext.Note("the font is made here", at: $0.range, in: $0.file)] } ?? []
      context.report(Self.message(size.points, minimum), at: text.font.range, in: text.file, notes: notes)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let minimum = context.options[Self.minimum]
    for text in context.project.drawnInterface(resource)?.texts ?? [] {
      guard let size = text.size, size.points < minimum, !text.mayGetAnotherFont else { continue }
      let message = "\(text.object.name): \(Self.message(size.points, minimum))"
      context.report(message, at: size.range, in: resource, object: text.object.id)
    }
  }

  private static func message(_ size: Double, _ minimum: Double) -> String {
    "text of \(size.plain) points is too small to read; use at least \(minimum.plain), "
      + "or a text style, which grows with the reader's setting"
  }
}

// MARK: - Picture

extension IllegibleFontSize {
  private static let picture = RulePicture(
    bad: Sketch("Text of 8 points must be held close to the eyes.", [
      .space(12),
      .text("Delivery on Monday"),
      .text("Order before noon on working days", Sketch.TextStyle(size: 8)),
      .space(12),
    ]),
    good: Sketch("From 11 points on it can be read where phones are held.", [
      .space(12),
      .text("Delivery on Monday"),
      .text("Order before noon", Sketch.TextStyle(size: 13)),
      .space(12),
    ])
  )
}

// MARK: - Examples

extension IllegibleFontSize {
  private static let bad: [Example] = [
    Example("a label's font", """
      final class TicketCell: UITableViewCell {
        private let terms = UILabel()

        override func awakeFromNib() {
          super.awakeFromNib()
          terms.font = ↓UIFont.systemFont(ofSize: 8)
          textLabel?.font = ↓.boldSystemFont(ofSize: 10)
          detailTextLabel?.font = ↓terms.font.withSize(9)
        }
      }
      """),
    Example("a constant of another file, and a font of the app's own making", files: [
      Example.File("Weather.swift", """
        final class Weather: UIView {
          lazy var source = UILabel().then { $0.font = ↓Fonts.tiny }
          lazy var hour = UILabel().then { $0.font = ↓AppFont(size: 9) }
        }
        """),
      Example.File("Fonts.swift", """
        import UIKit

        enum Fonts { static let tiny = UIFont(name: "Avenir", size: 7.5)! }

        func AppFont(size: CGFloat = 18) -> UIFont { UIFont(name: "OCRAStd", size: size)! }
        """),
    ]),
    Example("a button beside whose image stands a title, given in another file", files: [
      Example.File("Turntable.swift", """
        final class Turntable: UIView {
          let speed = UIButton().then {
            $0.setImage(UIImage(named: "record"), for: .normal)
            $0.titleLabel?.font = ↓.systemFont(ofSize: 9)
          }
          let pitch = UIButton(type: .custom)

          func setUp() {
            pitch.setImage(UIImage(named: "pitch"), for: .normal)
            pitch.titleLabel?.font = ↓.systemFont(ofSize: 10)
            [pitch].forEach { $0.setTitle("Pitch", for: .normal) }
          }
        }
        """),
      Example.File("Player.swift", """
        final class Player: UIViewController {
          let turntable = Turntable()
          func show(_ speed: Int) { turntable.speed.setTitle("\\(speed)", for: .normal) }
        }
        """),
    ]),
    Example("the attributes of a string", """
      func footnote(_ text: String) -> NSAttributedString {
        let note = NSMutableAttributedString(string: text, attributes: [.font: ↓UIFont.italicSystemFont(ofSize: 9)])
        note.addAttribute(.font, value: ↓UIFont.monospacedSystemFont(ofSize: 6, weight: .light), range: NSRange(location: 0, length: 1))
        return note
      }
      """),
    Example("SwiftUI", """
      struct Departure: View {
        var body: some View {
          VStack {
            Text(train.platform).font(↓.system(size: 10, weight: .bold))
            HStack { Image("wheelchair"); Text("Step-free") }.font(↓Font.custom("Rail", fixedSize: 9))
            Label("Delayed", systemImage: "clock").font(↓.system(size: 8).monospacedDigit())
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a symbol of a font of the app's own, and a text that nothing shows", files: [
      Drawn.xib("""
        <label text="鍵" id="l1"><fontDescription key="fontDescription" name="signs" family="signs" pointSize="9"/></label>
        <view alpha="0.0" id="v2"><subviews>
          <label text="Expired" id="l2"><fontDescription key="fontDescription" type="system" pointSize="9"/></label>
        </subviews></view>
        """),
    ]),
    Example("text styles, and sizes that can be read", """
      final class Article: UIView {
        let title = UILabel()
        let body = UITextView()
        func setUp() {
          title.font = .preferredFont(forTextStyle: .caption2)
          body.font = .systemFont(ofSize: 11)
        }
      }
      """),
    Example("fonts that follow the reader's text size", """
      final class Caption: UIView {
        let label = UILabel()
        func setUp() {
          label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: UIFont.systemFont(ofSize: 10))
          label.adjustsFontForContentSizeCategory = true
        }
      }

      struct Credit: View {
        var body: some View { Text(photographer).font(.custom("Didot", size: 10, relativeTo: .caption)) }
      }
      """),
    Example("symbols", """
      struct Stars: View {
        var body: some View {
          Image(systemName: "star.fill").font(.system(size: 8))
          Text("•").font(.system(size: 6))
          HStack { Text(rating).font(.caption); Image(systemName: "star") }.font(.system(size: 9))
          Button(action: close) { Image(systemName: "xmark") }.font(.system(size: 10))
        }
      }
      """),
    Example("the title of a button that has none", """
      final class Remote: UIView {
        private let louder = UIButton().then {
          $0.setImage(UIImage(systemName: "speaker.plus"), for: .normal)
          $0.titleLabel?.font = .systemFont(ofSize: 9)
        }
        private let softer = UIButton(type: .custom)

        func setUp() {
          softer.setImage(UIImage(systemName: "speaker.minus"), for: .normal)
          softer.titleLabel?.font = .systemFont(ofSize: 9)
          [louder, softer].forEach { addSubview($0) }
        }
      }
      """),
    Example("a size that is computed, and a font that keeps its size", """
      final class Zoom: UIView {
        let label = UILabel()
        func show(at scale: CGFloat) {
          label.font = .systemFont(ofSize: 8 * scale)
          label.font = UIFont(descriptor: label.font.fontDescriptor, size: 0)
        }
      }
      """),
    Example("the titles of tabs, which are small by themselves, and text that is only measured", """
      final class Tabs: UITabBarController {
        func style(_ item: UITabBarItem) {
          item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10, weight: .medium)], for: .normal)
          let width = "Home".size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)]).width
          item.imageInsets.left = width
        }
      }
      """),
    Example("attributes that a variable or a property keeps for a bar's titles", """
      final class Tabs: UITabBarController {
        private let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]

        func style() {
          let titles = [.font: UIFont.systemFont(ofSize: 9.5), .kern: 0.01] as [NSAttributedString.Key: Any]
          let appearance = UITabBarAppearance()
          appearance.stackedLayoutAppearance.normal.titleTextAttributes = titles
          appearance.stackedLayoutAppearance.selected.titleTextAttributes = small
          let disabled = faint()
          appearance.stackedLayoutAppearance.disabled.titleTextAttributes = disabled
          tabBar.standardAppearance = appearance
        }

        private func faint() -> [NSAttributedString.Key: Any] { return [.font: UIFont.systemFont(ofSize: 10) as Any] }
      }
      """),
    Example("other things with a font", """
      final class Plotter { var font = UIFont.systemFont(ofSize: 6) }

      func draw(_ plotter: Plotter) { plotter.font = .systemFont(ofSize: 5) }
      """),
    Example("a label in a view that is drawn twice as large", """
      extension UIActivityIndicatorView {
        func show(_ text: String) {
          transform = CGAffineTransform(scaleX: 2, y: 2)
          let label = UILabel()
          label.text = text
          label.font = UIFont.systemFont(ofSize: 7)
          insertSubview(label, at: 0)
        }
      }
      """),
    Example("a spacer", """
      func pad(_ text: NSMutableAttributedString) { text.addAttributes([.font: UIFont.systemFont(ofSize: 1)], range: all) }
      """),
  ]
}
