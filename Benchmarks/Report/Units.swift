import Foundation

extension Double {
  /// Seconds as people read them.
  var asTime: String { self < 1 ? String(format: "%.1f ms", self * 1000) : String(format: "%.2f s", self) }
  var asRatio: String { String(format: "%.2f", self) }
}

extension Int {
  /// Bytes in millions.
  var asMegabytes: String { String(format: "%.1f MB", Double(self) / 1e6) }

  /// With a comma before every three digits.
  var grouped: String {
    var groups: [String] = []
    var rest = String(self)
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }
}
