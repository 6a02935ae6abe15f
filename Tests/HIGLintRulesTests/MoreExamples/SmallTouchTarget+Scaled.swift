import HIGLintEngine

/// A screen with a switch and a stepper.
private func screen(_ body: String) -> String {
  """
  final class Settings: UIViewController {
    private let tides = UISwitch()
    private let berths = UIStepper()

    override func viewDidLoad() {
      tides.addTarget(self, action: #selector(change), for: .valueChanged)
      berths.addTarget(self, action: #selector(change), for: .valueChanged)
      view.addSubview(tides)
      view.addSubview(berths)
      \(body)
    }

    @objc private func change() { save() }
  }
  """
}

/// Examples of the system's controls in another scale.
let scaledBad: [Example] = [
  Example("a switch and a stepper that are drawn smaller than the system has them", screen("""
    ↓tides.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
        ↓berths.transform = .init(scaleX: 0.9, y: 0.9)
    """))
]

let scaledGood: [Example] = [
  Example("a switch that is drawn larger, and a stepper that is smaller only while it moves", screen("""
    tides.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        UIView.animate(withDuration: 0.2) { self.berths.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    """)),
  Example("a switch that is smaller at first, and a stepper that is turned", screen("""
    tides.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
        tides.transform = .identity
        berths.transform = CGAffineTransform(rotationAngle: 1)
    """)),
]
