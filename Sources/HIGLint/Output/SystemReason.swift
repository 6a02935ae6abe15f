import Foundation

/// Why the system refused something, in its own words.
enum SystemReason {
  static func of(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
