/// A criterion by which others judge the same as a rule does: an audit of Xcode's or a success criterion of WCAG 2.2.
public enum AccessibilityCriterion: Sendable, Hashable {
  /// Xcode's accessibility audit looks for it.
  case audit(XcodeAudit)
  /// The Web Content Accessibility Guidelines ask for it.
  case wcag(SuccessCriterion)

  /// What `performAccessibilityAudit` looks for while the app runs: a team sees which of its tests goes quiet.
  public enum XcodeAudit: String, Sendable, CaseIterable {
    /// Text that hardly differs from its ground.
    case contrast
    /// Text that doesn't follow the reader's text size.
    case dynamicType
    /// What people see and VoiceOver doesn't find.
    case elementDetection
    /// What is too small to be tapped.
    case hitRegion
    /// What VoiceOver has no good words for.
    case sufficientElementDescription
    /// Text that is cut off.
    case textClipped
    /// What VoiceOver takes for something else than it is.
    case trait
  }

  /// Those of the Web Content Accessibility Guidelines that mean something to an app.
  public enum SuccessCriterion: String, Sendable, CaseIterable {
    /// What isn't text has a text that serves in its place.
    case nonTextContent = "1.1.1"
    /// What the layout tells, code tells too.
    case infoAndRelationships = "1.3.1"
    /// A field that asks for the user's own data says which.
    case inputPurpose = "1.3.5"
    /// Text contrasts with its ground at least as 4.5 to 1, large text as 3 to 1.
    case minimumContrast = "1.4.3"
    /// Text can grow to twice its size.
    case resizedText = "1.4.4"
    /// All that the app does can be done from a keyboard.
    case keyboard = "2.1.1"
    /// What moves by itself can be stopped.
    case pauseStopHide = "2.2.2"
    /// Motion that an interaction sets off can be turned off.
    case animationFromInteractions = "2.3.3"
    /// What is tapped measures 44 by 44 at least.
    case enhancedTargetSize = "2.5.5"
    /// What is tapped measures 24 by 24 at least, or has the room around it.
    case minimumTargetSize = "2.5.8"
    /// What is to be entered has a label.
    case labelsOrInstructions = "3.3.2"
    /// Assistive technologies are told what a control is, and its state.
    case nameRoleValue = "4.1.2"

    /// What the guidelines call it, in English.
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
