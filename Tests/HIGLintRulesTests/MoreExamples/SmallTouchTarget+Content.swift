import HIGLintEngine

private let withoutText = RuleOptions(["text_targets": .flag(false)])

/// Examples of controls that are no larger than what they show.
extension MoreExamples {
  static let contentBad: [Example] = [
    Example("SwiftUI: labels by their parts, and a text in which others are put that are spelled out", """
      struct HarbourView: View {
        var body: some View {
          VStack {
            ↓Button(action: open) {
              Label(title: { Text("Open").font(.headline) }, icon: { Image(systemName: "map").font(.headline) })
            }
            ↓Button { open() } label: {
              Label { Text("Open") } icon: { Image(systemName: "map") }.labelStyle(.titleOnly)
            }
            summary
          }
        }

        private var summary: some View {
          let berths = "\\(free.count) free berth\\(free.count > 1 ? "s" : "")"
          return ↓Text("\\(taken.count) taken / \\(berths)").font(.footnote).onTapGesture { open() }
        }
      }
      """),
    Example("SwiftUI: titles with numbers, dates and a few letters put in", """
      struct PlaylistsView: View {
        let playlists: [Playlist]
        let day: String
        let isLong: Bool
        @State private var due: Date?

        var body: some View {
          VStack {
            ↓Button("View \\(playlists.count - 3) more playlists") { expand() }.font(.system(size: 14))
            ↓Button(action: pick) {
              if let due { Text("Due: \\(due, style: .date)") } else { Text("Add a date") }
            }
            ↓Button(action: choose) { Text(isLong ? day : String(day.prefix(3))).font(.system(size: 14)) }
          }
        }
      }
      """),
    Example("SwiftUI: a screen that a link leads to, which has no style of the link's", files: [
      Example.File("App.swift", "@main struct Coast: App { var body: some Scene { WindowGroup { Start() } } }"),
      Example.File("Start.swift", """
        struct Start: View {
          var body: some View {
            NavigationView {
              NavigationLink(destination: Tides()) { Text("Tides").frame(maxWidth: .infinity) }.buttonStyle(Wide())
            }
          }
        }

        struct Tides: View { var body: some View { VStack { ↓Button("Share", action: share) } } }

        struct Wide: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.vertical, 13).background(Color.blue).opacity(configuration.isPressed ? 0.5 : 1)
          }
        }
        """),
    ]),
    Example("SwiftUI: titles that are looked up in tables of translations", """
      struct ErrorView: View {
        var body: some View {
          VStack {
            ↓Button(String(localized: .localizable.tryAgain)) { again() }
            ↓Button(NSLocalizedString("error.leave", comment: "A button that leaves what is described above")) { leave() }
            ↓Button(L10n.Error.report) { report() }.font(.caption)
            ↓Button { expand() } label: {
              HStack {
                Image(systemName: "chevron.down")
                Text(.localizable.answers(count)).font(.subheadline)
              }
            }
          }
        }
      }
      """),
    Example("labels of one of an enumeration's texts, or of those that a loop goes through", """
      enum Diet: String, CaseIterable {
        case vegan, keto

        var shown: String {
          switch self {
          case .vegan: "Vegan"
          case .keto: "Low carbohydrates"
          }
        }
      }

      struct FilterView: View {
        @State private var diet = Diet.vegan
        @State private var size = ""

        var body: some View {
          ScrollView {
            ForEach(Diet.allCases, id: \\.self) { option in
              ↓Button { diet = option } label: { Text(option.shown).padding(.vertical, 6) }
              ↓Button { diet = option } label: { chip(of: option.shown) }
              ↓Button { diet = option } label: { chip(of: option.rawValue) }
            }
            ForEach(["US 6", "US 7"], id: \\.self) { item in
              ↓Button { size = item } label: { Text(item).padding(.vertical, 8) }
            }
          }
        }

        private func chip(of text: String) -> some View { Text(text).padding(.vertical, 6) }
      }
      """),
    Example("a symbol by an initialiser of the app's own", files: [
      Example.File("Field.swift", """
        struct Field: View { var body: some View { ↓Button { clear() } label: { Image(symbol: .close) } } }
        """),
      Example.File("Symbol.swift", """
        enum Symbol: String { case close = "xmark" }

        extension Image { init(symbol: Symbol) { self.init(systemName: symbol.rawValue) } }
        """),
    ]),
    Example("SwiftUI: text of another language, of numbers, and in the place of a sign that something is going on", """
      struct Shares: View {
        @State private var isSent = false
        let formatter = NumberFormatter()

        var body: some View {
          ↓Button(action: remind) { Text("Nhắc tất cả (\\(shares.count))").padding(.vertical, 8).background(Color.red) }
          ↓Button(action: remind) { Text("全員に知らせる (\\(shares.count))").padding(.vertical, 8).background(Color.red) }
          ↓Button(action: pay) { Text(price(total)).padding(.vertical, 4).background(Color.red) }
          ↓Button(action: join) {
            Group {
              if isSent { ProgressView().controlSize(.small) } else { Text("Kết bạn") }
            }
            .padding(.vertical, 2)
            .background(Color.red)
          }
        }

        private func price(_ amount: Decimal) -> String { formatter.string(from: amount as NSDecimalNumber) ?? "\\(amount)" }
      }
      """),
    Example("a picture in a frame, to which a style of the app's own adds, and whose shadows are cut", """
      struct RoundStyle: ButtonStyle {
        var inset: CGFloat = 10

        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .padding(inset)
            .contentShape(Circle())
            .background(Circle().fill(.teal).overlay(Circle().stroke(.gray).offset(x: 2, y: 2).mask(Circle())))
        }
      }

      struct Header: View {
        var body: some View {
          HStack {
            ↓Button(action: leave) { Image("arrow").frame(width: 10, height: 10) }.buttonStyle(RoundStyle())
            ↓Button(action: edit) { Image("pencil").frame(width: 16, height: 16) }.buttonStyle(RoundStyle(inset: 12))
            Button(action: save) { Image("disk").frame(width: 16, height: 16) }.buttonStyle(RoundStyle(inset: 14))
          }
        }
      }
      """),
    Example("SwiftUI: text that stays a line, since it scrolls sideways, or takes the width that it needs", """
      struct Topics: View {
        let topics: [Topic]
        var body: some View {
          VStack {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack {
                ForEach(topics) { topic in
                  ↓Button { show(topic) } label: { Text(topic.name).padding(6) }
                  Chip(name: topic.name)
                }
              }
            }
            ↓Button { showAll() } label: { Text(summary).padding(6) }.fixedSize()
          }
        }
      }

      struct Chip: View {
        let name: String
        var body: some View { ↓Text(name).padding(8).onTapGesture { show(name) } }
      }
      """),
    Example("SwiftUI: symbols, whose size follows from the font and the scale", """
      struct Playback: View {
        var body: some View {
          HStack {
            ↓Button(action: play) { Image(systemName: isOn ? "pause.fill" : "play.fill").imageScale(.large) }
            ↓Button { more() } label: { Label("More", systemImage: "ellipsis").labelStyle(.iconOnly) }
            ↓Menu { Button("Edit", action: edit) } label: { Image(systemName: "slider.horizontal.3").padding(4) }
            ↓Image(systemName: "xmark.circle.fill").font(.caption).onTapGesture { clear() }
            ↓PhotosPicker(selection: $photo) { Image(systemName: "photo") }
            ↓Button("Share", systemImage: "square.and.arrow.up", action: share).labelStyle(.iconOnly)
          }
          .font(.title3)
        }
      }
      """),
    Example("SwiftUI: a screen that a library's controller shows, beside a list of a library's", files: [
      Example.File("Start.swift", "struct Start: View { var body: some View { ↓Button(\"Sign up\", action: signUp).font(.footnote) } }"),
      Example.File("Rows.swift", "struct Reset: View { var body: some View { Button(\"Reset\", action: reset).font(.footnote) } }"),
      Example.File("Routes.swift", """
        struct Routes {
          var start: UIViewController { WrappingController(path: "start") { Start().navigationBarHidden(true) } }
          var reset: some View { SettingsList { Reset() } }
        }
        """),
    ]),
    Example("SwiftUI: a style's font for the label, and a style that grows while it is pressed", """
      struct Trip: View {
        var body: some View {
          VStack {
            ↓Button("Back", action: leave).buttonStyle(BackStyle())
            Button("Save", action: save).buttonStyle(RoomyStyle())
            ↓Button(action: add) { Text("Add").padding(8) }.buttonStyle(GrowingStyle())
          }
        }
      }

      struct BackStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(.caption).padding(12).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }

      struct RoomyStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(12).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }

      struct GrowingStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.scaleEffect(configuration.isPressed ? 1.3 : 1).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      """),
    Example("SwiftUI: texts that nobody knows, of a kind that is brief", """
      struct Comment: View {
        var body: some View {
          VStack {
            ↓Button(action: open) { Text(comment.author.displayName.uppercased()).font(.footnote) }
            ↓Text(comment.category ?? "Other").font(.caption).onTapGesture { filter() }
            Button(action: open) { Text(comment.summary).font(.footnote) }
            ↓Button(action: open) { Text(comment.author.displayName).font(.headline).padding(2) }
            Button(action: open) { Text(comment.author.displayName).font(.headline).padding(12) }
            ↓Button(action: open) { Text("@" + comment.userName).font(.footnote) }
            ↓Button(action: open) { Text("by \\(comment.userName)").font(.footnote) }
            Button(action: open) { Text("@\\(comment.userName): \\(comment.summary)").font(.footnote) }
            Button(action: open) { Text("Written at the end of a journey by " + comment.userName).font(.footnote) }
          }
        }
      }
      """),
    Example("SwiftUI: text alone, and a row that mirrors its arrow", """
      struct Account: View {
        var body: some View {
          VStack {
            ↓Button("Forgot your password?", action: reset)
            Button(action: signUp) { Text("Sign up").font(.footnote).padding(16) }
            ↓Text("Terms").onTapGesture { terms() }
            ↓Button(action: open) {
              HStack { Text("Profile"); Spacer(); Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true) }
            }
          }
        }
      }
      """),
    Example("SwiftUI: padding and a frame around the button, which answers no more for that", """
      struct Offer: View {
        var body: some View {
          VStack {
            ↓Button("Learn more", action: open).padding().background(Color.blue).buttonStyle(.plain)
            ↓Button { less() } label: { Image(systemName: "minus") }.frame(width: 44, height: 44)
          }
        }
      }
      """),
    Example("SwiftUI: a style, a modifier and a view of the project's own, with what they are given", files: [
      Example.File("Track.swift", """
        struct Track: View {
          var body: some View {
            HStack {
              ↓Button(action: star) { Glyph(name: "star") }.buttonStyle(Pill(inset: 4))
              ↓Button(action: follow) { Text("Follow").lineLimit(1).chip(6) }.buttonStyle(.plain)
              if isLong { Spacer() }
            }
            .padding()
          }
        }
        """),
      Example.File("Parts.swift", """
        struct Glyph: View {
          let name: String
          var room: CGFloat = 2

          var body: some View { Image(systemName: name).padding(room) }
        }

        struct Pill: ButtonStyle {
          let inset: CGFloat

          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.vertical, inset).opacity(configuration.isPressed ? 0.5 : 1)
          }
        }

        extension View {
          func chip(_ room: CGFloat) -> some View { font(.caption2).padding(room).background(Color.gray) }
        }
        """),
      Example.File("Keys.swift", "enum Keys { enum Image { static let star = \"star\" } }"),
    ]),
    Example("SwiftUI: a button beside another in a row, and one in a section's header", """
      struct Servers: View {
        var body: some View {
          List {
            Section {
              HStack {
                Text("Server")
                ↓Button(action: explain) { Image(systemName: "info.circle") }.buttonStyle(.borderless)
              }
            } header: {
              HStack {
                Text("Servers")
                ↓Button(action: add) { Image(systemName: "plus") }
              }
            }
          }
        }
      }
      """),
    Example("SwiftUI: a handle whose shape has a size, in a line that is as wide as the screen", """
      struct Handle: View {
        var body: some View {
          ↓Button(action: close) {
            HStack {
              Spacer()
              RoundedRectangle(cornerRadius: 3).fill(.gray).frame(width: 60, height: 6).padding(.bottom, 16)
              Spacer()
            }
          }
        }
      }
      """),
    Example("SwiftUI: screens that a row leads to, and what stands far below the app's window", files: [
      Example.File("Ferry.swift", """
        import SwiftUI
        import UIKit

        @main struct Ferry: App {
          var body: some Scene { WindowGroup { Harbour() } }
        }

        struct Harbour: View {
          var body: some View {
            TabView { Tab("Piers", systemImage: "sailboat") { Piers() } }
          }
        }
        """),
      Example.File("Piers.swift", """
        struct Piers: View {
          var body: some View {
            List {
              NavigationLink { Pier() } label: { Text("Pier") }
              NavigationLink("Boats", destination: Boats())
            }
          }
        }

        struct Boats: View {
          var body: some View { VStack { ↓Button(action: sail) { Image(systemName: "wind").font(Signs.small()) } } }
        }

        struct Pier: View { var body: some View { VStack { Berths() } } }
        struct Berths: View { var body: some View { VStack { Berth() } } }
        struct Berth: View { var body: some View { VStack { Mooring() } } }
        struct Mooring: View { var body: some View { VStack { Rope() } } }
        struct Rope: View { var body: some View { ↓Button(action: pull) { Image(systemName: "lasso") } } }

        #Preview { List { Rope() } }

        enum Signs {
          static func small() -> Font { .system(size: 12) }
        }
        """),
    ]),
    Example("a text of two lines at most, in a small font", """
      struct Forgotten: View {
        var body: some View {
          ↓Button { recover() } label: { Text("Have you forgotten your password?").font(.caption).underline() }
        }
      }
      """),
    Example("a button on the screen that an unseen link leads to, and one that shows twice, once to look at alone", """
      @main struct Notices: App {
        var body: some Scene {
          WindowGroup {
            NavigationLink { Notice() } label: {}.opacity(0)
            Heading().disabled(true)
            Heading()
          }
        }
      }

      struct Notice: View {
        var body: some View { ↓Button("Notice") { open() } }
      }

      struct Heading: View {
        var body: some View { ↓Button("Heading") { fold() } }
      }
      """),
    Example("texts that are added up, and a text and symbols that an enumeration has for each case", files: [
      Example.File("Berth.swift", """
        struct Berth: View {
          let reactions: [Reaction]

          var body: some View {
            ↓Button { join() } label: {
              HStack {
                Image(systemName: "star")
                Text("New here? ") + Text("Join us").bold()
              }
            }
            ForEach(reactions) { reaction in button(reaction) }
            ↓Button { ring() } label: { Image(systemName: bell.icon).padding(11) }
          }

          @State private var bell = Bell.quiet

          private func button(_ reaction: Reaction) -> some View {
            ↓Button { react() } label: { Text(reaction.emoji).font(.system(size: 25)) }
          }
        }
        """),
      Example.File("Reaction.swift", """
        enum Reaction {
          case like, laugh
          var emoji: String {
            switch self {
            case .like: return "👍"
            case .laugh: return "😀"
            }
          }
        }

        enum Bell {
          case quiet, loud
          var icon: String { self == .quiet ? "play.fill" : "pause.fill" }
        }
        """),
    ]),
    Example("texts of which only the letters change, values of a few texts, and a style by a modifier of the app's own", files: [
      Example.File("Berth.swift", """
        struct Berth: View {
          var body: some View {
            ↓Button { ask() } label: { Text("Forgot your berth?".capitalized) }.pressed()
            ↓Button { allow() } label: { Text("Let \\(kind) open the gate").font(.subheadline) }.buttonStyle(.plain)
          }

          private var kind: String { isBoat ? "the boat" : "the crew" }
        }
        """),
      Example.File("Pressed.swift", """
        struct Pressed: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
          }
        }

        extension View { func pressed() -> some View { buttonStyle(Pressed()) } }
        """),
    ]),
  ]

