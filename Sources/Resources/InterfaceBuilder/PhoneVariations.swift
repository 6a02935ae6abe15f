/// What a storyboard or xib says of size classes, as it is on a phone that is held upright: compact in width, and regular in height.
package struct PhoneVariations {
  private var excluded: Set<String> = []
  private var included: Set<String> = []

  package init() {}

  /// The objects that aren't there.
  package var leftOut: Set<String> { excluded.subtracting(included) }

  /// - Parameters:
  ///   - mark: `exclude` or `include`.
  ///   - reference: the id of the object that is left out, or taken in.
  ///   - key: of the variation around.
  package mutating func note(_ mark: String, _ reference: String, in key: String) {
    guard Self.hold(key) else { return }
    if mark == "exclude" { excluded.insert(reference) } else { included.insert(reference) }
  }

  /// Whether a variation holds there: `heightClass=regular-widthClass=compact`.
  package static func hold(_ key: String) -> Bool { !key.contains("widthClass=regular") && !key.contains("heightClass=compact") }
}

extension MarkupNode {
  /// Whether it is different on a phone that is held upright from what it says itself. What a mask leaves out or takes in is told
  /// apart from it.
  package var variesOnPhones: Bool {
    children("variation").contains { variation in
      let isOfMasks = variation.attributes.count <= 1 && variation.children.allSatisfy { $0.name == "mask" }
      return !isOfMasks && variation["key"].map(PhoneVariations.hold) ?? true
    }
  }

  /// The ids of the objects in it that aren't there on a phone that is held upright.
  package var leftOutOnPhones: Set<String> {
    var variations = PhoneVariations()
    forEach { node, around in
      guard ["exclude", "include"].contains(node.name), let reference = node["reference"],
        let key = around.last(where: { $0.name == "variation" })?["key"]
      else { return }
      variations.note(node.name, reference, in: key)
    }
    return variations.leftOut
  }
}
