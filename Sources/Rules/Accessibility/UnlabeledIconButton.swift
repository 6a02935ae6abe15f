import HIGLintEngine

/// Buttons that show an image alone, and have no name.
public struct UnlabeledIconButton: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.interface]

  static let symbols = RuleOption(
    "symbols", "Also note buttons that show one of the system's symbols, for which VoiceOver has a word of its own.",
    default: false
  )

  static let spokenNames = RuleOption(
    "spoken_names",
    "Also note images whose files are called what the button does, such as 'close', which people hear in no language but English.",
    default: false
  )

  public static let description = RuleDescription(
    id: "unlabeled_icon_button",
    chapter: .accessibility,
    summary: "A button shows only an image of the app's own, and has no name for VoiceOver.",
    rationale: """
      Of an image of the app's own, VoiceOver knows nothing but the name of its file: it reads "ic close 24, button", \
      or just "button". Voice Control, which calls buttons by their names, can't reach it at all. A label says what \
      the button does; people who see the image needn't see it. A button that shows nothing, laid over what it is about, \
      is just "button", too.
      """,
    guidelines: [.current("VoiceOver"), .current("Icons")],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nonTextContent), .wcag(.nameRoleValue)],
    components: [.buttons, .images],
    options: [symbols.declaration, spokenNames.declaration],
    triggers: ["Button", "Menu", "NavigationLink", "Link", "setImage", "setBackgroundImage"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let (symbols, spokenNames) = (context.options[Self.symbols], context.options[Self.spokenNames])
    for button in context.project.namelessButtons(in: file) {
      let image = button.image
      guard symbols || !image.isSymbol, spokenNames || image.isSymbol || !image.hasSpokenName else { continue }
      let isKnown = image.isSymbol || image.hasSpokenName
      context.report(Self.message(button), at: button.range, in: button.file, severity: isKnown ? .note : nil)
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    let (symbols, spokenNames) = (context.options[Self.symbols], context.options[Self.spokenNames])
    guard let drawn = context.project.drawnInterface(resource) else { return }
    for button in drawn.emptyButtons {
      let message = "\(button.name) has neither a title nor an image nor a label, and VoiceOver says nothing but \"button\"; "
        + "say what it does by a label"
      context.report(message, at: button.node.nameRange, in: resource, object: button.id)
    }
    for button in drawn.namelessButtons {
      guard let picture = button.picture, symbols || !picture.isSymbol,
        spokenNames || picture.isSymbol || !picture.name.isSpokenPictureName
      else { continue }
      context.report(
        Self.message(button, picture),
        at: button.node.nameRange,
        in: resource,
        object: button.id,
        severity: picture.isSymbol || picture.name.isSpokenPictureName ? .note : nil
      )
    }
  }

  private static func message(_ button: DrawnObject, _ picture: DrawnPicture) -> String {
    if picture.isSymbol {
      return "\(button.name) has no name but the system's word for the symbol '\(picture.name)'; say what it does by a label"
    }
    let name = button.name
    if button.hasDefaultTitle {
      return "\(name) has no name for VoiceOver but 'Button', the title that Interface Builder gave it; say what it does by a label"
    }
    let image = name.contains("the image '") ? "its image" : "the image '\(picture.name)'"
    return "\(name) has no name for VoiceOver but that of \(image); say what it does by a label"
  }

  private static func message(_ button: NamelessButton) -> String {
    let name = button.image.name.map { $0.isEmpty ? "" : " '\($0)'" } ?? ""
    if button.image.isSymbol {
      return "this \(button.control) has no name but the system's word for the symbol\(name); say what it does by a label"
    }
    return "this \(button.control) has no name for VoiceOver but that of the image\(name); say what it does by a label"
  }
}

// MARK: - Examples

