import HIGLintEngine

/// Movement that goes on for ever, also for people who have asked for less of it.
public struct EndlessMotion: TypeRule {
  public static let description = RuleDescription(
    id: "endless_motion",
    chapter: .motion,
    summary: "Something moves without end, also for people who have asked for less motion.",
    rationale: """
      Movement that repeats draws the eye again and again. It makes some people dizzy or sick, and others can't read \
      beside it; these have turned on Reduce Motion, and nothing in the code asks for that. A fade says the same, and \
      disturbs nobody.
      """,
    guidelines: [.current("Motion"), .current("Accessibility")],
    criteria: [.wcag(.pauseStopHide), .wcag(.animationFromInteractions)],
    severity: .note,
    activation: .optIn,
    triggers: ["repeatForever", ".repeat", "repeatCount", "phaseAnimator"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for motion in type.endlessMotions {
      context.report(Self.message(motion.movement), at: motion.range, in: motion.file)
    }
  }

  private static func message(_ movement: RepeatedMotion.Movement) -> String {
    let what =
      switch movement {
      case .rotation: "turns"
      case .scale: "grows and shrinks"
      case .place: "moves"
      case .blur: "blurs"
      }
    return "this \(what) without end, also for people who have asked for less motion; "
      + "fade it, or stop it, under Reduce Motion"
  }
}

// MARK: - Examples

extension EndlessMotion {
  private static let bad: [Example] = [
    Example("a badge that beats like a heart", """
      struct OfferBadge: View {
        @State private var isLarge = false

        var body: some View {
          Text("New")
            .scaleEffect(isLarge ? 1.2 : 1)
            .onAppear { withAnimation(.easeInOut(duration: 1).↓repeatForever()) { isLarge = true } }
        }
      }
      """),
    Example("an animation of the view", """
      struct Clouds: View {
        var body: some View {
          Image(decorative: "cloud")
            .offset(x: hasMoved ? 300 : -300)
            .animation(.linear(duration: 20).↓repeatForever(autoreverses: false), value: hasMoved)
          Image(decorative: "sun").↓phaseAnimator([0.9, 1.1]) { view, size in view.scaleEffect(size) }
        }
      }
      """),
    Example("views and layers of UIKit's", """
      final class WelcomeView: UIView {
        private let logo = UIImageView()
        private let star = UIImageView()

        func start() {
          UIView.animate(withDuration: 2, delay: 0, options: [.autoreverse, ↓.repeat], animations: {
            self.logo.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
          })
          let turn = CABasicAnimation(keyPath: "transform.rotation.z")
          turn.toValue = CGFloat.pi * 2
          ↓turn.repeatCount = .greatestFiniteMagnitude
          star.layer.add(turn, forKey: "turn")
        }
      }
      """),
    Example("a place, and an endless number of times by other names", """
      final class Arrow: UIView {
        func point() {
          let move = CAKeyframeAnimation(keyPath: "position.y")
          ↓move.repeatCount = Float.infinity
          layer.add(move, forKey: nil)
          UIView.animate(withDuration: 1, delay: 0, options: ↓.repeat) { self.center.y += 10 }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("a type that asks", """
      struct OfferBadge: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        var body: some View {
          Text("New")
            .scaleEffect(isLarge ? 1.2 : 1)
            .onAppear { if !reduceMotion { withAnimation(.easeInOut.repeatForever()) { isLarge = true } } }
        }
      }

      final class Arrow: UIView {
        func point() {
          guard !UIAccessibility.isReduceMotionEnabled else { return }
          UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.center.y += 10 }
        }
      }
      """),
    Example("fades and colours", """
      struct Dot: View {
        var body: some View {
          Circle().opacity(isOn ? 1 : 0.3).animation(.easeInOut.repeatForever(), value: isOn)
          Circle().fill(isOn ? .red : .gray).onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }
        }
      }

      final class Cursor: UIView {
        func blink() { UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.alpha = 0 } }
      }
      """),
    Example("what turns while people wait", """
      struct LoadingRing: View {
        var body: some View {
          Circle().rotationEffect(.degrees(isOn ? 360 : 0)).animation(.linear.repeatForever(autoreverses: false), value: isOn)
        }
      }

      struct Reload: View {
        var body: some View {
          Image(systemName: "arrow.clockwise")
            .rotationEffect(.degrees(angle))
            .animation(isRefreshing ? .linear.repeatForever(autoreverses: false) : .default, value: angle)
        }
      }

      final class Spinner: UIView {
        func start() {
          let turn = CABasicAnimation(keyPath: "transform.rotation")
          turn.repeatCount = .infinity
          layer.add(turn, forKey: nil)
        }
      }
      """),
    Example("motion that ends", """
      struct Bell: View {
        var body: some View {
          Image(systemName: "bell").rotationEffect(angle).animation(.default.repeatCount(3), value: angle)
          Image(systemName: "sun.max").phaseAnimator([0.9, 1.1], trigger: count) { view, size in view.scaleEffect(size) }
        }
      }

      func shake(_ view: UIView) {
        let shake = CABasicAnimation(keyPath: "position.x")
        shake.repeatCount = 3
        view.layer.add(shake, forKey: nil)
      }
      """),
    Example("symbols, which the system stills", """
      struct Bell: View { var body: some View { Image(systemName: "bell").symbolEffect(.bounce, options: .repeating) } }
      """),
    Example("a view that is shown only where motion is welcome", files: [
      Example.File("Clouds.swift", """
        struct Clouds: View {
          var body: some View { Image("cloud").offset(x: x).onAppear { withAnimation(.linear.repeatForever()) { x = 300 } } }
        }
        """),
      Example.File("Sky.swift", """
        struct Sky: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          var body: some View { if !reduceMotion { Clouds() } }
        }
        """),
    ]),
    Example("a value that moves nothing", """
      struct Dot: View {
        var body: some View { Circle().offset(x: x).onAppear { withAnimation(.linear.repeatForever()) { glow = 1 } } }
      }
      """),
    Example("layers that fade, and other things that repeat", """
      final class Dot: UIView {
        func start() {
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.repeatCount = .infinity
          layer.add(fade, forKey: nil)
          player.repeatCount = .infinity
        }
      }
      """),
  ]
}
