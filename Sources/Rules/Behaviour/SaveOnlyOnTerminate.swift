import HIGLintEngine

/// Work that is saved when the app ends, and at no other time.
public struct SaveOnlyOnTerminate: TypeRule {
  public static let description = RuleDescription(
    id: "save_only_on_terminate",
    chapter: .behaviour,
    summary: "What people did is saved when the app terminates, and at no other time.",
    rationale: """
      Apps end without a word: today's system suspends an app that isn't on the screen, and takes it away later \
      without calling anything. What is saved on termination alone is lost whenever that happens, which is nearly \
      always. Save as people work, and at the latest when the app goes to the background.
      """,
    guidelines: [.iPhone2008("Handle Common Tasks"), .iPhone2008("One Application at a Time"), .current("Launching")],
    triggers: ["applicationWillTerminate", "willTerminateNotification"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    let reaches = type.terminationHandlers.map { type.reach(from: $0) } + type.terminationClosures
    for reach in reaches {
      guard let first = reach.code.first, context.project.isForTouch(first.file),
        let save = first.body.firstSave(in: reach)
      else { continue }
      let saves = reach.code.flatMap { $0.body.saves } + [save]
      // Others may call what an observer calls.
      let handler = first.function.flatMap { $0.name == "applicationWillTerminate" ? nil : $0.name }
      let names = Set(saves.compactMap(\.call?.name) + [handler].compactMap { $0 })
      guard !context.project.saves(names, outside: reach), !reach.savesEmptyTemplate(of: type) else { continue }
      context.report(Self.message, at: save.range, in: first.file)
    }
  }

  private static let message =
    "apps are mostly ended without this being called, and the work is lost; save as people work, or when the app goes to the background"
}

extension ProjectType {
  /// The functions that run when the app terminates.
  fileprivate var terminationHandlers: [ProjectFunction] {
    let methods = functions("applicationWillTerminate(_:)")
    let observers = code(mentioning: ["willTerminateNotification"]).flatMap { code -> [ProjectFunction] in
      var names: [String] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, call.name == "addObserver",
          call.argument("name")?.lastName == "willTerminateNotification",
          case .selector(let name)? = call.argument("selector")?.kind
        else { return }
        names.append(name)
      }
      return functions.filter { names.contains($0.facts.name) }
    }
    return methods + observers.filter { $0.facts.signature != "applicationWillTerminate(_:)" }
  }

  /// What closures reach that are handed to an observer, a publisher or a view, to run when the app terminates.
  fileprivate var terminationClosures: [Reach] {
    code(mentioning: ["willTerminateNotification"]).flatMap { code -> [Reach] in
      var found: [Reach] = []
      code.body.forEachExpression { expression, _ in
        guard let call = expression.call, let closure = call.closures.last,
          ["addObserver", "onReceive", "sink"].contains(call.name),
          call.others.contains(where: { $0.containsExpression { $0.lastName == "willTerminateNotification" } })
        else { return }
        found.append(reach(from: closure, in: code))
      }
      return found
    }
  }
}

extension Call {
  /// What it is called on, and its arguments but closures.
  fileprivate var others: [Expression] { [callee] + arguments.map(\.value).filter { $0.closure == nil } }
}

extension Array where Element == Statement {
  /// The calls that keep what people did.
  fileprivate var saves: [Expression] {
    var found: [Expression] = []
    forEachExpression { expression, _ in
      guard let name = expression.call?.name else { return }
      let verbs = ["save", "persist", "archive", "synchronize", "flush"]
      let first = name.prefix { !$0.isUppercase }
      if verbs.contains(String(first)) { found.append(expression) }
    }
    return found
  }

  /// The call in the code that saves by itself, or that leads to one that does.
  fileprivate func firstSave(in reach: Reach) -> Expression? {
    if let save = saves.first { return save }
    let savers = Set(reach.code.dropFirst().filter { !$0.body.saves.isEmpty }.compactMap(\.function?.name))
    var found: Expression?
    forEachExpression { expression, _ in
      if found == nil, let name = expression.call?.name, savers.contains(name) { found = expression }
    }
    return found
  }
}

extension Reach {
  /// Whether all that is saved is the store which Xcode's template for Core Data has a delegate set up, and no other code of the
  /// app ever asks for: it holds nothing.
  fileprivate func savesEmptyTemplate(of delegate: ProjectType) -> Bool {
    let stores = ["managedObjectContext", "persistentContainer"]
    guard code.contains(where: { $0.body.containsExpression { $0.lastName.map(stores.contains) ?? false } }) else { return false }
    let names = ["NSEntityDescription", "NSManagedObject", "NSManagedObjectContext", "managedObjectContext", "persistentContainer", "viewContext"]
    let others = delegate.project.files(mentioning: names).filter { !delegate.files.contains($0) }
    return !others.contains { delegate.project.holds(anyOf: names.map { Word($0) }, in: $0) }
  }
}

