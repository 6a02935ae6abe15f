import Foundation

/// As much of JSON Schema, draft 4, as the schemas of our formats use.
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
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
    return try violations(in: value, root, at: "$")
  }

  private func violations(in value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    // What stands beside a reference doesn't count.
    if let reference = schema["$ref"] as? String {
      return try violations(in: value, definition(reference), at: path)
    }
    var found: [String] = []
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "id", "title", "description", "default", "definitions": break
      case "type":
        let names = argument as? [String] ?? [argument as? String ?? ""]
        if !names.contains(where: { isType(value, $0) }) { found.append("\(path) isn't \(names)") }
      case "enum":
        let allowed = try (argument as? [Any] ?? []).map(canonical)
        if try !allowed.contains(canonical(value)) { found.append("\(path) isn't one of \(allowed)") }
      case "anyOf", "oneOf":
        let all = try (argument as? [[String: Any]] ?? []).map { try violations(in: value, $0, at: path) }
        let count = all.filter(\.isEmpty).count
        let isRight = keyword == "oneOf" ? count == 1 : count > 0
        if !isRight { found.append("\(path) is \(count) of \(all.count): \(all)") }
      case "minimum", "maximum": found += numberViolations(in: value, keyword, argument, at: path)
      case "pattern", "format": found += try textViolations(in: value, keyword, argument, at: path)
      case "minItems", "uniqueItems", "items": found += try elementViolations(in: value, keyword, argument, at: path)
      case "required":
        guard let object = value as? [String: Any] else { break }
        found += (argument as? [String] ?? []).filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
      case "properties", "additionalProperties": break
      default: throw Unsupported(keyword: keyword)
      }
    }
    return try found + memberViolations(in: value, schema, at: path)
  }

  private func numberViolations(in value: Any, _ keyword: String, _ argument: Any, at path: String) -> [String] {
    guard isType(value, "number"), let number = value as? NSNumber, let limit = argument as? NSNumber else { return [] }
    let excess = number.doubleValue - limit.doubleValue
    let isRight = keyword == "minimum" ? excess >= 0 : excess <= 0
    return isRight ? [] : ["\(path) is \(number)"]
  }

  private func textViolations(in value: Any, _ keyword: String, _ argument: Any, at path: String) throws -> [String] {
    guard let text = value as? String, let name = argument as? String else { return [] }
    let pattern = keyword == "pattern" ? name : Self.formats[name]
    guard let pattern else { throw Unsupported(keyword: name) }
    return text.range(of: pattern, options: .regularExpression) == nil ? ["\(path) isn't \(name): \(text)"] : []
  }

  /// What RFC 3986 and RFC 3339 allow, but for what never occurs, such as addresses with a user's name.
  private static let formats = [
    "uri": "^[a-zA-Z][a-zA-Z0-9+.-]*:(\(part))+$",
    // A colon in the first name would make a scheme of it.
    "uri-reference": "^([a-zA-Z][a-zA-Z0-9+.-]*:(\(part))+|(?![^/]*:)(\(part))*)$",
    "date-time": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$",
  ]

  private static let part = "[a-zA-Z0-9._~!$&'()*+,;=:@/?#-]|%[0-9a-fA-F]{2}"

  private func elementViolations(
    in value: Any,
    _ keyword: String,
    _ argument: Any,
    at path: String
  ) throws -> [String] {
    guard let elements = value as? [Any] else { return [] }
    switch keyword {
    case "minItems": return elements.count < argument as? Int ?? 0 ? ["\(path) has \(elements.count) elements"] : []
    case "uniqueItems":
      let unique = try Set(elements.map(canonical))
      return argument as? Bool == true && unique.count < elements.count ? ["\(path) repeats itself"] : []
    default:
      return try elements.enumerated().flatMap { index, element in
        try violations(in: element, argument as? [String: Any] ?? [:], at: "\(path)[\(index)]")
      }
    }
  }

  private func memberViolations(in value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found: [String] = []
    for (name, member) in object {
      if let property = properties[name] ?? schema["additionalProperties"] as? [String: Any] {
        found += try violations(in: member, property, at: "\(path).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path).\(name) isn't known")
      }
    }
    return found
  }

  /// One text for each value.
  private func canonical(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: [value], options: .sortedKeys), as: UTF8.self)
  }

  private func definition(_ reference: String) throws -> [String: Any] {
    let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
    let definitions = root["definitions"] as? [String: [String: Any]]
    guard let definition = definitions?[name] else { throw Unsupported(keyword: reference) }
    return definition
  }

  private func isType(_ value: Any, _ name: String) -> Bool {
    // Foundation's numbers and booleans are the same type.
    let number = (value as? NSNumber).flatMap { String(cString: $0.objCType) == "c" ? nil : $0.doubleValue }
    return switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is NSNumber && number == nil
    case "number": number != nil
    case "integer": number.map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }
}
