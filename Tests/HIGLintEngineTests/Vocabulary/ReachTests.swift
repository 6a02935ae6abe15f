import HIGLintEngine
import Testing

/// What runs because a function does.
@Suite struct ReachTests {
  private func reaches(_ members: String, _ others: String = "") throws -> Bool {
    let project = Project("class Screen: Base { \(members) }\n\(others)")
    let type = try #require(project.type(named: "Screen"))
    let start = try #require(type.functions("run()").first)
    return type.reach(from: start).calls(["target"])
  }

  @Test(arguments: [
    "func run() { target() }",
    "func run() { table.target(1) }",
    "func run() { helper() }; func helper() { target() }",
    "func run() { self.helper() }; func helper() { target() }",
    "func run() { one() }; func one() { two() }; func two() { three() }; func three() { target() }",
    "func run() { _ = value }; var value: Int { target(); return 1 }",
    "func run() { _ = self.value }; var value: Int { get { target() } set { } }",
    "func run() { value = 1 }; var value = 0 { didSet { target() } }",
    "func run() { self.value += 1 }; var value = 0 { willSet { helper() } }; func helper() { target() }",
    "func run() { value = 1 }; var value: Int { get { 1 } set { target() } }",
    "func run() { DispatchQueue.main.async { self.helper() } }; func helper() { target() }",
    "func run() { DispatchQueue.main.async { [weak self] in self?.helper() } }; func helper() { target() }",
    "func run() { UIView.animate(withDuration: 1, animations: { }) { _ in target() } }",
    "func run() { later(helper) }; func helper() { target() }",
    "func run() { later(self.helper) }; func helper() { target() }",
    "func run() { perform(#selector(helper), with: nil, afterDelay: 1) }; @objc func helper() { target() }",
    "func run() { perform(#selector(Screen.helper)) }; @objc func helper() { target() }",
    "func run() { if a { } else if b { helper() } }; func helper() { target() }",
    "func run() { defer { helper() } }; func helper() { target() }",
    "func run() { func inner() { target() }; inner() }",
    "func run() { Screen.helper() }; static func helper() { target() }",
    "func run() { Self.helper() }; static func helper() { target() }",
    "func run() { helper(1) }; func helper() { }; func helper(_ a: Int) { target() }",
    "func run() { again() }; func again() { run(); other() }; func other() { again(); target() }",
    "func run() { helper { } }; func helper(delay: Int = 0, then: () -> Void) { target() }; func helper(_ a: Int) { }",
  ])
  func codeOfTheType(_ members: String) throws {
    #expect(try reaches(members))
  }

  @Test(arguments: [
    ("func run() { inherited() }", "class Base { func inherited() { target() } }"),
    ("func run() { super.helper() }; func helper() { }", "class Base { func helper() { target() } }"),
    ("func run() { inherited() }; func hook() { target() }", "class Base { func inherited() { hook() }; func hook() { } }"),
    ("func run() { helper() }; func helper() { }", "class Child: Screen { override func helper() { target() } }"),
    ("func run() { helper() }", "extension Screen { func helper() { target() } }"),
    ("func run() { helper() }", "protocol Role { }; extension Role { func helper() { target() } }; extension Screen: Role { }"),
    ("let worker = Worker()\nfunc run() { worker.work() }", "class Worker { func work() { target() } }"),
    ("let worker = Worker()\nfunc run() { self.worker.work() }", "class Worker { func work() { more() }; func more() { target() } }"),
    ("func run() { Worker().work() }", "class Worker { func work() { target() } }"),
    ("func run() { Worker.shared.work() }", "class Worker { static let shared = Worker(); func work() { target() } }"),
    ("func run() { Worker.work() }", "class Worker { static func work() { target() } }"),
    ("weak var worker: Worker?\nfunc run() { worker?.work() }", "class Worker: Boss { }; class Boss { func work() { target() } }"),
  ])
  func codeOfOtherTypes(_ members: String, _ others: String) throws {
    #expect(try reaches(members, others))
  }

  @Test(arguments: [
    ("func run() { }; func helper() { target() }", ""),
    ("func run() { helper() }; func helper() { run() }", ""),
    ("func run() { let helper = 1; use(helper) }; func helper() { target() }", ""),
    ("func run() { rows.forEach { helper in use(helper) } }; func helper() { target() }", ""),
    ("func run() { other.helper() }; func helper() { target() }", ""),
    ("func run() { helper(1) }; func helper() { target() }; func helper(_ a: Int) { }", ""),
    ("func run() { super.helper() }; func helper() { target() }", "class Base { func helper() { } }"),
    ("let worker: Role\nfunc run() { worker.work() }", "protocol Role { func work() }; class Worker: Role { func work() { target() } }"),
    ("func run() { value = 1 }; var other = 0 { didSet { target() } }; var value = 0", ""),
    ("func run() { helper() }", "class Unrelated { func helper() { target() } }"),
  ])
  func whatDoesNotRun(_ members: String, _ others: String) throws {
    #expect(try !reaches(members, others))
  }

  @Test(arguments: [
    ("func run() { table.deselectRow(at: path, animated: true) }", "", [.deselection]),
    ("func run() { clearSelectionNow() }", "", [.deselection]),
    ("func run() { table.cellForRow(at: path)?.isSelected = false }", "", [.deselection]),
    ("func run() { suggestions.isHidden = true }", "", [.closing]),
    ("func run() { suggestions.isHidden = false }", "", []),
    ("func run() { dropDownHeight.constant = 0 }", "", [.closing]),
    ("func run() { searchController.isActive = false }", "", [.closing]),
    ("func run() { view.window?.rootViewController = Home() }", "class Home: UIViewController {}", [.closing]),
    ("func run() { performSegue(withIdentifier: \"unwindToList\", sender: nil) }", "", [.closing, .navigation]),
    ("func run() { performSegue(withIdentifier: \"Detail\", sender: nil) }", "", [.navigation]),
    ("func run() { tabBarController?.selectedIndex = 1 }", "", [.navigation]),
    ("func run() { present(SFSafariViewController(url: url), animated: true) }", "", [.navigation, .presentation]),
    ("func run() { menu.hideMenu() }\nlet menu = Menu()", "class Menu: UIView { func hideMenu() { removeFromSuperview() } }", [.closing]),
    ("func run() { model.save() }\nlet model = Model()", "class Model { func save() { reloadCache(); cancelAll() }; func cancelAll() {} }", []),
    ("func run() { model.save() }\nlet model = Model()", "class Model { func save() { list.reloadData() } }", [.reload]),
    ("func run() { model.save() }\nlet model = Model()", "class Model { func save() { screen.dismiss(animated: true) } }", [.closing]),
    ("func run() { page.modalPresentationStyle = .fullScreen; present(page, animated: true) }", "", [.navigation, .presentation]),
    ("func run() { page.modalPresentationStyle = .pageSheet; present(page, animated: true) }", "", [.presentation]),
  ] as [(String, String, [Effect])])
  func effectsOnTheScreen(_ members: String, _ others: String, _ effects: [Effect]) throws {
    let project = Project("class Screen: UIViewController { \(members) }\n\(others)")
    let type = try #require(project.type(named: "Screen"))
    let reach = type.reach(from: try #require(type.functions("run()").first))
    #expect(Effect.allCases.filter(reach.has) == effects)
  }
}
