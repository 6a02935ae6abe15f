extension Double {
  /// To two digits after the point, and without a fraction where there is none.
  public var plain: String {
    guard magnitude < 1e9 else { return String(self) }
    let short = (self * 100).rounded() / 100
    return short == short.rounded() ? String(Int(short)) : String(short)
  }
}
