import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let unhandledDetailButton = MoreExamples(UnhandledDetailButton.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("the cell's own class", files: [
    Example.File("CourseCell.swift", """
      final class CourseCell: UITableViewCell {
        override func awakeFromNib() {
          super.awakeFromNib()
          ↓self.accessoryType = .detailDisclosureButton
        }
      }
      """),
    Example.File("CoursesController.swift", """
      final class CoursesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Course", for: indexPath) as! CourseCell
        }
      }
      """),
  ]),
]

private let good: [Example] = [
  Example("a reactive answer", """
    final class HotelsController: UITableViewController {
      override func viewDidLoad() {
        tableView.rx.itemAccessoryButtonTapped.subscribe(onNext: { path in self.open(path) }).disposed(by: bag)
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Hotel", for: indexPath)
        cell.accessoryType = .detailButton
        return cell
      }
    }
    """),
  Example("nobody is seen to be the delegate", """
    final class WinesSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Wine", for: indexPath)
        cell.accessoryType = .detailButton
        return cell
      }
    }
    """),
]
