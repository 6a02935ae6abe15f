// What code in Objective-C may name of Swift code.
extension ProjectType {
  /// Whether its members are Objective-C's too, without saying so one by one.
  package var isOpenToObjectiveC: Bool { isDeclaredForObjectiveC { $0 == .class } }

  /// Whether those are that some protocol of Objective-C's asks for.
  var answersObjectiveC: Bool { isDeclaredForObjectiveC { $0 == .protocol } }

  /// An extension says so of what stands in it alone.
  private func isDeclaredForObjectiveC(_ isMeant: (TypeHeader.Kind) -> Bool) -> Bool {
    ([self] + ancestors).contains { kin in
      kin.entry.places.contains { place in
        isMeant(place.header.kind) && place.header.attributes.contains(where: ["objc", "objcMembers"].contains)
      }
    }
  }
}

extension Declaration {
  /// Whether it is a function that says so itself. Its selector is its name, wherever code takes it.
  var isObjectiveC: Bool {
    guard case .function(let function) = kind else { return false }
    return function.attributes.contains("objc")
  }
}

extension Project {
  /// Whether a type is called otherwise in Objective-C, `@objc(PNHarbour) class Harbour`, where code may make it by that name.
  func hasOwnNameInObjectiveC(_ entry: TypeEntry) -> Bool {
    entry.places.contains { place in
      guard place.header.attributes.contains("objc"), let bytes = text(of: place.file)?.bytes else { return false }
      let end = min(Int(nameRange(of: place).start), bytes.count)
      let attributes = bytes[max(0, end - Project.longestAttributes)..<end]
      return String(decoding: attributes, as: UTF8.self).contains("@objc(")
    }
  }

  /// How many bytes before a type's name are looked at for what is said of it.
  private static let longestAttributes = 300

  /// Whether code says a function's selector as a text, or Interface Builder's files hand it over: `"show"`, `"show:"`.
  func quotesSelector(of function: FunctionFacts) -> Bool {
    [function.name, function.name + ":"].contains { selector in
      selector.utf8.count > Word.longestQuoted || interfaces.texts.contains(selector) || !files(quoting: selector).isEmpty
    }
  }

  /// Whether code takes a function's selector by a text, as it can of a class that says nothing of Objective-C before Swift 4:
  /// `Selector("close")`, `action: "close:"`.
  func takesSelector(of function: FunctionFacts) -> Bool {
    isQuoted(function.name + ":") { _ in true } || isQuoted(function.name) { holds(anyOf: [Selectors.word], in: $0) }
  }

  private func isQuoted(_ selector: String, where isMeant: (Int) -> Bool) -> Bool {
    guard selector.utf8.count <= Word.longestQuoted else { return false }
    return files(quoting: selector).contains { holds(anyOf: [Word(selector).quoted], in: $0) && isMeant($0) }
  }

  /// Whether a file in Objective-C says a name by which it may call a function: `show(item:)` is `showWithItem:` there.
  func mayCallFromObjectiveC(_ function: FunctionFacts) -> Bool {
    let label = function.parameters.first?.label.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    return ["", "With"].contains { shared.foreignWords.contain(function.name + $0 + label) }
  }

  /// Whether a file in Objective-C says a name by which it may read or set a property.
  func mayCallFromObjectiveC(_ property: Variable) -> Bool {
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    return [property.name, "set" + name].contains(where: shared.foreignWords.contain)
  }
}

private enum Selectors {
  static let word = Word("Selector")
}
