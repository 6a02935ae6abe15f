/// Settings of a build: what a project file or an `.xcconfig` gives, by their names.
struct BuildSettings: Sendable {
  private(set) var values: [String: String] = [:]
  /// The files that are included, and whether they needn't be there.
  private(set) var included: [(path: String, isOptional: Bool)] = []

  init(_ values: [String: String]) {
    self.values = values
  }

  /// - Parameter text: that of an `.xcconfig`: `NAME = value // remark`, `NAME[sdk=iphoneos*] = value`,
  ///   `#include "Other.xcconfig"`.
  init(configuration text: [UInt8]) {
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.trimmed
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 3 { included.append((String(parts[1]), code.hasPrefix("#include?"))) }
      } else if let sign = code.firstIndex(of: "="), !code.hasPrefix("//") {
        let name = code[..<sign].trimmed
        // What holds under a condition alone holds for no target as a whole.
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
        values[String(name)] = String(code[code.index(after: sign)...].withoutRemark.trimmed)
      }
    }
  }
}

/// The settings of one configuration of a target, from the nearest layer to the farthest.
struct LayeredSettings {
  /// Nil for a layer that can't be read, which may give anything.
  private let layers: [BuildSettings?]
  private let given: [String: String]

  /// - Parameter given: what the build itself sets, such as `SRCROOT`.
  init(_ layers: [BuildSettings?], given: [String: String]) {
    self.layers = layers
    self.given = given
  }

  enum Value: Equatable {
    case text(String)
    case missing
    /// Something gives it, and what can't be told.
    case unknown
  }

  func value(_ name: String) -> Value { value(name, from: 0, depth: 0) }

  /// - Returns: nil where nothing gives it, or what can't be told.
  func text(_ name: String) -> String? {
    if case .text(let text) = value(name) { text } else { nil }
  }

  /// The names of the settings that begin with a word.
  func names(beginningWith beginning: String) -> [String] {
    layers.flatMap { ($0?.values.keys.filter { $0.hasPrefix(beginning) }) ?? [] }
  }

  private func value(_ name: String, from first: Int, depth: Int) -> Value {
    if let known = given[name] { return .text(known) }
    guard depth < 16 else { return .unknown }
    for index in layers.indices.dropFirst(first) {
      guard let layer = layers[index] else { return .unknown }
      guard let text = layer.values[name] else { continue }
      return resolved(text, as: name, from: index, depth: depth + 1).map { .text($0) } ?? .unknown
    }
    return .missing
  }

  /// - Parameters:
  ///   - name: the setting whose text it is, which `$(inherited)` means.
  ///   - layer: the one that gives the text.
  private func resolved(_ text: String, as name: String, from layer: Int, depth: Int) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard after < rest.endIndex, let close = Self.brackets[rest[after]], let end = rest[after...].firstIndex(of: close)
      else { return nil }
      let other = String(rest[rest.index(after: after)..<end])
      let isOwn = other == "inherited" || other == name
      switch isOwn ? value(name, from: layer + 1, depth: depth) : value(other, from: 0, depth: depth) {
      case .text(let text): result += text
      case .missing where isOwn: break
      case .missing, .unknown: return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }

  /// Up to `//`.
  fileprivate var withoutRemark: Substring {
    var index = startIndex
    while let slash = self[index...].firstIndex(of: "/") {
      let next = self.index(after: slash)
      if next < endIndex, self[next] == "/" { return self[..<slash] }
      index = next
    }
    return self
  }
}