extension Project {
  /// Whether any other code calls one of these functions: then there is another time at which the app saves.
  fileprivate func saves(_ names: Set<String>, outside reach: Reach) -> Bool {
    let own = reach.code.flatMap { code in code.body.map { ($0.range, code.file) } }
    return code(mentioning: names.sorted()).contains { code in
      isForTouch(code.file) && code.body.containsExpression { expression in
        expression.call?.name.map(names.contains) ?? false
          && !own.contains { $0.1 == code.file && $0.0.contains(expression.range) }
      }
    }
  }
}


// MARK: - Examples

extension SaveOnlyOnTerminate {
  private static let bad: [Example] = [
    Example("a database's context", """
      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var context = container.viewContext

        func applicationDidEnterBackground(_ application: UIApplication) { player.pause() }

        func applicationWillTerminate(_ application: UIApplication) {
          ↓saveContext()
        }

        private func saveContext() {
          if context.hasChanges { try? context.save() }
        }
      }
      """),
    Example("a store of its own, in an extension of another file", files: [
      Example.File("AppDelegate+End.swift", """
        extension AppDelegate {
          func applicationWillTerminate(_ application: UIApplication) { ↓store.persist() }
        }
        """),
      Example.File("AppDelegate.swift", "final class AppDelegate: UIResponder, UIApplicationDelegate { let store = RecipeStore() }"),
      Example.File("RecipeStore.swift", "final class RecipeStore { func persist() { write() } }"),
    ]),
    Example("an observer", """
      final class Score {
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(end), name: UIApplication.willTerminateNotification, object: nil
          )
        }

        @objc private func end() { ↓archiveHighScore() }

        private func archiveHighScore() {}
      }
      """),
    Example("a view's closure, and an observer's", """
      struct Sudoku: View {
        var body: some View {
          Board().onReceive(center.publisher(for: UIApplication.willTerminateNotification)) { _ in ↓saveBoard() }
        }
      }

      final class Clock {
        func observe() {
          center.addObserver(forName: UIApplication.willTerminateNotification, object: nil, queue: nil) { _ in ↓self.persist() }
        }
      }
      """),
    Example("a SwiftUI app's delegate, by way of another function", """
      final class Delegate: NSObject, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          log("goodbye")
          ↓close()
        }

        private func close() { Diary.shared.saveEntries() }
      }

      final class Diary {
        static let shared = Diary()
        func saveEntries() {}
      }
      """),
  ]

  private static let good: [Example] = [
    Example("when the app goes to the background, too", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) { saveContext() }
        func applicationWillTerminate(_ application: UIApplication) { saveContext() }
        func saveContext() { try? context.save() }
      }
      """),
    Example("what an observer calls, and others as they change something", files: [
      Example.File("Store.swift", """
        final class Store {
          init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(keep), name: UIApplication.willTerminateNotification, object: nil
            )
          }

          @objc func keep() { try? context.save() }
        }
        """),
      Example.File("Cards.swift", "func add(_ card: Card) { cards.append(card); store.keep() }"),
    ]),
    Example("a scene's delegate in another file", files: [
      Example.File("AppDelegate.swift", """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationWillTerminate(_ application: UIApplication) { store.saveNotes() }
        }
        """),
      Example.File("SceneDelegate.swift", """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func sceneDidEnterBackground(_ scene: UIScene) { store.saveNotes() }
        }
        """),
    ]),
    Example("as people work", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { try? context.save() }
      }

      final class ListController: UITableViewController {
        @IBAction func add() {
          items.append(Item())
          try? context.save()
        }
      }
      """),
    Example("the store of Xcode's template, of which the app makes no use", """
      import CoreData
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var persistentContainer = NSPersistentContainer(name: "App")
        func applicationWillTerminate(_ application: UIApplication) { saveContext() }
        func saveContext() {
          let context = persistentContainer.viewContext
          if context.hasChanges { try? context.save() }
        }
      }
      """),
    Example("the store of an older template, of which the app makes no use either", """
      import CoreData
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        func applicationWillTerminate(_ application: UIApplication) { self.saveContext() }
        func saveContext() {
          if managedObjectContext.hasChanges { try? managedObjectContext.save() }
        }
      }
      """),
    Example("what isn't saving, and nothing at all", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          downloads.cancelAll()
          isSaved = true
          savings.close()
        }
      }

      final class OtherDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          // Save data if appropriate.
        }
      }
      """),
    Example("a Mac's app, which does end", """
      import AppKit

      final class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationWillTerminate(_ notification: Notification) { saveWindows() }
        func saveWindows() {}
      }
      """),
    Example("SwiftUI: when the scene's phase changes", """
      final class Delegate: NSObject, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { Garden.shared.savePlants() }
      }

      struct GardenApp: App {
        var body: some Scene {
          WindowGroup { Beds() }.onChange(of: phase) { Garden.shared.savePlants() }
        }
      }
      """),
  ]
}
