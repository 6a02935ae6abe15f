import HIGLintEngine

/// Every rule of the design system. A new one is added here.
public let harbourRules: [any Rule.Type] = [
  ColorOutsidePalette.self,
  ButtonOutsideSystem.self,
]
