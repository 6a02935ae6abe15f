import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let stationaryActivityIndicator = MoreExamples(StationaryActivityIndicator.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("a wheel that stops beside what goes on, and one that is left on a path without a way out", """
    final class TideController: UIViewController {
      private let wheel = UIActivityIndicatorView(style: .medium)
      private let anchor = UIActivityIndicatorView(style: .medium)
      private let hint = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        ↓wheel.hidesWhenStopped = false
        ↓anchor.hidesWhenStopped = false
        wheel.startAnimating()
      }

      private func show(_ tides: [Tide]) {
        wheel.stopAnimating()
        hint.isHidden = true
      }

      private func finish(_ isMoored: Bool) {
        anchor.stopAnimating()
        if isMoored { dismiss(animated: true) }
      }
    }
    """),
]

private let good: [Example] = [
  Example("a wheel that turns from the beginning and never stops", """
    final class BrewingView: UIView {
      func setUp() {
        let kettle = UIActivityIndicatorView(style: .large)
        kettle.hidesWhenStopped = false
        kettle.startAnimating()
        addSubview(kettle)
      }
    }
    """),
  Example("wheels that the app fades or hides itself", """
    final class BrewingView: UIView {
      private let kettle = UIActivityIndicatorView(style: .large)
      private lazy var strainer: UIActivityIndicatorView = {
        let wheel = UIActivityIndicatorView()
        wheel.hidesWhenStopped = false
        wheel.isHidden = true
        return wheel
      }()

      func show(_ isBusy: Bool) {
        kettle.hidesWhenStopped = false
        if isBusy { kettle.startAnimating() } else { kettle.stopAnimating() }
        UIView.animate(withDuration: 0.3) { self.kettle.alpha = isBusy ? 1 : 0 }
        strainer.isHidden = !isBusy
      }
    }
    """),
  Example("what holds the wheel goes as it stops", """
    final class BrewingController: UIViewController {
      private let cover = UIView()
      private let kettle = UIActivityIndicatorView(style: .large)
      private let strainer = UIActivityIndicatorView(style: .large)

      override func viewDidLoad() {
        super.viewDidLoad()
        kettle.hidesWhenStopped = false
        strainer.hidesWhenStopped = false
        cover.addSubview(kettle)
      }

      private func pour() {
        kettle.stopAnimating()
        cover.isHidden = true
      }

      private func end() {
        strainer.stopAnimating()
        dismiss(animated: true)
      }
    }
    """),
  Example("a view's own function that stops the wheel, of which the screen takes leave at once", files: [
    Example.File("SteepingView.swift", """
      final class SteepingView: UIView {
        private lazy var wheel: UIActivityIndicatorView = {
          let view = UIActivityIndicatorView(style: .medium)
          view.hidesWhenStopped = false
          return view
        }()

        func startSteeping() { wheel.startAnimating() }
        func stopSteeping() { wheel.stopAnimating() }
      }
      """),
    Example.File("SteepingController.swift", """
      final class SteepingController: UIViewController {
        private let steeping = SteepingView()

        private func end() {
          steeping.stopSteeping()
          dismiss(animated: true)
        }
      }
      """),
  ]),
  Example("a wheel that stops as the view goes away that has it, beside another view's of the same name", files: [
    Example.File("Curtain.swift", """
      final class Curtain: UIView {
        lazy var wheel: UIActivityIndicatorView = {
          let view = UIActivityIndicatorView(style: .medium)
          view.hidesWhenStopped = false
          return view
        }()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(wheel)
          wheel.startAnimating()
        }
      }
      """),
    Example.File("Room.swift", """
      final class Room: UIViewController {
        private let curtain = Curtain()
        private let gallery = Gallery()

        func reveal() {
          curtain.wheel.stopAnimating()
          curtain.removeFromSuperview()
          gallery.wheel.stopAnimating()
        }
      }
      """),
    Example.File("Gallery.swift", """
      final class Gallery: UIView { let wheel = UIActivityIndicatorView(style: .medium) }
      """),
  ]),
  Example("a wheel that a function makes for others to start", """
    struct Wheel: UIViewRepresentable {
      let turns: Bool

      func makeUIView(context: Context) -> UIActivityIndicatorView {
        let wheel = UIActivityIndicatorView()
        wheel.hidesWhenStopped = false
        return wheel
      }

      func updateUIView(_ wheel: UIActivityIndicatorView, context: Context) {
        if turns { wheel.startAnimating() } else { wheel.stopAnimating() }
      }
    }
    """),
]
