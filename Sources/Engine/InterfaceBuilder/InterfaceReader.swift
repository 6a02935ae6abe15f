import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a storyboard or xib into facts.
public struct InterfaceReader: Sendable {
  /// How deeply elements may lie in each other. Views that people nest come to a quarter of it.
  static let depthLimit = 200

  public init() {}

  /// - Parameter bytes: well-formed UTF-8.
  /// - Throws: where the file is damaged.
  public func facts(_ bytes: [UInt8], path: String) throws(Problem) -> InterfaceFacts {
    let header = try InterfaceHeader(bytes, path: path)
    guard header.system == .iOS else { return InterfaceFacts(path: path, system: header.system) }
    let builder = InterfaceTreeBuilder(bytes, path: path)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // What it returns says nothing on some systems.
    _ = parser.parse()
    if let problem = builder.problem { throw problem }
    return InterfaceFacts(
      path: path,
      system: .iOS,
      initialController: builder.initialController,
      objects: InterfaceCompletion(builder.objects, varying: builder.varying).objects
    )
  }
}
