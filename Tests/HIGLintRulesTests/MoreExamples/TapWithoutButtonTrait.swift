import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let tapWithoutButtonTrait = MoreExamples(TapWithoutButtonTrait.self, bad: bad + tapAroundBad, good: good + tapAroundGood + idleTapGood)
}

private let conditional = Example.File("View+If.swift", """
  extension View {
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
      if condition { transform(self) } else { self }
    }
  }
  """)

/// A xib of a controller's view with a stamp in it.
private func ownedXib(owner: String, path: String) -> Example.File {
  Example.File(path, """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections><outlet property="view" destination="v1" id="o1"/><outlet property="stamp" destination="p1" id="o2"/></connections>
        </placeholder>
        <view id="v1"><subviews><view id="p1"/></subviews></view>
      </objects>
    </document>
    """)
}

private let bad: [Example] = [
  Example("a like, which counts and is counted once", """
    struct Poem: View {
      @Binding var poem: Story
      var body: some View { HStack { Image(systemName: "heart"); Text("Like") }.↓onTapGesture { like() } }

      private func like() {
        if poem.likes == 0 { poem.likes += 1 } else { poem.likes -= 1 }
        store.save(poem)
      }
    }
    """),
  Example("a question that can be cancelled, which is shown rather than closed", """
    struct Draft: View {
      let model: Model
      var body: some View {
        Rectangle().fill(.black.opacity(0.4)).onTapGesture { model.cancel() }
        Rectangle().fill(.black.opacity(0.4)).↓onTapGesture { model.showAlertWithCancelOption() }
      }
    }
    """),
  Example("a controller's xib whose owner still has the class's former name, beside one that another class loads", files: [
    ownedXib(owner: "PostController", path: "LetterController.xib"),
    ownedXib(owner: "CardController", path: "ParcelController.xib"),
    Example.File("Controllers.swift", """
      final class LetterController: UIViewController {
        @IBOutlet private weak var stamp: UIView!
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓stamp.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc private func open() { present(StampController(), animated: true) }
      }

      final class ParcelController: UIViewController {
        @IBOutlet private weak var stamp: UIView!
        override func viewDidLoad() {
          super.viewDidLoad()
          stamp.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc private func open() { present(StampController(), animated: true) }
      }

      final class CardController: UIViewController {}
      """),
  ]),
  Example("drawn views of a class of the app's own that only shows the press", files: [
    Drawn.xib(
      #"<view id="v1"><subviews><view customClass="PressedView" id="p1"/><view customClass="DrawnOnView" id="p2"/></subviews></view>"#,
      owner: "TasksController",
      outlets: """
      <outlet property="add" destination="p1" id="o1"/><outlet property="canvas" destination="p2" id="o2"/>
      """
    ),
    Example.File("TasksController.swift", """
      final class TasksController: UIViewController {
        @IBOutlet private weak var add: PressedView!
        @IBOutlet private weak var canvas: DrawnOnView!

        override func viewDidLoad() {
          super.viewDidLoad()
          ↓add.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addTask)))
          canvas.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addTask)))
        }

        @objc private func addTask() { present(TaskController(), animated: true) }
      }
      """),
    Example.File("Views.swift", """
      final class PressedView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
          alpha = 0.5
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesEnded(touches, with: event)
          alpha = 1
        }
      }

      final class DrawnOnView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches) }
      }
      """),
  ]),
  Example("headers of a table and of a collection, which unfold their sections", """
    final class DecadeHeader: UITableViewHeaderFooterView {
      private let title = UILabel()

      func setUp() {
        contentView.addSubview(title)
        let tap = UITapGestureRecognizer(target: self, action: #selector(unfold))
        ↓contentView.addGestureRecognizer(tap)
      }

      @objc private func unfold() { table.toggle(section) }
    }

    final class ScentHeader: UICollectionReusableView {
      private let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
      }

      @objc private func unfold() { list.toggle(section) }
    }
    """),
  Example("cards with controls of their own, whose tap is for the element that they show", """
    struct Saved: View {
      @State private var path: [Recipe.ID] = []

      var body: some View {
        LazyVStack {
          ForEach(recipes) { recipe in
            RecipeCard(recipe: recipe, toggle: { library.toggle(recipe) })
              .padding(8)
              .↓onTapGesture { path.append(recipe.id) }
          }
          ForEach(letters) { letter in
            VStack {
              Text(letter.title)
              Button("Delete") { library.remove(letter) }
            }
            .↓onTapGesture { opened = letter }
          }
        }
      }
    }

    struct RecipeCard: View {
      let recipe: Recipe
      let toggle: () -> Void
      var body: some View { HStack { Text(recipe.name); Button(action: toggle) { Image(systemName: "heart") } } }
    }
    """),
  Example("a card with a button in it, each for an offer of a list, by a function that knows which", """
    struct Offers: View {
      var body: some View {
        ScrollView { LazyVStack { ForEach(offers) { offer in OfferCard(content: Content(of: offer)) { open(offer) } } } }
      }
    }

    struct OfferCard: View {
      let content: Content
      let open: () -> Void

      var body: some View {
        VStack {
          Text(content.title)
          Button("Save") { store.save(content.id) }
        }
        .↓onTapGesture { open() }
      }
    }
    """),
  Example("a label whose text Combine sets", """
    final class ListHeader: UIView {
      private let more = UILabel()

      func bind(_ model: ListModel) {
        ↓more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showMore)))
        more.isUserInteractionEnabled = true
        model.moreTitle.assign(to: \\.text, on: more).store(in: &tokens)
      }

      @objc private func showMore() { model.showsAll.toggle() }
    }
    """),
  Example("a row with a button in it, which a loop hands its letter", """
    struct Letters: View {
      @State private var opened: Letter?
      var body: some View {
        ScrollView {
          ForEach(letters) { letter in LetterRow(letter: letter, discard: discard) { opened = $0 } }
        }
        .sheet(item: $opened) { LetterView(letter: $0) }
      }
    }

    struct LetterRow: View {
      let letter: Letter
      let discard: (Letter) -> Void
      let open: (Letter) -> Void

      var body: some View {
        VStack {
          HStack {
            Text(letter.subject)
            Button { discard(letter) } label: { Image(systemName: "trash") }
          }
          .↓onTapGesture { open(letter) }
          Divider()
        }
      }
    }
    """),
  Example("a text with an alert of its own", """
    struct Trip: View {
      @State private var asks = false

      var body: some View {
        Text("Leave").↓onTapGesture { asks = true }.alert("Leave?", isPresented: $asks) { Button("Leave") { leave() } }
      }
    }
    """),
  Example(
    "a tap that one view hands on to the next, and that opens something for one of them", files: MoreExamples.handedOnTap("open", mark: "↓")
  ),
  Example("taps by which people give feedback, print and log out, which are no haptics or logs", """
    @main struct Shop: App { var body: some Scene { WindowGroup { Receipt() } } }

    struct Receipt: View {
      @StateObject private var model = ReceiptModel()
      var body: some View {
        VStack {
          Text("Great").↓onTapGesture { model.addQuickFeedback("Great") }
          Text("Print").↓onTapGesture { model.printReceipt() }
          Text("Leave").↓onTapGesture { model.logOut() }
        }
      }
    }
    """),
  Example("an outlet of which the xib says nothing to VoiceOver, and the last view that one recognizer is given to", files: [
    Example.File("Profile.swift", """
      final class ProfileView: UIView {
        @IBOutlet private var portrait: UIImageView!
        @IBOutlet private var cover: UIImageView!
        @IBOutlet private var border: UIImageView!
        @IBOutlet private var badge: UIView!

        override func awakeFromNib() {
          var tap = UITapGestureRecognizer(target: self, action: #selector(enlarge))
          portrait.addGestureRecognizer(tap)
          ↓cover.addGestureRecognizer(tap)
          tap = UITapGestureRecognizer(target: self, action: #selector(enlarge))
          ↓border.addGestureRecognizer(tap)
          badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        }

        @objc private func enlarge() { show(PictureController(), sender: nil) }
      }
      """),
    Drawn.xib("""
      <imageView id="p"/>
      <imageView id="c"/>
      <imageView id="f"/>
      <view id="b"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/></accessibility></view>
      """, owner: "ProfileView", outlets: """
      <outlet property="portrait" destination="p" id="o1"/>
      <outlet property="cover" destination="c" id="o2"/>
      <outlet property="border" destination="f" id="o4"/>
      <outlet property="badge" destination="b" id="o3"/>
      """),
  ]),
  Example("a view of the app's own that is called as a control of SwiftUI is", """
    struct Library: View {
      var body: some View {
        VStack { NavigationLink(title: "Albums", symbol: "square.stack").↓onTapGesture { open(.albums) } }
      }
    }

    struct NavigationLink: View {
      let title: String
      let symbol: String
      var body: some View { HStack { Image(systemName: symbol); Text(title); Spacer() } }
    }
    """),
  Example("UIKit: views that another object holds", """
    final class FilterBar: UIView {
      let accept = UIView()
      let mark = UIImageView()
    }

    final class Filters: UIViewController {
      private let bar = FilterBar()

      override func viewDidLoad() {
        ↓bar.accept.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
        bar.mark.isUserInteractionEnabled = true
        ↓bar.mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
      }

      @objc private func accept() { navigationController?.pushViewController(Page(), animated: true) }
    }
    """),
  Example("UIKit: a tap that puts the keyboard away before it opens something", """
    final class PlaceController: UIViewController {
      private let name = UILabel()
      private let backdrop = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        name.isUserInteractionEnabled = true
        backdrop.isUserInteractionEnabled = true
        ↓name.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
      }

      @objc private func open() {
        view.endEditing(true)
        navigationController?.pushViewController(MapController(), animated: true)
      }

      @objc private func close() { view.endEditing(true) }
    }
    """),
  Example("a view that a modifier hands to a closure", files: [
    Example.File("Offer.swift", """
      struct Offer: View {
        var body: some View {
          HStack { Text(price); if !canBuy { Button("Why?", action: explain) } }
            .padding()
            .if(canBuy) { view in view.↓onTapGesture { buy() } }
        }
      }
      """),
    conditional,
  ]),
  Example("views of a class of its own that answer taps themselves, or by whoever has them", files: [
    Example.File("OptionView.swift", """
      final class OptionView: UIView {
        private let label = UILabel()
        var onTap: (() -> Void)?

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          ↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose)))
        }

        @objc private func choose() { onTap?() }
      }
      """),
    Example.File("Exam.swift", """
      final class Exam: UIViewController {
        private let option = OptionView()
        private let summary = SummaryView()

        override func viewDidLoad() {
          option.onTap = { [weak self] in self?.next() }
          ↓summary.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(next)))
        }

        @objc private func next() { show(Question(), sender: self) }
      }

      final class SummaryView: UIView {
        let points = UILabel()
        private let mark: UIButton = {
          let button = UIButton()
          button.isUserInteractionEnabled = false
          return button
        }()
      }
      """),
  ]),
  Example("streams of taps", """
    final class Profile: UIViewController {
      private let leave = UILabel().then { $0.text = "Leave" }
      private let portrait: UIImageView = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        return view
      }()

      func bind(_ reactor: ProfileReactor) {
        ↓leave.rx.tapGesture().skip(1).map { _ in ProfileReactor.Action.leave }.bind(to: reactor.action).disposed(by: bag)
        ↓portrait.rx.tapGesture().when(.recognized).subscribe(onNext: { [weak self] _ in self?.choosePicture() }).disposed(by: bag)
      }

      private func choosePicture() { present(PictureChooser(), animated: true) }
    }
    """),
  Example("two recognizers, each with an action of its own", """
    final class Sheet: UIViewController {
      private let card = UIView()
      private var pull: UIGestureRecognizer?

      override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(open))
        ↓card.addGestureRecognizer(tap)
        pull = UIPanGestureRecognizer(target: self, action: #selector(endEditing))
      }

      @objc private func open() { show(Details(), sender: self) }
      @objc private func endEditing() { view.endEditing(true) }
    }
    """),
  Example("a view that a function builds for its property alone", """
    final class MenuController: UIViewController {
      private lazy var row: UIView = Self.createRow()

      override func viewDidLoad() {
        view.addSubview(row)
        ↓row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      }

      private static func createRow() -> UIView {
        let view = UIView()
        view.backgroundColor = .white
        return view
      }

      @objc private func open() { show(OrdersController(), sender: self) }
    }
    """),
]

