import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let illegibleFontSize = MoreExamples(IllegibleFontSize.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("SwiftUI: a view of a screen that is drawn into a document, too", """
    struct Sums: View {
      var body: some View { Text("120").font(↓.system(size: 8)).frame(width: 300, height: 80) }
    }

    struct Bill: View {
      var body: some View { VStack { Sums() } }

      func render() {
        let renderer = ImageRenderer(content: Sums())
        renderer.render { _, draw in
          context.beginPDFPage(nil)
          draw(context)
        }
      }
    }
    """),
  Example("a font that is replaced under a condition alone, or made of itself", """
    final class AboutController: UIViewController {
      override func viewDidLoad() {
        let about = UITextView()
        about.text = "About"
        about.font = ↓UIFont.systemFont(ofSize: 3)
        if isLarge { about.font = UIFont.boldSystemFont(ofSize: 15) }
        view.addSubview(about)
        var hint = UITextView()
        hint.font = ↓UIFont.systemFont(ofSize: 5)
        view.addSubview(hint)
        hint = UITextView()
        hint.font = UIFont.systemFont(ofSize: 15)
        let note = UITextView()
        note.text = "Note"
        note.font = ↓UIFont.systemFont(ofSize: 4)
        note.font = note.font?.withTraits(.bold)
        view.addSubview(note)
      }
    }
    """),
  Example("fonts by the functions that a generator writes for the app's families", """
    struct Tide: View {
      var body: some View {
        Text(level).font(↓FontFamily.Lato.regular.swiftUIFont(size: 10))
        Text(hour).font(↓.small(9))
        Text(place).font(TideFontFamily.Lato.bold.swiftUIFont(size: 10, relativeTo: .caption))
      }
    }

    extension Font {
      static func small(_ size: CGFloat) -> Font { TideFontFamily.Lato.bold.swiftUIFont(size: size) }
    }
    """),
  Example("a font that is the same in every object of a type, whoever hands it over", """
    struct Fonts {
      let note = Font.system(size: 10, weight: .medium)
      var title = Font.system(size: 10)
    }

    struct Bill: View {
      @Injected(\\.fonts) private var fonts: Fonts
      var body: some View {
        VStack {
          Text(total).font(↓fonts.note)
          Text(name).font(fonts.title)
        }
      }
    }
    """),
  Example("a font by another name of the type that holds it", files: [
    Example.File("Fonts.swift", "enum FontFamily { struct Latin { static let caption = UIFont.systemFont(ofSize: 9) } }"),
    Example.File("VersionCell.swift", """
      fileprivate typealias Latin = FontFamily.Latin
      final class VersionCell: UITableViewCell {
        let version = UILabel()
        func setUp() { version.font = ↓Latin.caption }
      }
      """),
  ]),
  Example("a font that R.swift names", """
    final class TideView: UIView {
      func setUp() {
        let level = UILabel()
        level.font = ↓R.font.interRegular(size: 10)!
      }
    }
    """),
  Example("sizes for small and large devices, of which none is large enough", """
    final class TideView: UIView {
      func setUp(_ isSmall: Bool) {
        let level = UILabel()
        level.font = ↓UIFont.systemFont(ofSize: isSmall ? 8 : 9)
        let hour = UILabel()
        hour.font = UIFont.systemFont(ofSize: isSmall ? 9 : 12)
      }
    }
    """),
  Example("fonts from the app's own functions, free, of a type, and in an extension of the framework's", files: [
    Example.File("Fonts.swift", """
      import UIKit

      func teaFont(_ points: CGFloat) -> UIFont { return UIFont.systemFont(ofSize: points) }

      func smallTeaFont() -> UIFont { teaFont(9) }

      private let isBranded = false
      func brandedTeaFont() -> UIFont {
        if isBranded { return UIFont(name: "Didot", size: 20)! }
        return UIFont.systemFont(ofSize: 9)
      }

      enum Letters {
        static func plain(size: Int = 10) -> UIFont { UIFont(name: "Didot", size: CGFloat(size))! }
      }

      extension UIFont {
        static func tiny(_ points: CGFloat) -> UIFont { .boldSystemFont(ofSize: points) }
      }
      """),
    Example.File("TeaView.swift", """
      import UIKit

      final class TeaView: UIView {
        let origin = UILabel()
        let garden = UILabel()
        let year = UILabel()
        let price = UILabel()
        let name = UILabel()
        let brand = UILabel()

        func setUp() {
          brand.font = ↓brandedTeaFont()
          origin.font = ↓teaFont(10)
          garden.font = ↓smallTeaFont()
          year.font = ↓Letters.plain()
          price.font = ↓.tiny(8)
          name.font = teaFont(12)
        }
      }
      """),
  ]),
  Example("SwiftUI: a view that is shown, and drawn into a picture, too", """
    struct Poster: View {
      var body: some View { Text("Regatta").font(↓.system(size: 8)) }

      func share() { send(ImageRenderer(content: Poster()).uiImage) }
    }

    struct Wall: View {
      var body: some View { Poster() }
    }
    """),
  Example("attributes by which text is measured, and drawn", """
    final class BadgeView: UIView {
      private static let attributes: [NSAttributedString.Key: Any] = [.font: ↓UIFont.systemFont(ofSize: 9)]

      static func width(_ text: String) -> CGFloat { text.size(withAttributes: Self.attributes).width }

      override func draw(_ rect: CGRect) { text.draw(in: rect, withAttributes: Self.attributes) }
    }
    """),
  Example("SwiftUI: what stands beside a button that draws a picture, and a view that is shown there, too", files: [
    Example.File("Poster.swift", """
      struct Poster: View {
        var body: some View { Text("Regatta").font(↓.system(size: 8)) }
      }

      struct Stamp: View {
        var body: some View { Text("2026").font(.system(size: 6)) }
      }
      """),
    Example.File("Wall.swift", """
      struct Wall: View {
        var body: some View {
          VStack {
            Poster()
            Text("Today").font(↓.system(size: 7))
            Button("Share") { send(ImageRenderer(content: Poster()).uiImage, ImageRenderer(content: Stamp()).uiImage) }
          }
        }
      }
      """),
  ]),
]

