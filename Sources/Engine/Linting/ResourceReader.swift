/// Reads resources whole.
struct ResourceReader: Sendable {
  /// The beginning of a picture's file; nil where it can't be read.
  let picture: @Sendable (_ path: String) -> [UInt8]?

  /// - Throws: where the file can't be read, or is damaged.
  func read(_ input: SourceInput) throws(Problem) -> Resource {
    let bytes = try SourceReader().readBytes(input)
    let folder = input.path.lastIndex(of: "/").map { String(input.path[...$0]) } ?? ""
    let text = Self.isText(bytes, path: input.path) ? try SourceReader().read(input) : bytes
    return try Resource(text, path: input.path) { picture(folder + $0) }
  }

  /// Whether a file is to hold text in UTF-8: a binary property list doesn't, and an old table of strings may not.
  private static func isText(_ bytes: [UInt8], path: String) -> Bool {
    switch ResourceKind(path: path) {
    case .propertyList: Resource.isXML(bytes)
    case .strings: !Resource.isUTF16(bytes)
    case .appIconSet, .colorSet, .imageSet, .interface, nil: true
    }
  }

  /// The files that a resource is made of: itself and, of a set, its pictures.
  static func parts(of resource: Resource) -> [String] {
    guard case .assetSet(let set) = resource.content else { return [resource.path] }
    let folder = resource.path.dropLast("Contents.json".count)
    return [resource.path] + set.entries.compactMap(\.fileName).filter { !$0.contains("/") }.map { folder + $0 }
  }
}
