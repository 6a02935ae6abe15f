import HIGLintEngine
import HIGLintRules

/// Examples of taps for which a view around them, or within, decides.
extension MoreExamples {
  static let tapAroundBad: [Example] = [
    Example("UIKit: a view of another view's to whose taps a stream answers, and one that a variable keeps", files: [
      Example.File("Dates.swift", """
        final class DateBox: UIView { let label = UILabel() }
        final class DatesView: UIView { let start = DateBox() }
        """),
      Example.File("DatesController.swift", """
        final class DatesController: UIViewController {
          private let datesView = DatesView()

          func bind() {
            ↓datesView.start.rx.tapGesture()
              .when(.recognized)
              .subscribe(onNext: { [weak self] _ in self?.presentCalendar() })
              .disposed(by: bag)
          }

          func addBanners() {
            var last: UIImageView?
            for item in items {
              let banner = UIImageView(image: item.picture)
              if let last { banner.leadingAnchor.constraint(equalTo: last.trailingAnchor).isActive = true }
              banner.isUserInteractionEnabled = true
              ↓banner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openBanner)))
              view.addSubview(banner)
              last = banner
            }
          }

          @objc func openBanner() { present(BannerController(), animated: true) }
        }
        """),
    ]),
    Example("UIKit: the headers of a table, as they are taken from it, and before they show", """
      final class TidesController: UITableViewController {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Tide")
          header?.textLabel?.text = names[section]
          ↓header?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
          return header
        }

        @objc func unfold(_ tap: UITapGestureRecognizer) { tableView.reloadSections([0], with: .fade) }
      }

      final class BoatsController: UITableViewController {
        override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
          let header = view as! UITableViewHeaderFooterView
          let tap = UITapGestureRecognizer()
          tap.addTarget(self, action: #selector(unfold))
          ↓header.addGestureRecognizer(tap)
        }

        @objc func unfold(_ tap: UITapGestureRecognizer) { tableView.reloadSections([0], with: .fade) }
      }
      """),
    Example("a link's label in one place, and not in another", files: [
      Example.File("UnitCell.swift", """
        struct UnitCell: View { var body: some View { Text(unit.title).↓onTapGesture { open(unit) } } }
        """),
      Example.File("Lecture.swift", """
        struct Lecture: View {
          var body: some View { VStack { UnitCell(); NavigationLink { Notes() } label: { UnitCell() } } }
        }
        struct Units: View { var body: some View { VStack { UnitCell() } } }
        """),
    ]),
    Example("rows that answer taps, in a panel over the screen that answers, too, and is none", """
      struct Addresses: View {
        var body: some View {
          VStack {
            Text("Call")
            ForEach(addresses) { address in Text(address.name).↓onTapGesture { call(address) } }
          }
          .background(.black.opacity(0.6))
          .onTapGesture { showsAddresses.toggle() }
        }
      }
      """),
    Example("what shows an element and opens what is found by that, beside a button of its own", """
      struct Berths: View {
        var body: some View {
          ScrollView {
            ForEach(model.berths) { berth in
              let boat = boats[berth.boat]
              BerthRow(berth: berth) { leave(boat) }.↓onTapGesture { if let boat { path.append(boat) } }
              if let index = fees.firstIndex(where: { $0.berth == berth.id }) {
                FeeRow(fee: fees[index]).↓onTapGesture { chosen = index }
              }
            }
          }
        }
      }
      struct BerthRow: View {
        let berth: Berth
        let leave: () -> Void
        var body: some View { HStack { Text(berth.name); Button("Leave", action: leave) } }
      }
      struct FeeRow: View {
        let fee: Fee
        var body: some View { HStack { Text(fee.name); Button("Pay") { fee.pay() } } }
      }
      """),
    Example("a screen that a hidden link leads to, of which VoiceOver is to say nothing", files: [
      Example.File("SignIn.swift", """
        struct SignIn: View {
          var body: some View {
            VStack {
              Form(model: model)
              NavigationLink(destination: Methods(), isActive: $model.asksForMethod) { EmptyView() }.accessibilityHidden(true)
            }
          }
        }
        """),
      Example.File("Methods.swift", """
        struct Methods: View {
          var body: some View { VStack { Image("mail"); Text("By mail") }.↓onTapGesture { verify(.mail) } }
        }
        """),
    ]),
    Example("a picture on the screen that a link leads to", """
      struct Gallery: View {
        var body: some View {
          NavigationLink { Image("tulip").resizable().↓onTapGesture { open() } } label: { Text("Tulip") }
        }
      }
      """),
    Example("a screen that a name chooses, which each screen says of itself, and a picture whose name only holds other words", """
      @main struct Harbour: App {
        @State private var name = TidesView.tag

        var body: some Scene {
          WindowGroup {
            switch name {
            case TidesView.tag: TidesView(name: $name)
            case BoatsView.tag: BoatsView()
            default: Text("None")
            }
          }
        }
      }

      struct TidesView: View {
        static let tag = "tides"
        @Binding var name: String

        var body: some View { Button("Boats") { name = BoatsView.tag } }
      }

      struct BoatsView: View {
        static let tag = "boats"
        @State private var isPresented = false

        var body: some View {
          chosenImage().↓onTapGesture { isPresented.toggle() }.sheet(isPresented: $isPresented) { Text("Boat") }
        }

        private func chosenImage() -> some View { Image("boat") }
      }
      """),
    Example("UIKit: a tap by a function that is handed the view and the action", files: [
      Example.File("Tapping.swift", """
        enum Tapping {
          static func add(to view: UIView, of target: Any, _ action: Selector) {
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
          }
        }
        """),
      Example.File("AgeView.swift", """
        final class AgeView: UIView {
          private let box = UIView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
            ↓Tapping.add(to: box, of: self, #selector(choose))
          }

          @objc private func choose() { delegate?.chooseAge() }
        }
        """),
    ]),
    Example("a tab's content that chooses another, and tabs within a tab", """
      struct Deck: View {
        @State private var chosen = Tab.pier

        var body: some View {
          TabView(selection: $chosen) {
            Text("To the mast").↓onTapGesture { chosen = .mast }.tabItem { Text("Pier") }.tag(Tab.pier)
            TabView(selection: $sail) {
              Text("To the pier").↓onTapGesture { chosen = .pier }.tag(Sail.fore)
              Text("Fore").onTapGesture { sail = .aft }.tag(Sail.aft)
            }
            .tabItem { Text("Mast") }
            .tag(Tab.mast)
          }
        }
      }
      """),
  ]

