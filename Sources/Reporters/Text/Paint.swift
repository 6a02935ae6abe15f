import HIGLintEngine
import Rainbow

/// Colours text, or leaves it as it is.
///
/// Only Rainbow's codes are used: its string properties consult process-wide switches that it sets
/// from standard output, which isn't always where a report goes.
package struct Paint: Sendable {
  package let isEnabled: Bool
  /// Whether texts lead to addresses.
  package let isLinked: Bool

  package init(isEnabled: Bool, isLinked: Bool = false) {
    self.isEnabled = isEnabled
    self.isLinked = isLinked
  }

  /// A text that leads to an address, by the sequence OSC 8.
  package func link(_ text: String, to address: String) -> String {
    isLinked ? "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" : text
  }

  /// Text that stands out.
  package func bold(_ text: String) -> String { style(text, Style.bold) }

  /// Text that keeps in the background.
  package func faint(_ text: String) -> String { style(text, Style.dim) }

  /// In the colour that stands for a severity.
  package func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: style(text, Style.bold, NamedColor.red)
    case .warning: style(text, Style.bold, NamedColor.yellow)
    case .note: style(text, Style.bold, NamedColor.cyan)
    }
  }

  private func style(_ text: String, _ modes: any ModeCode...) -> String {
    guard isEnabled, !text.isEmpty else { return text }
    let codes = modes.flatMap(\.value).map(String.init).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
