import HIGLintEngine

/// Rows that act by a gesture rather than by being chosen.
public struct TapGestureOnRow: TypeRule {
  public static let description = RuleDescription(
    id: "tap_gesture_on_row",
    chapter: .selection,
    summary: "A tap gesture makes a row act, without a highlight and unknown to VoiceOver.",
    rationale: """
      A list should always answer when people choose a row: the row highlights for a moment, then it acts. A tap gesture \
      takes the touch before the list sees it. The row shows nothing, and VoiceOver, Switch Control and keyboards are told \
      of no button there. A table's didSelectRowAt, or a Button or NavigationLink in SwiftUI, brings all of it.
      """,
    guidelines: [.iPhone2009("Table Views"), .iPhone2010("Table Views"), .current("Lists and tables")],
    components: [.rows, .gestures],
    fix: .suggested,
    triggers: ["UITapGestureRecognizer", "onTapGesture", "TapGesture", "selector"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for gesture in type.rowGestures where gesture.kind == .tap && !gesture.isOnTable {
      context.report(
        gesture.tellsPlacesApart ? Self.placesMessage : Self.tableMessage, at: gesture.range, in: gesture.file
      )
    }
    for tap in type.rowTaps {
      let fix = tap.button(context.project).map { Fix.suggested("Make the row a Button", $0) }
      let message = tap.row.isAccessibleButton ? Self.highlightMessage : Self.listMessage
      context.report(message, at: tap.modifier.range, in: tap.row.code.file, fix: fix)
    }
  }

  private static let tableMessage = "a tap gesture takes the touch from the row, which shows no highlight; act in didSelectRowAt"
  private static let placesMessage =
    "a tap gesture that asks where it was shows no highlight and is no button to VoiceOver; give each place a control"
  private static let listMessage = "a row with a tap gesture shows no highlight and is no button to VoiceOver; make it a Button"
  private static let highlightMessage = "a row with a tap gesture shows no highlight; make it a Button"
}

// MARK: - Examples

extension TapGestureOnRow {
  private static let bad: [Example] = [
    Example("a recognizer for each cell that is shown", """
      final class InboxController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
          let tap = UITapGestureRecognizer(target: self, action: #selector(openLetter))
          ↓cell.contentView.addGestureRecognizer(tap)
          return cell
        }

        @objc private func openLetter(_ tap: UITapGestureRecognizer) { show(LetterController(), sender: self) }
      }
      """),
    Example("the cell's own class, which inherits from another", files: [
      Example.File("DrinkCell.swift", """
        final class DrinkCell: MenuCell {
          var onTap: (() -> Void)?
          private lazy var tap: UITapGestureRecognizer = UITapGestureRecognizer(target: self, action: #selector(tapped))

          override func awakeFromNib() {
            super.awakeFromNib()
            ↓addGestureRecognizer(tap)
          }

          @objc private func tapped() { onTap?() }
        }
        """),
      Example.File("MenuCell.swift", "class MenuCell: UITableViewCell { let price = UILabel() }"),
    ]),
    Example("a row of a SwiftUI list", """
      struct StationList: View {
        @State private var tuned: Station?

        var body: some View {
          List(stations) { station in
            HStack {
              Image(systemName: "radio")
              Text(station.name)
            }
            .contentShape(Rectangle())
            .↓onTapGesture { tuned = station }
          }
        }
      }
      """, fixed: """
      struct StationList: View {
        @State private var tuned: Station?

        var body: some View {
          List(stations) { station in
            Button {
              tuned = station
            } label: {
              HStack {
                Image(systemName: "radio")
                Text(station.name)
              }
              .contentShape(Rectangle())
            }
          }
        }
      }
      """),
    Example("a form's row, with a method as the action", """
      struct BoilerSettings: View {
        var body: some View {
          Form {
            Text("Radiators")
              .↓onTapGesture(perform: openRadiators)
              .listRowBackground(Color.orange)
          }
        }
      }
      """, fixed: """
      struct BoilerSettings: View {
        var body: some View {
          Form {
            Button(action: openRadiators) {
              Text("Radiators")
            }
              .listRowBackground(Color.orange)
          }
        }
      }
      """),
    Example("a view that another file's list shows as its row", files: [
      Example.File("TreeRow.swift", """
        struct TreeRow: View {
          let tree: Tree
          @Binding var planted: Set<Tree.ID>

          var body: some View {
            HStack { Text(tree.species); Toggle("Watered", isOn: tree.$isWatered) }
              .↓gesture(TapGesture().onEnded { planted.insert(tree.id) })
          }
        }
        """),
      Example.File("Orchard.swift", """
        struct Orchard: View {
          var body: some View {
            List { ForEach(trees) { tree in TreeRow(tree: tree, planted: $planted) } }
          }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("the row action", """
      final class InboxController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(LetterController(), sender: self)
        }
      }
      """),
    Example("a tap that puts the keyboard away and lets the table have it, too", """
      final class GuestbookCell: UITableViewCell {
        func setUp() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(endEntry))
          tap.cancelsTouchesInView = false
          contentView.addGestureRecognizer(tap)
          let focus = UITapGestureRecognizer(target: self, action: #selector(beginEntry))
          addGestureRecognizer(focus)
        }

        @objc private func beginEntry() { entry.becomeFirstResponder() }
      }
      """),
    Example("views inside a row, and a header", """
      final class ContactCell: UITableViewCell {
        private let portrait = UIImageView()

        override func awakeFromNib() {
          portrait.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(enlarge)))
        }
      }

      final class AlbumHeader: UITableViewHeaderFooterView {
        func setUp() { contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fold))) }
      }
      """),
    Example("a switch that the whole row turns", """
      final class AlarmCell: UITableViewCell {
        private let isOn = UISwitch()

        func setUp() {
          accessoryView = isOn
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
        }
      }
      """),
    Example("two taps, and a recognizer whose delegate has a say", """
      final class PhotoCell: UITableViewCell {
        private let like = UITapGestureRecognizer()
        private let link = UITapGestureRecognizer()

        func setUp() {
          like.numberOfTapsRequired = 2
          contentView.addGestureRecognizer(like)
          link.delegate = self
          contentView.addGestureRecognizer(link)
        }
      }
      """),
    Example("buttons and links, which a row of a list is made of", """
      struct Stations: View {
        var body: some View {
          List(stations) { station in
            Button(station.name) { tune(station) }
            NavigationLink(station.city) { CityView(station.city) }
              .simultaneousGesture(TapGesture().onEnded { log(station) })
          }
        }
      }
      """),
    Example("taps inside a row, on the list, in a stack, and twice", """
      struct Gallery: View {
        var body: some View {
          VStack {
            Text("Pictures").onTapGesture { showsHelp = true }
            List(pictures) { picture in
              HStack { Image(picture.name).onTapGesture { enlarged = picture }; Text(picture.title) }
              Text(picture.year).onTapGesture(count: 2) { favourite = picture }
            }
            .onTapGesture { selection = nil }
          }
        }
      }
      """),
    Example("a tap that only chooses the row, which the list shows", """
      struct Packing: View {
        @State private var packed: Set<Item.ID> = []

        var body: some View {
          List(selection: $packed) {
            ForEach(items) { item in
              Text(item.name).onTapGesture {
                if packed.contains(item.id) { packed.remove(item.id) } else { self.packed.insert(item.id) }
              }
            }
          }
          .environment(\\.editMode, .constant(.active))
        }
      }
      """),
  ]
}
