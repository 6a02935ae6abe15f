/// What is left out of the facts: it says how things look, or how Interface Builder shows them.
enum InterfaceNoise {
  /// Whether nothing is read of an element, nor of what lies in it.
  static func contains(_ element: String, _ attributes: [String: String]) -> Bool {
    elements.contains(element) || attributes["placeholderIdentifier"] == "IBFirstResponder"
  }

  private static let elements: Set<String> = [
    "accessibility", "adaptation", "autoresizingMask", "bool", "capability", "color", "dependencies", "designables",
    "device", "edgeInsets", "extendedEdge", "fontDescription", "freeformSimulatedSizeMetrics", "image",
    "imageReference", "inferredMetricsTieBreakers", "inset", "integer", "layoutGuides", "nil", "point", "real",
    "segments", "simulatedMetricsContainer", "simulatedNavigationBarMetrics", "simulatedScreenMetrics",
    "simulatedToolbarMetrics", "size", "state", "string", "textInputTraits", "userDefinedRuntimeAttributes",
    "viewControllerLayoutGuide", "viewLayoutGuide",
  ]

  /// Attributes that aren't kept, or that have a place of their own in the facts.
  static let attributes: Set<String> = [
    "id", "customClass", "customModule", "customModuleProvider",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth",
    "alwaysBounceHorizontal", "alwaysBounceVertical", "ambiguous", "autocapitalizationType", "autocorrectionType",
    "automaticallyAdjustsScrollViewInsets", "baselineAdjustment", "bounces", "bouncesZoom", "catalog",
    "clearsContextBeforeDrawing", "clipsSubviews", "colorLabel", "contentHorizontalAlignment", "contentMode",
    "contentVerticalAlignment", "delaysContentTouches", "detailTextLabel", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "extendedLayoutIncludesOpaqueBars",
    "fixedFrame", "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "indentationLevel",
    "indentationWidth", "indicatorStyle", "insetsLayoutMarginsFromSafeArea", "keyboardDismissMode",
    "layoutMarginsFollowReadableWidth", "lineBreakMode", "minimumFontSize", "minimumInteritemSpacing",
    "minimumLineSpacing", "minimumScaleFactor", "misplaced", "multipleTouchEnabled", "numberOfLines", "opaque",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "preferredMaxLayoutWidth",
    "preservesSuperviewLayoutMargins", "restorationIdentifier", "sceneMemberID", "separatorInsetReference",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "symbolic", "tableViewCell", "textAlignment",
    "textLabel", "useStoryboardIdentifierAsRestorationIdentifier", "userLabel", "verifyAmbiguity",
    "verticalCompressionResistancePriority", "verticalHuggingPriority",
  ]
}
