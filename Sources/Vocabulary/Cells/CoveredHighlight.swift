// Cells whose content lies over what shows that they were tapped. Since iOS 13 a cell leaves the colour of its content alone as it
// lights up, and the view behind it is only seen where the content is clear.
extension ProjectType {
  /// Where a cell's class gives its content a colour that nothing shines through, whatever the row; nil where the highlight may be
  /// seen beside the content or on its parts.
  var coverings: [MutedRow]? {
    let line = ([self] + ancestors).filter { $0.isKind(of: "UITableViewCell") }
    guard !lightsUp, !line.contains(where: { $0.speaks(of: CoveringWords.besides) }),
      project.interfaces.cells(of: lastName).allSatisfy({ $0.accessory == .none })
    else { return nil }
    var found: [MutedRow] = []
    for code in line.flatMap({ $0.code(mentioning: ["contentView"]) }) {
      let scope = code.scope
      var isCertain = true
      code.body.forEachExpression { expression, around in
        guard let color = expression.colorOfContent else { return }
        if around.isConditional || !(scope.color(color, .uiKit)?.isOpaque ?? false) { isCertain = false }
        found.append(MutedRow(kind: .covered, range: expression.range, file: code.file))
      }
      guard isCertain else { return nil }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether the type says itself how the content of cells looks that it is handed, or what stands beside it.
  var looksAfterContent: Bool {
    speaks(of: CoveringWords.accessories)
      || code(mentioning: ["contentView"]).contains { $0.body.containsExpression { $0.colorOfContent != nil } }
  }
}

private enum CoveringWords {
  /// What stands beside the content, where the highlight is seen.
  static let accessories: Set<String> = ["accessoryType", "accessoryView"]
  /// By these, the content leaves room around it.
  static let besides = accessories.union(["layoutSubviews", "indentationLevel"])
}

extension Expression {
  /// The colour that it gives a cell's content.
  fileprivate var colorOfContent: Expression? {
    guard case .assignment(let target, "=", let value) = kind, target.lastName == "backgroundColor",
      target.base?.lastName == "contentView"
    else { return nil }
    return value
  }
}
