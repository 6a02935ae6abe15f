import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let subviewOutsideContentView = MoreExamples(SubviewOutsideContentView.self, bad: bad, good: good)
}

private let everywhere = RuleOptions(["everywhere": .flag(true)])

private let bad: [Example] = [
  Example("a cell's class of which one object is part of a page, and tables make others", """
    final class InterestsSection: UITableViewCell {
      private let edit = UIButton()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        ↓addSubview(edit)
      }
    }

    final class ProfilePage: UIView {
      private let interests: InterestsSection = InterestsSection()
      private let stack = UIStackView()

      func setUp() { stack.addArrangedSubview(interests) }
    }

    final class ProfileController: UIViewController {
      func setUp(_ table: UITableView) { table.register(InterestsSection.self, forCellReuseIdentifier: "interests") }
    }
    """),
  Example("views that are pinned to the cell itself", options: everywhere, """
    final class TideCell: UITableViewCell {
      private let heightLabel = UILabel()
      private let timeLabel = UILabel()

      func setUp() {
        ↓addSubview(heightLabel)
        addSubview(timeLabel)
        heightLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
        timeLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      }
    }
    """),
  Example("in an observer", options: everywhere, """
    final class CupCell: UITableViewCell {
      var picture: UIImageView? {
        didSet { picture.map { ↓addSubview($0) } }
      }
    }
    """),
  Example("a cell whose table has no controls: a note", options: everywhere, """
    final class TeasController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      private let table = UITableView()

      override func viewDidLoad() {
        table.dataSource = self
        table.delegate = self
        table.register(TeaCell.self, forCellReuseIdentifier: "Tea")
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath) as! TeaCell
      }
    }

    final class TeaCell: UITableViewCell {
      override func awakeFromNib() { ↓addSubview(UILabel()) }
    }
    """),
]

private let good: [Example] = [
  Example("a cell that takes its content view away in another function", """
    final class BuoyCell: UITableViewCell {
      private let nameLabel = UILabel()

      func configure(_ buoy: Buoy) {
        contentView.removeFromSuperview()
        lay()
      }

      private func lay() { addSubview(nameLabel) }
    }
    """),
  Example("a cell's class whose objects are only made as parts of a page", """
    final class InterestsSection: UITableViewCell {
      private let heading = UILabel()
      private let edit = UIButton()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(heading)
        addSubview(edit)
      }
    }

    final class ProfilePage: UIView {
      private let interests: InterestsSection = InterestsSection()
      private let stack = UIStackView()

      func setUp() { stack.addArrangedSubview(interests) }
    }
    """),
  Example("a line across the row, beside its accessory", """
    final class EntryCell: UITableViewCell {
      init(isChosen: Bool) {
        super.init(style: .default, reuseIdentifier: nil)
        accessoryType = isChosen ? .checkmark : .none
        let effects = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        addSubview(effects)
        effects.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        effects.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        effects.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        effects.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
      }
    }
    """),
  Example("views that move on into a stack, and into the content view", """
    final class TeaCell: UITableViewCell {
      private let picture = UIImageView()
      private let nameLabel = UILabel()

      func setUp() {
        addSubview(picture)
        contentView.addSubview(UIStackView(arrangedSubviews: [picture]))
        addSubview(nameLabel)
        setUpConstraints()
      }

      private func setUpConstraints() { contentView.addSubview(nameLabel) }
    }
    """),
  Example("a drawer beyond the cell, which answers touches there", """
    final class DrawerCell: UITableViewCell {
      private let drawer = UIStackView()

      func setUp() {
        addSubview(drawer)
        drawer.snp.makeConstraints { $0.leading.equalTo(snp.trailing) }
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -drawer.bounds.width, dy: 0).contains(point)
      }
    }
    """),
  Example("reusable views without a content view", """
    final class MonthHeader: UICollectionReusableView {
      func setUp() { addSubview(UILabel()) }
    }

    final class MonthController: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Month", for: indexPath)
        header.addSubview(label)
        return header
      }
    }
    """),
  Example("a view inside a cell, and a view that only bears the name", """
    final class AlbumCell: UICollectionViewCell {
      final class CoverView: UIView {
        func setUp() { addSubview(UIImageView()) }
      }

      func setUp() {
        let shelf = UIView().then { $0.addSubview(UILabel()) }
        contentView.addSubview(shelf)
      }
    }

    final class PrisonCell: UIView {
      func setUp() { addSubview(UILabel()) }
    }
    """),
  .switchAsAccessory,
]

extension Example {
  /// It moves to the row's end from wherever it was added, in place of the one from before.
  static let switchAsAccessory = Example("a switch that becomes the row's accessory", """
    final class RemindersController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Reminder", for: indexPath)
        let toggle = UISwitch(frame: .zero)
        cell.addSubview(toggle)
        cell.accessoryView = toggle
        return cell
      }
    }
    """)
}
