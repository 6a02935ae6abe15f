import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallTouchTarget = MoreExamples(
    SmallTouchTarget.self,
    bad: bad + answeredBad + placedBad + contentBad + toldBad + itemBad + pictureBad + naturalBad + madeBad + themeBad
      + configuredBad + handedBad + givenBad + ownFormsBad + tablesBad + sharesBad + librariesBad + scaledBad,
    good: good + answeredGood + placedGood + contentGood + toldGood + itemGood + pictureGood + naturalGood + madeGood + themeGood
      + configuredGood + handedGood + givenGood + ownFormsGood + tablesGood + sharesGood + librariesGood + scaledGood
  )
}

private let bad: [Example] = [
  Example("a button that is first made to fit, and then given a frame", """
    final class BerthCell: UITableViewCell {
      private let followButton = UIButton()

      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.addSubview(followButton)
        followButton.addTarget(self, action: #selector(follow), for: .touchUpInside)
        followButton.sizeToFit()
        ↓followButton.frame = CGRect(x: 8, y: 5, width: 100, height: 32)
      }

      @objc private func follow() { delegate?.follow() }
    }
    """),
  Example("SwiftUI: a text that is short, or stays a line, in one of the places that show a view", """
    @main struct Shop: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            Heading(news: "New")
            Heading(news: shop.news)
            Chip(fact: shop.summary)
            ScrollView(.horizontal) { HStack { Chip(fact: shop.summary) } }
          }
        }
      }
    }

    struct Heading: View {
      let news: String
      var body: some View { ↓Button(action: open) { Text(news).padding(6) } }
    }

    struct Chip: View {
      let fact: String
      var body: some View { ↓Text(fact).padding(8).onTapGesture { show(fact) } }
    }
    """),
  Example("a button that a function makes, and that its callers only put into others", """
    final class Toast: NSObject {
      func show(in view: UIView) {
        let button = makeButton()
        view.addSubview(button)
      }

      func show(in bar: Bar) { bar.addSubview(makeButton()) }

      private func makeButton() -> UIButton {
        let button = UIButton(type: .custom)
        ↓button.frame = CGRect(x: 16, y: offset, width: 65, height: 25)
        button.addTarget(self, action: #selector(undo), for: .touchUpInside)
        return button
      }

      @objc private func undo() { model.undo() }
    }
    """),
  Example("the text of a button in a font that the project's own type of fonts calls as the system's style", """
    struct Fare: View {
      var body: some View {
        ↓Button(action: pay) { Text("Pay").font(Tokens.Font.headline).padding(.vertical, 4).background(Color.red) }
      }
    }

    enum Tokens {
      enum Font { static let headline = SwiftUI.Font.system(size: 8) }
    }
    """),
  Example("functions that the project adds to views, and constants in a namespace in small letters", files: [
    Example.File("Ticket.swift", """
      final class TicketCell: UICollectionViewCell {
        private let share: UIButton = {
          let button = UIButton(frame: .zero, primaryAction: action)
          ↓button.setWidth(30)
          button.setHeight(50)
          return button
        }()
        private let send = UIButton(primaryAction: action)
        private let star = UIButton(primaryAction: action)
        private let fold = UIButton(primaryAction: action)

        func setUp() {
          ↓send.setHeight(26)
          ↓star.setSize(CGSize(width: 24, height: 24))
          ↓fold.heightAnchor.constraint(equalToConstant: Metrics.row.fold).isActive = true
        }
      }
      """),
    Example.File("Metrics.swift", "struct Metrics { struct row { static let fold: CGFloat = 28 } }"),
    Example.File("Layout.swift", """
      extension UIView {
        func setWidth(_ width: CGFloat) { widthAnchor.constraint(equalToConstant: width).isActive = true }

        @discardableResult
        func setHeight(_ height: CGFloat, priority: UILayoutPriority = .required) -> NSLayoutConstraint {
          let constraint = self.heightAnchor.constraint(equalToConstant: height)
          constraint.priority = priority
          constraint.isActive = true
          return constraint
        }

        func setSize(_ size: CGSize) {
          NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
          ])
        }
      }
      """),
  ]),
  Example("SwiftUI: a project that adds something to the system's buttons", files: [
    Example.File("Seat.swift", """
      struct Seat: View {
        var body: some View {
          Button(action: choose) { Image("seat").↓frame(width: 28, height: 28) }
        }
      }
      """),
    Example.File("Button+Ticket.swift", "extension Button { func ticketStyle() -> some View { buttonStyle(TicketStyle()) } }"),
  ]),
  Example("a builder, an image that can be tapped, an old-style constraint and a visual format", """
    final class ReplyBar: UIView {
      let cancel = tap(UIButton(primaryAction: action)) {
        ↓$0.widthAnchor.constraint(equalToConstant: Sizes.cancel).isActive = true
      }
      let avatar = UIImageView()
      let more = UIButton(primaryAction: action)
      let send = UIButton(primaryAction: action)

      func setUp() {
        avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showProfile)))
        ↓avatar.frame.size = CGSize(width: 30, height: 30)
        addConstraint(↓NSLayoutConstraint(
          item: more, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 28
        ))
        addConstraints(↓NSLayoutConstraint.constraints(
          withVisualFormat: "H:[send(24)]-8-|", options: [], metrics: nil, views: ["send": send]
        ))
      }

      @objc func showProfile() {}

      struct Sizes { static let cancel: CGFloat = 22 }
    }
    """),
  Example("a bar button item told to be narrow; a space may be", """
    final class EditorController: UIViewController {
      func setUp() {
        let bold = UIBarButtonItem(title: "B", style: .plain, target: self, action: #selector(makeBold))
        ↓bold.width = 24
        let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        gap.width = 8
        toolbarItems = [bold, gap]
      }

      @objc func makeBold() {}
    }
    """),
  Example("SwiftUI: links, a toggle and a label, for a larger least size", options: RuleOptions(["minimum": .number(48)]), """
    struct Footer: View {
      var body: some View {
        VStack {
          NavigationLink(destination: Help()) { Image("help").↓frame(width: 46, height: 60) }
          Link(destination: site) { Image("site").resizable().frame(width: 20, height: 20).↓frame(width: 24, height: 24) }
          Toggle("Sound", isOn: $sound).↓frame(height: 20)
          Button(action: rate) { Image("star").↓frame(width: 20, height: 48).padding(.horizontal, 4) }
        }
      }
    }
    """, fixed: """
    struct Footer: View {
      var body: some View {
        VStack {
          NavigationLink(destination: Help()) { Image("help").frame(width: 48, height: 60) }
          Link(destination: site) { Image("site").resizable().frame(width: 20, height: 20).frame(width: 48, height: 48) }
          Toggle("Sound", isOn: $sound).frame(height: 48)
          Button(action: rate) { Image("star").frame(width: 20, height: 48).padding(.horizontal, 4) }
        }
      }
    }
    """),
  Example("a visual format whose length is a metric", """
    final class StepperView: UIView {
      private let more = UIButton(primaryAction: action)

      func layOut() {
        let metrics: [String: Any] = ["gap": 8]
        addConstraints(↓NSLayoutConstraint.constraints(
          withVisualFormat: Self.format, options: [], metrics: ["side": 26], views: ["more": more]
        ))
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[more(wide)]", options: [], metrics: metrics, views: ["more": more]
        ))
      }

      private static let format = "V:|[more(side)]|"
    }
    """),
  Example("the button's own constraints, rather than its picture's", """
    final class EngineBar: UIView {
      let settings = UIButton(primaryAction: action)

      func setUp() {
        settings.imageView?.snp.makeConstraints { make in make.width.height.equalTo(20) }
        settings.snp.makeConstraints { make in
          make.centerY.equalToSuperview()
          ↓make.size.equalTo(30)
        }
      }
    }
    """),
  Example("a view that enlarges one of its buttons, and one that lets touches through beside its button", """
    final class RecentHeader: UIView {
      let show = UIButton(primaryAction: action)
      let clear = UIButton(primaryAction: action)

      func setUp() {
        ↓show.heightAnchor.constraint(equalToConstant: 26).isActive = true
        clear.heightAnchor.constraint(equalToConstant: 26).isActive = true
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        clear.frame.insetBy(dx: -12, dy: -12).contains(point) ? clear : super.hitTest(point, with: event)
      }
    }

    final class Overlay: UIView {
      let close = UIButton(primaryAction: action)

      func setUp() {
        ↓close.frame.size = CGSize(width: 24, height: 24)
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !close.isHidden && close.frame.contains(point)
      }
    }
    """),
  Example("subclasses of controls that UIKit sizes, lower than UIKit makes them", """
    final class FormSlider: UISlider {}
    class FormField: UITextField {}
    final class SearchField: FormField {}

    final class Form: UIView {
      let volume = FormSlider()
      let search = SearchField()

      func setUp() {
        ↓volume.heightAnchor.constraint(equalToConstant: 16).isActive = true
        ↓search.heightAnchor.constraint(equalToConstant: 24).isActive = true
      }
    }
    """),
  Example("SwiftUI: a row that doesn't do what its button does", """
    struct ShipmentRow: View {
      var body: some View {
        HStack {
          Text(shipment.title)
          Button { shipment.remove() } label: { Image(systemName: "trash").↓frame(width: 24, height: 24) }
        }
        .contentShape(Rectangle())
        .onTapGesture { shipment.edit() }
      }
    }
    """),
  Example("a builder within another, where `$0` is something else", """
    final class SignUpPrompt: UIView {
      private let accept = UIButton(primaryAction: action).then {
        $0.layer.do { $0.cornerRadius = 8 }
        $0.titleLabel?.do {
          $0.layer.do { $0.opacity = 0.8 }
          $0.font = .systemFont(ofSize: 12)
        }
        ↓$0.frame.size = CGSize(width: 90, height: 32)
      }
    }
    """),
  Example("insets, which add nothing to what a constraint or a frame says", """
    final class SignUpPrompt: UIView {
      private let accept = UIButton(primaryAction: action).then {
        $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
      }
      private let decline = UIButton(configuration: .plain(), primaryAction: action)
      private let close = UIButton(primaryAction: action)

      func setUp() {
        ↓accept.heightAnchor.constraint(equalToConstant: 36).isActive = true
        decline.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        decline.snp.makeConstraints { make in ↓make.height.equalTo(32) }
        close.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        ↓close.frame.size = CGSize(width: 20, height: 20)
      }
    }
    """),
  Example("buttons that get their size one by one", """
    final class ThemePicker: UIView {
      private let light = UIButton(primaryAction: action)
      private let dark = UIButton(primaryAction: action)
      private let caption = UILabel()
      private let previous = UIButton(primaryAction: action)
      private let next = UIButton(primaryAction: action)
      private lazy var arrows = [previous, next]
      private var swatches: [SwatchButton] = []
      private let side: CGFloat = 32

      func setUp() {
        [light, dark, caption].forEach { view in
          view.snp.makeConstraints { make in
            make.centerY.equalToSuperview()
            ↓make.height.equalTo(30)
          }
        }
        for arrow in arrows {
          ↓arrow.widthAnchor.constraint(equalToConstant: 24).isActive = true
        }
        swatches = Theme.allCases.map { SwatchButton(theme: $0) }
        swatches.forEach {
          $0.snp.makeConstraints { ↓$0.size.equalTo(side) }
          $0.addTarget(self, action: #selector(choose), for: .touchUpInside)
        }
      }

      @objc private func choose(_ sender: SwatchButton) {}
    }

    final class SwatchButton: UIButton {
      init(theme: Theme) { super.init(frame: .zero) }
    }
    """),
  Example("a button of a class that answers around itself only while both sides are short", files: [
    Example.File("TightButton.swift", """
      class TightButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          guard max(bounds.width, bounds.height) < 30 else { return super.point(inside: point, with: event) }
          return bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      """),
    Example.File("Profile.swift", """
      final class Profile: UIView {
        private let save = TightButton(type: .custom)

        func setUp() {
          save.addTarget(self, action: #selector(store), for: .touchUpInside)
          ↓save.heightAnchor.constraint(equalToConstant: 32).isActive = true
          addSubview(save)
        }

        @objc private func store() { model.store() }
      }
      """),
  ]),
  Example("the button at the end of a collection's row", """
    final class FileCell: UICollectionViewListCell {
      func addMore() {
        let more = UIButton(type: .system, primaryAction: action)
        ↓more.widthAnchor.constraint(equalToConstant: 32).isActive = true
        more.heightAnchor.constraint(equalToConstant: 44).isActive = true
        accessories = [
          .customView(configuration: UICellAccessory.CustomViewConfiguration(customView: more, placement: .trailing())),
        ]
      }
    }
    """),
  Example("SwiftUI: a screen that also has a toolbar, an alert and a menu", """
    struct Inbox: View {
      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            HStack {
              Button(action: scan) { Image("scan").↓frame(width: 24, height: 24) }
              Image("filter").↓frame(width: 28, height: 28).onTapGesture { filters = true }
            }
          }
          .overlay(jump { reader.scrollTo(0) })
        }
        .toolbar { ToolbarItem { Button(action: compose) { Image("compose").frame(width: 22, height: 22) } } }
        .alert("Delete all?", isPresented: $asks) { Button("Delete", role: .destructive, action: deleteAll) }
        .contextMenu { Button(action: sort) { Image("sort").frame(width: 20, height: 20) } }
      }

      private func jump(_ action: @escaping () -> Void) -> some View {
        Group {
          Button(action: action) { Image(systemName: "chevron.down").resizable().↓frame(width: 32, height: 32) }.padding()
        }
      }
    }
    """),
  Example("SwiftUI: modifiers of the project's own that only change looks", files: [
    Example.File("Parcel.swift", """
      struct Parcel: View {
        var body: some View {
          VStack {
            Menu { Button("Track", action: track) } label: {
              Image(systemName: "ellipsis").↓frame(width: 24, height: 24).calm().foregroundStyle(.secondary)
            }
            Button(action: call) { Image("call").↓frame(width: 26, height: 26).modifier(Calm(isOn: true)) }
          }
        }
      }
      """),
    Example.File("Calm.swift", """
      struct Calm: ViewModifier {
        var isOn: Bool

        func body(content: Content) -> some View {
          content.font(.body).foregroundColor(isOn ? .primary : .secondary).accessibilityAddTraits(.isButton)
        }
      }

      extension View {
        func calm(_ isOn: Bool = true) -> some View { self.modifier(Calm(isOn: isOn)) }
      }
      """),
  ]),
  Example("SwiftUI: properties that are tapped, or shown as a label", """
    struct ProductLine: View {
      let product: Product

      var body: some View {
        HStack {
          checkmark.onTapGesture { choose() }
          Text(product.name)
          Button(action: remove) { trash.foregroundStyle(.red) }
        }
      }

      private var checkmark: some View {
        Image(systemName: "circle").resizable().↓frame(width: 24, height: 24).foregroundColor(.blue)
      }

      private var trash: some View {
        Image(systemName: "trash").↓frame(width: 20, height: 20)
      }
    }
    """),
  Example("a button of a sheet that closes where another picture is touched", """
    final class TideSheet: UIView {
      private let holder = UIView()
      private let seal = UIImageView()
      private let close = UIButton()

      func setUp() {
        addSubview(holder)
        holder.addSubview(close)
        ↓close.widthAnchor.constraint(equalToConstant: 30).isActive = true
        close.addTarget(self, action: #selector(dismiss), for: .touchUpInside)
        seal.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismiss)))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
      }

      @objc private func dismiss() { removeFromSuperview() }
      @objc private func turn() { holder.isHidden.toggle() }
    }
    """),
  Example("SwiftUI: a button of a popup of the project's own", """
    struct TideView: View {
      @State private var isShown = false

      var body: some View {
        TideChart()
          .onAppear { isShown = chart.isEmpty }
          .popup(isPresented: $isShown) {
            Button { isShown = false } label: { Text("Close").↓frame(height: 30) }.buttonStyle(.plain)
          }
      }
    }

    extension View {
      func popup(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
        overlay { if isPresented.wrappedValue { content() } }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a button that is made to fit after it is given a frame, or is given one at times alone", """
    final class BerthCell: UITableViewCell {
      private let followButton = UIButton()
      private let leaveButton = UIButton()

      override func layoutSubviews() {
        super.layoutSubviews()
        contentView.addSubview(followButton)
        contentView.addSubview(leaveButton)
        [followButton, leaveButton].forEach { $0.addTarget(self, action: #selector(follow), for: .touchUpInside) }
        followButton.frame = CGRect(x: 8, y: 5, width: 100, height: 32)
        followButton.sizeToFit()
        leaveButton.sizeToFit()
        if isNarrow { leaveButton.frame = CGRect(x: 8, y: 5, width: 100, height: 32) }
      }

      @objc private func follow() { delegate?.follow() }
    }
    """),
  Example("lengths of a design tool that round to what is large enough", """
    struct Plus: View {
      var body: some View {
        Button(action: add) { Image("plus").frame(width: 43.99, height: 43.5) }.buttonStyle(.plain)
      }
    }

    final class Bar: UIView {
      let plus = UIButton(frame: CGRect(x: 0, y: 0, width: 43.99, height: 44))
    }
    """),
  Example("SwiftUI: a button that a modifier's type is given for a bar", """
    struct Home: View {
      var body: some View {
        NavigationView {
          Board().modifier(Chrome(title: "Home", trailing: AnyView(Button { showSettings() } label: { Image(systemName: "gear") })))
        }
      }
    }

    struct Chrome: ViewModifier {
      let title: String
      var trailing: AnyView? = nil
      func body(content: Content) -> some View {
        content.navigationTitle(title).navigationBarItems(trailing: trailing ?? AnyView(EmptyView()))
      }
    }
    """),
  Example("SwiftUI: a text that each place takes from elsewhere, and a name in one", files: [
    Example.File("Shop.swift", """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { VStack { Heading(news: shop.news); Basket() } } }
      }
      """),
    Example.File("Heading.swift", """
      struct Heading: View {
        let news: String
        var body: some View { Button(action: open) { Text(news).padding(6) } }
      }

      struct Basket: View {
        let owner: String
        var body: some View { Button("Basket of \\(owner)", action: show) }
      }
      """),
  ]),
  Example("SwiftUI: text that may take several lines, for it scrolls down, or has a set width", """
    struct Topics: View {
      let topics: [Topic]
      var body: some View {
        ScrollView {
          ForEach(topics) { topic in Button { show(topic) } label: { Text(topic.summary).padding(6) } }
          Chip(fact: summary)
        }
        ScrollView(.horizontal) {
          HStack {
            Button { showAll() } label: { Text(summary).padding(6).frame(width: 90) }
          }
        }
      }
    }

    struct Chip: View {
      let fact: String
      var body: some View { Text(fact).padding(8).onTapGesture { show(fact) } }
    }
    """),
  Example("SwiftUI: a size that each place gives as large, or takes from elsewhere", files: [
    Example.File("Shop.swift", """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { VStack { Amount(side: 50); Amount(side: 44); Rating(side: 50); Rating(side: side) } }
        }
      }
      """),
    Example.File("Amount.swift", """
      struct Amount: View {
        var side: CGFloat = 30
        var body: some View { Button { order() } label: { Image(systemName: "plus").frame(width: side, height: side) } }
      }

      struct Rating: View {
        let side: CGFloat
        var body: some View { Button { rate() } label: { Image(systemName: "star").frame(width: side, height: side) } }
      }
      """),
  ]),
  Example("SwiftUI: properties that make up the difference where they are tapped, and one that nobody taps", """
    struct ProductLine: View {
      let product: Product

      var body: some View {
        HStack {
          checkmark.padding(10).onTapGesture { choose() }
          badge
          Button(action: open) { HStack { badge; Text(product.story).font(.title2) } }
          Button(action: remove) { trash.frame(width: 44, height: 44) }
        }
      }

      private var checkmark: some View {
        Image(systemName: "circle").resizable().frame(width: 24, height: 24)
      }

      private var badge: some View { Image("new").frame(width: 16, height: 16) }

      private var trash: some View { Image(systemName: "trash").frame(width: 20, height: 20) }
    }
    """),
  Example("SwiftUI: modifiers of the project's own that add room, by way of another", files: [
    Example.File("Parcel.swift", """
      struct Parcel: View {
        var body: some View {
          Button(action: call) { Image("call").frame(width: 26, height: 26).chip() }
          Button(action: mail) { Image("mail").frame(width: 26, height: 26).modifier(Chip()) }
          Button(action: track) { Image("track").frame(width: 26, height: 26).apply { $0.padding(12) } }
        }
      }
      """),
    Example.File("Chip.swift", """
      struct Chip: ViewModifier {
        func body(content: Content) -> some View { content.roomy().background(Color.gray) }
      }

      extension View {
        func chip() -> some View { modifier(Chip()) }
        func roomy() -> some View { padding(12) }
        func apply<Other: View>(@ViewBuilder _ change: (Self) -> Other) -> some View { change(self) }
      }
      """),
  ]),
  Example("SwiftUI: what bars and menus show by way of properties and functions, and a row's only button", """
    struct Inbox: View {
      var body: some View {
        List { refresh }
          .toolbar {
            ToolbarItem { trailing }
            ToolbarItem { Menu("More") { entries } }
          }
          .navigationBarItems(leading: close(animated: true))
      }

      private var trailing: some View { HStack { compose } }

      private var compose: some View { Button(action: write) { Image("compose").frame(width: 22, height: 22) } }

      private var entries: some View { Button(action: sort) { Image("sort").frame(width: 20, height: 20) } }

      private var refresh: some View { Button(action: reload) { Image("reload").frame(width: 20, height: 20) } }

      private func close(animated: Bool) -> some View {
        Button(action: dismiss) { Image("close").frame(width: 20, height: 20) }
      }
    }
    """),
  Example("views that nobody taps, buttons of a bar, and spaces between its items, sized one by one", """
    final class EditorController: UIViewController {
      private let icon = UIImageView()
      private let badge = UIButton(primaryAction: action)
      private let name = UILabel()
      private var styles: [UIButton] = []
      private var spaces: [UIBarButtonItem] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        [icon, name].forEach { $0.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        [badge, name].forEach { $0.isUserInteractionEnabled = false }
        for view in [badge, icon] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        styles.forEach { $0.frame.size = CGSize(width: 30, height: 30) }
        spaces.forEach { $0.width = 8 }
      }

      func showStyles() {
        toolbarItems = styles.map { UIBarButtonItem(customView: $0) } + spaces
      }
    }
    """),
  Example("constraints of a button's picture", """
    final class EngineBar: UIView {
      let engine = UIButton(primaryAction: action)

      func setUp() {
        engine.imageView?.snp.makeConstraints { make in make.width.height.equalTo(29) }
        engine.snp.makeConstraints { make in
          make.width.equalTo(61.6)
          make.top.bottom.equalToSuperview()
        }
      }
    }
    """),
  Example("buttons that the view around them enlarges, by arithmetic and by answering for them everywhere", """
    class Bubble: UIView {
      let close = UIButton(primaryAction: action)
      private let more = UIButton(primaryAction: action)

      func setUp() {
        close.frame.size = CGSize(width: 24, height: 24)
        more.frame.size = CGSize(width: 24, height: 24)
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let center = self.close.center
        return hypot(point.x - center.x, point.y - center.y) < 30 || super.point(inside: point, with: event)
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? more : found
      }
    }
    """),
  Example("subclasses of controls that UIKit sizes", """
    class ThemedField: UITextField {}
    final class NameField: ThemedField {
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 36) }
    }
    final class ThemedSwitch: UISwitch {}

    final class NameForm: UIView {
      private let field = NameField()
      private let toggle = ThemedSwitch(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

      func setUp() {
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
    }
    """),
  Example("SwiftUI: pictures in rows that do the same when they are tapped anywhere", """
    struct ShipmentRow: View {
      var body: some View {
        VStack {
          HStack {
            Text(shipment.title)
            Button { shipment.edit() } label: { Image(systemName: "pencil").frame(width: 24, height: 24) }
          }
          .padding()
          .contentShape(Rectangle())
          .onTapGesture { self.shipment.edit() }
          HStack {
            Text("Details")
            Button(action: toggle) { Image(systemName: "chevron.down").frame(width: 16, height: 16) }
          }
          .onTapGesture { toggle() }
          HStack {
            Text("Notes")
            Image(systemName: "plus").frame(width: 16, height: 16)
              .onTapGesture { withAnimation { isOpen = true } }
          }
          .padding(12)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation { isOpen = true } }
        }
      }
    }
    """),
  Example("functions that the project adds to views, which may yield or do something else", files: [
    Example.File("Ticket.swift", """
      final class TicketCell: UICollectionViewCell {
        private let share = UIButton(primaryAction: action)
        private let star = UIButton(primaryAction: action)
        private let fold = UIButton(primaryAction: action)

        func setUp() {
          share.setHeight(30, priority: .defaultHigh)
          star.setMinimumWidth(24)
          fold.setCornerRadius(8)
        }
      }
      """),
    Example.File("Layout.swift", """
      extension UIView {
        func setHeight(_ height: CGFloat, priority: UILayoutPriority = .required) {
          let constraint = heightAnchor.constraint(equalToConstant: height)
          constraint.priority = priority
          constraint.isActive = true
        }

        func setMinimumWidth(_ width: CGFloat) { widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true }

        func setCornerRadius(_ radius: CGFloat) { layer.cornerRadius = radius }
      }
      """),
  ]),
  Example("SwiftUI: a modifier that the project adds to buttons", files: [
    Example.File("Seat.swift", """
      struct Seat: View {
        var body: some View { Button(action: choose) { Image("seat") }.frame(width: 28, height: 28).roomy() }
      }
      """),
    Example.File("Button+Roomy.swift", "extension Button { func roomy() -> some View { padding(12) } }"),
  ]),
  Example("controls that UIKit sizes, a hidden button, and a first frame that constraints replace", """
    final class Form: UIView {
      let toggle = UISwitch(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
      let hidden = UIButton(primaryAction: action)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20), primaryAction: action)

      func setUp() {
        hidden.heightAnchor.constraint(equalToConstant: 0).isActive = true
        button.snp.makeConstraints { make in make.edges.equalToSuperview() }
      }
    }
    """),
  Example("the switch of the 2013 guide as a row's accessory", """
    final class SettingsController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "Switch")
        if cell == nil {
          cell = UITableViewCell(style: .default, reuseIdentifier: "Switch")
          cell.selectionStyle = .none
        }
        let soundSwitch = UISwitch(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
        soundSwitch.addTarget(self, action: #selector(toggleSound), for: .valueChanged)
        cell.accessoryView = soundSwitch
        return cell
      }

      @objc func toggleSound(_ sender: UISwitch) {}
    }
    """),
  Example("a button in a narrow stack that the bar lays out", """
    final class GymController: UIViewController {
      var stack: UIStackView?

      func show(_ menu: UIButton) {
        stack = UIStackView(arrangedSubviews: [UIView(), menu])
        stack?.widthAnchor.constraint(equalToConstant: 40).isActive = true
        navigationItem.setLeftBarButton(UIBarButtonItem(customView: stack!), animated: true)
        menu.addTarget(self, action: #selector(open), for: .touchUpInside)
      }

      @objc func open() { present(menuController, animated: true) }
    }
    """),
  Example("buttons of a class that answers around itself while both sides are short, by whoever lays them out", files: [
    Example.File("Header.swift", """
      final class Header: UIView {
        private(set) lazy var back: UIButton = {
          let button = TightButton(type: .custom)
          return button
        }()
        let title = UILabel()
      }
      """),
    Example.File("TightButton.swift", """
      class TightButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          guard max(bounds.width, bounds.height) < 30 else {
            return super.point(inside: point, with: event)
          }
          return bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      """),
    Example.File("Login.swift", """
      final class Login: UIViewController {
        private let header = Header()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(header)
          header.back.addTarget(self, action: #selector(leave), for: .touchUpInside)
          header.back.snp.makeConstraints { make in make.width.height.equalTo(24) }
        }

        @objc private func leave() { dismiss(animated: true) }
      }
      """),
  ]),
  Example("a button of a base class that a subclass puts into the bar, and a control that isn't to be touched", files: [
    Example.File("Base.swift", """
      class BaseController: UIViewController {
        lazy var menuButton: UIButton = {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30), primaryAction: action)
          return button
        }()
        let mark = CheckMark(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      """),
    Example.File("Home.swift", """
      final class HomeController: BaseController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem(customView: menuButton) }
      }
      """),
    Example.File("CheckMark.swift", """
      final class CheckMark: UIControl {
        func setUp() { isUserInteractionEnabled = false }
      }
      """),
  ]),
  Example("a button in a view that nobody sees", """
    final class WelcomeController: UIViewController {
      private let skipButton = UIButton()
      private let skipContainer = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        setUpSkip()
      }

      private func setUpSkip() {
        skipContainer.alpha = 0.0
        view.addSubview(skipContainer)
        skipContainer.addSubview(skipButton)
        skipButton.heightAnchor.constraint(equalToConstant: 30).isActive = true
        skipButton.topAnchor.constraint(equalTo: skipContainer.topAnchor).isActive = true
        skipButton.addTarget(self, action: #selector(skip), for: .touchUpInside)
      }

      @objc private func skip() {
        UIView.animate(withDuration: 0.2) { self.skipContainer.alpha = 0.0 }
        show(MainController(), sender: self)
      }
    }
    """),
  Example("a control around that does the same when it is touched", """
    final class ConsentRow: UIControl {
      private let check = UIButton(type: .system)

      func setUp() {
        addSubview(check)
        check.widthAnchor.constraint(equalToConstant: 30).isActive = true
        check.heightAnchor.constraint(equalToConstant: 30).isActive = true
        check.addTarget(self, action: #selector(ConsentRow.toggle), for: .touchUpInside)
        addTarget(self, action: #selector(ConsentRow.toggle), for: .touchUpInside)
      }

      @objc private func toggle() { isSelected.toggle() }
    }
    """),
  Example("buttons that functions build for their properties alone: one that nothing answers for, one that is never seen", """
    final class DoneController: UIViewController {
      private lazy var seal: UIButton = Self.createSeal()
      private lazy var close: UIButton = createClose()

      override func viewDidLoad() {
        view.addSubview(seal)
        view.addSubview(close)
        close.isHidden = true
        close.addTarget(self, action: #selector(leave), for: .touchUpInside)
        seal.heightAnchor.constraint(equalToConstant: 30).isActive = true
        close.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }

      private static func createSeal() -> UIButton {
        let button = UIButton()
        button.setTitle("Sealed", for: .normal)
        return button
      }

      private func createClose() -> UIButton {
        let button = UIButton()
        return button
      }

      @objc private func leave() { dismiss(animated: true) }
    }
    """),
  Example("a button of a sheet that closes wherever it is touched", """
    final class TideSheet: UIView {
      private let holder = UIView()
      private let close = UIButton()

      func setUp() {
        addSubview(holder)
        holder.addSubview(close)
        close.widthAnchor.constraint(equalToConstant: 30).isActive = true
        close.addTarget(self, action: #selector(dismiss), for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismiss)))
      }

      @objc private func dismiss() { removeFromSuperview() }
    }
    """),
  Example("SwiftUI: a button of a package's popup, which closes wherever it is tapped", """
    struct TideView: View {
      @State private var isShown = false

      var body: some View {
        TideChart()
          .onAppear { isShown = chart.isEmpty }
          .popup(isPresented: $isShown, type: .floater()) { note }
      }

      private var note: some View { VStack { closeButton } }

      private var closeButton: some View {
        Button { self.isShown = false } label: { Text("Close").frame(height: 30) }.buttonStyle(.plain)
      }
    }
    """),
  Example("code for other systems", """
    struct Sidebar: View {
      var body: some View {
        #if os(macOS)
        Button(action: add) { Image("add").frame(width: 16, height: 16) }
        #else
        Button(action: add) { Image("add").frame(width: 44, height: 44) }
        #endif
      }
    }
    """),
]
