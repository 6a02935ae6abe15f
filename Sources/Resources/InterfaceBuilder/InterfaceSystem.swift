extension InterfaceFacts.System {
  /// What a file is made for, of which no more is read than that.
  ///
  /// - Throws: where the file is damaged before it says so.
  init(_ bytes: [UInt8], path: String) throws(Problem) {
    var reader = MarkupReader(bytes, path: path)
    guard case .opening(let name, let attributes, _) = try reader.next() else {
      throw Problem(file: path, message: "holds no XML", remedy: "restore it, or remove it")
    }
    self.init(root: name, attributes)
  }

  /// What a file is made for, by its outermost element.
  init(root: String, _ attributes: [String: String]) {
    guard root == "document", let runtime = attributes["targetRuntime"] else {
      self = .unknown
      return
    }
    self = runtime.hasPrefix("iOS.") ? .iOS : .another
  }
}
