import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tapGestureOnRow = MoreExamples(TapGestureOnRow.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a cell to whose content a function of the app's own adds a tap", files: [
    Example.File("FeedCell.swift", """
      final class FeedCell: UITableViewCell {
        override func awakeFromNib() {
          super.awakeFromNib()
          ↓contentView.addTap(target: self, action: #selector(open))
        }

        @objc private func open() { model.onSelect() }
      }
      """),
    Example.File("UIView+Tap.swift", """
      extension UIView {
        func addTap(target: Any?, action: Selector?) {
          isUserInteractionEnabled = true
          addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
        }
      }
      """),
  ]),
  Example("a view that fills the row that a xib draws", files: [
    Example.File("FriendCell.swift", """
      final class FriendCell: UITableViewCell {
        @IBOutlet private var card: UIView!
        @IBOutlet private var portrait: UIImageView!

        override func awakeFromNib() {
          super.awakeFromNib()
          ↓card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        }

        @objc private func open() { delegate.open(friend) }
        @objc private func enlarge() { delegate.enlarge(friend) }
      }
      """),
    Example.File("FriendCell.xib", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <tableViewCell id="c" customClass="FriendCell">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" id="w">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews>
              <view id="v"><rect key="frame" x="8" y="4" width="304" height="52"/></view>
              <imageView id="i"><rect key="frame" x="8" y="4" width="52" height="52"/></imageView>
            </subviews>
          </tableViewCellContentView>
          <connections>
            <outlet property="card" destination="v" id="o1"/>
            <outlet property="portrait" destination="i" id="o2"/>
          </connections>
        </tableViewCell>
      </objects></document>
      """),
  ]),
  Example("rows that put the keyboard away, too", """
    struct Finder: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        List {
          Text(query).↓onTapGesture {
            choose(query)
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
          }
          Text("Close").onTapGesture { isFocused = false }
        }
      }
    }
    """),
  Example("an action that tells two cards of a row apart", """
    final class PairCell: UITableViewCell {
      private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

      func setUp() { ↓contentView.addGestureRecognizer(tap) }

      @objc private func tapped(_ tap: UITapGestureRecognizer) {
        open(tap.location(in: contentView).x < contentView.bounds.midX ? left : right)
      }
    }
    """),
  Example("rows that tell VoiceOver what they are, and one that does more than to be chosen", """
    struct Ferries: View {
      @State private var chosen: Ferry.ID?

      var body: some View {
        List(ferries, selection: $chosen) { ferry in
          Text(ferry.name)
            .↓onTapGesture { book(ferry) }
            .accessibilityAddTraits([.isButton])
          Text(ferry.harbour).↓onTapGesture {
            chosen = ferry.id
            showMap(of: ferry)
          }
        }
      }
    }
    """),
  Example("a form's rows in a section, made of views of the app's own", """
    struct BoilerSettings: View {
      var body: some View {
        Form {
          Section("Heating") {
            row("Garden")
              .↓onTapGesture(perform: openGarden)
            if hasFloorHeating { floor }
          }
        }
      }

      private func row(_ title: String) -> some View { Text(title) }

      private var floor: some View {
        Label("Floor", systemImage: "square.fill")
          .↓onTapGesture {
            // Opens upstairs first.
            openFloor()
          }
      }
    }
    """, fixed: """
    struct BoilerSettings: View {
      var body: some View {
        Form {
          Section("Heating") {
            row("Garden")
              .onTapGesture(perform: openGarden)
            if hasFloorHeating { floor }
          }
        }
      }

      private func row(_ title: String) -> some View { Text(title) }

      private var floor: some View {
        Label("Floor", systemImage: "square.fill")
          .onTapGesture {
            // Opens upstairs first.
            openFloor()
          }
      }
    }
    """),
  Example("SwiftUI: in a section of the project's own", files: [
    Example.File("Shelf.swift", """
      struct Shelf: View {
        var body: some View {
          List {
            TintedSection {
              ForEach(books) { book in Text(book.title).↓onTapGesture { open(book) } }
            }
          }
        }
      }
      """),
    Example.File("TintedSection.swift", """
      struct TintedSection<Content: View>: View {
        let header: String?
        @ViewBuilder let content: Content

        var body: some View {
          Group {
            if let header { Section(header) { content } } else { Section { content } }
          }
          .listRowBackground(Color.mint)
        }
      }
      """),
  ]),
  Example("SwiftUI: what alone fills a row, beside a rule", """
    struct Quays: View {
      var body: some View {
        List(quays) { quay in
          GeometryReader { _ in
            VStack {
              QuayRow(quay).↓onTapGesture { open(quay) }
              Divider()
            }
          }
        }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a card in a table that selects nothing", """
    final class BoardController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Chart", for: indexPath) as! ChartCell
      }
    }

    final class ChartCell: UITableViewCell {
      override func awakeFromNib() {
        super.awakeFromNib()
        contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
      }

      @objc private func turn() { chart.turn() }
    }
    """),
  Example("an empty action, which only keeps taps from the row", """
    final class KettleCell: UITableViewCell {
      func setUp() { contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(swallow))) }

      @objc private func swallow() {}
    }
    """),
  Example("a view that only its preview shows in a list", """
    struct Badge: View {
      var body: some View { Text("New").onTapGesture { isOpen = true } }
    }

    struct Badge_Previews: PreviewProvider {
      struct Demo: View {
        var body: some View { List { Text("Try").onTapGesture { isOpen = true } } }
      }

      static var previews: some View { List { Badge() } }
    }
    """),
  Example("taps for the keyboard, and none at all", """
    struct Address: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Form {
          HStack { Text("Street"); TextField("Street", text: $street) }.onTapGesture { isFocused = true }
          Text("Required").onTapGesture { hideKeyboard() }
          Text("Scrolls").onTapGesture {}
        }
      }
    }
    """),
  Example("what a table shows below its rows, or above them", """
    final class HelpController: UITableViewController {
      override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Version") else { return nil }
        cell.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(copyVersion)))
        return cell
      }

      override func viewDidLoad() { tableView.register(MonthCell.self, forHeaderFooterViewReuseIdentifier: "Month") }

      @objc private func copyVersion() { UIPasteboard.general.string = version }
    }

    final class MonthCell: UITableViewCell {
      func setUp() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fold))) }

      @objc private func fold() { month.fold() }
    }
    """),
  Example("a row for what isn't there yet", """
    struct Purser: View {
      var body: some View { List { Text(purchases).onTapGesture { print("not yet") } } }
    }
    """),
  Example("cells that views hold, and no table", files: [
    Example.File("TimerView.swift", """
      final class TimerView: UIView {
        let on = UITableViewCell(style: .default, reuseIdentifier: nil)
        let off = UITableViewCell(style: .default, reuseIdentifier: nil)
        private let box = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          [on, box, off].forEach { addSubview($0) }
        }
      }
      """),
    Example.File("TimerController.swift", """
      final class TimerController: UIViewController {
        private let timer = TimerView()

        override func viewDidLoad() {
          timer.on.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
          timer.off.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(stop)))
        }

        @objc private func start() { timer.on.accessoryType = .checkmark }
        @objc private func stop() { timer.off.accessoryType = .checkmark }
      }
      """),
    Example.File("SettingCell.swift", """
      final class SettingCell: UITableViewCell {
        func answer(_ target: Any, _ action: Selector) {
          addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
        }
      }

      final class SettingsView: UIView {
        let language = SettingCell()

        func setUp() { addSubview(language) }
      }
      """),
  ]),
  Example("SwiftUI: one of two things that a row stacks", """
    struct Quays: View {
      var body: some View {
        List(quays) { quay in
          VStack {
            QuayRow(quay).onTapGesture { open(quay) }
            Text(quay.harbour)
          }
        }
      }
    }
    """),
]