private let good: [Example] = [
  Example("a label whose name Combine sets", """
    final class ListHeader: UIView {
      private let more = UILabel()

      func bind(_ model: ListModel) {
        more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showMore)))
        more.isUserInteractionEnabled = true
        model.moreTitle.assign(to: \\.accessibilityLabel, on: more).store(in: &tokens)
      }

      @objc private func showMore() { model.showsAll.toggle() }
    }
    """),
  Example("a view with a button in it, which shows what there is one of", """
    struct Inbox: View {
      let latest: Letter
      var body: some View { LetterCard(letter: latest, discard: discard) { open($0) } }
    }

    struct LetterCard: View {
      let letter: Letter
      let discard: (Letter) -> Void
      let open: (Letter) -> Void

      var body: some View {
        HStack {
          Text(letter.subject)
          Button { discard(letter) } label: { Image(systemName: "trash") }
        }
        .onTapGesture { open(letter) }
      }
    }
    """),
  Example("a header that says that it is a button, and one with a button of its own", """
    final class DecadeHeader: UITableViewHeaderFooterView {
      func setUp() {
        accessibilityTraits = [.button, .header]
        isAccessibilityElement = true
        contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
      }

      @objc private func unfold() { table.toggle(section) }
    }

    final class ScentHeader: UICollectionReusableView {
      private let more = UIButton()

      func setUp() {
        more.addTarget(self, action: #selector(unfold), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
      }

      @objc private func unfold() { list.toggle(section) }
    }
    """),
  Example("cards whose own link or button leads where the tap does, and stars that are all buttons", """
    struct Saved: View {
      var body: some View {
        LazyVStack {
          ForEach(recipes) { recipe in
            HStack { NavigationLink(recipe.name, value: recipe) }.onTapGesture { path.append(recipe.id) }
            HStack { Text(recipe.name); Button("Open") { opened = recipe } }.onTapGesture { opened = recipe }
            Stars(rating: .constant(recipe.rating)).onTapGesture { rated = recipe }
          }
        }
      }
    }

    struct Stars: View {
      @Binding var rating: Int
      var body: some View { HStack { ForEach(1..<6) { star in Button { rating = star } label: { Image(systemName: "star") } } } }
    }
    """),
  Example("a tap that puts the keyboard away by a function that the app adds to views", files: [
    Example.File("Form.swift", """
      struct Entry: View {
        var body: some View { Backdrop { TextField("Name", text: $name) }.onTapGesture { finishTyping() } }
      }

      struct Backdrop<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      """),
    Example.File("View+Typing.swift", """
      extension View {
        func finishTyping() {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      """),
  ]),
  Example("a text among the actions of an alert, which takes over buttons alone", """
    struct Trip: View {
      @State private var asks = false

      var body: some View {
        Map().alert("Leave?", isPresented: $asks) {
          Text("Yes").onTapGesture { leave() }
          Button("No", role: .cancel) {}
        }
      }
    }
    """),
  Example("taps that are only felt, or logged", """
    @main struct Shop: App { var body: some Scene { WindowGroup { Receipt() } } }

    struct Receipt: View {
      private let generator = UISelectionFeedbackGenerator()
      var body: some View {
        VStack {
          Text("A").onTapGesture { generator.selectionChanged() }
          Text("B").onTapGesture { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
          Text("C").onTapGesture { Haptics.shared.tap() }
          Text("D").onTapGesture { playFeedback(); Swift.print("tapped") }
        }
      }
    }
    """),
  Example("a tap on a view of an app that calls what nobody gives the model", files: [
    Example.File("App.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { window?.rootViewController = Filters() }
      }
      """),
    Example.File("Filters.swift", """
      final class Filters: UIViewController {
        private let filter = UIView()
        private let model = FilterModel()

        override func viewDidLoad() {
          filter.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose)))
          view.addSubview(filter)
        }

        @objc private func choose() { model.onChoose?() }
      }

      final class FilterModel { var onChoose: (() -> Void)? }
      """),
  ]),
  Example("taps that come to closures which only print, and a state that nobody asks for", files: [
    Example.File("App.swift", "@main final class Delegate: UIResponder, UIApplicationDelegate { let screen = SignIn() }"),
    Example.File("Social.swift", """
      final class Social: UIView {
        var onShare: (() -> Void)?
        private let share = UIImageView()
        private let forgot = UILabel()

        func setUp() {
          share.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched)))
          forgot.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(reset)))
        }

        @objc private func touched() { onShare?() }
        @objc private func reset() { askForReset() }
        private func askForReset() {
          // To do.
        }
      }

      final class SignIn: UIViewController {
        private let social = Social()
        override func viewDidLoad() {
          social.onShare = { print("share") }
          social.setUp()
          view.addSubview(social)
        }
      }
      """),
    Example.File("Message.swift", """
      struct Message: View {
        @State private var isReacting = false
        var body: some View { Text(text).onTapGesture { isReacting = false } }
      }
      """),
  ]),
  Example("a tap on details over which a button does the same", """
    import UIKit

    final class PlaceCard: UIView {
      private let details = UIStackView()

      private func setUp() {
        addSubview(details)
        details.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        let button = UIButton(type: .system)
        button.accessibilityLabel = "Details"
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
        addSubview(button)
      }

      @objc private func open() { navigator.push(PlaceScreen()) }
    }
    """),
  Example("UIKit: taps of rows that offer the same as actions, and of a part of theirs", """
    final class TaskCell: UITableViewCell {
      private let wrapper = UIView()
      private let checklist = UIView()
      private let details = DetailLine()

      private func setUp() {
        contentView.addSubview(wrapper)
        contentView.addSubview(checklist)
        contentView.addSubview(details)
        checklist.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(expand)))
        wrapper.isAccessibilityElement = true
        wrapper.accessibilityCustomActions?.append(
          UIAccessibilityCustomAction(name: "Expand", target: self, selector: #selector(expand))
        )
      }

      @objc private func expand() { navigator.push(ChecklistScreen()) }
    }

    final class DetailLine: UIView {
      private let challenge = UIImageView()

      private func setUp() {
        addSubview(challenge)
        challenge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      }

      @objc private func open() { navigator.push(ChallengeScreen()) }
    }
    """),
  Example("UIKit: a tap beside a menu, which a function of its own closes", """
    final class StatementController: UIViewController {
      private let veil = UIView()
      private let menu = UITableView()

      func openMenu() {
        view.addSubview(veil)
        veil.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }

      @objc private func tapped() { moveOut() }

      private func moveOut() {
        UIView.animate(withDuration: 0.3) {
          self.veil.alpha = 0
          self.menu.frame.origin.y = self.view.bounds.height
        }
      }
    }
    """),
  Example("a field of UIKit's, a button and a named view that a modifier hands to a closure", files: [
    Example.File("Amount.swift", """
      struct Amount: View {
        var body: some View {
          Field(value: $value).frame(height: 32).if(!isEditable) { view in view.onTapGesture { explain() } }
          Framed(value: $value).onTapGesture { explain() }
          Button("Buy", action: buy).if(isFree) { view in view.onTapGesture { explain() } }
          Text(price).accessibilityAddTraits(.isButton).if(canBuy) { view in view.onTapGesture { buy() } }
        }
      }

      struct Framed: View {
        var body: some View { HStack { Text("Price"); Field(value: $value) } }
      }

      struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
      }
      """),
    conditional,
  ]),
  Example("views of a class of its own that say what they are, hold a control, or are told what they are", files: [
    Example.File("Views.swift", """
      final class OptionView: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          isAccessibilityElement = true
          accessibilityTraits = .button
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(choose)))
        }
        @objc private func choose() { delegate?.choose(self) }
      }

      final class FieldView: UIView {
        private let field = UITextField()
        func setUp() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(begin))) }
        @objc private func begin() { delegate?.begin(self) }
      }

      final class BadgeView: UIView {
        func setUp() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(begin))) }
        @objc private func begin() { delegate?.begin(self) }
      }

      final class MarkedCell: UITableViewCell {
        func setUp() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(mark))) }
        @objc private func mark() { delegate?.mark(self) }
      }
      """),
    Example.File("Screen.swift", """
      final class Screen: UIViewController {
        private let badge = BadgeView()
        override func viewDidLoad() { badge.accessibilityTraits = .button }
      }
      """),
  ]),
  Example("a stream of taps that put the keyboard away, and one that closes", """
    final class Profile: UIViewController {
      private let form = UIView()
      private let panel = UIView()

      func bind() {
        form.rx.tapGesture().when(.recognized).bind { [weak self] _ in self?.view.endEditing(true) }.disposed(by: bag)
        panel.rx.tapGesture().when(.recognized).bind { [weak self] _ in self?.dismiss(animated: true) }.disposed(by: bag)
      }
    }
    """),
  Example("a tap that puts the keyboard away, beside a recognizer that does something else", """
    final class Sheet: UIViewController {
      private let card = UIView()
      private var pull: UIGestureRecognizer?

      override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(finish))
        card.addGestureRecognizer(tap)
        pull = UIPanGestureRecognizer(target: self, action: #selector(follow))
      }

      @objc private func finish() { view.endEditing(true) }
      @objc private func follow() { layer.move(self) }
    }
    """),
  Example("a clear view behind a menu, whose tap tells a stream", """
    final class Lists: UIView {
      private let curtain: UIView = {
        let view = UIView()
        view.backgroundColor = .clear
        view.isHidden = true
        return view
      }()

      func setUp() { curtain.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched))) }
      @objc private func touched() { taps.send() }
    }
    """),
  Example("a secret that a function of its own counts towards", """
    struct Version: View {
      @State private var taps = 0

      var body: some View { Text(version).onTapGesture { count() } }

      private func count() {
        taps += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { if taps > 4 { router.open(.tools) } }
      }
    }
    """),
  Example("a tap that is handed on to delegates of which none does anything", files: [
    Example.File("App.swift", "@main final class Delegate: UIResponder, UIApplicationDelegate { let screen = TermsController() }"),
    Example.File("Terms.swift", """
      protocol TermsDelegate: AnyObject { func didTapTerms() }

      final class TermsLabel: UIView {
        weak var delegate: TermsDelegate?
        private let terms = UILabel()

        func setUp() { terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched))) }

        @objc private func touched() { delegate?.didTapTerms() }
      }

      final class TermsController: UIViewController, TermsDelegate {
        private let label = TermsLabel()

        override func viewDidLoad() {
          label.delegate = self
          label.setUp()
          view.addSubview(label)
        }

        func didTapTerms() { print("terms") }
      }
      """),
  ]),
]
