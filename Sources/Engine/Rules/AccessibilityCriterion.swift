/// A criterion by which others judge the same as a rule does: an audit of Xcode's or a success criterion of WCAG 2.2.
public enum AccessibilityCriterion: Sendable, Hashable {
  case audit(XcodeAudit)
  case wcag(SuccessCriterion)

  /// What `performAccessibilityAudit` looks for while the app runs: a team sees which of its tests goes quiet.
  public enum XcodeAudit: String, Sendable, CaseIterable {
    case contrast
    case dynamicType
    case elementDetection
    case hitRegion
    case sufficientElementDescription
    case textClipped
    case trait
  }

  /// Those of the Web Content Accessibility Guidelines that mean something to an app.
  public enum SuccessCriterion: String, Sendable, CaseIterable {
    case nonTextContent = "1.1.1"
    case infoAndRelationships = "1.3.1"
    case inputPurpose = "1.3.5"
    case minimumContrast = "1.4.3"
    case resizedText = "1.4.4"
    case keyboard = "2.1.1"
    case pauseStopHide = "2.2.2"
    case animationFromInteractions = "2.3.3"
    case enhancedTargetSize = "2.5.5"
    case minimumTargetSize = "2.5.8"
    case labelsOrInstructions = "3.3.2"
    case nameRoleValue = "4.1.2"

    public var title: String {
      switch self {
      case .nonTextContent: "Non-text Content"
      case .infoAndRelationships: "Info and Relationships"
      case .inputPurpose: "Identify Input Purpose"
      case .minimumContrast: "Contrast (Minimum)"
      case .resizedText: "Resize Text"
      case .keyboard: "Keyboard"
      case .pauseStopHide: "Pause, Stop, Hide"
      case .animationFromInteractions: "Animation from Interactions"
      case .enhancedTargetSize: "Target Size (Enhanced)"
      case .minimumTargetSize: "Target Size (Minimum)"
      case .labelsOrInstructions: "Labels or Instructions"
      case .nameRoleValue: "Name, Role, Value"
      }
    }
  }

  /// Who asks for it.
  public var standard: String {
    switch self {
    case .audit: "Xcode accessibility audit"
    case .wcag: "WCAG 2.2"
    }
  }

  /// What it is called there.
  public var name: String {
    switch self {
    case .audit(let audit): audit.rawValue
    case .wcag(let criterion): "\(criterion.rawValue) \(criterion.title)"
    }
  }

  /// One word for it, to sort findings by.
  public var tag: String {
    switch self {
    case .audit(let audit): "xcode-audit-\(audit.rawValue)"
    case .wcag(let criterion): "wcag-\(criterion.rawValue)"
    }
  }
}
