import HIGLintEngine

/// Views that answer a tap, and don't say so to VoiceOver.
public struct TapWithoutButtonTrait: TypeRule {
  public static let description = RuleDescription(
    id: "tap_without_button_trait",
    chapter: .accessibility,
    summary: "A view answers taps, but doesn't tell VoiceOver that it is a button.",
    rationale: """
      A gesture is a matter between a finger and a view. VoiceOver, Voice Control, Switch Control and a keyboard know \
      nothing of it: they read the view as text or as a picture, or pass it over, and nobody learns that it opens \
      something. A button brings all of that along, and a view with the trait of one at least says what it is.
      """,
    guidelines: [.current("Accessibility"), .current("VoiceOver")],
    criteria: [.audit(.trait), .wcag(.nameRoleValue), .wcag(.keyboard)],
    components: [.buttons, .gestures],
    fix: .suggested,
    triggers: ["onTapGesture", "TapGesture", "tapGesture", "selector"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for tap in type.mutelyTappedViews + type.muteTaps {
      context.report(Self.message(tap), at: tap.range, in: tap.file, fix: Self.fix(tap, context.project.text(of: tap.file)))
    }
  }

  private static func message(_ tap: MuteTap) -> String {
    let subject = tap.subject.hasPrefix("this ") ? tap.subject : "'\(tap.subject)'"
    return "\(subject) answers a tap, and nothing tells VoiceOver so; \(remedy(tap))"
  }

  private static func remedy(_ tap: MuteTap) -> String {
    if tap.holdsControls { return "make what it shows beside its controls a Button" }
    return tap.modifierEnd == nil
      ? "make it a button, or an element with the trait of one" : "make it a Button, or add the trait isButton"
  }

  /// A Button would be better, but brings looks of its own.
  private static func fix(_ tap: MuteTap, _ text: SourceText?) -> Fix? {
    guard let end = tap.modifierEnd, !tap.holdsControls, let text else { return nil }
    let trait = ".accessibilityAddTraits(.isButton)"
    // The modifier's dot stands before its name.
    let dot = tap.range.start - 1
    let code = text.beginsLine(at: dot) ? text.lineEnding + text.indentation(at: dot) + trait : trait
    return .suggested("Tell VoiceOver that it is a button", .insert(code, at: end))
  }
}

// MARK: - Examples

extension TapWithoutButtonTrait {
  private static let bad: [Example] = [
    Example("UIKit: a tap by a method that the app has given to views", files: [
      Example.File("CommentField.swift", """
        final class CommentField: UIView {
          private let send = UIImageView()
          func setUp() { ↓send.addTap(target: self, action: #selector(sendComment)) }
          @objc private func sendComment() { delegate?.send(text) }
        }
        """),
      Example.File("UIView+Tap.swift", """
        extension UIView {
          func addTap(target: Any?, action: Selector?) {
            let recognizer = UITapGestureRecognizer(target: target, action: action)
            isUserInteractionEnabled = true
            addGestureRecognizer(recognizer)
          }
        }
        """),
    ]),
    Example("a picture that opens", """
      struct Cover: View {
        var body: some View {
          Image("cover")
            .resizable()
            .↓onTapGesture { isOpen = true }
            .padding()
        }
      }
      """, fixed: """
      struct Cover: View {
        var body: some View {
          Image("cover")
            .resizable()
            .onTapGesture { isOpen = true }
            .accessibilityAddTraits(.isButton)
            .padding()
        }
      }
      """),
    Example("a name without a trait, gestures by other modifiers, and functions", """
      struct Card: View {
        var body: some View {
          VStack {
            Text(title).accessibilityLabel(title).↓onTapGesture(perform: open)
            HStack { Text("More"); Spacer() }.↓gesture(TapGesture().onEnded { _ in showMore() })
            Avatar(person).↓highPriorityGesture(TapGesture().onEnded { show(person) })
            Text("Selected").accessibilityAddTraits(.isHeader).↓simultaneousGesture(TapGesture().onEnded { select() })
          }
        }
      }
      """, fixed: """
      struct Card: View {
        var body: some View {
          VStack {
            Text(title).accessibilityLabel(title).onTapGesture(perform: open).accessibilityAddTraits(.isButton)
            HStack { Text("More"); Spacer() }.gesture(TapGesture().onEnded { _ in showMore() }).accessibilityAddTraits(.isButton)
            Avatar(person).highPriorityGesture(TapGesture().onEnded { show(person) }).accessibilityAddTraits(.isButton)
            Text("Selected").accessibilityAddTraits(.isHeader).simultaneousGesture(TapGesture().onEnded { select() }).accessibilityAddTraits(.isButton)
          }
        }
      }
      """),
    Example("a label and a picture in UIKit", """
      final class ProfileController: UIViewController {
        private let portrait = UIImageView()
        private let name = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          [portrait, name].forEach { $0.isUserInteractionEnabled = true }
          ↓portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
          let tap = UITapGestureRecognizer(target: self, action: #selector(rename))
          ↓name.addGestureRecognizer(tap)
        }

        @objc private func enlarge() { present(Photo(), animated: true) }
        @objc private func rename() { present(Rename(), animated: true) }
      }
      """),
    Example("a stack that closes and holds no control, and a picture whose state decides what there is", """
      struct Note: View {
        @State private var isOpen = false

        var body: some View {
          HStack { Image("cross"); Text("Leave") }.↓onTapGesture { dismiss() }
          Image("cover").opacity(isOpen ? 1 : 0.5).↓onTapGesture { isOpen.toggle() }
          if isOpen { Text(details) }
        }
      }
      """, fixed: """
      struct Note: View {
        @State private var isOpen = false

        var body: some View {
          HStack { Image("cross"); Text("Leave") }.onTapGesture { dismiss() }.accessibilityAddTraits(.isButton)
          Image("cover").opacity(isOpen ? 1 : 0.5).onTapGesture { isOpen.toggle() }.accessibilityAddTraits(.isButton)
          if isOpen { Text(details) }
        }
      }
      """),
    Example("a choice of colours, which closes nothing", """
      struct Palette: View {
        var body: some View {
          HStack { ForEach(colors) { color in Circle().fill(color).↓onTapGesture { chosen = color } } }
        }
      }
      """, fixed: """
      struct Palette: View {
        var body: some View {
          HStack { ForEach(colors) { color in Circle().fill(color).onTapGesture { chosen = color }.accessibilityAddTraits(.isButton) } }
        }
      }
      """),
    Example("a part that is called content, a colour to choose, and a picture that says nothing of its name", """
      struct Card: View {
        var body: some View { content.↓onTapGesture { open() } }
        private var content: some View { Text(title) }
      }

      struct Themes: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          HStack { Color("Sun").frame(width: 25, height: 25).↓onTapGesture { choose(.sun); dismiss() } }
        }
      }

      final class PersonView: UIView {
        private let portrait = UIImageView()
        func setUp() {
          portrait.accessibilityIgnoresInvertColors = true
          portrait.isUserInteractionEnabled = true
          ↓portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        @objc private func open() { router.openPerson() }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a button", "struct Cover: View { var body: some View { Button { open() } label: { Image(\"cover\") } } }"),
    Example("traits before and after the gesture, around it, by a choice, and in the old form", """
      struct Card: View {
        var body: some View {
          VStack {
            Text(title).accessibilityAddTraits(.isButton).onTapGesture { open() }
            Text(title).onTapGesture { open() }.accessibilityAddTraits([.isButton, .isHeader])
            Text(link).onTapGesture { follow() }.accessibility(addTraits: .isLink)
            Text(title).onTapGesture { open() }.accessibilityAddTraits(isOpen ? .isSelected : .isButton)
            HStack { Image("cover").onTapGesture { open() } }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
          }
        }
      }
      """),
    Example("an action, and a view that stands for it", """
      struct Dial: View {
        var body: some View {
          Knob().onTapGesture { turn() }.accessibilityAction { turn() }
          Wheel().onTapGesture { turn() }.accessibilityRepresentation { Button("Turn", action: turn) }
          Gear().onTapGesture { turn() }.accessibilityHidden(true)
        }
      }
      """),
    Example("taps for the keyboard, and shields", """
      struct Login: View {
        @FocusState private var focusedField: Field?
        var body: some View {
          VStack { fields }.onTapGesture { focusedField = nil }
          HStack { icon; field }.onTapGesture { isFocused = true }
          Color(background).onTapGesture { model.endEditing.send() }
          VStack { fields }.onTapGesture { UIApplication.shared.hideKeyboard() }
          Panel().onTapGesture {}
          Sheet().onTapGesture { withAnimation { /* isOpen.toggle() */ } }
        }
      }
      """),
    Example("two taps, and a place of the touch", """
      struct Photo: View {
        var body: some View {
          Image(uiImage: photo).onTapGesture(count: 2) { zoom() }
          Drawing().onTapGesture { location in draw(location) }
        }
      }
      """),
    Example("what is there only while something shows, and a header that opens and closes by itself", """
      struct Practice: View {
        @State private var state = false
        var body: some View {
          ZStack {
            Cards(state: $state)
            if state {
              Rectangle().fill(.black.opacity(0.3)).ignoresSafeArea().onTapGesture { withAnimation { state.toggle() } }
            }
          }
          DisclosureGroup(isExpanded: $isOpen) { Rows() } label: {
            HStack { Text("Account") }.contentShape(Rectangle()).onTapGesture { isOpen.toggle() }
          }
        }
      }
      """),
    Example("what lies behind, which a tap closes", """
      struct Sheet: View {
        var body: some View {
          ZStack {
            Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { withAnimation { isShown = false } }
            dimmedView.onTapGesture { dismiss() }
            Rectangle().fill(.black.opacity(0.3)).onTapGesture { isPresented.toggle() }
            BackgroundView().opacity(isPresented.wrappedValue ? 1 : 0).onTapGesture { isPresented.wrappedValue.toggle() }
            Color(.systemGray).opacity(0.3).onTapGesture { withAnimation { offset = 0; showsSidebar = false } }
            Color.clear.onTapGesture { next() }
            ScrollView { content }.onTapGesture { next() }
          }
        }
      }
      """),
    Example("backdrops by way of properties, that end more than themselves, and within a background", """
      struct Dialog: View {
        var body: some View {
          ZStack {
            shade.onTapGesture { leave() }
            Color.black.opacity(0.5).onTapGesture {
              router.dismiss(animated: true)
              center.post(name: .closed, object: nil)
            }
            VStack {
              Button("Grades") { isOpen.toggle() }
              ScrollView { rows }
            }
            .onTapGesture { withAnimation { isOpen = false } }
            fields.background(GeometryReader { _ in Color.backgroundLight.onTapGesture { model.clear(); step() } })
            HitArea().onTapGesture { step() }
          }
        }
        private var shade: some View { Rectangle().fill(.black).opacity(0.3) }
        private func leave() { controller.dismiss(animated: true) }
      }

      struct HitArea: View { var body: some View { Color.clear.contentShape(Rectangle()) } }
      """),
    Example("short cuts to what a button does, and views of UIKit's", """
      struct Login: View {
        var body: some View {
          VStack {
            Text(email)
              .onTapGesture { model.copyEmail() }
              .contextMenu { Button { model.copyEmail() } label: { Text("Copy") } }
            Text(note).onTapGesture(perform: expand)
            Button(action: expand) { Text("More") }
            NoteView(text: note).onTapGesture { showNote() }
          }
        }
      }

      struct NoteView: UIViewRepresentable { let text: String }
      """),
    Example("a picture that plays", """
      struct Panda: View {
        @State private var isClosed = true
        let open: Image
        let closed: Image

        var body: some View {
          let play = { withAnimation { isClosed.toggle() } }
          closed.onTapGesture(perform: play)
          open.opacity(isClosed ? 0 : 1).onTapGesture(perform: play)
        }
      }
      """),
    Example("a text that a tap unfolds, and that is read out whole", """
      struct Plot: View {
        var body: some View {
          Text(plot).lineLimit(isFolded ? 4 : nil).onTapGesture { withAnimation { isFolded.toggle() } }
        }
      }
      """),
    Example("gestures within buttons and styles, on controls, and films whose bars they show", """
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { track(configuration) }
        private func track(_ configuration: Configuration) -> some View { Capsule().onTapGesture { configuration.isOn.toggle() } }
      }

      struct Player: View {
        var body: some View {
          Button(action: play) { Image("play").onTapGesture { play() } }
          Toggle("Loop", isOn: $loops).onTapGesture { track() }
          Film().onTapGesture { withAnimation { showsControls.toggle() } }
          Text("Build 7").onTapGesture { Analytics.track("build") }
        }
      }
      """),
    Example("a property that is shown with its trait, and a modifier of the app's own", """
      struct Cover: View {
        var body: some View {
          cover.accessibilityAddTraits(.isButton)
          Text(title).onTapGesture { open() }.actsAsButton()
        }
        private var cover: some View { Image("cover").onTapGesture { open() } }
      }

      extension View { func actsAsButton() -> some View { accessibilityAddTraits(.isButton) } }
      """),
    Example("what a modifier is given, and the theme's colour behind a card", """
      struct Columns: View {
        var body: some View {
          Column().modifier { $0.simultaneousGesture(TapGesture().onEnded { _ in lastTouched = id }) }
          Card(post).background(theme.background.onTapGesture { open(post) })
        }
      }
      """),
    Example("a picture of a xib that no touch stops at", files: [
      Drawn.xib(#"<imageView userInteractionEnabled="NO" id="i1"/>"#, owner: "Sticker", outlets: #"<outlet property="picture" destination="i1" id="o1"/>"#),
      Example.File("Sticker.swift", """
        final class Sticker: UIView {
          @IBOutlet private var picture: UIImageView!

          override func awakeFromNib() {
            super.awakeFromNib()
            picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
          }

          @objc private func open() { delegate?.open(self) }
        }
        """),
    ]),
    Example("rows, which have a rule of their own", """
      struct Songs: View {
        var body: some View { List(songs) { song in Text(song.title).onTapGesture { play(song) } } }
      }
      """),
    Example("UIKit's views that a tap takes off the screen, with what they lay under", """
      final class PhotoController: UIViewController {
        private lazy var backView: UIView = {
          let view = UIView(frame: UIScreen.main.bounds)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backViewTap)))
          return view
        }()

        @objc private func backViewTap() {
          UIView.animate(withDuration: 0.3) { self.backView.alpha = 0 } completion: { _ in
            self.backView.removeFromSuperview()
            self.pan.isEnabled = true
          }
        }
      }
      """),
    Example("UIKit's views that say what they are, close what lies behind, or wait for two taps", """
      final class PhotoController: UIViewController {
        private let portrait = UIImageView()
        private let dimmingView = UIView()
        private let photo = UIImageView()
        private let form = UIView()
        private let panel = UIView()
        @IBOutlet private var caption: UILabel!

        override func viewDidLoad() {
          super.viewDidLoad()
          portrait.isAccessibilityElement = true
          portrait.accessibilityTraits = .button
          portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
          dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
          let twice = UITapGestureRecognizer(target: self, action: #selector(enlarge))
          twice.numberOfTapsRequired = 2
          photo.addGestureRecognizer(twice)
          panel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(keepTap)))
          form.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endInput)))
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
          caption.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        }

        @objc private func enlarge() { present(Photo(), animated: true) }
        @objc private func leave() { dismiss(animated: true) }
        @objc private func keepTap() { print("kept") }
        @objc private func endInput() { view.endEditing(true) }
      }
      """),
  ]
}
