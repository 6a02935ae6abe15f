extension Project {
  /// Whether a language that runs from right to left is among those that a project of Xcode names.
  ///
  /// - Returns: nil where no such project is at hand.
  public var runsFromRightToLeft: Bool? {
    let projects = index.build.projects
    guard !projects.isEmpty else { return nil }
    return projects.contains { $0.knownRegions.contains(where: RightToLeft.holds) }
  }
}

private enum RightToLeft {
  /// Arabic, Hebrew, Persian, Urdu and their kin, by the codes of `ar`, `ar-IQ` and `fa_IR`.
  static func holds(_ region: String) -> Bool {
    languages.contains(String(region.lowercased().prefix { $0.isLetter }))
  }

  private static let languages: Set<String> = [
    "ar", "arabic", "ckb", "dv", "fa", "he", "hebrew", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
