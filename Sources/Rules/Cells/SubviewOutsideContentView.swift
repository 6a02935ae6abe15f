import HIGLintEngine

/// Views that are added to a cell itself.
public struct SubviewOutsideContentView: TypeRule {
  static let everywhere = RuleOption(
    "everywhere",
    "Whether views count that nothing is seen to come of: in collections, and in rows without controls, the system's or their own.",
    default: false
  )

  public static let description = RuleDescription(
    id: "subview_outside_content_view",
    chapter: .cells,
    summary: "A view is added to a cell itself instead of its content view.",
    rationale: """
      A cell makes room for what the system shows beside its content: the delete and reorder controls, the checkmark or \
      disclosure indicator, the indentation. It does so by moving and shrinking its content view. Views beside that stay \
      where they are: text runs under the delete button, and since iOS 14 the content view lies on top and takes the \
      taps that were meant for them.
      """,
    guidelines: [.easyCustomTable("How to succeed at UITableView customizing"), .easyCustomTable("Layout within the contentView")],
    components: [.rows],
    options: [everywhere.declaration],
    fix: .safe,
    triggers: ["addSubview", "addSubviews"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for subviews in type.misplacedSubviews where subviews.isInTheWay || context.options[Self.everywhere] {
      guard let first = subviews.additions.first else { continue }
      let others = subviews.additions.dropFirst()
      context.report(
        Self.message(subviews),
        at: first.range,
        in: first.file,
        severity: subviews.kind == .table && !subviews.standsAlone ? nil : .note,
        notes: others.map { RuleContext.Note("beside it, too", at: $0.range, in: $0.file) },
        fix: Self.fix(subviews, in: first.file)
      )
    }
  }

  /// Safe where the views only follow their superview, since the content view then lays them out as the cell did; pinned to
  /// the cell they wouldn't make room, and beyond the content view they would get no touches.
  private static func fix(_ subviews: MisplacedSubviews, in file: Int) -> Fix {
    let edits = subviews.additions.filter { $0.file == file }.map { Fix.Edit.insert("contentView.", at: $0.nameRange.start) }
    return subviews.followSuperview
      ? .safe("Add to the content view", edits) : .suggested("Add to the content view, and pin the views to it", edits)
  }

  private static func message(_ subviews: MisplacedSubviews) -> String {
    guard subviews.kind == .table else { return collectionMessage }
    return subviews.standsAlone ? plainMessage : tableMessage
  }

  private static let tableMessage = "a view beside the cell's 'contentView' doesn't make room for the system's controls; add it to 'contentView'"
  private static let plainMessage = "a cell shows its content in 'contentView', which makes room for the system's controls; add the view there"
  private static let collectionMessage = "a collection's cell shows its content in 'contentView', above its backgrounds; add the view there"
}

// MARK: - Examples

extension SubviewOutsideContentView {
  private static let counted = RuleOptions([everywhere.name: .flag(true)])

