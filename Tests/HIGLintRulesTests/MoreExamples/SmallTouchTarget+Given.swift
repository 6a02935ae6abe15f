import HIGLintEngine
import HIGLintRules

/// Sizes that a view is given where it is shown, and what short values and shapes behind a symbol come to.
let givenBad: [Example] = [
  Example("SwiftUI: a text that a button is given, which alone answers in the room around it", """
    struct Choice: View {
      let title: Text
      let perform: () -> Void

      var body: some View {
        ↓Button { perform() } label: { title }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    struct Fare: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Choice(title: Text("Pay").font(.callout)) { count += 1 }
          Choice(title: Text("Later").foregroundColor(.red)) { count -= 1 }
        }
      }
    }
    """),
  Example("SwiftUI: a button whose height hangs on what it is given, and is too small in one of two places", """
    struct Pill: View {
      var size: Size
      var title: String
      var perform: () -> Void
      private var height: CGFloat {
        switch size {
        case .large: return 50
        case .small: return 28
        }
      }

      var body: some View {
        let button = ↓Button(action: perform) { ZStack { Color.blue; Text(title) }.frame(height: height) }
        if size == .small { button.fixedSize() } else { button }
      }

      enum Size { case large, small }
    }

    struct Fare: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Pill(size: .large, title: "Pay") { count += 1 }
          Pill(size: .small, title: "Later") { count -= 1 }
        }
      }
    }
    """),
  Example("SwiftUI: the same by an initialiser that hands on, and by a function's parameter", """
    extension Pill where Icon == EmptyView {
      init(isCompact: Bool, perform: @escaping () -> Void) { self.init(isCompact: isCompact, perform: perform, icon: { EmptyView() }) }
    }

    struct Pill<Icon: View>: View {
      let isCompact: Bool
      let perform: () -> Void
      let icon: () -> Icon

      init(isCompact: Bool, perform: @escaping () -> Void, icon: @escaping () -> Icon) {
        self.isCompact = isCompact
        self.perform = perform
        self.icon = icon
      }

      var body: some View { ↓Button(action: perform) { Text("Pay").frame(height: isCompact ? 30 : 48) } }
    }

    struct Fare: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Pill(isCompact: false) { count += 1 }
          Pill(isCompact: true) { count -= 1 }
          step("minus", 24) { count -= 1 }
          step("plus", 48) { count += 1 }
        }
      }

      private func step(_ symbol: String, _ side: CGFloat, perform: @escaping () -> Void) -> some View {
        ↓Button(action: perform) { Image(systemName: symbol).frame(width: side, height: side) }
      }
    }
    """),
  Example("SwiftUI: a symbol on a shape that is larger than it, and yet too small", """
    struct Boat: View {
      @State private var isOpen = false
      var body: some View {
        ↓Button { isOpen = true } label: {
          Image(systemName: "pencil").background(Circle().fill(Color.gray).frame(width: 30, height: 30))
        }
        ↓Button { isOpen = false } label: {
          Image(systemName: "xmark").background { Color.gray.frame(width: 34, height: 34) }
        }
      }
    }
    """),
  Example("SwiftUI: one of several names, of which each is brief", """
    struct Crew: View {
      let names: [String]
      let optionList: [String]
      @State private var chosen = 0
      var body: some View {
        ForEach(names.indices, id: \\.self) { index in ↓Button { chosen = index } label: { Text(names[index]) } }
        ForEach(optionList.indices, id: \\.self) { index in ↓Button { chosen = index } label: { HStack { Text(optionList[index]) } } }
      }
    }
    """),
  Example("SwiftUI: a button in a row that is tapped for something else, and what a case of any type is stored as", files: [
    Example.File("Files.swift", """
      struct Files: View {
        var body: some View { List(files) { file in FileRow(file: file) } }
      }

      struct FileRow: View {
        let file: File
        @State private var isShared = false
        @State private var isShown = false

        var body: some View {
          HStack {
            VStack { Text(file.name); Text(file.size).font(.caption) }
            Spacer()
            ↓Button(action: { isShared = true }) { Image(systemName: "square.and.arrow.up") }
          }
          .contentShape(Rectangle())
          .onTapGesture { isShown = true }
        }
      }
      """),
    Example.File("Choice.swift", """
      struct Choice<Option: Hashable & RawRepresentable>: View where Option.RawValue == String {
        let options: [Option]
        @Binding var chosen: Option
        var body: some View {
          ForEach(options, id: \\.self) { option in
            ↓HStack { Text(option.rawValue).font(.subheadline); Spacer() }
              .contentShape(Rectangle())
              .onTapGesture { chosen = option }
              .padding(.vertical, 6)
          }
        }
      }
      """),
  ]),
  Example("UIKit: functions of the app's own that give each view they are handed the same height", files: [
    Example.File("Layout.swift", """
      extension UIView {
        func stack(_ view: UIView, below previous: UIView) {
          view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8).isActive = true
          view.heightAnchor.constraint(equalToConstant: 32).isActive = true
        }
      }
      """),
    Example.File("Letter.swift", """
      final class Letter: UIView {
        private let text = UITextView()
        private let send = UIButton(type: .system)
        private let discard = UIButton(type: .system)

        func setUp() {
          addSubview(send)
          send.addTarget(self, action: #selector(post), for: .touchUpInside)
          discard.addTarget(self, action: #selector(clear), for: .touchUpInside)
          ↓stack(send, below: text)
          ↓add(discard)
        }

        private func add(_ view: UIView) {
          if !subviews.contains(view) {
            addSubview(view)
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }

        @objc private func post() { model.post(text.text) }
        @objc private func clear() { text.text = "" }
      }
      """),
  ]),
  Example("UIKit: views that another type lets answer taps", files: [
    Example.File("FilterBar.swift", """
      final class FilterBar: UIView {
        let accept = UIView()
        let mark = UIImageView()

        func setUp() {
          addSubview(accept)
          addSubview(mark)
          ↓accept.heightAnchor.constraint(equalToConstant: 36).isActive = true
          mark.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          ↓mark.widthAnchor.constraint(equalToConstant: 24).isActive = true
        }
      }
      """),
    Example.File("Filters.swift", """
      final class Filters: UIViewController {
        private let bar = FilterBar()

        override func viewDidLoad() {
          view.addSubview(bar)
          bar.accept.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
          let tap = UITapGestureRecognizer(target: self, action: #selector(mark))
          bar.mark.isUserInteractionEnabled = true
          bar.mark.addGestureRecognizer(tap)
        }

        @objc private func accept() { navigationController?.popViewController(animated: true) }
        @objc private func mark() { model.mark() }
      }
      """),
  ]),
  Example("a line of text that another type's code lets answer taps, and a picture whose own colour is faded", files: [
    Example.File("FilterBar.swift", """
      final class FilterBar: UIView {
        lazy var day: UILabel = {
          let label = ↓UILabel()
          label.text = "Day"
          label.font = .systemFont(ofSize: 14)
          addSubview(label)
          return label
        }()

        private lazy var add: UIButton = {
          let button = ↓UIButton(type: .custom)
          button.setImage(UIImage(systemName: "plus"), for: .normal)
          button.addTarget(self, action: #selector(addFilter), for: .touchUpInside)
          addSubview(button)
          return button
        }()

        func setUp() {
          day.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          day.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          add.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          add.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }

        func dim() { add.tintColor = add.tintColor.withAlphaComponent(0.5) }
        @objc private func addFilter() { delegate?.add() }
      }
      """),
    Example.File("Filters.swift", """
      final class Filters: UIViewController {
        private let bar = FilterBar()

        override func viewDidLoad() {
          view.addSubview(bar)
          bar.day.isUserInteractionEnabled = true
          bar.day.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pickDay)))
        }

        func choose() { bar.day.font = .boldSystemFont(ofSize: 14) }
        @objc private func pickDay() { model.pickDay() }
      }
      """),
  ]),
  Example("SwiftUI: a text that may take two lines, and is too small with both", """
    struct Search: View {
      @State private var asksToLogIn = false
      var body: some View {
        VStack {
          Text("Search")
          ↓Button { asksToLogIn = true } label: { Text("Please log in to look for any boats") }
        }
      }
    }
    """),
  Example("SwiftUI: numbers, dates and cases as text, which are a line", """
    struct Wallet: View {
      let worth: Double
      let day: Date
      let kind: Kind
      @State private var isOpen = false
      private var time: String { String(format: "%02d:%02d", 7, 30) }

      var body: some View {
        ↓Button { isOpen.toggle() } label: {
          HStack { Text(worth.formatted(.currency(code: "EUR"))); Spacer(); Text(time) }
        }
        ↓Button { isOpen.toggle() } label: { Text(day.formatted(date: .abbreviated, time: .omitted)) }
        ↓Button { isOpen.toggle() } label: { HStack { Text(kind.rawValue.capitalized); Text(worth.description) } }
      }

      enum Kind: String { case cash, card }
    }
    """),
]

