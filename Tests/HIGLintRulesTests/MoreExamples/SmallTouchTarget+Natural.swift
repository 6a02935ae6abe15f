import HIGLintEngine

private let crossSmall = Example.File("Assets.xcassets/cross_small.imageset/Contents.json", """
  { "images" : [{ "filename" : "cross@2x.png", "idiom" : "universal", "scale" : "2x" }] }
  """)
private let cross = Example.File(
  "Assets.xcassets/cross_small.imageset/cross@2x.png", picture: PictureSize(width: 48, height: 48)
)

/// Examples of views of UIKit that are as high as what they show.
extension MoreExamples {
  static let naturalBad: [Example] = [
    Example("SwiftUI: a word around which a modifier of the project's own draws a capsule", options: RuleOptions(["text_targets": .flag(false)]), """
      struct Welcome: View {
        var body: some View {
          ↓Button("Continue") { step += 1 }.capsule()
          ↓Button("Skip") { step = 9 }.modifier(Capsuled())
          Button("Back") { step -= 1 }.framed()
        }
      }

      extension View {
        func capsule() -> some View { frame(maxWidth: .infinity).padding().background(Color.accentColor).clipShape(Capsule()) }
        func framed() -> some View { padding().font(.body) }
      }

      struct Capsuled: ViewModifier {
        func body(content: Content) -> some View { content.padding().background(Color.gray).clipShape(Capsule()) }
      }
      """),
    Example("SwiftUI: labels by functions that are called by self, and a modifier that begins with self", """
      struct Week: View {
        var body: some View {
          Button { open(1) } label: { self.circle(1) }
          ↓Button { open(2) } label: { Color.red.dot() }
        }

        func circle(_ day: Int) -> some View { Circle().↓frame(width: 24, height: 24).foregroundColor(.blue) }
        func open(_ day: Int) { shown = day }
      }

      extension View {
        func dot() -> some View { self.frame(width: 12, height: 12).clipShape(Circle()) }
      }
      """),
    Example("SwiftUI: a line of text over which another is laid that fills its room", """
      struct Code: View {
        let text: String
        @State private var wasCopied = false

        var body: some View {
          ↓Button { copy() } label: {
            Text(text).lineLimit(1).padding(4).overlay {
              Text("Copied").frame(maxWidth: .infinity, maxHeight: .infinity).opacity(wasCopied ? 1 : 0)
            }
          }
        }

        func copy() { UIPasteboard.general.string = text; wasCopied = true }
      }
      """),
    Example("SwiftUI: a font whose family the function is called by that makes it", """
      struct BerthRow: View {
        var body: some View {
          HStack {
            Text(name)
            ↓Button { free() } label: { Text("Free").font(.pretendard(.bold, size: 30)) }
          }
        }
      }

      extension Font {
        static func pretendard(_ weight: Weight, size: CGFloat) -> Font { weight.font.swiftUIFont(size: size) }
      }
      """),
    Example("stacks with a tap, as high as the highest of what stands in them, or as all of it together", """
      final class StoryController: UIViewController {
        private lazy var suggest = ↓UIStackView().then {
          $0.addArrangedSubview(pen)
          $0.addArrangedSubview(hint)
          $0.spacing = 4
        }
        private let pen = UIImageView().then { $0.image = UIImage(systemName: "pencil") }
        private let hint = UILabel().then {
          $0.text = "Suggest"
          $0.font = .systemFont(ofSize: 14)
        }
        private let count = ↓UIStackView()
        private let number = UILabel()
        private let unit = UILabel()

        override func viewDidLoad() {
          view.addSubview(suggest)
          suggest.snp.makeConstraints { $0.top.trailing.equalToSuperview().inset(16) }
          pen.snp.makeConstraints { $0.size.equalTo(16) }
          suggest.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          number.text = "12"
          number.font = .systemFont(ofSize: 12)
          unit.text = "letters"
          unit.font = .systemFont(ofSize: 10)
          count.axis = .vertical
          count.spacing = 2
          count.addArrangedSubview(number)
          count.addArrangedSubview(unit)
          view.addSubview(count)
          count.snp.makeConstraints { $0.bottom.leading.equalToSuperview().inset(16) }
          count.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc private func open() { show(Editor(), sender: self) }
      }
      """),
    Example("a button of another object's, which a property of the controller's stands for, in a font of another size", files: [
      Example.File("Empty.swift", """
        final class EmptyView: UIView {
          let createButton: UIButton = {
            let view = ↓UIButton()
            view.setTitle("Make one", for: .normal)
            view.titleLabel?.font = Fonts.plain.withSize(15)
            return view
          }()

          func setUp() {
            addLaidOut([createButton])
            createButton.snp.makeConstraints { $0.center.equalToSuperview() }
          }
        }

        final class EmptyController: UIViewController {
          private let empty = EmptyView()
          private var createButton: UIButton { empty.createButton }

          override func viewDidLoad() { createButton.addTarget(self, action: #selector(create), for: .touchUpInside) }
          @objc private func create() { show(Editor(), sender: self) }
        }
        """),
      Example.File("Fonts.swift", "enum Fonts { static let plain = UIFont(name: \"Lato-Regular\", size: 17)! }"),
      Example.File("UIView+LaidOut.swift", """
        extension UIView {
          func addLaidOut(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }

          func addLaidOut(_ views: [UIView]) { views.forEach(addLaidOut) }
        }
        """),
    ]),
    Example("buttons that a loop hands to a function, which only marks them", """
      final class SortController: UIViewController {
        private lazy var near: UIButton = {
          let button = ↓UIButton()
          button.setTitle("Near", for: .normal)
          button.titleLabel?.font = UIFont(name: "AppleSDGothicNeo-Medium", size: 14)
          button.addTarget(self, action: #selector(sort(_:)), for: .touchUpInside)
          return button
        }()

        private lazy var best: UIButton = {
          let button = ↓UIButton()
          button.setTitle("Best", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 14)
          button.addTarget(self, action: #selector(sort(_:)), for: .touchUpInside)
          return button
        }()

        override func viewDidLoad() {
          view.addSubview(near)
          view.addSubview(best)
          near.snp.makeConstraints { $0.top.leading.equalToSuperview() }
          best.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
        }

        @objc private func sort(_ sender: UIButton) {
          for button in [near, best] {
            mark(button: button, chosen: button == sender)
          }
          reload()
        }

        private func mark(button: UIButton, chosen: Bool) {
          button.isSelected = chosen
          button.backgroundColor = chosen ? .systemPink : .clear
        }
      }
      """),
    Example("a button in a view of 40 points, which is smaller by what it shows, and one of which that isn't known", """
      final class TitleBar: UIView {
        private let bar = UIView()
        private let close: UIButton = {
          let button = ↓UIButton(type: .system)
          button.setTitle("Close", for: .normal)
          return button
        }()
        private let apply = FilterButton()

        func lay() {
          close.addTarget(self, action: #selector(leave), for: .touchUpInside)
          apply.addTarget(self, action: #selector(leave), for: .touchUpInside)
          addSubview(bar)
          bar.addSubview(close)
          bar.addSubview(apply)
          NSLayoutConstraint.activate([
            ↓bar.heightAnchor.constraint(equalToConstant: 40),
            close.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            close.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            apply.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            apply.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
          ])
        }

        @objc private func leave() { router.leave() }
      }
      """),
    Example("a picture and a label with a tap, and a button with a picture behind its title", files: [
      Example.File("Sheet.swift", """
        final class SheetController: UIViewController {
          private let terms: UILabel = {
            let label = ↓UILabel()
            label.text = Texts.small
            label.font = .systemFont(ofSize: 12)
            label.isUserInteractionEnabled = true
            return label
          }()
          private let badge = ↓UIButton(type: .custom)

          override func viewDidLoad() {
            super.viewDidLoad()
            let close = ↓UIImageView()
            close.isUserInteractionEnabled = true
            close.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            close.image = UIImage(named: "cross_small")
            view.addSubview(close)
            close.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
            terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(read)))
            view.addSubview(terms)
            terms.snp.makeConstraints { make in make.bottom.left.equalToSuperview().inset(20) }
            badge.setBackgroundImage(UIImage(named: "cross_small"), for: .normal)
            badge.addTarget(self, action: #selector(leave), for: .touchUpInside)
            view.addSubview(badge)
            badge.snp.makeConstraints { make in make.top.left.equalToSuperview() }
          }

          @objc private func leave() { dismiss(animated: true) }

          @objc private func read() { show(TermsController(), sender: self) }
        }
        """),
      crossSmall, cross,
    ]),
    Example("a button whose type stands beside it, and a label whose text fits one of the lines that it may have", """
      final class AccountController: UIViewController {
        private let login: UIButton = {
          let button: UIButton = ↓.init(type: .system)
          button.setTitle("Log in", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 14)
          return button
        }()
        private let leave = ↓UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          login.addTarget(self, action: #selector(enter), for: .touchUpInside)
          view.addSubview(login)
          login.snp.makeConstraints { make in make.top.left.equalToSuperview().inset(20) }
          leave.text = "Log out"
          leave.font = .systemFont(ofSize: 14)
          leave.numberOfLines = 0
          leave.sizeToFit()
          leave.isUserInteractionEnabled = true
          leave.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
          view.addSubview(leave)
          leave.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
        }

        @objc private func enter() { show(HomeController(), sender: self) }

        @objc private func close() { dismiss(animated: true) }
      }
      """),
    Example("symbols as large as their configurations say", """
      final class MemberView: UIView {
        private lazy var edit: UIButton = {
          let button = ↓UIButton()
          let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .light)
          let image = UIImage(systemName: "highlighter", withConfiguration: configuration)
          button.setImage(image, for: .normal)
          button.addTarget(self, action: #selector(change), for: .touchUpInside)
          return button
        }()
        private lazy var leave: UIButton = {
          let button = ↓UIButton()
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          button.setPreferredSymbolConfiguration(.init(textStyle: .title2, scale: .medium), forImageIn: .normal)
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          return button
        }()

        func setUp() {
          addSubview(edit)
          addSubview(leave)
          edit.topAnchor.constraint(equalTo: topAnchor).isActive = true
          leave.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """),
    Example("buttons in stacks that leave them as high as they ask to be", """
      final class FooterView: UIView {
        private let imprint = ↓UIButton()
        private let rules = ↓UIButton()
        private let row = UIStackView()
        private lazy var column = UIStackView(arrangedSubviews: [rules])

        func setUp() {
          row.alignment = .center
          row.addArrangedSubview(imprint)
          column.axis = .vertical
          column.spacing = 8
          addSubview(row)
          addSubview(column)
          imprint.setTitle("Imprint", for: .normal)
          imprint.addTarget(self, action: #selector(open), for: .touchUpInside)
          rules.setTitle("Rules", for: .normal)
          rules.addTarget(self, action: #selector(open), for: .touchUpInside)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          column.topAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
        }
      }
      """),
    Example("buttons of classes of the app's own, that are compared with another, and that a builder sets up and puts in place", """
      extension UIFont {
        static func harbour(_ size: CGFloat) -> UIFont {
          let font = UIFont(name: "Montserrat-Bold", size: size)!
          return font
        }
      }

      final class Poster: UIView {
        private let title = UILabel()
        func setUp() { title.font = .harbour(40) }
      }

      final class PlainButton: UIButton {}

      final class SortButton: UIButton {
        init() {
          super.init(frame: .zero)
          titleLabel?.font = .harbour(12)
          setTitle("Sort", for: .normal)
          menu = UIMenu(options: .displayInline, children: orders)
          showsMenuAsPrimaryAction = true
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) isn't there") }
      }

      final class Bar: UIView {
        private let skip = ↓PlainButton()
        private lazy var sort: SortButton = { return ↓SortButton() }()
        private let list = ↓UIButton()
        private let close: UIButton = {
          let button = UIButton(type: .system)
          button.snp.makeConstraints { ↓$0.width.height.equalTo(30) }
          return button
        }()
        private let line = UIView()

        func setUp() {
          self.do {
            $0.addSubview(skip)
            $0.addSubview(sort)
            $0.addSubview(list)
            $0.addSubview(close)
            $0.addSubview(line)
          }
          skip.setTitle("Skip", for: .normal)
          skip.addTarget(self, action: #selector(tap), for: .touchUpInside)
          close.addTarget(self, action: #selector(tap), for: .touchUpInside)
          list.do {
            $0.setTitle("List", for: .normal)
            $0.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
          skip.topAnchor.constraint(equalTo: topAnchor).isActive = true
          sort.topAnchor.constraint(equalTo: topAnchor).isActive = true
          line.snp.makeConstraints { make in
            make.top.equalToSuperview()
            make.bottom.equalTo(list.snp.top).offset(-16)
          }
        }

        @objc private func tap(_ sender: UIButton) { if sender == skip { delegate?.skip() } else { delegate?.list() } }
      }
      """),
    Example("buttons that a loop puts into a stack, that functions of the app's own put into one, and beside a lower label", files: [
      Example.File("Header.swift", """
        final class HeaderView: BaseView {
          private let all: UIButton = {
            let button = ↓UIButton()
            button.setTitle("All", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 16)
            return button
          }()
          private let back = ↓UIButton(type: .system)
          private let join = ↓UIButton(type: .system)
          private lazy var title = makeLabel("Songs", size: 16)
          private lazy var hint = makeLabel("New here?", size: 17)
          private let row = UIStackView()
          private lazy var top: UIStackView = {
            let stack = makeRow(of: back, title, spacing: 0)
            stack.alignment = .center
            return stack
          }()
          private lazy var bottom = makeRow(views: [hint, join])

          func setUp() {
            row.alignment = .center
            [all].forEach { row.addArrangedSubview($0) }
            [top, row, bottom].forEach { addSubview($0) }
            back.setImage(UIImage(systemName: "arrow.backward"), for: .normal)
            join.setTitle("Join", for: .normal)
            join.titleLabel?.font = .systemFont(ofSize: 17)
            [back, join, all].forEach { $0.addTarget(self, action: #selector(open), for: .touchUpInside) }
            top.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
            row.snp.makeConstraints { make in make.top.equalTo(top.snp.bottom).offset(8) }
            bottom.snp.makeConstraints { make in make.bottom.equalToSuperview() }
          }

          private func makeRow(views: [UIView]) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 20
            return stack
          }

          @objc private func open() { delegate?.open() }
        }
        """),
      Example.File("BaseView.swift", """
        class BaseView: UIView {
          func makeRow(of views: UIView..., spacing: CGFloat, alignment: UIStackView.Alignment = .fill) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = spacing
            stack.alignment = alignment
            return stack
          }

          func makeLabel(_ text: String, size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            return label
          }
        }
        """),
    ]),
  Example("a line of a font that apps often bring, which is lower than those of others may be", """
    final class GateView: UIView {
      private let forgot = ↓UIButton()
      private let enter = UIButton()

      func setUp() {
        forgot.setTitle("Forgot your key?", for: .normal)
        forgot.titleLabel?.font = UIFont(name: "Montserrat-Bold", size: 22)
        forgot.addTarget(self, action: #selector(open), for: .touchUpInside)
        enter.setTitle("Enter", for: .normal)
        enter.titleLabel?.font = UIFont(name: "Ornament", size: 22)
        enter.addTarget(self, action: #selector(open), for: .touchUpInside)
        addSubview(forgot)
        addSubview(enter)
        forgot.topAnchor.constraint(equalTo: topAnchor).isActive = true
        enter.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }

      @objc private func open() { unlock() }
    }
    """),
  ]