  static let contentGood: [Example] = [
    Example("SwiftUI: what a swipe shows beside a row, with an animation, and a title of which too much isn't known", """
      struct InboxView: View {
        let messages: [Message]

        var body: some View {
          List(messages) { message in
            Text(message.title).swipeActions {
              withAnimation(.spring()) {
                Button { remove(message) } label: { Image(systemName: "archivebox") }
              }
            }
          }
          Button("Read \\(messages[0].body)") { open() }
        }
      }
      """),
    Example("SwiftUI: a style that draws beyond its room, and a link without anything to see", """
      struct Trip: View {
        @State private var isDone = false

        var body: some View {
          VStack {
            Button(action: leave) { Text("Leave").frame(maxWidth: .infinity) }
            NavigationLink(destination: Done(), isActive: $isDone) { EmptyView() }
          }
          .buttonStyle(Bold())
        }
      }

      struct Bold: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(.vertical, 12).background(Color.blue).padding(-3).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      """),
    Example("SwiftUI: titles that may take several lines, and texts that are no title", """
      struct ErrorView: View {
        var body: some View {
          VStack {
            Button(L10n.Error.description) { again() }
            Button("agree_to_what_it_says".localized) { again() }
            Button(model.advice) { again() }
            Button(note.string.trimmingCharacters(in: .whitespaces)) { again() }
            Button { expand() } label: {
              VStack {
                Text(L10n.Error.headline)
                Text(L10n.Error.remedy)
              }
            }
          }
        }
      }
      """),
    Example("SwiftUI: text that may take several lines, whatever its language", """
      struct Shares: View {
        var body: some View {
          Button(action: remind) { Text("Nhắc tất cả những người chưa trả tiền (\\(shares.count))").padding(.vertical, 8) }
          Button(action: remind) { Text("まだ払っていない全員に知らせる (\\(shares.count))").padding(.vertical, 8) }
          Button(action: open) { Text(note(share)).padding(.vertical, 8) }
        }

        private func note(_ share: Share) -> String { "\\(share.note)" }
      }
      """),
    Example("what a style draws beyond the label", """
      struct GlowStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(8).background(Circle().fill(.teal).offset(x: 16, y: 16))
        }
      }

      struct Header: View {
        var body: some View {
          Button(action: leave) { Image("arrow").frame(width: 16, height: 16) }.buttonStyle(GlowStyle())
        }
      }
      """),
    Example("SwiftUI: room within the label, a large font, and sizes that aren't known", """
      struct Playback: View {
        var body: some View {
          HStack {
            Button(action: play) { Image(systemName: "play").padding(16).contentShape(Rectangle()) }
            Button(action: stop) { Image(systemName: "stop").font(.system(size: 44)) }
            Button(action: mute) { Image(systemName: "speaker").frame(width: 44, height: 44) }
            Button(action: skip) { Image(systemName: "forward").resizable().scaledToFit() }
            Button(action: save) { Image("save") }
            Button(action: send) { Image(systemName: "paperplane").font(theme.font) }
            Button(action: open) { Image(systemName: "folder").background(Circle().frame(width: 44, height: 44)) }
            Button(action: wind) { Image(systemName: "gear").frame(maxWidth: .infinity, maxHeight: .infinity) }
            Button(action: grow) { VStack { Image(systemName: "plus"); Text("Grow"); Text("now").padding(.top, 4) } }
            Button(action: fade) { Image(systemName: "minus") }.buttonStyle(.borderedProminent)
            Image(systemName: "star").padding(12).onTapGesture { star() }
            Image(systemName: "heart")
          }
        }
      }
      """),
    Example("SwiftUI: text alone, which is wide, where the configuration lets it be", options: withoutText, """
      struct Account: View {
        var body: some View {
          VStack {
            Button("Forgot your password?", action: reset)
            Button(action: signUp) { Text("Sign up").font(.footnote) }.padding(.top, 8)
            Text("Terms").onTapGesture { terms() }
          }
        }
      }
      """),
    Example("SwiftUI: a field that answers by two gestures, the outer one over all of it", """
      struct SearchField: View {
        var body: some View {
          HStack { Image(systemName: "magnifyingglass").onTapGesture { search() }; Spacer() }
            .onTapGesture { search() }
            .frame(minHeight: 48)
            .background(Color.white)
            .onTapGesture { search() }
        }
      }
      """),
    Example("SwiftUI: what gives the view its font or its style stands elsewhere", files: [
      Example.File("CloseButton.swift", """
        struct CloseButton: View {
          var body: some View { Button(action: close) { Image(systemName: "xmark") } }
        }

        struct OpenButton: View {
          var body: some View { Button(action: open) { icon } }

          private var icon: some View { Image(systemName: "plus").padding(inset) }
          private let inset: CGFloat = 14
        }
        """),
      Example.File("Screen.swift", """
        struct Screen: View {
          var body: some View {
            VStack {
              CloseButton().font(.system(size: 40))
              OpenButton()
            }
          }
        }
        """),
    ]),
    Example("SwiftUI: rows, bars, menus and other controls, which answer for what they hold", """
      struct Inbox: View {
        var body: some View {
          List {
            Button(action: add) { Image(systemName: "plus") }
            HStack { Text("Mail"); Button(action: open) { Image(systemName: "chevron.right") } }
          }
          .toolbar { Button(action: compose) { Image(systemName: "square.and.pencil") } }
          .contextMenu { Button(action: sort) { Image(systemName: "arrow.up") } }
          .accessibilityActions { Button(action: sort) { Image(systemName: "arrow.up") } }
        }
      }

      struct Folders: View {
        var body: some View { List { general } }

        private var general: some View {
          Section("General") { Button(action: add) { Image(systemName: "plus") } }
        }
      }

      struct Choice: View {
        var body: some View {
          Button(action: choose) {
            HStack { Text(name).padding(20); Image(systemName: "circle").onTapGesture { choose() } }
          }
        }
      }
      """),
    Example("SwiftUI: a style that is chosen in a closure", """
      struct Login: View {
        var body: some View {
          Button(action: send) { Text("Send") }.modify { $0.buttonStyle(RoomyStyle()) }
        }
      }

      extension View {
        func modify<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> some View { change(self) }
      }
      """),
    Example("SwiftUI: buttons that nobody can press", """
      struct Marks: View {
        var body: some View {
          HStack {
            Button {} label: { Image(systemName: "checkmark") }
            Button(action: note) { Image(systemName: "star") }.allowsHitTesting(false)
            Button(action: find) { Image(systemName: "magnifyingglass") }.keyboardShortcut("f").hidden()
          }
        }
      }
      """),
    Example("a text of two lines, which are high enough, and a button that is out of use wherever it shows", """
      @main struct Notices: App {
        var body: some Scene {
          WindowGroup {
            Button { recover() } label: { Text("Have you forgotten your password?").font(.title3) }
            Skeleton().disabled(true)
          }
        }
      }

      struct Skeleton: View {
        var body: some View { Button("Notice") { open() } }
      }
      """),
    Example("a label whose shape is one of the app's own, which may reach beyond it", """
      struct Likes: View {
        var body: some View {
          Button(action: like) { Text("Like").frame(height: 30).contentShape(TallShape(expansion: 7)) }
        }
      }

      struct TallShape: Shape {
        let expansion: CGFloat
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: -expansion)) }
      }
      """),
    Example("texts that are added up to more than a line, and a link in a row, which answers as a whole", """
      struct Berth: View {
        var body: some View {
          Button { join() } label: {
            Text("Are you new in this harbour and looking for a berth? ") + Text("Tell us when you arrive and how long you stay")
          }
          List(boats) { boat in
            HStack {
              NavigationLink(value: boat) { Text("Aft") }.buttonStyle(.plain)
              Text("Berth")
            }
          }
        }
      }
      """),
  ]
}
