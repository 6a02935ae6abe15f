// Devices that Tuist's manifests name, where no project of Xcode's is kept with the code.
extension Project {
  /// Whether an app's window is as large as its screen: all of the project's apps are for iPhones alone, or share no screen.
  var fillsScreen: Bool { isForPhonesAlone || appsRequireFullScreen || targets.isEmpty && manifestsNamePhonesAlone }

  private var manifestsNamePhonesAlone: Bool {
    lastingAnswer(Answers.Question(kind: .phonesAlone, subject: 0)) {
      var namesPhones = false
      for file in files.indices where files[file].outline.imports.contains("ProjectDescription") {
        for code in code(in: file) {
          let names = code.body.deviceNames
          if names.contains(where: PhonesAlone.others.contains) { return false }
          namesPhones = namesPhones || names.contains(where: PhonesAlone.phones.contains)
        }
      }
      return namesPhones
    }
  }
}

private enum PhonesAlone {
  static let phones: Set<String> = ["iPhone", "iphone"]
  static let others: Set<String> = ["iPad", "ipad", "macCatalyst", "macWithiPadDesign"]
}

extension [Statement] {
  /// The devices for which the code says that something is built; `.iOS` as destinations are both.
  fileprivate var deviceNames: [String] {
    var found: [String] = []
    forEachExpression { expression, _ in
      switch expression.kind {
      case .member(_, let name) where PhonesAlone.phones.contains(name) || PhonesAlone.others.contains(name): found.append(name)
      case .call(let call):
        if call.argument("destinations")?.kind == .member(nil, "iOS") { found.append("iPad") }
      default: break
      }
    }
    return found
  }
}

extension Answers.Question.Kind {
  fileprivate static var phonesAlone: Self { Self(PhonesAlone.self) }
}
