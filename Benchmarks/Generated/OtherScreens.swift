/// What is shown beside tables: cells, collections, toolbars, alerts.
extension SourceWriter {
  /// One of the many functions of a screen that put something on it.
  mutating func viewSetUp(_ number: Int) -> String {
    let view = property(number)
    return """
      \(remark())
        func setUp\(view.capitalizedFirst)(in container: UIView, isCompact: Bool = false) {
          let \(view) = \(pick(["UILabel()", "UIButton(type: .custom)", "UIImageView(image: nil)", "UISlider()"]))
          \(view).translatesAutoresizingMaskIntoConstraints = false
          \(view).tintColor = isCompact ? .\(pick(["label", "secondaryLabel", "tintColor"])) : UIColor(white: 0.\(self.number(1...9)), alpha: 1)
          \(view).accessibilityLabel = NSLocalizedString("\(sentence())", comment: "")
          container.addSubview(\(view))
          NSLayoutConstraint.activate([
            \(view).leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: isCompact ? 8 : \(self.number(12...24))),
            \(view).heightAnchor.constraint(equalToConstant: \(self.number(24...64))),
          ])
          UIView.animate(withDuration: 0.\(self.number(1...9)), delay: 0, options: [.curveEaseInOut]) {
            \(view).alpha = 1
          } completion: { [weak self] isFinished in
            guard let self, isFinished else { return }
            self.view?.setNeedsLayout()
          }
        }
      """
  }

  mutating func cell() -> String {
    """
    import UIKit

    final class \(name)Cell: UITableViewCell {
      @IBOutlet private var titleLabel: UILabel!
      @IBOutlet private weak var moreButton: UIButton?
      var view: UIView? { contentView }

      override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
        moreButton?.isHidden = true
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        moreButton?.frame = CGRect(x: bounds.maxX - 52, y: 0, width: \(number(24...48)), height: bounds.height)
      }

      func show(_ model: \(name)Model, isLast: Bool) {
        textLabel?.text = model.title
        detailTextLabel?.text = model.isEnabled ? nil : "\(sentence())"
        separatorInset.left = isLast ? 0 : 16
      }

    \(parts(1...8) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func collectionScreen() -> String {
    """
    import UIKit

    final class \(name)GalleryController: \(name)BaseController, UICollectionViewDataSource {
      private typealias Source = UICollectionViewDiffableDataSource<Int, \(name)Model.ID>
      private let layout = UICollectionViewFlowLayout()
      private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      private var images: [UIImage] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: \(number(40...160)), height: \(number(40...160)))
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Image")
        collectionView.dataSource = self
        view.addSubview(collectionView)
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { images.count }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Image", for: indexPath)
        cell.backgroundView = UIImageView(image: images[indexPath.item])
        return cell
      }

    \(parts(1...12) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func toolbar() -> String {
    """
    import UIKit

    protocol \(name)ToolbarDelegate: AnyObject {
      func toolbar(_ toolbar: \(name)Toolbar, didChoose index: Int)
    }

    @IBDesignable
    final class \(name)Toolbar: UIView {
      weak var delegate: \(name)ToolbarDelegate?
      private let stack = UIStackView()
      var view: UIView? { self }

      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: \(number(36...60))) }

      private func makeButtons() {
        for index in 0..<\(number(2...6)) {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: \(number(42...60)), height: 44))
          button.tag = index
          button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
          stack.addArrangedSubview(button)
        }
      }

      @objc private func choose(_ sender: UIButton) { delegate?.toolbar(self, didChoose: sender.tag) }

    \(parts(1...10) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func alerts() -> String {
    """
    import UIKit

    extension \(name)ListController {
      func confirm(title: String, action: @escaping () -> Void) {
        let alert = UIAlertController(title: title, message: "\(sentence())", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "\(pick(["OK", "Delete", "Continue"]))", style: .default) { _ in action() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }

    \(parts(1...8) { writer, index in
      """
        func askAbout\(writer.property(index).capitalizedFirst)(from source: UIView) {
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          for name in ["\(writer.sentence())", "\(writer.sentence())", "\(writer.sentence())"] {
            sheet.addAction(UIAlertAction(title: name, style: .\(writer.pick(["default", "destructive"]))) { [weak self] _ in
              guard let self = self else { return }
              self.reload()
            })
          }
          sheet.popoverPresentationController?.sourceView = source
          present(sheet, animated: true, completion: nil)
        }
      """
    })
    }

    """
  }
}
