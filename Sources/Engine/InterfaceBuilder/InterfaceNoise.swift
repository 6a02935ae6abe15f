/// What is left out of the facts: it says how things look, or how Interface Builder shows them.
enum InterfaceNoise {
  /// Elements of which nothing is read, nor of what lies in them.
  static let elements: Set<String> = [
    "accessibility", "adaptation", "autoresizingMask", "bool", "capability", "color", "dependencies", "designables",
    "device", "edgeInsets", "extendedEdge", "fontDescription", "freeformSimulatedSizeMetrics", "image",
    "imageReference", "inferredMetricsTieBreakers", "inset", "integer", "layoutGuides", "nil", "point", "real",
    "resources", "segments", "simulatedMetricsContainer", "simulatedNavigationBarMetrics", "simulatedScreenMetrics",
    "simulatedToolbarMetrics", "size", "state", "string", "textInputTraits", "userDefinedRuntimeAttributes",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Attributes that aren't kept, or that have a place of their own in the facts.
  static let attributes: Set<String> = [
    "id", "customClass", "customModule", "customModuleProvider",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth", "ambiguous",
    "baselineAdjustment", "catalog", "clearsContextBeforeDrawing", "clipsSubviews", "colorLabel",
    "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "fixedFrame",
    "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "indentationLevel", "indentationWidth",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "lineBreakMode", "minimumFontSize",
    "minimumScaleFactor", "misplaced", "multipleTouchEnabled", "numberOfLines", "opaque",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "preservesSuperviewLayoutMargins",
    "restorationIdentifier", "sceneMemberID", "separatorInsetReference", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "symbolic", "tableViewCell", "textAlignment",
    "useStoryboardIdentifierAsRestorationIdentifier", "userLabel", "verifyAmbiguity",
    "verticalCompressionResistancePriority", "verticalHuggingPriority",
  ]
}