private let good: [Example] = [
  Example("SwiftUI: a page that is drawn into a document, and shown before it is", files: [
    Example.File("Bill.swift", """
      struct Bill: View {
        private let width: CGFloat = 567

        var body: some View {
          VStack { VStack { Text("Bill").font(.system(size: 9)); Sums() }.frame(width: width, height: 813) }
        }
      }

      struct Sums: View {
        var body: some View { Text("120").font(.system(size: 8)) }
      }

      struct Receipt: View {
        var body: some View { Text("Paid").font(.system(size: 8)) }
      }
      """),
    Example.File("Printing.swift", """
      struct BillScreen: View {
        var body: some View { ZoomingView(content: Bill()) }

        func render() {
          let renderer = ImageRenderer(content: Bill())
          renderer.render { size, draw in
            context.beginPDFPage(nil)
            draw(context)
          }
        }

        func renderReceipt() { write(Receipt()) }

        private func write(_ page: some View) { UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: url) { $0.beginPage() } }
      }
      """),
  ]),
  Example("the title of a button in a view that is put nowhere", """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window.rootViewController = PanelController()
        return true
      }
    }

    final class PanelController: UIViewController { override func loadView() { view = Panel() } }

    final class Panel: UIView {
      private let holder = UIView()
      private let pick = UIButton().then {
        $0.setTitle("Pick", for: .normal)
        $0.titleLabel?.font = .systemFont(ofSize: 10)
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        holder.backgroundColor = .white
        holder.addSubview(pick)
      }
    }
    """),
  Example("SwiftUI: blanks, which only take up room", """
    struct Week: View {
      var body: some View {
        ForEach(days) { day in
          let blank = "    "
          Text(blank).font(.system(size: 7))
          Text(" ").font(.caption2.weight(.light)).font(.system(size: 6))
        }
      }
    }
    """),
  Example("the title of a tab, which the bar shows in a font of its own", """
    struct Shop: View {
      var body: some View {
        TabView {
          Basket().tabItem { Text("Basket").font(.system(size: 9)) }
          Tab { Offers() } label: { Text("Offers").font(.system(size: 9)) }
          Account().tabItem { name("Account") }
        }
      }

      private func name(_ text: String) -> some View { Text(text).font(.system(size: 9)) }
    }
    """),
  Example("a font that no system has, and a label whose text brings its own", files: [
    Example.File("FareCell.swift", """
      final class FareCell: UITableViewCell {
        let fare = UILabel()
        let stop = UILabel()
        func setUp() {
          fare.font = UIFont.systemFont(ofSize: 9)
          stop.font = UIFont(name: "", size: 9)
        }
      }
      """),
    Example.File("FaresController.swift", """
      final class FaresController: UITableViewController {
        func show(_ cell: FareCell) {
          let styled = NSMutableAttributedString(string: "2.40")
          styled.addAttributes([.font: UIFont.systemFont(ofSize: 18)], range: NSRange(location: 0, length: 4))
          cell.fare.attributedText = styled
        }
      }
      """),
  ]),
  Example("text that only takes up room, and a label that nobody puts anywhere", files: [
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let window = Letter() }"),
    Example.File("Letter.swift", """
      final class Letter: UIView {
        func show(_ text: NSMutableAttributedString, _ gap: NSRange) {
          text.addAttribute(.font, value: UIFont.systemFont(ofSize: 5), range: gap)
          text.addAttribute(.foregroundColor, value: UIColor.clear, range: gap)
          text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 5), .foregroundColor: UIColor.clear]))
          let stamp = UILabel()
          stamp.font = .systemFont(ofSize: 8)
          stamp.textColor = .red
        }
      }
      """),
  ]),
  Example("a size that another file's private constant of the same name says", files: [
    Example.File("Banner.swift", """
      struct Banner: View {
        var body: some View { Image("banner").frame(width: .iconSize, height: .iconSize) }
      }
      private extension CGFloat { static let iconSize: CGFloat = 18 }
      """),
    Example.File("Initials.swift", """
      struct Initials: View {
        let text: String
        var body: some View { Text(text).font(.system(size: .iconSize * 0.4)) }
      }
      private extension CGFloat { static let iconSize: CGFloat = 36 }
      """),
  ]),
  Example("line breaks that keep lines apart", """
    func label(_ name: String) -> NSAttributedString {
      let gap = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 8)]
      let text = NSMutableAttributedString(string: "\\n\\n", attributes: [.font: UIFont.systemFont(ofSize: 6)])
      text.append(NSAttributedString(string: name, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]))
      text.append(NSAttributedString(string: "\\n", attributes: gap))
      return text
    }
    """),
  Example("what is printed", files: [
    Example.File("Logbook.swift", """
      final class Logbook {
        private enum Style { static let note = UIFont.systemFont(ofSize: 9) }

        func text(_ note: String) -> NSAttributedString { NSAttributedString(string: note, attributes: [.font: Style.note]) }
      }
      """),
    Example.File("TideTable.swift", """
      struct TideTable {
        func document() -> Data { UIGraphicsPDFRenderer(bounds: .zero).pdfData { context in drawHours(in: context) } }

        private func drawHours(in _: UIGraphicsPDFRendererContext) {
          "6 h".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 7)])
        }
      }
      """),
    Example.File("HarbourController.swift", """
      final class HarbourController: UIViewController {
        func printLog() {
          let text = Logbook().text("moored")
          UIPrintInteractionController.shared.printFormatter = UISimpleTextPrintFormatter(attributedText: text)
        }

        func page() -> Data {
          UIGraphicsPDFRenderer(bounds: .zero).pdfData { context in
            context.beginPage()
            "Tides".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 7)])
          }
        }
      }
      """),
  ]),
  Example("functions that make fonts of several sizes, or of one that grows with the text size", """
    func teaFont(_ points: CGFloat, isLarge: Bool) -> UIFont {
      if isLarge { return UIFont.systemFont(ofSize: 20) }
      return UIFont.systemFont(ofSize: points)
    }

    func growingFont(_ points: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: points)) }

    func show(_ label: UILabel, _ isLarge: Bool) {
      label.font = teaFont(9, isLarge: isLarge)
      label.font = growingFont(9)
    }
    """),
  Example("SwiftUI: text in a menu, which has the system's font", """
    struct PortMenu: View {
      var body: some View {
        Menu {
          ForEach(ports) { port in Button { open(port) } label: { Text(port.name).font(.system(size: 9)) } }
        } label: {
          Image(systemName: "ferry")
        }
        .contextMenu { Text("Ports").font(.system(size: 9)) }
      }
    }
    """),
  Example("a font that the next statements replace", """
    final class AboutController: UIViewController {
      override func viewDidLoad() {
        let about = UITextView()
        about.text = "About"
        about.font = UIFont.systemFont(ofSize: 3)
        about.isEditable = false
        about.font = UIFont.boldSystemFont(ofSize: 15)
        view.addSubview(about)
      }
    }
    """),
  Example("characters that are pictures, and letters that become part of one", """
    final class MuteView: UIView {
      private let sign = UILabel()

      func setUp() {
        sign.font = UIFont(name: "ElegantIcons", size: 10)
        sign.font = .iconFont(9)
      }

      func stamp(_ letter: String) -> UIImage {
        UIGraphicsImageRenderer(size: side).image { _ in
          (letter as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
        }
      }
    }

    extension UIFont {
      static func iconFont(_ size: CGFloat) -> UIFont { UIFont(name: "Elegant", size: size)! }
    }
    """),
  Example("a font that a modifier of the project's own gives the text first", """
    struct Fare: View {
      var body: some View { Text(fare).caption().foregroundColor(.green).font(.system(size: 9)) }
    }

    extension View {
      func caption() -> some View { font(.custom("Lora", size: 12)) }
    }
    """),
  Example("what an alert says, in whatever font", """
    struct Report: View {
      @State private var asks = false

      var body: some View {
        Button("Report") { asks = true }
          .alert("Report this boat?", isPresented: $asks) {
            Button("Report") { report() }
          } message: {
            Text("Nobody is told who did.").font(.system(size: 10))
          }
      }
    }
    """),
  Example("SwiftUI: views that are only drawn into pictures", files: [
    Example.File("Poster.swift", """
      struct Poster: View {
        var body: some View { VStack { Text("Regatta").font(.system(size: 8)); Stamp() } }
      }

      struct Stamp: View {
        var body: some View { Text("2026").font(.system(size: 6)) }
      }

      #Preview { Poster() }
      """),
    Example.File("Printer.swift", """
      enum Printer {
        @MainActor static func picture() -> UIImage? { ImageRenderer(content: Poster()).uiImage }
      }
      """),
  ]),
  Example("attributes that a property or a variable keeps to measure text by", """
    final class BadgeCell: UICollectionViewCell {
      private static let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]

      static func width(_ text: String) -> CGFloat { text.size(withAttributes: Self.attributes).width }

      static func height(_ text: String) -> CGFloat {
        let small: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 8)]
        return text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: small, context: nil).height
      }
    }
    """),
]