  static let naturalGood: [Example] = [
    Example("a button whose lower edge and middle constraints hold, and so its height", """
      final class Welcome: UIView {
        private let next = UIButton()
        private let skip = UIButton()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(next)
          addSubview(skip)
          skip.setTitle("Skip", for: .normal)
          skip.addTarget(self, action: #selector(leave), for: .touchUpInside)
          next.snp.makeConstraints { make in make.bottom.equalToSuperview().offset(-20); make.height.equalTo(58) }
          skip.snp.makeConstraints { make in make.bottom.equalToSuperview().offset(-20); make.centerY.equalTo(next.snp.centerY) }
        }

        @objc private func leave() { delegate?.leave() }
      }
      """),
    Example("stacks with a tap that have room around what stands in them, or hold what isn't known", """
      final class StoryController: UIViewController {
        private let suggest = UIStackView()
        private let hint = UILabel()
        private let more = UIStackView()

        override func viewDidLoad() {
          hint.text = "Suggest"
          suggest.addArrangedSubview(hint)
          suggest.isLayoutMarginsRelativeArrangement = true
          suggest.layoutMargins = UIEdgeInsets(top: 14, left: 8, bottom: 14, right: 8)
          view.addSubview(suggest)
          suggest.snp.makeConstraints { $0.top.trailing.equalToSuperview().inset(16) }
          suggest.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          more.addArrangedSubview(UILabel())
          more.addArrangedSubview(banner)
          view.addSubview(more)
          more.snp.makeConstraints { $0.bottom.leading.equalToSuperview().inset(16) }
          more.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }

        @objc private func open() { show(Editor(), sender: self) }
      }
      """),
    Example("buttons to which a loop gives room", """
      final class SortController: UIViewController {
        private lazy var near: UIButton = {
          let button = UIButton()
          button.setTitle("Near", for: .normal)
          button.titleLabel?.font = UIFont(name: "AppleSDGothicNeo-Medium", size: 14)
          button.addTarget(self, action: #selector(sort(_:)), for: .touchUpInside)
          return button
        }()

        private lazy var best: UIButton = {
          let button = UIButton()
          button.setTitle("Best", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 14)
          button.addTarget(self, action: #selector(sort(_:)), for: .touchUpInside)
          return button
        }()

        override func viewDidLoad() {
          view.addSubview(near)
          view.addSubview(best)
          near.snp.makeConstraints { $0.top.leading.equalToSuperview() }
          best.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
        }

        @objc private func sort(_ sender: UIButton) {
          for button in [near, best] {
            button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 8, bottom: 14, right: 8)
          }
          reload()
        }

        private func mark(button: UIButton, chosen: Bool) {
          button.isSelected = chosen
          button.backgroundColor = chosen ? .systemPink : .clear
        }
      }
      """),
    Example("a picture that takes no touches, one that is given another, and labels of lines and fonts that aren't known", files: [
      Example.File("Sheet.swift", """
        final class SheetController: UIViewController {
          private let deaf = UIImageView()
          private let loaded = UIImageView()
          private let long = UILabel()
          private let unknown = UILabel()
          private let themed = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            deaf.image = UIImage(named: "cross_small")
            loaded.image = UIImage(named: "cross_small")
            loaded.kf.setImage(with: address)
            loaded.image = downloaded
            long.text = "Leave the club, and give back all that was lent to you, whatever it may have been and whoever lent it"
            long.numberOfLines = 0
            unknown.text = Texts.small
            unknown.numberOfLines = 2
            themed.text = Texts.small
            themed.font = Theme.current.font
            deaf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            view.addSubview(deaf)
            deaf.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
            loaded.isUserInteractionEnabled = true
            loaded.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            view.addSubview(loaded)
            loaded.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
            long.isUserInteractionEnabled = true
            long.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            view.addSubview(long)
            long.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
            unknown.isUserInteractionEnabled = true
            unknown.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            view.addSubview(unknown)
            unknown.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
            themed.isUserInteractionEnabled = true
            themed.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
            view.addSubview(themed)
            themed.snp.makeConstraints { make in make.top.right.equalToSuperview().inset(20) }
          }

          @objc private func leave() { dismiss(animated: true) }
        }
        """),
      crossSmall, cross,
    ]),
    Example("buttons in stacks that may stretch them, or that a function of the project's sets up", """
      final class FooterView: UIView {
        private let side = UIButton()
        private let chart = ChartView()
        private let even = UIButton()
        private let pinned = UIButton()
        private let styled = UIButton()
        private let row = UIStackView()
        private let column = UIStackView()
        private let tall = UIStackView()
        private let own = UIStackView()

        func setUp() {
          row.addArrangedSubview(side)
          row.addArrangedSubview(chart)
          column.axis = .vertical
          column.distribution = .fillEqually
          column.addArrangedSubview(even)
          tall.axis = .vertical
          tall.addArrangedSubview(pinned)
          own.set(axis: .horizontal, alignment: .fill)
          own.alignment = .center
          own.addArrangedSubview(styled)
          side.setTitle("More", for: .normal)
          side.addTarget(self, action: #selector(open), for: .touchUpInside)
          even.setTitle("More", for: .normal)
          even.addTarget(self, action: #selector(open), for: .touchUpInside)
          pinned.setTitle("More", for: .normal)
          pinned.addTarget(self, action: #selector(open), for: .touchUpInside)
          styled.setTitle("More", for: .normal)
          styled.addTarget(self, action: #selector(open), for: .touchUpInside)
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          addSubview(column)
          column.topAnchor.constraint(equalTo: topAnchor).isActive = true
          addSubview(own)
          own.topAnchor.constraint(equalTo: topAnchor).isActive = true
          addSubview(tall)
          tall.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
        }
      }
      """),
    Example("buttons in rows that a loop fills and something makes higher, and between two others", """
      final class Tabs: UIView {
        private let all = UIButton()
        private let mine = UIButton()
        private let skip = UIButton()
        private let between = UIButton()
        private let row = UIStackView()
        private lazy var line = UIStackView(arrangedSubviews: [AvatarView(size: 64), skip])
        private let indicator = UIView()
        private let header = UIView()
        private let footer = UIView()

        func setUp() {
          all.setTitle("All", for: .normal)
          mine.setTitle("Mine", for: .normal)
          skip.setTitle("Skip", for: .normal)
          between.setTitle("More", for: .normal)
          [all, mine, skip, between].forEach { $0.addTarget(self, action: #selector(tap), for: .touchUpInside) }
          [all, mine].forEach { row.addArrangedSubview($0) }
          [row, line, between, indicator, header, footer].forEach { addSubview($0) }
          row.heightAnchor.constraint(equalToConstant: 48).isActive = true
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          line.topAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
          indicator.topAnchor.constraint(equalTo: all.bottomAnchor).isActive = true
          header.snp.makeConstraints { make in make.bottom.equalTo(between.snp.top) }
          footer.snp.makeConstraints { make in make.top.equalTo(between.snp.bottom) }
        }

        @objc private func tap() { delegate?.tap() }
      }
      """),
    Example("buttons of classes of the app's own that say how large they are", """
      class BaseButton: UIButton { override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 48) } }

      final class SortButton: BaseButton {}

      final class TallButton: UIButton {
        init() {
          super.init(frame: .zero)
          heightAnchor.constraint(equalToConstant: 48).isActive = true
        }
      }

      final class IconButton: UIButton {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(chart)
        }
      }

      final class Bar: UIView {
        private let base = BaseButton()
        private let sort = SortButton()
        private let tall = TallButton()
        private let icon = IconButton()

        func setUp() {
          base.setTitle("Skip", for: .normal)
          base.addTarget(self, action: #selector(tap), for: .touchUpInside)
          sort.setTitle("Sort", for: .normal)
          sort.addTarget(self, action: #selector(tap), for: .touchUpInside)
          tall.setTitle("List", for: .normal)
          tall.addTarget(self, action: #selector(tap), for: .touchUpInside)
          icon.setTitle("Icon", for: .normal)
          icon.addTarget(self, action: #selector(tap), for: .touchUpInside)
          [base, sort, tall, icon].forEach { addSubview($0) }
          base.topAnchor.constraint(equalTo: topAnchor).isActive = true
          sort.topAnchor.constraint(equalTo: topAnchor).isActive = true
          tall.topAnchor.constraint(equalTo: topAnchor).isActive = true
          icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }

        @objc private func tap() { delegate?.tap() }
      }
      """),
    Example("buttons in stacks that functions make, which hold something higher, have a height, or are made otherwise elsewhere", files: [
      Example.File("Header.swift", """
        final class HeaderView: UIView {
          private let back = UIButton(type: .system)
          private let join = UIButton(type: .system)
          private let next = UIButton(type: .system)
          private lazy var title = makeLabel("Songs", size: 40)
          private lazy var top = makeRow(of: back, title)
          private lazy var middle = makeRow(of: join)
          private lazy var bottom = makeColumn(of: next)

          func setUp() {
            [top, middle, bottom].forEach { addSubview($0) }
            back.setTitle("Go", for: .normal)
            join.setTitle("Go", for: .normal)
            next.setTitle("Go", for: .normal)
            [back, join, next].forEach { $0.addTarget(self, action: #selector(open), for: .touchUpInside) }
            top.snp.makeConstraints { make in make.top.equalToSuperview() }
            middle.snp.makeConstraints { make in make.top.equalTo(top.snp.bottom); make.height.equalTo(48) }
            bottom.snp.makeConstraints { make in make.bottom.equalToSuperview() }
          }

          private func makeRow(of views: UIView...) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.spacing = 20
            return stack
          }

          private func makeColumn(of views: UIView...) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            views.forEach { $0.heightAnchor.constraint(equalToConstant: 48).isActive = true }
            return stack
          }

          private func makeLabel(_ text: String, size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            return label
          }

          @objc private func open() { delegate?.open() }
        }
        """),
    ]),
    Example("a button in stacks in a view that does the same wherever it is tapped", """
      final class Banner: UIView {
        private let panel = UIVisualEffectView()
        private let column = UIStackView()
        private let row = UIStackView()
        private let expand = UIButton()

        func setUp() {
          expand.setImage(UIImage(systemName: "chevron.down"), for: .normal)
          expand.addTarget(self, action: #selector(unfold), for: .touchUpInside)
          row.alignment = .center
          row.addArrangedSubview(expand)
          column.axis = .vertical
          column.addArrangedSubview(row)
          panel.contentView.addSubview(column)
          column.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
          panel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(unfold)))
          addSubview(panel)
        }

        @objc private func unfold() { isOpen.toggle() }
      }
      """),
    Example("symbols of a size that isn't known, and of one beside another", """
      final class MemberView: UIView {
        private let edit = UIButton()
        private let leave = UIButton()

        func setUp() {
          edit.setImage(UIImage(systemName: "pencil", withConfiguration: Theme.symbols), for: .normal)
          leave.setImage(UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(weight: .light)), for: .normal)
          leave.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
          edit.addTarget(self, action: #selector(open), for: .touchUpInside)
          addSubview(edit)
          edit.topAnchor.constraint(equalTo: topAnchor).isActive = true
          leave.addTarget(self, action: #selector(open), for: .touchUpInside)
          addSubview(leave)
          leave.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """),
  Example("a button that is given one of a class which answers around itself, and the width of a bar's back button", files: [
    Example.File("Chat.swift", """
      final class ChatController: UIViewController {
        private var down: UIButton!

        override func viewDidLoad() {
          super.viewDidLoad()
          let wide = WideButton(type: .system)
          down = wide
          down.addTarget(self, action: #selector(scroll), for: .touchUpInside)
          view.addSubview(down)
          down.widthAnchor.constraint(equalToConstant: 32).isActive = true
          let back = UIBarButtonItem(title: ".", style: .plain, target: nil, action: nil)
          back.width = 30
          navigationItem.backBarButtonItem = back
        }

        @objc private func scroll() { list.scrollToBottom() }
      }

      private final class WideButton: UIButton {
        var insets = UIEdgeInsets(top: -6, left: -6, bottom: -6, right: -6)

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.inset(by: insets).contains(point) }
      }
      """),
  ]),
  ]
}
