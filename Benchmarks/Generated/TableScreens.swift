/// Screens with a table, each over several files.
extension SourceWriter {
  mutating func baseScreen() -> String {
    """
    import UIKit

    \(remark(""))
    class \(name)BaseController: UIViewController, \(name)Loading {
      let store: \(name)Store
      var onClose: (() -> Void)?
      private lazy var closeButton: UIButton = {
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
      }()

      init(store: \(name)Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(closeButton)
        NSLayoutConstraint.activate([
          closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
          closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          closeButton.widthAnchor.constraint(equalToConstant: \(number(20...52))),
          closeButton.heightAnchor.constraint(equalToConstant: 44),
        ])
      }

      @objc func close() { dismiss(animated: true) { [weak self] in self?.onClose?() } }

    \(parts(1...10) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func tableScreen() -> String {
    """
    import UIKit

    \(remark(""))
    final class \(name)ListController: \(name)BaseController, UITableViewDataSource {
      let tableView = UITableView(frame: .zero, style: .\(pick(["plain", "grouped", "insetGrouped"])))
      var sections: [[\(name)Model]] = []
      private var selected: IndexPath?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("\(sentence())", comment: "\(sentence())")
        tableView.register(\(name)Cell.self, forCellReuseIdentifier: "\(name)")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = \(number(36...72))
        view.addSubview(tableView)
      }

      func numberOfSections(in tableView: UITableView) -> Int { sections.count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let model = sections[indexPath.section][indexPath.row]
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "\(name)", for: indexPath) as? \(name)Cell else {
          return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        cell.show(model, isLast: indexPath.row == sections[indexPath.section].count - 1)
        return cell
      }

    \(parts(1...11) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func tableSelection() -> String {
    """
    import UIKit

    // MARK: - UITableViewDelegate

    extension \(name)ListController: UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        \(pick(["tableView.deselectRow(at: indexPath, animated: true)", "settle(indexPath)", "defer { reload() }"]))
        let model = sections[indexPath.section][indexPath.row]
        switch model.kind {
        case .primary: navigationController?.pushViewController(\(name)GalleryController(store: store), animated: true)
        case .secondary where model.isEnabled: showDetails(of: model)
        case .secondary: break
        case .archived(let date): showArchive(since: date)
        }
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section][indexPath.row].isEnabled ? \(number(44...88)) : UITableView.automaticDimension
      }
    }

    extension \(name)ListController {
      private func settle(_ indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: tableView.window != nil)
      }

      func reload() { tableView.reloadData() }

      private func showDetails(of model: \(name)Model) {
        let details = \(feature.previous.name)SettingsController(style: .grouped)
        details.title = model.title
        show(details, sender: self)
      }

      private func showArchive(since date: Date) { confirm(title: "\\(date)") { [weak self] in self?.reload() } }

    \(parts(1...11) { $0.viewSetUp($1) })
    }

    """
  }

  mutating func settingsScreen() -> String {
    """
    import UIKit

    class \(name)SettingsController: UITableViewController {
      private enum Row: Int, CaseIterable { case \((0..<number(3...8)).map { "option\($0)" }.joined(separator: ", ")) }
      private var switches: [Row: UISwitch] = [:]

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
        cell.textLabel?.text = "\(sentence())"
        cell.accessoryView = Row(rawValue: indexPath.row).flatMap { switches[$0] }
        cell.selectionStyle = .none
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let row = Row(rawValue: indexPath.row), let control = switches[row] else { return }
        control.setOn(!control.isOn, animated: true)
        UserDefaults.standard.set(control.isOn, forKey: "\(name).\\(row)")
        tableView.deselectRow(at: indexPath, animated: true)
      }

    \(parts(1...12) { $0.viewSetUp($1) })
    }

    """
  }
}
