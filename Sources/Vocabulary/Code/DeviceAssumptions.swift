// What tells devices apart: on one path, a phone isn't an iPad.
extension Assumptions {
  private static let idiom = "userInterfaceIdiom"
  private static let width = "horizontalSizeClass"
  static let ofDevice: Set<String> = [idiom, width]

  /// A phone, whose screen is narrow.
  package static let phone: Assumptions = {
    var assumptions = Assumptions()
    assumptions.known[idiom] = Knowledge(allowed: ["phone"])
    assumptions.known[width] = Knowledge(excluded: ["regular"])
    return assumptions
  }()

  /// What is known of the device where all apps of a project are for one: the others' idioms never occur.
  static func known(of value: Expression, in project: Project) -> Knowledge? {
    guard value.subject == idiom, let device = project.onlyDevice else { return nil }
    return Knowledge(excluded: device == .phone ? ["pad"] : ["phone"])
  }

  /// What is known of the device alone.
  var onDevice: Assumptions {
    var assumptions = Assumptions()
    assumptions.known = known.filter { Assumptions.ofDevice.contains($0.key) }
    return assumptions
  }
}

extension Expression {
  /// Whether it asks if the app runs on a Mac, where nobody touches the screen: `ProcessInfo.processInfo.isMacCatalystApp`.
  var asksForMac: Bool { lastName.map(["isMacCatalystApp", "isiOSAppOnMac"].contains) ?? false }
}

extension CodeScope {
  /// What a name asks of the device: `isPad`, where that is a property that compares the device's idiom.
  func questionOfDevice(_ condition: Expression) -> Expression? {
    guard condition.path != nil else { return nil }
    let property = condition.ownName.flatMap { name -> ProjectVariable? in
      guard case .property(let property)? = definition(of: name, at: condition.range) else { return nil }
      return property
    }
    let values = property?.facts.getter?.returnedValues ?? constant(condition).map { [$0.expression] } ?? []
    guard values.count == 1, case .binary(let left, let name, _) = values[0].kind, ["==", "!="].contains(name),
      let subject = left.subject, Assumptions.ofDevice.contains(subject)
    else { return nil }
    return values[0]
  }
}
