/// What the system shows in the place of an app until its first screen is there.
public struct LaunchScreen {
  /// All words that it shows.
  public let texts: [Text]

  /// Words on a launch screen.
  public struct Text {
    /// The id of the view that shows them.
    public let id: String
    /// What gives the words.
    public let attribute: MarkupNode.Attribute
  }
}

extension Project {
  /// - Returns: nil for any other storyboard or xib, and where the app has one language, so that there is nothing to translate.
  public func launchScreen(_ resource: Resource) -> LaunchScreen? {
    guard case .interface(let document) = resource.content, document.root.flag("launchScreen") == true,
      isForTouch(resourceAt: resource.path), !isOfOneLanguage
    else { return nil }
    var texts: [LaunchScreen.Text] = []
    document.root.forEach { node, around in
      guard let attribute = node.launchText, !Optional(attribute.value).saysNothing,
        !isOfBuild(attribute.value), !node.isOfColour(behind: around),
        !([node] + around).contains(where: { $0.flag("hidden") == true }),
        let id = ([node] + around.reversed()).lazy.compactMap({ $0["id"] }).first
      else { return }
      texts.append(LaunchScreen.Text(id: id, attribute: attribute))
    }
    return LaunchScreen(texts: texts)
  }
}

extension Project {
  /// Whether an app is built from a property list, and neither that nor what builds it speaks of a launch screen.
  ///
  /// Keys may come from build settings, so nothing is said where no target is known to be built from the list.
  public func lacksLaunchScreen(_ resource: Resource) -> Bool {
    guard let list = appPropertyList(resource)?.list, list.entry("NSExtension") == nil else { return false }
    let builders = targets(ofResourceAt: resource.path)
    let keys = list.entries.map(\.key) + builders.flatMap(\.propertyListKeys)
    let areApps = builders.allSatisfy { $0.product == .app && $0.systems?.contains(.iOS) == true }
    return !builders.isEmpty && areApps && !builders.contains(where: \.hasLaunchImages)
      && !keys.contains { $0.hasPrefix("UILaunch") }
  }
}

/// Whether a text only tells testers which build they have: nobody else gets that one.
private func isOfBuild(_ text: String) -> Bool {
  let stages: Set = [
    "alpha", "beta", "debug", "dev", "development", "internal", "nightly", "preview", "qa", "staging", "test", "testing", "uat",
  ]
  return stages.contains(text.filter { !$0.isWhitespace }.lowercased())
}

extension MarkupNode {
  /// Whether its text has the colour of what lies behind it, so that nobody sees it.
  fileprivate func isOfColour(behind around: [MarkupNode]) -> Bool {
    guard let own = child("color", key: "textColor") else { return false }
    let ground = ([self] + around.reversed()).lazy.compactMap { $0.child("color", key: "backgroundColor") }.first { $0["alpha"] != "0.0" }
    guard let ground else { return false }
    let parts = ["name", "systemColor", "white", "red", "green", "blue", "alpha"]
    return parts.allSatisfy { own[$0] == ground[$0] } && parts.contains { own[$0] != nil }
  }

  fileprivate var launchText: Attribute? {
    switch name {
    case "label", "textView": attribute("text")
    case "textField": attribute("text") ?? attribute("placeholder")
    case "navigationItem", "tabBarItem", "barButtonItem": attribute("title")
    case "state" where self["key"] == "normal": attribute("title")
    default: nil
    }
  }
}
