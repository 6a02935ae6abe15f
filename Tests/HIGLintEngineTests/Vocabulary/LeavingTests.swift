import HIGLintEngine
import Testing

/// Whether code hands the matter to somebody who isn't followed.
@Suite struct LeavingTests {
  private func leaves(_ members: String, _ others: String = "") throws -> Bool {
    let project = Project("class Screen: UIViewController { \(members) }\n\(others)")
    let type = try #require(project.type(named: "Screen"))
    return type.reach(from: try #require(type.functions("run()").first)).leavesType
  }

  @Test(arguments: [
    ("func run() { delegate?.screenDidChoose(item) }\nweak var delegate: ScreenDelegate?", "protocol ScreenDelegate { func screenDidChoose(_ item: Int) }"),
    ("func run() { onChoice(item) }\nvar onChoice: (Int) -> Void", ""),
    ("func run() { self.onChoice?(item) }\nvar onChoice: ((Int) -> Void)?", ""),
    ("func run() { viewModel.choose(item) }", ""),
    ("func run() { helper() }; func helper() { router.showNext() }", ""),
    ("func run() { NotificationCenter.default.post(name: .chosen, object: nil) }", ""),
    ("func run() { helper(viewModel) }; func helper(_ model: Model) { model.choose() }", "protocol Model {}"),
    ("func run() { somewhereElse(item) }", ""),
  ])
  func strangersAreHandedTheMatter(_ members: String, _ others: String) throws {
    #expect(try leaves(members, others))
  }

  @Test(arguments: [
    ("func run() { chosen = 1; print(chosen) }; var chosen = 0", ""),
    ("func run() { navigationController?.pushViewController(Next(), animated: true) }", "class Next: UIViewController {}"),
    ("func run() { navigationController?.setNavigationBarHidden(true, animated: false) }", ""),
    ("func run() { UserDefaults.standard.set(1, forKey: \"a\"); UserDefaults.standard.synchronize() }", ""),
    ("func run() { helper() }; func helper() { chosen.append(1) }; var chosen: [Int] = []", ""),
    ("func run() { store.load { self.chosen = $0 } }; let store = Store(); var chosen = 0", "class Store { func load(_ then: (Int) -> Void) { then(1) } }"),
    ("func run() { let keys = CNContactViewController.descriptorForRequiredKeys(); let page = CNContactViewController(for: keys); page.reloadInputViews() }", ""),
    ("func run() { DispatchQueue.main.asyncAfter(deadline: .now()) { self.chosen = 2 } }; var chosen = 0", ""),
    ("func run() { UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()?.loadViewIfNeeded() }", ""),
    ("func run() { let add = { self.chosen = 1 }; add() }; var chosen = 0", ""),
  ])
  func frameworksAndOwnCodeAreNoStrangers(_ members: String, _ others: String) throws {
    #expect(try !leaves(members, others))
  }
}
