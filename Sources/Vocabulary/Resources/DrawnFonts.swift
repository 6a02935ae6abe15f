// Fonts that code gives to the titles of drawn buttons.
extension DrawnObject {
  /// By which a button's title gets another font.
  static let fonts: Set<String> = ["font", "titleLabel"]

  /// How high a button is at most by its title in the fonts that its class, and whoever has an outlet of it, give to that, in points;
  /// nil where one isn't known, or other code may give it one.
  var heightsOfTextByCode: [Double]? {
    guard node.name == "button" else { return [] }
    let changes = fontChanges
    if changes.isEmpty { return element.referrers.isEmpty || !isGivenFontElsewhere ? [] : nil }
    // Of a configuration, and of room by the file, more is to be said.
    guard !isGivenFontElsewhere, node.child("buttonConfiguration") == nil, node.child("inset", key: "contentEdgeInsets") == nil else {
      return nil
    }
    var heights: [Double] = []
    for (path, member, value, code) in changes {
      if path == ["font"], let value {
        guard let measure = code.scope.textMeasure(value) else { return nil }
        heights.append(measure.heightOfButton)
      } else if !(member.map(Self.harmlessForText.contains) ?? false) {
        return nil
      }
    }
    return heights
  }

  /// How high a button is by a title in the font that it is drawn with, in points; nil where it is given room, or other fonts.
  var heightOfTitle: Double? {
    guard node.name == "button", node.child("buttonConfiguration") == nil, node.child("inset", key: "contentEdgeInsets") == nil,
      !node.children("state").contains(where: { $0.child("attributedString") != nil })
    else { return nil }
    guard let font = node.child("fontDescription", key: "fontDescription") else {
      return TextMeasure.system(["roundedRect", "system"].contains(node["buttonType"]) ? 15 : 18).heightOfButton
    }
    guard let size = font["pointSize"].flatMap(Double.init), font["style"] == nil else { return nil }
    return (font["name"].map { TextMeasure.other(size, font: $0) } ?? TextMeasure.system(size)).heightOfButton
  }

  private typealias Change = (path: [String], member: String?, value: Expression?, code: ProjectCode)

  /// What code does with the label of the title.
  private var fontChanges: [Change] {
    let classes = (element.className.flatMap(project.classes(named:)) ?? []).flatMap { [$0] + $0.ancestors }
    let own = Set(classes).sorted { $0.index < $1.index }.flatMap { $0.uses(ofOutlet: "titleLabel") }
    return own.map { (path: $0.assigned?.path ?? [], member: $0.member, value: $0.assigned?.value, code: $0.code) }
      + outletUses.filter { $0.member == "titleLabel" }.map { use in
        let path = Array(use.assigned?.path.dropFirst() ?? [])
        return (path: path, member: path.first, value: use.assigned?.value, code: use.code)
      }
  }

  private var isGivenFontElsewhere: Bool {
    element.referrers.contains { project.changes($0.property, of: $0.element, by: Self.fonts) }
  }

  /// What leaves a label as high as it is.
  private static let harmlessForText: Set<String> = [
    "adjustsFontSizeToFitWidth", "layer", "minimumScaleFactor", "shadowColor", "shadowOffset", "text", "textAlignment", "textColor",
  ]
}