  static let tapAroundGood: [Example] = [
    Example("UIKit: views of which something is told by another name that a variable has for them", """
      final class BannersController: UIViewController {
        func addBanner() {
          var last: UIImageView?
          let banner = UIImageView(image: picture)
          banner.isUserInteractionEnabled = true
          banner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openBanner)))
          last = banner
          last?.accessibilityTraits = .button
          var next: UIImageView?
          let offer = UIImageView(image: picture)
          offer.isUserInteractionEnabled = true
          offer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openBanner)))
          next = offer
          Speech.prepare(next)
        }

        @objc func openBanner() { present(BannerController(), animated: true) }
      }
      """),
    Example("UIKit: headers of a table that say that they are buttons", """
      final class TidesController: UITableViewController {
        override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
          guard let header = view as? UITableViewHeaderFooterView else { return }
          header.accessibilityTraits = [.header, .button]
          header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
        }

        @objc func unfold(_ tap: UITapGestureRecognizer) { tableView.reloadSections([0], with: .fade) }
      }
      """),
    Example("a tap on a view that a drawn button covers", files: [
      Example.File("AdCell.swift", """
        final class AdCell: UIView {
          @IBOutlet private var removal: UIStackView!
          override func awakeFromNib() {
            super.awakeFromNib()
            removal.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(remove)))
          }
          @objc private func remove() { model.remove() }
          @IBAction private func removeByButton(_ sender: Any) { model.remove() }
        }
        """),
      Drawn.xib("""
        <stackView id="s1"><rect key="frame" x="8" y="8" width="80" height="30"/></stackView>
        <button id="b1"><rect key="frame" x="8" y="8" width="80" height="30"/>
          <connections><action selector="removeByButton:" destination="v1" eventType="touchUpInside" id="a1"/></connections>
        </button>
        """, owner: "AdCell", outlets: #"<outlet property="removal" destination="s1" id="o1"/>"#),
    ]),
    Example("a view in the tapped one that says it is a button in its place", """
      struct Category: View {
        var body: some View {
          ZStack {
            Rectangle().foregroundStyle(.clear).accessibilityLabel(name).accessibilityAddTraits(.isButton)
            Text(name)
          }
          .onTapGesture { open() }
        }
      }
      """),
    Example("what stands in a button wherever it is shown: by a modifier of the app's own, and in another view", """
      struct Card: View {
        var body: some View {
          VStack {
            Text(film.title).onTapGesture { showDetails() }
            Cover(film)
          }
        }
      }

      struct Films: View {
        var body: some View {
          ScrollView { Card(film: first).opens(first) }
        }
      }

      struct Opening: ViewModifier {
        func body(content: Content) -> some View {
          Button { play(film) } label: { content.contentShape(Rectangle()) }
        }
      }

      extension View {
        func opens(_ film: Film) -> some View { modifier(Opening(film: film)) }
      }

      struct Poster: View {
        var body: some View {
          Image(decorative: name).onTapGesture { enlarge() }
        }
      }

      struct Posters: View {
        var body: some View {
          Button(action: open) { Poster(name: name) }
        }
      }
      """),
    Example("the trait of what is spoken together, and of each view that may show", """
      struct Card: View {
        var body: some View {
          HStack {
            Text(question)
            Text(link).accessibilityAddTraits(.isLink)
          }
          .accessibilityElement(children: .combine)
          .onTapGesture { follow() }
          Group {
            if isStop { StopRow() } else { RouteRow() }
          }
          .onTapGesture { open() }
        }
      }

      struct StopRow: View { var body: some View { Text(stop).accessibilityAddTraits(.isButton) } }
      struct RouteRow: View { var body: some View { Text(route).accessibilityAddTraits([.isButton, .updatesFrequently]) } }
      """),
    Example("a button of a package, which says by its name that it is one", """
      import Moorings

      struct Dashboard: View {
        let isOpen: Bool

        var body: some View {
          NavigationButton(route: .push) { Text("Moorings") }
            .disabled(!isOpen)
            .onTapGesture { if !isOpen { offer() } }
        }
      }
      """),
    Example("a tab's content that chooses the tab that shows it", """
      struct Deck: View {
        @State private var chosen = Tab.pier

        var body: some View {
          TabView(selection: $chosen) {
            Pier().onTapGesture { self.chosen = .pier }.tabItem { Text("Pier") }.tag(Tab.pier)
            Mast().onTapGesture { withAnimation { chosen = .mast } }.tabItem { Text("Mast") }.tag(Tab.mast)
          }
        }
      }
      """),
  ]
}