  private static let bad: [Example] = [
    Example("a cell that sets itself up", """
      final class TrackCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          ↓addSubview(titleLabel)
          self.addSubview(playButton)
          titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """, fixed: """
      final class TrackCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let playButton = UIButton()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(titleLabel)
          self.contentView.addSubview(playButton)
          titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """),
    Example("rows that are edited", """
      final class LettersController: UITableViewController {
        override func viewDidLoad() {
          tableView.register(LetterCell.self, forCellReuseIdentifier: "Letter")
          navigationItem.rightBarButtonItem = editButtonItem
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath) as! LetterCell
        }
      }

      final class LetterCell: UITableViewCell {
        override func awakeFromNib() { ↓addSubview(UILabel()) }
      }
      """),
    Example("a supplier, by an optional cell and by one that was cast", options: counted, """
      final class GuestsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          var cell = tableView.dequeueReusableCell(withIdentifier: "Guest")
          if cell == nil {
            cell = UITableViewCell(style: .default, reuseIdentifier: "Guest")
            ↓cell?.addSubview(portrait)
          }
          return cell!
        }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          guard let seat = cell as? SeatCell else { return }
          ↓seat.addSubview(numberLabel)
        }
      }

      final class SeatCell: UITableViewCell {}
      """, fixed: """
      final class GuestsController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          var cell = tableView.dequeueReusableCell(withIdentifier: "Guest")
          if cell == nil {
            cell = UITableViewCell(style: .default, reuseIdentifier: "Guest")
            cell?.contentView.addSubview(portrait)
          }
          return cell!
        }

        override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
          guard let seat = cell as? SeatCell else { return }
          seat.contentView.addSubview(numberLabel)
        }
      }

      final class SeatCell: UITableViewCell {}
      """),
    Example("a collection's cell, through a base class in another file", options: counted, files: [
      Example.File("StickerCell.swift", """
        final class StickerCell: GridCell {
          override func setUp() {
            [imageView, nameLabel].forEach { ↓addSubview($0) }
          }
        }
        """, fixed: """
        final class StickerCell: GridCell {
          override func setUp() {
            [imageView, nameLabel].forEach { contentView.addSubview($0) }
          }
        }
        """),
      Example.File("GridCell.swift", "class GridCell: UICollectionViewCell { func setUp() {} }"),
      Example.File("LetterCell.swift", """
        final class LetterCell: UITableViewCell {
          private lazy var letter: UILabel = {
            let label = UILabel()
            ↓addSubview(label)
            return label
          }()
        }
        """),
    ]),
    Example("a cell provider, and a function that adds several views", options: counted, """
      final class TicketsController: UIViewController {
        lazy var source = UICollectionViewDiffableDataSource<Int, Ticket>(collectionView: list) { list, path, ticket in
          let cell = list.dequeueReusableCell(withReuseIdentifier: "Ticket", for: path)
          ↓cell.addSubview(stamp)
          return cell
        }
      }

      final class TicketCell: UICollectionViewCell {
        func layOut() { ↓addSubviews(priceLabel, dateLabel) }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("the content view, a container in it, and the views that a cell has besides", """
      final class ParcelCell: UITableViewCell {
        private let stack = UIStackView()

        func setUp() {
          contentView.addSubview(stack)
          self.contentView.addSubview(status)
          stack.addSubview(sender)
          backgroundView?.addSubview(pattern)
          selectedBackgroundView?.addSubview(tint)
        }
      }
      """),
    Example("labels in rows that nothing of the system's comes to, and in a collection", """
      final class BubbleCell: UITableViewCell {
        private let text = UILabel()
        func setUp() { addSubview(text) }
      }

      final class StickerCell: UICollectionViewCell {
        private let button = UIButton()
        func setUp() { addSubview(button) }
      }
      """),
    Example("separators, and what takes no taps", """
      final class BillCell: UITableViewCell {
        private let separatorView = UIView()
        private let watermark = UIImageView()

        func setUp() {
          watermark.isUserInteractionEnabled = false
          addSubview(separatorView)
          addSubview(watermark)
        }
      }
      """),
    Example("what lies behind the content view on purpose", """
      final class ChipCell: UICollectionViewCell {
        private let glow = UIView()

        func setUp() {
          addSubview(glow)
          sendSubviewToBack(glow)
        }
      }
      """),
    Example("what a swipe uncovers next to the cell, and a cell that does without a content view", """
      final class MailCell: UITableViewCell {
        private let archiveView = UIButton()

        func setUp() {
          addSubview(archiveView)
          archiveView.leadingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
      }

      final class TabCell: UICollectionViewCell {
        func show(_ bar: UIView) {
          subviews.forEach { $0.removeFromSuperview() }
          addSubview(bar)
        }
      }
      """),
    Example("an indicator over the whole cell while it waits, and a table's header, which has no controls", """
      final class QuoteCell: UITableViewCell {
        private let spinner = UIActivityIndicatorView(style: .medium)
        private lazy var progress: UIActivityIndicatorView = makeProgress()

        func setUp() {
          addSubview(spinner)
          addSubview(progress)
          spinner.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        }
      }

      final class ChapterHeader: UITableViewHeaderFooterView {
        private lazy var number: UILabel = {
          let label = UILabel()
          addSubview(label)
          return label
        }()
      }
      """),
    Example("a cell of a module that isn't known, and a screen", """
      import Cards

      final class CreditCell: CardCell {
        func setUp() { addSubview(UILabel()) }
      }

      final class CreditController: UIViewController {
        override func viewDidLoad() { view.addSubview(UILabel()) }
      }
      """),
  ]
}
