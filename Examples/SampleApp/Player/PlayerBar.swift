import UIKit

/// The bar at the foot of the screen while a book is playing.
final class PlayerBar: UIView {
  private let titleLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    playButton.setImage(UIImage(systemName: "play.fill"), for: .normal)
    playButton.accessibilityLabel = "Play"
    playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    [titleLabel, playButton, closeButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    activateConstraints()
  }

  required init?(coder: NSCoder) {
    nil
  }

  @objc private func play() {
    titleLabel.text = "Playing"
  }

  @objc private func close() {
    removeFromSuperview()
  }

  private func activateConstraints() {
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),

      // As large as a fingertip.
      playButton.widthAnchor.constraint(equalToConstant: 44),
      playButton.heightAnchor.constraint(equalToConstant: 44),
      playButton.centerYAnchor.constraint(equalTo: centerYAnchor),
      playButton.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor, constant: -8),

      // Breaks small_touch_target: who misses it hits Play.
      closeButton.widthAnchor.constraint(equalToConstant: 24),
      closeButton.heightAnchor.constraint(equalToConstant: 24),
      closeButton.centerYAnchor.constraint(equalTo: centerYAnchor),
      closeButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}
