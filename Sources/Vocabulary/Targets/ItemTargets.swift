import HIGLintTableVocabulary

// Items of collections, which are buttons side by side where something is done when one is chosen.
extension ProjectType {
  /// The size that the code gives to all items of such a collection, where a side of it is below a minimum, in points.
  func itemTargets(below minimum: Double) -> [TouchTarget] {
    let sizing = functions(ItemMethod.size)
    guard !sizing.isEmpty || mayMention(["itemSize", "NSCollectionLayoutGroup"]), !selectsNothing, !refusesItems,
      let answer = answerToChoice
    else { return [] }
    let sizes = sizing.isEmpty ? assignedSizes + compositionalSizes : sizing.flatMap { function -> [ItemSize] in
      let scope = CodeScope(function, in: project)
      return function.body.returnedValues.map { ItemSize($0, scope) }
    }
    guard let first = sizes.first else { return [] }
    var target = TouchTarget(
      name: "each item of the collection", width: sizes.largest(\.width), height: sizes.largest(\.height),
      range: first.expression.range, file: first.file
    )
    // Nothing is to be seen of what is no wider or higher than a line.
    guard target.smallest > 1, target.smallest < minimum else { return [] }
    target.lengths = sizes.flatMap(\.lengths)
    target.evidence = [TouchTarget.Evidence(kind: .answer, range: answer.range, file: answer.file)]
    return [target]
  }

  /// What does something when an item is chosen.
  private var answerToChoice: (range: ByteRange, file: Int)? {
    if let action = rowActions.first(where: { $0.function.facts.signature == TableMethod.itemChosen })?.function {
      return action.acts ? (action.facts.nameRange, action.file) : nil
    }
    return reactiveChoices(in: "UICollectionView").first
  }

  /// Whether no item may be chosen.
  private var refusesItems: Bool {
    guard let answers = nearest(ItemMethod.mayBeChosen)?.body.returnedValues, !answers.isEmpty else { return false }
    return answers.allSatisfy { $0.kind == .boolean(false) }
  }

  /// What a layout is told, where no delegate has the last word, and items don't grow with what they show.
  private var assignedSizes: [ItemSize] {
    guard family.allSatisfy({ $0.functions(ItemMethod.size).isEmpty }), !contains(.mention(of: ["estimatedItemSize"])) else { return [] }
    return code(mentioning: ["itemSize"]).flatMap { code in
      var found: [ItemSize] = []
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "itemSize" else { return }
        found.append(ItemSize(value, code.scope))
      }
      return found
    }
  }
}

private enum ItemMethod {
  static let mayBeChosen = "collectionView(_:shouldSelectItemAt:)"
  static let size = "collectionView(_:layout:sizeForItemAt:)"
}

/// An item's size as the code says it.
struct ItemSize {
  /// What says it, and the number of its file.
  let expression: Expression
  let file: Int
  let width: Double?
  let height: Double?
  /// What the code gives it in each dimension.
  let lengths: [WrittenLength]

  /// - Parameters:
  ///   - width: nil where it isn't known, as the height is.
  ///   - literals: the numbers that say how long each is.
  init(_ expression: Expression, file: Int, width: Double?, height: Double?, literals: (width: ByteRange?, height: ByteRange?)) {
    self.expression = expression
    self.file = file
    self.width = width
    self.height = height
    lengths = [(width, literals.width), (height, literals.height)].compactMap { value, literal in
      value.map { WrittenLength(value: $0, literal: literal) }
    }
  }

  init(_ expression: Expression, _ scope: CodeScope) {
    let (width, height) = scope.size(expression)
    self.init(expression, file: scope.file, width: width, height: height, literals: expression.writtenSize)
  }
}

extension [ItemSize] {
  /// The largest length of a side; nil where one isn't known.
  fileprivate func largest(_ side: KeyPath<ItemSize, Double?>) -> Double? {
    let lengths = map { $0[keyPath: side] }
    return lengths.contains(nil) ? nil : lengths.compactMap { $0 }.max()
  }
}

extension ProjectFunction {
  /// Whether a choice leads to more than that the highlight goes, or that the log is told.
  fileprivate var acts: Bool {
    body.containsExpression { expression in
      switch expression.kind {
      case .assignment: true
      case .call(let call): call.name.map { !["NSLog", "debugPrint", "deselectItem", "print"].contains($0) } ?? true
      default: false
      }
    }
  }
}