extension UnlabeledIconButton {
  private static let bad: [Example] = [
    Example("a modifier that hides only what it puts over it", files: [
      Example.File("Message.swift", """
        struct Message: View {
          var body: some View { HStack { Text(text); Button(action: react) { ↓Image("smile") } }.modifier(Swipe()) }
        }
        """),
      Example.File("Swipe.swift", """
        struct Swipe: ViewModifier {
          func body(content: Content) -> some View { content.overlay { arrow } }
          private var arrow: some View { Image("arrow").accessibilityHidden(true) }
        }
        """),
    ]),
    Example("labels of images alone", """
      struct Player: View {
        var body: some View {
          HStack {
            Button(action: rewind) { ↓Image("rewind-15").resizable() }
            Button { play() } label: { ZStack { Circle().fill(.red); ↓Image(.triangle) } }
            Menu { Button("Queue", action: queue) } label: { ↓Image("ic_more") }
            NavigationLink(destination: Settings()) { ↓Image(decorative: "gear").padding() }
            Button(action: close, label: { ↓Image(uiImage: UIImage(named: "ic_close")!) })
          }
        }
      }
      """),
    Example("an image in a constant and one in a property, and a title of nothing", """
      struct Bar: View {
        var body: some View {
          Button { close() } label: { ↓Image.close }
          Button { open() } label: { ↓icon }
          Button { share() } label: { Label("", image: ↓"arrow-up") }.labelStyle(.iconOnly)
        }
        private var icon: some View { Image("open").renderingMode(.template) }
      }

      extension Image { static let close = Image("close-24") }
      """),
    Example("bar button items", """
      final class ReaderController: UIViewController {
        private lazy var fonts = UIBarButtonItem(image: ↓UIImage(named: "fonts"), style: .plain, target: self, action: #selector(pick))

        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: ↓UIImage(named: "nav-l2"), style: .plain, target: self, action: #selector(leave)
          )
          toolbarItems = [fonts, UIBarButtonItem(image: ↓.ribbon, style: .plain, target: self, action: #selector(mark))]
        }

        @objc func pick() {}
        @objc func leave() {}
        @objc func mark() {}
      }

      extension UIImage { static let ribbon = UIImage(named: "ribbon24")! }
      """),
    Example("a picture that is made smaller first", """
      final class EditorController: UIViewController {
        func setUp() {
          let picture = UIImage(named: "toolbarBold")?.resize(to: 21)
          let bold = UIBarButtonItem(image: ↓picture, style: .done, target: self, action: #selector(embolden))
          toolbarItems = [bold]
        }
        @objc func embolden() {}
      }
      """),
    Example("a button in UIKit", """
      final class CameraView: UIView {
        private let shutter = UIButton(type: .custom)

        func setUp() {
          shutter.setImage(↓UIImage(named: "shutter"), for: .normal)
          shutter.setImage(UIImage(named: "shutter-pressed"), for: .highlighted)
          shutter.addTarget(self, action: #selector(shoot), for: .touchUpInside)
          addSubview(shutter)
        }

        @objc func shoot() {}
      }
      """),
    Example("files that are called what the button does, where these are asked for", options: RuleOptions(["spoken_names": .flag(true)]), """
      struct Player: View {
        var body: some View { Button(action: close) { ↓Image("close") } }
      }
      """),
    Example("symbols, where these are asked for", options: RuleOptions(["symbols": .flag(true)]), """
      struct Bar: View {
        var body: some View { Button { more() } label: { ↓Image(systemName: "ellipsis") } }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("words that are spoken, though they aren't shown", """
      struct Player: View {
        var body: some View {
          Button(action: rewind) { Label("Rewind", image: "rewind-15") }.labelStyle(.iconOnly)
          Button("Rewind", image: .rewind, action: rewind)
          Button(action: play) { Image("play", label: Text("Play")) }
        }
      }
      """),
    Example("a label on the button, on the image, and on what is around", """
      struct Player: View {
        var body: some View {
          Button(action: rewind) { Image("rewind-15") }.accessibilityLabel("Rewind")
          Button(action: play) { Image("play").accessibility(label: Text("Play")) }
          HStack { Button(action: next) { Image("next") } }.accessibilityElement(children: .ignore).accessibilityLabel("Next")
          Button(action: stop) { Image("stop") }.help("Stop")
          Button(action: back) { Image("back") }.accessibilityHidden(true)
        }
      }
      """),
    Example("labels in which words stand, or may stand", """
      struct Player: View {
        let titleView: TitleView
        var body: some View {
          Button(action: play) { HStack { Image("play"); Text("Play") } }
          Button(action: next) { Image("next").overlay(Text("Next")) }
          Button(action: stop) { titleView }
          Button(action: back) { Image("back"); title }
          Menu { items } label: { Badge(count) }
        }
        private var title: some View { Text("Back") }
      }
      """),
    Example("files that are called what the button does", """
      struct Player: View {
        var body: some View {
          Button(action: play) { Image("Play") }
          Button(action: close) { Image("closeButton") }
          Button(action: back) { Image("back-icon") }
          Button(action: back) { Image("nav-back") }
          Button(action: signIn) { Image("google") }
          Button(action: search) { Image("search.png") }
          NavigationLink(destination: Company()) { Image("acmeLogo") }
        }
      }
      """),
    Example("symbols, which the system has words for", """
      struct Bar: View {
        var body: some View { Button { more() } label: { Image(systemName: "ellipsis") } }
      }
      """),
    Example("images that aren't known, and one of the app's own initialisers", """
      struct Bar: View {
        var body: some View {
          Button { open() } label: { Image(uiImage: portrait) }
          Button { open() } label: { Image(icon: .open) }
        }
      }
      """),
    Example("a style, a modifier and a view that name the button", """
      struct Bar: View {
        var body: some View {
          Button { open() } label: { Image("open") }.named("Open")
          Button { close() } label: { CloseIcon() }
        }
      }

      struct CloseIcon: View { var body: some View { Image("close").accessibilityLabel("Close") } }

      extension View { func named(_ name: LocalizedStringKey) -> some View { accessibilityLabel(name) } }
      """),
    Example("swipe actions, which have a rule of their own, and a menu's entries", """
      struct Mail: View {
        var body: some View {
          List(mails) { mail in Row(mail).swipeActions { Button { drop(mail) } label: { Image("bin") } } }
        }
      }
      """),
    Example("bar button items with a title, or that get one", """
      final class ReaderController: UIViewController {
        private let fonts = UIBarButtonItem(image: UIImage(named: "fonts"), style: .plain, target: nil, action: nil)

        override func viewDidLoad() {
          super.viewDidLoad()
          fonts.accessibilityLabel = "Fonts"
          let back = UIBarButtonItem(image: UIImage(named: "nav-back"), style: .plain, target: self, action: nil)
          back.title = "Back"
          navigationItem.leftBarButtonItem = back
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Marks", image: UIImage(named: "marks"), primaryAction: nil, menu: nil)
          toolbarItems = [fonts, UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)]
        }
      }
      """),
    Example("pictures that code gives words, by which UIKit names what shows them", """
      final class GroupsController: UIViewController {
        private let share = UIButton()

        override func viewDidLoad() {
          let group = UIImage(named: "nav-group")
          group?.accessibilityLabel = "New Group"
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: group, style: .plain, target: self, action: #selector(create))
          let arrow = UIImage(named: "arrow-out")
          arrow?.accessibilityLabel = "Share"
          share.setImage(arrow, for: .normal)
          share.addTarget(self, action: #selector(create), for: .touchUpInside)
          view.addSubview(share)
        }
      }
      """),
    Example("an item that others get, and one that a base class's code names", files: [
      Example.File("Items.swift", """
        func closeItem() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(named: "close"), style: .plain, target: nil, action: nil) }

