extension InterfaceFacts.System {
  /// What a file is made for, by its outermost element.
  init(root: String, _ attributes: [String: String]) {
    guard root == "document", let runtime = attributes["targetRuntime"] else {
      self = .unknown
      return
    }
    self = runtime.hasPrefix("iOS.") ? .iOS : .another
  }
}
