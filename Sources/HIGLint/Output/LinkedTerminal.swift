import Foundation

/// Whether standard output goes to a terminal that makes links of the sequence OSC 8. No terminal can be asked; those
/// that don't know it may print rubbish, so only those that are known to know it count.
enum LinkedTerminal {
  static var isHere: Bool { StandardStream.output.isCapableTerminal && knowsLinks(ProcessInfo.processInfo.environment) }

  /// - Parameter environment: in which terminals tell who they are.
  static func knowsLinks(_ environment: [String: String]) -> Bool {
    let program = environment["TERM_PROGRAM"] ?? ""
    let term = environment["TERM"] ?? ""
    if environment["VTE_VERSION"].flatMap({ Int($0) }).map({ $0 >= 5000 }) == true { return true }
    if ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains(where: { environment[$0]?.isEmpty == false }) { return true }
    return ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio", "zed"].contains(program)
      || ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "contour"].contains { term.hasPrefix($0) }
  }
}
