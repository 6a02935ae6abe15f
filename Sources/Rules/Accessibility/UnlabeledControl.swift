import HIGLintEngine

/// Fields, switches, pickers and sliders without a name.
public struct UnlabeledControl: FileRule {
  public static let description = RuleDescription(
    id: "unlabeled_control",
    chapter: .accessibility,
    summary: "A field, switch, picker or slider has no name for VoiceOver.",
    rationale: """
      VoiceOver reads a control's kind by itself, and its name from its title: without one, people hear "switch, on" and \
      have to guess what it switches. Text beside it is another element, which says nothing of the control. A title \
      that shouldn't be seen is hidden by labelsHidden(), and still spoken; a text field shows its title while it is \
      empty.
      """,
    guidelines: [.current("VoiceOver"), .current("Text fields")],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nameRoleValue), .wcag(.labelsOrInstructions)],
    components: [.switches, .sliders, .pickers, .textFields],
    fix: .suggested,
    triggers: ["TextField", "SecureField", "Toggle", "Picker", "Stepper", "Slider", "UISlider", "UISwitch", "UIStepper", "UITextField"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for control in context.project.namelessControls(in: file) {
      context.report(
        Self.message(control),
        at: control.range,
        in: control.file,
        fix: Self.fix(control, context.project.text(of: control.file))
      )
    }
  }

  private static func message(_ control: NamelessControl) -> String {
    let remedy =
      switch control.control {
      case "Slider": "a label, which isn't shown"
      case "UITextField": "a placeholder, or an accessibility label"
      case _ where control.control.hasPrefix("UI"): "an accessibility label"
      case _ where isField(control): "a title, which shows in it while it is empty, or an accessibility label"
      default: "a title, and hide that by labelsHidden() if need be"
      }
    return "this \(control.control) has no name for VoiceOver; give it \(remedy)"
  }

  private static func isField(_ control: NamelessControl) -> Bool { control.control.hasSuffix("Field") }

  /// The words before the control become its name, too: somebody should see whether they still need to be read twice. A
  /// field would show its title.
  private static func fix(_ control: NamelessControl, _ text: SourceText?) -> Fix? {
    guard let neighbour = control.neighbour, let text else { return nil }
    if isField(control) {
      return .suggested(
        "Give it the words before it as an accessibility label",
        .insert(".accessibilityLabel(\(text.text(of: neighbour.words)))", at: neighbour.controlEnd)
      )
    }
    return .suggested(
      "Give it the words before it as a title that isn't shown",
      .replace(control.range, with: text.text(of: neighbour.words)),
      .insert(".labelsHidden()", at: neighbour.controlEnd)
    )
  }
}

// MARK: - Examples

