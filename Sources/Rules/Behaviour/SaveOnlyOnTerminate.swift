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
    for function in type.terminationHandlers where context.project.isForTouch(function.file) {
      let reach = type.reach(from: function)
      guard let save = function.body.firstSave(in: reach), let first = reach.code.first else { continue }
      let saves = reach.code.flatMap { $0.body.saves } + [save]
      let names = Set(saves.compactMap(\.call?.name))
      guard !context.project.saves(names, outside: reach) else { continue }
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

extension Project {
  /// Whether any other code calls one of these functions: then there is another time at which the app saves.
  fileprivate func saves(_ names: Set<String>, outside reach: Reach) -> Bool {
    let own = Set(reach.code.map(\.place))
    return code(mentioning: names.sorted()).contains { code in
      !own.contains(code.place) && isForTouch(code.file)
        && code.body.containsExpression { $0.call?.name.map(names.contains) ?? false }
    }
  }
}

extension ProjectCode {
  fileprivate var place: [Int] { [file, Int(function?.nameRange.start ?? property?.nameRange.start ?? 0)] }
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
    Example("what isn't saving", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {
          downloads.cancelAll()
          isSaved = true
          savings.close()
        }
      }
      """),
    Example("nothing at all", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
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
