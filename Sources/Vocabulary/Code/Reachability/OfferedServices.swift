// What a container of services is told how to make, and makes once somebody asks for it by its type, as Swinject's does.
extension Project {
  /// Whether code names a type only to offer objects of it: `container.register(Harbour.self) { _ in Harbour() }`. Who asks
  /// for one names the type as well, unless a parameter or a property that holds it says what is asked for.
  func onlyOffers(_ type: ProjectType, _ use: Use) -> Bool {
    guard let code = use.declaration.code(in: self), let call = code.offer(of: type.lastName, around: use.place) else { return false }
    return !waysToCall(Services.offering).contains(where: call.fits) && !isHanded(type)
  }

  /// Whether something takes an object of a type that others make.
  private func isHanded(_ type: ProjectType) -> Bool {
    guard let word = Word(declared: type.lastName) else { return true }
    return files(holdingAny: [word]).contains { file in
      uses(of: word, in: file)?.contains { $0.declaration.onlyNames(type, at: $0.place) } ?? mayUse(word, in: file)
    }
  }
}

extension ProjectCode {
  /// The call by which a type is offered under its own name alone, around a place.
  fileprivate func offer(of type: String, around place: UInt32) -> Call? {
    var found: Call?
    var isOfferedOtherwise = false
    body.forEachExpression(around: place) { expression, _ in
      guard found == nil, let call = expression.call else { return }
      if call.callee.range.start <= place && place < call.callee.range.end {
        isOfferedOtherwise = isOfferedOtherwise || !Services.restrictions.contains(call.name ?? "")
      } else if call.offers(type) {
        found = call
      }
    }
    return isOfferedOtherwise ? nil : found
  }
}

extension Call {
  fileprivate func offers(_ type: String) -> Bool {
    guard name == Services.offering, callee.base != nil, let offered = arguments.first, offered.label == nil, !closures.isEmpty,
      let path = offered.value.path
    else { return false }
    return path.suffix(2) == [type, "self"]
  }
}

private enum Services {
  /// The method by which a container is told how to make something.
  static let offering = "register"

  /// What is said of an offer without another name for it.
  static let restrictions: Set<String> = ["inObjectScope", "initCompleted"]
}
