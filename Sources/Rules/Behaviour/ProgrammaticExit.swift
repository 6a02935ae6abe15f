import HIGLintEngine

/// Apps that quit by themselves.
public struct ProgrammaticExit: FileRule {
  public static let description = RuleDescription(
    id: "programmatic_exit",
    chapter: .behaviour,
    summary: "The app ends or suspends itself.",
    rationale: """
      People leave an app by going to another one, and come back to where they were. An app that disappears by itself \
      looks as if it had crashed, whatever button was pressed for it, and what wasn't saved is gone. If it can't go \
      on, it says so and stays; if a setting needs a fresh start, it loads its screens anew.
      """,
    guidelines: [.current("Launching"), .iPhone2008("Handle Common Tasks"), .iPhone2008("One Application at a Time")],
    activation: .optIn,
    triggers: ["exit(", "abort(", "suspend", "terminateWithSuccess"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let isOfApp = !Set(context.project.files[file].outline.imports).isDisjoint(with: ["UIKit", "SwiftUI"])
    for code in context.project.touchCode(in: file, mentioning: ["exit", "abort", "suspend", "terminateWithSuccess"])
    where !Self.isOfExtension(code) && !code.isInBackground {
      var found: [(range: ByteRange, isAnswer: Bool, isAskedFor: Bool)] = []
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, let name = call.name else { return }
        switch name {
        case "exit" where call.isOfSystem(code): if isOfApp || code.isOfScreen { found.append((expression.range, code.answersPerson(around), code.isAskedToQuit(around))) }
        // A crash in the middle of the app's own work is another matter.
        case "abort" where call.isOfSystem(code): if code.answersPerson(around) { found.append((expression.range, true, code.isAskedToQuit(around))) }
        default: if call.suspends { found.append((expression.range, code.answersPerson(around), code.isAskedToQuit(around))) }
        }
      }
      for (range, isAnswer, isAskedFor) in found {
        // Whoever chose to quit isn't surprised; it remains that people leave apps by themselves.
        let message = isAnswer || isAskedFor ? Self.answerMessage : Self.message
        context.report(message, at: range, in: code.file, severity: isAnswer || isAskedFor ? .note : nil)
      }
    }
  }

  /// Processes without a screen, and those that lend theirs to another app, end when their work is done.
  private static func isOfExtension(_ code: ProjectCode) -> Bool {
    if code.project.isForExtensions(code.file) { return true }
    if code.type?.speaks(of: ["extensionContext", "NSExtensionContext"]) ?? false { return true }
    return [
      "UNNotificationServiceExtension", "NEPacketTunnelProvider", "NETunnelProvider", "NEFilterDataProvider",
      "NSFileProviderExtension",
    ].contains { code.type?.isKind(of: $0) ?? false }
  }

  private static let message =
    "an app that quits by itself looks as if it had crashed; stay, and let people leave when they want to"
  private static let answerMessage =
    "an app that vanishes looks as if it had crashed, whatever was tapped; say what can't go on, and let people leave by themselves"
}

extension ProjectCode {
  /// Whether the code is for an app that isn't on the screen.
  fileprivate var isInBackground: Bool {
    if function?.name.hasSuffix("DidEnterBackground") ?? false { return true }
    return body.containsExpression { expression in
      guard case .binary(let left, "==", let right) = expression.kind else { return false }
      return left.lastName == "applicationState" && right.lastName == "background"
    }
  }

  /// Whether a person asked for it: by a button of that title, by a function or a choice of that name.
  fileprivate func isAskedToQuit(_ around: [Enclosure]) -> Bool {
    if function?.name.speaksOfQuitting ?? false, answersPerson(around) { return true }
    return around.contains { enclosure in
      switch enclosure {
      case .expression(let expression):
        guard let call = expression.call, !call.closures.isEmpty else { return false }
        return call.arguments.contains { $0.value.text?.speaksOfQuitting ?? false }
      case .arm(let branch, let index):
        return branch.arms[index].conditions.contains { $0.pattern?.lastName?.speaksOfQuitting ?? false }
      default: return false
      }
    }
  }
}

extension String {
  fileprivate var speaksOfQuitting: Bool {
    let name = lowercased()
    return ["quit", "exit", "closeapp", "close app", "restart"].contains(where: name.contains)
  }
}

extension ProjectCode {
  fileprivate var isOfScreen: Bool {
    ["UIResponder", "View", "App", "UIApplicationDelegate"].contains { type?.isKind(of: $0) ?? false }
  }
}

