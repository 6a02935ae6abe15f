import HIGLintEngine

/// The highlight of selection used to show what is chosen or enabled.
public struct SelectionAsState: TypeRule {
  static let collectionViews = RuleOption(
    "collection_views", "Whether collection views count, whose selection is the system's own state.", default: false
  )

  public static let description = RuleDescription(
    id: "selection_as_state",
    chapter: .selection,
    summary: "The selection highlight, or a background in its place, shows which rows are chosen.",
    rationale: """
      In a list, the highlight answers a touch and goes away. A row that stays highlighted to say "this is the one" looks \
      like a row that is being pressed, can't be told from the touch that follows, and is lost when the table reloads. \
      A checkmark or an accessory view says what is chosen, stays, and is read out by VoiceOver.
      """,
    guidelines: [.current("Lists and tables"), .tableViewProgramming("Selections in Table Views")],
    components: [.rows],
    options: [collectionViews.declaration],
    triggers: [
      "isSelected", "isHighlighted", "setSelected", "setHighlighted", "selectRow", "selectItem", "didSelectRowAt",
      "didSelectItemAt", "didDeselectRowAt", "didDeselectItemAt", "listRowBackground", ".background",
    ],
    picture: picture,
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for state in type.shownStates where !state.isInCollection || context.options[Self.collectionViews] {
      context.report(Self.message(state.kind), at: state.range, in: state.file)
    }
  }

  private static func message(_ kind: ShownState.Kind) -> String {
    switch kind {
    case .selection: "selection answers a touch, it doesn't show a state; mark the chosen row with a checkmark"
    case .highlight: "the highlight answers a touch, it doesn't show a state; use a checkmark or an accessory view"
    case .background: "a row's background doesn't show what is chosen; use a checkmark or an accessory view"
    }
  }
}

// MARK: - Picture

extension SelectionAsState {
  private static let picture = RulePicture(
    bad: Sketch("Highlights look as if two rows were being tapped.", [
      .navigationBar(title: "Days"),
      .row("Monday", Sketch.RowStyle(isHighlighted: true)),
      .row("Tuesday"),
      .row("Wednesday", Sketch.RowStyle(isHighlighted: true)),
    ]),
    good: Sketch("Checkmarks show what is chosen.", [
      .navigationBar(title: "Days"),
      .row("Monday", Sketch.RowStyle(.checkmark)),
      .row("Tuesday"),
      .row("Wednesday", Sketch.RowStyle(.checkmark)),
    ])
  )
}

// MARK: - Examples

extension SelectionAsState {
  private static let bad: [Example] = [
    Example("cells selected from the model", """
      final class SizesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath) as! SizeCell
          ↓cell.isSelected = sizes[indexPath.row] == current
          return cell
        }
      }

      final class SizeCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
      }
      """),
    Example("backgrounds that follow the choice", """
      final class ColoursController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let cell = tableView.cellForRow(at: indexPath)
          ↓cell?.contentView.backgroundColor = .systemBlue
        }

        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
          guard let cell = tableView.cellForRow(at: indexPath) as? ColourCell else { return }
          ↓cell.backgroundColor = .clear
        }
      }

      final class ColourCell: UITableViewCell {}
      """),
    Example("SwiftUI rows coloured by the selection", """
      struct Themes: View {
        @State private var selected: Theme.ID?

        var body: some View {
          List(themes) { theme in
            Button(theme.name) { selected = theme.id }
              .↓listRowBackground(selected == theme.id ? Color.accentColor : nil)
          }
          List {
            ForEach(themes) { theme in
              Text(theme.name)
                .↓background(selected == theme.id ? Color.accentColor : Color.clear)
                .onTapGesture { selected = theme.id }
            }
          }
        }
      }
      """),
    Example("a collection, where the configuration asks for it", options: RuleOptions(["collection_views": .flag(true)]), """
      final class TilesController: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! TileCell
          ↓cell.isHighlighted = tiles[indexPath.item].isOn
          return cell
        }
      }

      final class TileCell: UICollectionViewCell {}
      """),
  ]

