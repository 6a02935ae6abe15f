import Foundation

/// As much of JSON Schema as the report's schema uses.
struct JSONSchema {
  private let root: [String: Any]

  struct Unsupported: Error {
    let keyword: String
  }

  init(contentsOf url: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; nothing where it is valid.
  func violations(in document: String) throws -> [String] {
    try violations(in: JSONSerialization.jsonObject(with: Data(document.utf8)), root, at: "$")
  }

  private func violations(in value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      return try violations(in: value, definition(reference), at: path)
    }
    var found: [String] = []
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "title", "description", "definitions": break
      case "type":
        let names = argument as? [String] ?? [argument as? String ?? ""]
        if !names.contains(where: { isType(value, $0) }) { found.append("\(path) isn't \(names)") }
      case "enum":
        let allowed = argument as? [String] ?? []
        if !allowed.contains(value as? String ?? "") { found.append("\(path) isn't one of \(allowed)") }
      case "minimum":
        let number = (value as? NSNumber)?.intValue ?? .min
        if number < argument as? Int ?? 0 { found.append("\(path) is \(number)") }
      case "required":
        guard let object = value as? [String: Any] else { break }
        found += (argument as? [String] ?? []).filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      case "properties", "additionalProperties": break
      case "items":
        for (index, element) in (value as? [Any] ?? []).enumerated() {
          found += try violations(in: element, argument as? [String: Any] ?? [:], at: "\(path)[\(index)]")
        }
      default: throw Unsupported(keyword: keyword)
      }
    }
    return try found + memberViolations(in: value, schema, at: path)
  }

  private func memberViolations(in value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found: [String] = []
    for (name, member) in object {
      if let property = properties[name] {
        found += try violations(in: member, property, at: "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(name) isn't known")
      }
    }
    return found
  }

  private func definition(_ reference: String) throws -> [String: Any] {
    let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
    let definitions = root["definitions"] as? [String: [String: Any]]
    guard let definition = definitions?[name] else { throw Unsupported(keyword: reference) }
    return definition
  }

  private func isType(_ value: Any, _ name: String) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }
}