let givenGood: [Example] = [
  Example("SwiftUI: a text that a button is given, with room, and a symbol that the system has none of", """
    struct Choice: View {
      let title: Text
      let perform: () -> Void

      var body: some View {
        Button { perform() } label: { title }
      }
    }

    struct Fare: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Choice(title: Text("Pay").font(.system(size: 40))) { count += 1 }
          Button { count -= 1 } label: { Image(systemName: "pay_later") }
        }
      }
    }
    """),
  Example("SwiftUI: a button whose height hangs on what it is given, and is large enough wherever it is shown", """
    struct Pill: View {
      var size: Size = .large
      var perform: () -> Void
      private var height: CGFloat { size == .small ? 28 : 50 }

      var body: some View { Button(action: perform) { ZStack { Color.blue; Text("Pay") }.frame(height: height) } }

      enum Size { case large, small }
    }

    struct Fare: View {
      let size: Pill.Size
      @State private var count = 0
      var body: some View {
        VStack {
          Pill(size: .large) { count += 1 }
          Pill { count -= 1 }
          Pill(size: size) { count -= 1 }
        }
      }
    }
    """),
  Example("SwiftUI: a small one that is never used, and one in a bar", """
    struct Pill: View {
      let side: CGFloat
      var perform: () -> Void
      var body: some View { Button(action: perform) { Text("Pay").frame(width: side, height: side) } }
    }

    struct Fare: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Pill(side: 50) { count += 1 }
          Pill(side: 20) { count -= 1 }.disabled(true)
        }
      }
    }
    """),
  Example("SwiftUI: a symbol on a shape of 48 points, or on one that nobody knows", """
    struct Boat: View {
      @State private var isOpen = false
      var body: some View {
        Button { isOpen = true } label: {
          Image(systemName: "pencil").background(Circle().fill(Color.gray).frame(width: 48, height: 48))
        }
        Button { isOpen = false } label: {
          Image(systemName: "xmark").background { Shadow().frame(width: 30, height: 30) }
        }
        Button { isOpen = false } label: {
          Image(systemName: "xmark").background(Circle().padding(-16))
        }
      }
    }
    """),
  Example("UIKit: functions of the app's own that give a height of 44 points, or one that something else decides on", files: [
    Example.File("Letter.swift", """
      extension UIView {
        func stack(_ view: UIView) { view.heightAnchor.constraint(equalToConstant: 44).isActive = true }
      }

      final class Letter: UIView {
        private let send = UIButton(type: .system)
        private let discard = UIButton(type: .system)

        func setUp() {
          send.addTarget(self, action: #selector(post), for: .touchUpInside)
          discard.addTarget(self, action: #selector(post), for: .touchUpInside)
          stack(send)
          add(discard)
        }

        private func add(_ view: UIView) {
          addSubview(view)
          if isCompact { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        }

        @objc private func post() { model.post() }
      }
      """),
  ]),
  Example("a text that another type's code lets answer taps, and gives more lines or a large font", files: [
    Example.File("FilterBar.swift", """
      final class FilterBar: UIView {
        let day = UILabel()
        let hint = UILabel()

        func setUp() {
          for label in [day, hint] {
            label.text = "Day"
            label.font = .systemFont(ofSize: 14)
            addSubview(label)
          }
          day.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          hint.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        }
      }
      """),
    Example.File("Filters.swift", """
      final class Filters: UIViewController {
        private let bar = FilterBar()

        override func viewDidLoad() {
          view.addSubview(bar)
          bar.day.isUserInteractionEnabled = true
          bar.day.font = .systemFont(ofSize: 60)
          bar.day.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pickDay)))
          bar.hint.isUserInteractionEnabled = true
          bar.hint.numberOfLines = 0
          bar.hint.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pickDay)))
        }

        @objc private func pickDay() { model.pickDay() }
      }
      """),
  ]),
  Example("UIKit: a picture of another type's that nobody tells to take touches, and a view that waits for two taps", files: [
    Example.File("FilterBar.swift", """
      final class FilterBar: UIView {
        let accept = UIView()
        let mark = UIImageView()

        func setUp() {
          accept.heightAnchor.constraint(equalToConstant: 36).isActive = true
          mark.widthAnchor.constraint(equalToConstant: 24).isActive = true
        }
      }
      """),
    Example.File("Filters.swift", """
      final class Filters: UIViewController {
        private let bar = FilterBar()

        override func viewDidLoad() {
          view.addSubview(bar)
          let twice = UITapGestureRecognizer(target: self, action: #selector(accept))
          twice.numberOfTapsRequired = 2
          bar.accept.addGestureRecognizer(twice)
          bar.mark.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(accept)))
        }

        @objc private func accept() { navigationController?.popViewController(animated: true) }
      }
      """),
  ]),
  Example("SwiftUI: what a label shows only while the control can't be tapped", """
    struct Mail: View {
      @State private var isSending = false
      let text: String

      var body: some View {
        Button(action: send) {
          if isSending { Wheel().frame(width: 25, height: 25) } else { Text("Send").frame(width: 300, height: 50) }
        }
        .disabled(text.isEmpty || isSending)
        Button(action: send) { mark }.disabled(isSending)
      }

      private var mark: some View {
        HStack { if isSending { Image(systemName: "clock") } else { Image(systemName: "paperplane").frame(width: 44, height: 44) } }
      }
    }
    """),
  Example("SwiftUI: what may take several lines: a list in words, a date in full, one of several stories", """
    struct Crew: View {
      let names: [String]
      let stories: [String]
      let day: Date
      let story: String
      @State private var isOpen = false
      var body: some View {
        Button { isOpen.toggle() } label: { HStack { Text(names.formatted()); Text("Crew") } }
        Button { isOpen.toggle() } label: { HStack { Text(day.formatted(date: .complete, time: .complete)); Text("Day") } }
        Button { isOpen.toggle() } label: { HStack { Text(String(format: "Told: %@", story)); Text("Story") } }
        Button { isOpen.toggle() } label: { Text(stories[0]) }
      }
    }
    """),
]