        final class ChatController: BaseController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "call"), style: .plain, target: self, action: nil)
          }
        }
        """),
      Example.File("BaseController.swift", """
        class BaseController: UIViewController {
          override func viewWillAppear(_ animated: Bool) { navigationItem.rightBarButtonItem?.accessibilityLabel = name }
        }
        """),
    ]),
    Example("UIKit's buttons with a title, a name or a picture's part alone", """
      final class CameraView: UIView {
        private let shutter = UIButton(type: .custom)
        private let flash = UIButton(type: .custom)
        private let logo = UIButton(type: .custom)
        private lazy var zoom: UIButton = {
          let result = UIButton(type: .custom)
          result.setImage(UIImage(named: "zoom"), for: .normal)
          result.accessibilityLabel = "Zoom"
          result.addTarget(self, action: #selector(shoot), for: .touchUpInside)
          return result
        }()
        @IBOutlet private var lens: UIButton!

        func setUp() {
          shutter.setImage(UIImage(named: "shutter"), for: .normal)
          shutter.accessibilityLabel = "Take picture"
          shutter.addTarget(self, action: #selector(shoot), for: .touchUpInside)
          flash.setImage(UIImage(named: "flash"), for: .normal)
          flash.setTitle("Flash", for: .normal)
          flash.addTarget(self, action: #selector(shoot), for: .touchUpInside)
          logo.setImage(UIImage(named: "logo"), for: .normal)
          lens.setImage(UIImage(named: "lens"), for: .normal)
        }

        @objc func shoot() {}
      }
      """),
  ]
}