extension UnlabeledControl {
  private static let bad: [Example] = [
    Example("a switch beside words", """
      struct Privacy: View {
        @State private var sharesReports = false

        var body: some View {
          HStack {
            Text("Share reports")
            Toggle(↓"", isOn: $sharesReports)
          }
        }
      }
      """, fixed: """
      struct Privacy: View {
        @State private var sharesReports = false

        var body: some View {
          HStack {
            Text("Share reports")
            Toggle("Share reports", isOn: $sharesReports).labelsHidden()
          }
        }
      }
      """),
    Example("a slider, whose closure is told of drags, and one with nothing", """
      struct Volume: View {
        var body: some View {
          VStack {
            ↓Slider(value: $volume, in: 0...1) { isDragging in player.pause(isDragging) }
            ↓Slider(value: $balance)
          }
        }
      }
      """),
    Example("labels without words", """
      struct Reminder: View {
        var body: some View {
          VStack {
            Toggle(isOn: $isOn) ↓{ EmptyView() }
            DatePicker(selection: $date, label: ↓{ Text("") })
            Picker(selection: $list, label: ↓EmptyView()) { lists }
            Stepper(
              ↓"",
              value: $count
            )
          }
        }
      }
      """),
    Example("titles from a constant, and a modifier that names nothing", files: [
      Example.File("Search.swift", """
        struct Search: View {
          private let noTitle = ""
          var body: some View {
            VStack {
              TextField(↓noTitle, text: $query).placeholder("Search")
              Text("PIN")
              SecureField(↓"", text: $code).padding()
            }
          }
        }
        """, fixed: """
        struct Search: View {
          private let noTitle = ""
          var body: some View {
            VStack {
              TextField(noTitle, text: $query).placeholder("Search")
              Text("PIN")
              SecureField("", text: $code).padding().accessibilityLabel("PIN")
            }
          }
        }
        """),
      Example.File("View+Placeholder.swift", """
        extension View {
          func placeholder(_ text: String) -> some View { overlay(Text(text)) }
        }
        """),
    ]),
    Example("a slider, a switch and a field in UIKit that only a label beside them names", """
      final class Settings: UIViewController {
        private let slider = ↓UISlider()
        private let sound: UISwitch = {
          let sound = ↓UISwitch()
          sound.isOn = true
          return sound
        }()

        override func viewDidLoad() {
          let name = ↓UITextField(frame: .zero)
          name.borderStyle = .roundedRect
          let label = UILabel()
          label.text = "Sound"
          [label, slider, sound, name].forEach(view.addSubview)
        }
      }
      """),
    Example("a picker of which only the choice shows", """
      struct Sorting: View {
        var body: some View { Picker(↓"", selection: $order) { orders }.pickerStyle(.menu) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a title that is spoken, though it isn't shown", """
      struct Privacy: View {
        var body: some View { Toggle("Share reports", isOn: $sharesReports).labelsHidden() }
      }
      """),
    Example("a label, from modifiers old and new, and of a view around", """
      struct Volume: View {
        var body: some View {
          Slider(value: $volume).accessibilityLabel("Volume")
          Slider(value: $balance).accessibility(label: Text("Balance"))
          HStack { Text("Speed"); Slider(value: $speed) }.accessibilityElement(children: .combine)
          Slider(value: $gain) { Text("Gain") }
          Slider(value: $pitch, in: 0...1, label: { Text("Pitch") }, onEditingChanged: { _ in })
        }
      }
      """),
    Example("pickers that show their choices, each of which is read out", """
      struct Sorting: View {
        var body: some View {
          Picker("", selection: $order) { orders }.pickerStyle(.segmented)
          List { Picker(selection: $sound) { sounds } label: { EmptyView() }.pickerStyle(.inline) }
        }
      }
      """),
    Example("the same where the view is shown that makes the picker", """
      struct Sorting: View {
        var body: some View { picker(orders).pickerStyle(.segmented) }
        private func picker(_ orders: [Order]) -> some View { Picker("", selection: $order) { ForEach(orders) { Text($0.name) } } }
      }
      """),
    Example("a field to which whoever has it gives a placeholder", """
      final class PaddedField: UIView {
        let field = UITextField()
        func setUp() { addSubview(field) }
      }

      final class Profile: UIViewController {
        private let nickname = PaddedField()
        override func viewDidLoad() {
          nickname.field.attributedPlaceholder = NSAttributedString(string: "Nickname")
          view.addSubview(nickname)
        }
      }
      """),
    Example("controls of UIKit with a name, a placeholder, in a row, or handed to other code", files: [
      Example.File("Settings.swift", """
        final class Settings: UIViewController {
          @IBOutlet var volume: UISlider! = UISlider()
          private let slider = UISlider()
          private let name = UITextField()
          private let code = UITextField()
          private let city = UITextField()
          private let sound = UISwitch()

          override func viewDidLoad() {
            slider.accessibilityLabel = "Volume"
            name.placeholder = "Your name"
            code.tintColor = .clear
            city.setUp(placeholder: "City")
            for field in [name, code, city] { view.addSubview(field) }
            view.addSubview(slider)
            addRow("Sound", sound)
          }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let wifi = UISwitch()
            cell.accessoryView = wifi
            return cell
          }
        }
        """),
      Example.File("SwitchCell.swift", """
        final class SwitchCell: UITableViewCell {
          private let toggle = UISwitch()
          func setUp() { contentView.addSubview(toggle) }
        }
        """),
    ]),
    Example("fields that only a function would show which nobody calls", files: [
      Example.File("CaptainApp.swift", """
        @main final class CaptainApp: UIResponder, UIApplicationDelegate { let settings = Settings() }
        """),
      Example.File("Settings.swift", """
        final class Settings: NSObject {
          let name = UITextField()
          let sheet = UIView()

          func editName() {
            sheet.addSubview(name)
            name.frame = sheet.bounds
          }
        }
        """),
    ]),
    Example("labeled content", """
      struct Profile: View {
        var body: some View {
          LabeledContent("Name") { TextField("", text: $name) }
          LabeledContent { Toggle("", isOn: $isPublic) } label: { Text("Public") }
        }
      }
      """),
    Example("a prompt", """
      struct Profile: View { var body: some View { TextField("", text: $name, prompt: Text("Your name")) } }
      """),
    Example("titles that aren't known", """
      struct Row: View {
        let title: String
        var body: some View { Toggle(title, isOn: $isOn) }
      }
      """),
    Example("a field that catches what is typed behind drawn digits", """
      struct Code: View {
        var body: some View {
          ZStack {
            Digits(code)
            TextField("", text: $code).opacity(0.01)
            TextField("", text: $again).frame(width: 1, height: 1)
            TextField("", text: $third).foregroundColor(.clear)
          }
        }
      }
      """),
    Example("a name by the app's own modifier, and where the property is shown", files: [
      Example.File("Sound.swift", """
        struct Sound: View {
          var body: some View {
            VStack {
              slider.accessibilityLabel("Volume")
              Toggle("", isOn: $isMuted).named("Mute")
              Toggle("", isOn: $isLoud).modifier(Named(text: "Loud"))
            }
          }
          private var slider: some View { Slider(value: $volume) }
        }
        """),
      Example.File("View+Named.swift", """
        extension View {
          func named(_ name: String) -> some View { padding().accessibilityLabel(Text(name)) }
        }
        struct Named: ViewModifier {
          let text: String
          func body(content: Content) -> some View { content.accessibilityLabel(text) }
        }
        """),
    ]),
    Example("a row that speaks for what it holds", files: [
      Example.File("Settings.swift", """
        struct Settings: View { var body: some View { NamedRow("Sound") { Toggle("", isOn: $sound) } } }
        """),
      Example.File("NamedRow.swift", """
        struct NamedRow<Content: View>: View {
          let name: String
          let content: Content
          var body: some View { HStack { Text(name); content }.accessibilityElement(children: .combine) }
        }
        """),
    ]),
    Example("a box in the label of a button, which is what people tap", """
      struct Agreement: View {
        var body: some View {
          Button { isOn.toggle() } label: { HStack { Toggle(isOn: $isOn, label: {}); Text("I agree") } }
        }
      }
      """),
    Example("a style, and an alert's field", files: [
      Example.File("Styles.swift", """
        struct Boxed: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View { Toggle("", isOn: configuration.$isOn) }
        }
        struct Rename: View {
          var body: some View { List(items).alert("Rename", isPresented: $asks) { TextField("", text: $name) } }
        }
        """),
    ]),
    Example("a preview", """
      struct Sliders_Previews: PreviewProvider { static var previews: some View { Slider(value: .constant(0.5)) } }

      #Preview { Slider(value: .constant(0.5)) }
      """),
  ]
}