  private static let good: [Example] = [
    Example("a row that flashes when it is new", """
      struct Channels: View {
        @State private var newest: Channel.ID?
        var body: some View {
          List(channels) { channel in
            Text(channel.name).listRowBackground(newest == channel.id ? Color.accentColor.opacity(0.2) : Color.clear)
          }
          .onChange(of: store.added) { _, added in
            newest = added
            Task {
              try? await Task.sleep(for: .seconds(2))
              withAnimation { newest = nil }
            }
          }
        }
      }
      """),
    Example("a prototype that draws a mark of its own, of rows that another type supplies", files: [
      Example.File("FontsController.swift", """
        final class FontsController: UIViewController {
          @IBOutlet private var tableView: UITableView!
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.selectRow(at: current, animated: false, scrollPosition: .none)
          }
        }
        """),
      Example.File("FontCell.swift", """
        final class FontCell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) { mark.isHidden = !selected }
        }
        """),
      Drawn.storyboard("""
        <view id="v1"><subviews><tableView id="t1"><prototypes><tableViewCell reuseIdentifier="Font" id="p1" customClass="FontCell"/>
        </prototypes></tableView></subviews></view>
        """, owner: "FontsController", outlets: #"<outlet property="tableView" destination="t1" id="o1"/>"#),
    ]),
    Example("checkmarks", """
      final class SizesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath)
          cell.accessoryType = sizes[indexPath.row] == current ? .checkmark : .none
          return cell
        }
      }

      struct Sizes: View {
        var body: some View {
          List(sizes) { size in
            HStack { Text(size.name); if size == selected { Image(systemName: "checkmark") } }
              .listRowBackground(size == selected ? Color.gray : nil)
          }
        }
      }
      """),
    Example("cells that restyle themselves, and buttons and pickers with names of their own", """
      final class StyledCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          backgroundColor = selected ? .gray : .white
        }
      }

      final class FilterController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Filter", for: indexPath) as! FilterCell
          cell.button.isSelected = filters[indexPath.row].isOn
          cell.setSelected(filters[indexPath.row].isOn)
          picker.selectRow(2, inComponent: 0, animated: false)
          cell.isSelected = false
          return cell
        }
      }

      final class FilterCell: UITableViewCell {
        let button = UIButton()
        func setSelected(_ isOn: Bool) { button.isSelected = isOn }
      }
      """),
    Example("a selection cleared, one taken up again, and one that follows the person's action", """
      final class NotesController: UITableViewController {
        override func viewDidAppear(_ animated: Bool) {
          tableView.selectRow(at: nil, animated: true, scrollPosition: .none)
        }

        override func viewWillAppear(_ animated: Bool) {
          let selected = tableView.indexPathForSelectedRow
          tableView.reloadData()
          tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let next = IndexPath(row: indexPath.row + 20, section: indexPath.section)
          tableView.selectRow(at: next, animated: true, scrollPosition: .middle)
        }
      }
      """),
    Example("cells that turn their selection into a checkmark", files: [
      Example.File("List.swift", """
        final class ListController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! CheckCell
            if rows[indexPath.row].isOn { tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
            return cell
          }
        }
        """),
      Example.File("CheckCell.swift", """
        final class CheckCell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            accessoryType = selected ? .checkmark : .none
          }
        }
        """),
    ]),
    Example("cells that a library makes, and cells of a xib, which show a mark of their own", files: [
      Example.File("Accounts.swift", """
        final class AccountsController: UIViewController {
          private let table = UITableView()

          override func viewDidLoad() {
            accounts.bind(to: table, cellType: AccountCell.self) { cell, account in cell.account = account }
            table.selectRow(at: IndexPath(row: current, section: 0), animated: true, scrollPosition: .middle)
          }
        }

        final class LanguagesController: UIViewController {
          private let table = UITableView()

          override func viewDidLoad() {
            table.register(UINib(nibName: "LanguageCell", bundle: nil), forCellReuseIdentifier: "Language")
            table.dataSource = languages
            table.selectRow(at: IndexPath(row: current, section: 0), animated: true, scrollPosition: .middle)
          }
        }

        final class AccountCell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            check.isHidden = !selected
          }
        }

        final class LanguageCell: UITableViewCell {
          override func setSelected(_ selected: Bool, animated: Bool) { mark.isHidden = !selected }
        }
        """),
      Example.File("LanguageCell.xib", """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
          <objects><tableViewCell id="c1" customClass="LanguageCell"/></objects>
        </document>
        """),
    ]),
    Example("backgrounds that show something else, a flash, and a collection's own selection", """
      struct Posts: View {
        var body: some View {
          List(posts) { post in
            Row(post).listRowBackground(post.isDirect ? Color.blue : nil)
            Suggestion(post).listRowBackground(keyboard.selection == post ? Color.blue : nil)
          }
          .background(isSelected ? Color.red : Color.blue)
        }
      }

      struct Calendar: View {
        @State private var selected = 1

        var body: some View {
          List {
            HStack {
              ForEach(days) { day in
                Button { selected = day.number } label: {
                  Text(day.name).background { Circle().opacity(selected == day.number ? 1 : 0) }
                }
              }
            }
          }
        }
      }

      final class TilesController: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          let cell = collectionView.cellForItem(at: indexPath)
          cell?.backgroundColor = .gray
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let cell = tableView.cellForRow(at: indexPath)
          cell?.backgroundColor = .green
          UIView.animate(withDuration: 0.2) { cell?.backgroundColor = .yellow }
        }
      }
      """),
    Example("the sidebar of a split view, and several rows chosen in editing mode", """
      final class SidebarController: UITableViewController {
        override func viewDidAppear(_ animated: Bool) {
          guard splitViewController?.isCollapsed == false else { return }
          tableView.selectRow(at: open, animated: false, scrollPosition: .none)
        }
      }

      final class PhotosController: UITableViewController {
        override func viewDidLoad() { tableView.allowsMultipleSelectionDuringEditing = true }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          if chosen.contains(indexPath) { tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
        }
      }
      """),
  ]
}
