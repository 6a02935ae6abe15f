/// The part of the frameworks' class hierarchy that rules ask about.
package enum FrameworkTypes {
  package static func isKnown(_ name: String) -> Bool {
    FrameworkHierarchy.superclasses[name] != nil || name == "NSObject"
  }

  /// Whether a framework's class is another one or inherits from it.
  package static func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// A name, and the classes that a framework's class of that name inherits from, the nearest first.
  package static func lineage(of name: String) -> some Sequence<String> {
    sequence(first: name) { FrameworkHierarchy.superclasses[$0] }
  }

  /// The framework's classes that are one of some others, or inherit from it.
  static func kinds(of ancestors: [String]) -> [String] {
    ancestors + FrameworkHierarchy.superclasses.keys.filter { name in ancestors.contains { isKind(name, of: $0) } }
  }

  /// Whether a name is that of a system framework's type, by its prefix or its fame.
  package static func isFramework(_ name: String) -> Bool {
    if isKnown(name) || foundation.contains(name) { return true }
    let prefix = name.prefix(2)
    return prefixes.contains(String(prefix)) && name.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes: Set<String> = [
    "AR", "AV", "CA", "CB", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GK", "HK", "LA", "MC", "MF", "MK", "MP", "NE", "NS", "PH",
    "QL", "SF", "SK", "UI", "UN", "VN", "WC", "WK",
  ]

  private static let foundation: Set<String> = [
    "Array", "Bundle", "Calendar", "Data", "Date", "Dictionary", "DispatchQueue", "FileManager", "IndexPath", "IndexSet",
    "Locale", "MainActor", "NotificationCenter", "OperationQueue", "ProcessInfo", "RunLoop", "String", "Task", "Timer", "URL",
    "URLComponents", "URLSession", "UserDefaults",
  ]

  /// Whether a name of another module is a protocol's, by what protocols are called.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || ["Delegate", "DataSource", "Protocol", "able", "ible"].contains(where: name.hasSuffix)
  }

  /// Protocols that a class may name first, as it does its superclass.
  private static let protocols: Set<String> = [
    "AnyObject", "Error", "LocalizedError", "Sendable", "Actor", "View", "App", "ObservableObject",
  ]
}
