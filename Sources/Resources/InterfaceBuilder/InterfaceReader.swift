/// Reads a storyboard or xib into facts.
package struct InterfaceReader: Sendable {
  /// How deeply elements may lie in each other. Views that people nest come to a quarter of it.
  static let depthLimit = 200

  package init() {}

  /// - Parameters:
  ///   - bytes: well-formed UTF-8.
  ///   - path: the file's, to name it in problems.
  /// - Throws: where the file is damaged.
  package func facts(_ bytes: [UInt8], path: String) throws(Problem) -> InterfaceFacts {
    var reader = MarkupReader(bytes, path: path)
    let root = try reader.next()
    guard case .opening(let name, let attributes, _) = root else {
      throw Problem(file: path, message: "holds no XML", remedy: "restore it, or remove it")
    }
    let system = InterfaceFacts.System(root: name, attributes)
    guard system == .iOS else { return InterfaceFacts(path: path, system: system) }
    var builder = InterfaceTreeBuilder(bytes, path: path)
    var tag = root
    while let current = tag {
      try builder.add(current)
      tag = try reader.next()
    }
    return InterfaceFacts(
      path: path,
      system: .iOS,
      initialController: builder.initialController,
      objects: InterfaceCompletion(builder.objects, leavingOut: builder.variations.leftOut).objects,
      pictures: builder.pictures,
      texts: builder.texts
    )
  }
}
