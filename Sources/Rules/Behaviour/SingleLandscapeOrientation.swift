import HIGLintEngine

/// Screens that can be seen with the device on one of its long sides only.
public struct SingleLandscapeOrientation: FileRule, ResourceRule {
  public static let resources: Set<ResourceKind> = [.propertyList]

  public static let description = RuleDescription(
    id: "single_landscape_orientation",
    chapter: .behaviour,
    summary: "One landscape orientation is supported without the other.",
    rationale: """
      Left or right is a matter of the hand, of where the cable goes in and of which way somebody lies on the sofa. A \
      screen that knows one landscape orientation stands on its head for everybody who turned the device the other \
      way, and the system rotates to the other for free.
      """,
    guidelines: [.current("Layout"), .iPhone2008("Handle Common Tasks")],
    fix: .safe,
    triggers: ["landscapeLeft", "landscapeRight"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    let names = [
      "supportedInterfaceOrientations", "supportedInterfaceOrientationsFor", "navigationControllerSupportedInterfaceOrientations",
    ]
    for code in context.project.touchCode(in: file, mentioning: names) where code.supportsOrientations {
      let masks = code.masks.map { OrientationMask($0, code.scope) }
      // One side on each of two paths follows how the device is held.
      guard Set(masks.flatMap(\.landscapes)).count == 1 else { continue }
      for mask in masks {
        guard let side = mask.landscapes.first else { continue }
        context.report(Self.message(side), at: mask.range, in: code.file, fix: mask.fix)
      }
    }
  }

  public func check(_ resource: Resource, _ context: inout RuleContext) {
    // Where the app's delegate decides, the property list only says how the app may be launched.
    if context.project.decidesOrientations { return }
    for orientation in context.project.appPropertyList(resource)?.landscapesWithoutOther ?? [] {
      // The other one is the same element with another word.
      let element = resource.lineBreakAndIndent(before: orientation.value.range) + "<string>\(orientation.other)</string>"
      context.report(
        "who holds the device the other way sees the app upside down; support '\(orientation.other)' beside '\(orientation.name)'",
        at: orientation.value.content,
        in: resource,
        object: orientation.key,
        fix: .safe("Support both", .insert(element, at: orientation.value.range.end))
      )
    }
  }

  private static func message(_ side: String) -> String {
    let other = side == "landscapeLeft" ? "landscapeRight" : "landscapeLeft"
    return "who holds the device the other way sees this screen upside down; support '\(other)' beside '\(side)'"
  }
}

extension Project {
  /// Whether the app's delegate is asked which orientations it supports.
  fileprivate var decidesOrientations: Bool {
    code(mentioning: ["supportedInterfaceOrientationsFor"]).contains {
      $0.function?.signature == "application(_:supportedInterfaceOrientationsFor:)"
    }
  }
}

extension ProjectCode {
  /// Whether it tells the system which orientations a screen, or the app, supports.
  fileprivate var supportsOrientations: Bool {
    property?.name == "supportedInterfaceOrientations" || function?.name == "supportedInterfaceOrientations"
      || function?.signature == "application(_:supportedInterfaceOrientationsFor:)"
      || function?.signature == "navigationControllerSupportedInterfaceOrientations(_:)"
  }

  /// What it may answer.
  fileprivate var masks: [Expression] {
    guard let property else { return body.returnedValues }
    return property.getter?.returnedValues ?? property.initialValue.map { [$0] } ?? []
  }
}

/// A set of orientations, as far as it is written out.
private struct OrientationMask {
  let range: ByteRange
  /// Those of the two landscape orientations that are in it, if not both.
  private(set) var landscapes: Set<String> = []
  /// The name of the only one, where it stands in the file itself.
  private var place: ByteRange?
  private var isAlone = false

  init(_ mask: Expression, _ scope: CodeScope) {
    range = mask.range
    if case .array(let elements) = mask.kind {
      let known = elements.compactMap { scope.caseName($0) }
      guard known.count == elements.count, !known.contains("landscape"), !known.contains(where: { $0.hasPrefix("all") })
      else { return }
      place = elements.first { $0.lastName.map(Self.sides.contains) ?? false }?.namePlace
      keep(known)
    } else if let constant = scope.constant(mask) {
      landscapes = OrientationMask(constant.expression, constant.scope).landscapes
    } else if let name = scope.caseName(mask) {
      place = mask.namePlace
      isAlone = true
      keep([name])
    }
  }

  private static let sides: Set<String> = ["landscapeLeft", "landscapeRight"]

  private mutating func keep(_ names: [String]) {
    let found = Self.sides.intersection(names)
    landscapes = found.count == 1 ? found : []
  }

  /// Adds the other orientation.
  var fix: Fix? {
    guard let place, let side = landscapes.first else { return nil }
    let other = side == "landscapeLeft" ? "landscapeRight" : "landscapeLeft"
    return isAlone
      ? .safe("Support both landscape orientations", .replace(place, with: "landscape"))
      : .safe("Support both landscape orientations", .insert(", .\(other)", at: place.end))
  }
}

extension Expression {
  /// Where the last name of a member stands.
  fileprivate var namePlace: ByteRange? {
    guard case .member(_, let name) = kind, Int(range.end) - Int(range.start) >= name.utf8.count else { return nil }
    return ByteRange(start: range.end - UInt32(name.utf8.count), end: range.end)
  }
}

// MARK: - Examples

extension SingleLandscapeOrientation {
  private static let bad: [Example] = [
    Example("one orientation", """
      final class PianoController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          return ↓.landscapeRight
        }
      }
      """, fixed: """
      final class PianoController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          return .landscape
        }
      }
      """),
    Example("a set of them, for the whole app", """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          ↓[.portrait, .landscapeLeft]
        }
      }
      """, fixed: """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          [.portrait, .landscapeLeft, .landscapeRight]
        }
      }
      """),
    Example("on the iPad alone, spelled out", """
      extension MapController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if UIDevice.current.userInterfaceIdiom == .pad { return ↓UIInterfaceOrientationMask.landscapeLeft }
          return isLocked ? .portrait : .all
        }
      }
      """, fixed: """
      extension MapController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if UIDevice.current.userInterfaceIdiom == .pad { return UIInterfaceOrientationMask.landscape }
          return isLocked ? .portrait : .all
        }
      }
      """),
    Example("a constant, which others may use", """
      final class Cockpit: UIViewController {
        private static let seats: UIInterfaceOrientationMask = [.landscapeRight]

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓Self.seats }
      }
      """),
    Example("the controller that hosts a SwiftUI view", """
      final class GameHost: UIHostingController<GameView> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓[.landscapeLeft] }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("both", """
      final class Racer: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
      }
      """),
    Example("both in one word, and all but upside down", """
      final class Film: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          isFullScreen ? .landscape : .allButUpsideDown  // not .landscapeLeft
        }
      }
      """),
    Example("upright alone", """
      final class Login: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait /* no landscapeLeft */ }
      }
      """),
    Example("the side on which the device lies", """
      final class Scanner: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          switch startOrientation {
          case .landscapeLeft: return .landscapeLeft
          case .landscapeRight: return .landscapeRight
          default: return .portrait
          }
        }
      }
      """),
    Example("where a screen begins, and a camera's own orientation", """
      final class Film: UIViewController {
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }

        var videoOrientation: AVCaptureVideoOrientation { .landscapeLeft }
      }
      """),
    Example("a set that isn't known", """
      final class Container: UINavigationController {
        var mask: UIInterfaceOrientationMask = .portrait
        func widen() { mask = .landscapeLeft }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController?.supportedInterfaceOrientations ?? mask
        }
      }
      """),
  ]
}