extension Call {
  /// Whether it is the system's function, and none of the project's own.
  fileprivate func isOfSystem(_ code: ProjectCode) -> Bool {
    switch callee.kind {
    case .name(let name):
      return code.type?.callable(name).isEmpty ?? true && code.project.freeFunctions(named: name).isEmpty
    case .member(let base?, _): return ["Darwin", "Foundation", "Glibc"].contains(base.path?.joined() ?? "")
    default: return false
    }
  }

  /// `UIApplication.shared.perform(#selector(suspend))`, and other ways to send an app to the home screen.
  fileprivate var suspends: Bool {
    guard let name, ["perform", "sendAction", "performSelector"].contains(name) else { return false }
    let values = arguments.map(\.value)
    let isSuspending = values.contains { value in
      switch value.kind {
      case .selector(let selector): return ["suspend", "terminateWithSuccess"].contains(selector)
      case .call(let call) where ["Selector", "NSSelectorFromString"].contains(call.name):
        return call.arguments.first?.value.text.map { ["suspend", "terminateWithSuccess"].contains($0) } ?? false
      default: return false
      }
    }
    let receivers = [callee.base].compactMap { $0 } + values
    return isSuspending && receivers.contains { $0.path?.first == "UIApplication" }
  }
}

// MARK: - Examples

extension ProgrammaticExit {
  private static let bad: [Example] = [
    Example("a button that quits", """
      import UIKit

      final class MenuController: UIViewController {
        @IBAction func quit(_ sender: UIButton) {
          ↓exit(0)
        }
      }
      """),
    Example("after a choice in an alert", """
      import UIKit

      extension RegionController {
        func confirm() {
          let alert = UIAlertController(title: "Restart to Apply?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Restart", style: .default) { _ in ↓Darwin.exit(0) })
          alert.addAction(UIAlertAction(title: "Give Up", style: .default) { _ in ↓abort() })
          present(alert, animated: true)
        }
      }
      """),
    Example("sent to the home screen first", """
      import UIKit

      final class LockScreen: UIViewController {
        @objc func leave() {
          ↓UIApplication.shared.perform(#selector(NSXPCConnection.suspend))
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ↓exit(EXIT_SUCCESS) }
        }

        func hide() {
          ↓UIControl().sendAction(#selector(URLSessionTask.suspend), to: UIApplication.shared, for: nil)
          ↓UIApplication.shared.perform(Selector(("suspend")))
        }
      }
      """),
    Example("SwiftUI", """
      import SwiftUI

      struct Terms: View {
        var body: some View {
          Button("I Agree") { agree() }
          Button("I Don't Agree") { ↓exit(0) }
        }
      }
      """),
    Example("a screen that is declared in another file", files: [
      Example.File("Board+End.swift", "extension Board { func end() { ↓exit(1) } }"),
      Example.File("Board.swift", "import UIKit\n\nfinal class Board: UIViewController {}"),
    ]),
  ]

  private static let good: [Example] = [
    Example("a tool for the command line", """
      import Foundation

      guard CommandLine.arguments.count > 1 else {
        print("usage: strings <folder>")
        exit(1)
      }
      """),
    Example("a test", """
      import UIKit
      import XCTest

      final class LaunchTests: XCTestCase {
        func testArguments() { if isBroken { exit(3) } }
      }
      """),
    Example("what can't be gone on from", """
      import UIKit

      final class Stack {
        func load() {
          guard let store else { fatalError("no store") }
          if store.isCorrupt { abort() }
        }
      }
      """),
    Example("functions of the app's own, and of other objects", """
      import UIKit

      final class Room: UIViewController {
        func exit(_ door: Int) {}
        func leave() {
          exit(2)
          call.abort()
          session.exit()
        }
      }
      """),
    Example("a download that pauses", """
      import UIKit

      final class Downloads: UIViewController {
        func pause() {
          task.suspend()
          perform(#selector(URLSessionTask.suspend))
        }
      }
      """),
    Example("a process without a screen", """
      import UserNotifications
      import UIKit

      final class Service: UNNotificationServiceExtension {
        func finish() { exit(0) }
      }
      """),
    Example("code for the Mac, where apps quit", """
      import AppKit

      final class Delegate: NSObject, NSApplicationDelegate {
        func quit() { exit(0) }
      }
      """),
    Example("what isn't on the screen: an app in the background, and an extension", """
      import UIKit

      final class Launch: UIResponder, UIApplicationDelegate {
        func leaveIfLocked() {
          guard UIApplication.shared.applicationState == .background, !store.isOpen else { return }
          exit(0)
        }
      }

      final class ShareController: UINavigationController {
        func finish() { extensionContext?.completeRequest(returningItems: nil) }

        deinit { exit(0) }
      }
      """),
  ]
}
