extension ViewChain.Modifier {
  /// The modifier's name, where it can be SwiftUI's own by what its arguments are called; nil where a project must have declared
  /// another of the name: `frame(size: 44)`, `font(size: .caption)`.
  package var systemName: String? {
    guard let labels = SystemModifiers.labels[name] else { return name }
    return call.arguments.allSatisfy { $0.label.map(labels.contains) ?? true } ? name : nil
  }

  /// Whether it is one of those that projects give more forms.
  package var mayBeProjectsOwn: Bool { SystemModifiers.labels[name] != nil }
}

private enum SystemModifiers {
  /// What arguments are called of those modifiers that projects give more forms; all take some without a label besides.
  static let labels: [String: Set<String>] = [
    "aspectRatio": ["contentMode"],
    "contentShape": ["eoFill"],
    "controlSize": [],
    "font": [],
    "frame": [
      "alignment", "depth", "height", "idealHeight", "idealWidth", "maxHeight", "maxWidth", "minHeight", "minWidth", "width",
    ],
    "imageScale": [],
    "labelStyle": [],
    "lineLimit": ["reservesSpace"],
    "padding": [],
    "rotationEffect": ["anchor"],
    "scaleEffect": ["anchor", "x", "y", "z"],
  ]
}
