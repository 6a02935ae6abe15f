/// A symbol that points back or forth, and keeps to a side of the screen.
public struct DirectionSymbol {
  /// The name as it is written: `chevron.left`.
  public let name: String
  /// The symbol that turns around with the language: `chevron.backward`.
  public let turning: String
  /// The literal, quotes included.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The arrows and chevrons in a file's code that name a side, where the code doesn't turn them itself.
  ///
  /// Those of real directions aren't meant, such as in maps, games and settings of a side.
  public func directionSymbols(in file: Int) -> [DirectionSymbol] {
    let code = shownCode(in: file, mentioning: ["systemName", "systemImage"]).filter { !$0.isAboutDirections }
    return code.flatMap { code -> [DirectionSymbol] in
      var found: [DirectionSymbol] = []
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, let literal = call.argument("systemName") ?? call.argument("systemImage"),
          let name = literal.text, let turning = name.turningSymbol, !around.turn(expression),
          !call.speaksOfSides(beside: literal), !around.speakOfSides(beside: literal)
        else { return }
        found.append(DirectionSymbol(name: name, turning: turning, range: literal.range, file: file))
      }
      return found
    }
  }
}

extension String {
  /// The symbol of the same shape that turns with the language: of one arrow or chevron, in a circle or square or without.
  fileprivate var turningSymbol: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, ["chevron", "arrow"].contains(parts[0]),
      let side = ["left": "backward", "right": "forward"][parts[1]],
      parts.dropFirst(2).allSatisfy(["circle", "square", "fill", "2"].contains),
      parts[0] == "chevron" || !parts.contains("2")
    else { return nil }
    return ([parts[0], side] + parts.dropFirst(2)).joined(separator: ".")
  }
}

extension Array where Element == Enclosure {
  /// Whether something around turns the image with the language.
  fileprivate func turn(_ image: Expression) -> Bool {
    expressions.contains { expression in
      switch expression.kind {
      case .call(let call):
        return call.name.map(DirectionWords.turners.contains) ?? false && call.callee.range.contains(image.range)
      case .conditional(let condition, _, _): return condition.asksForDirection
      default: return false
      }
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether the call that is handed the image is about a side itself: `UIAction(title: moveLeft, image: image)`.
  fileprivate func speakOfSides(beside literal: Expression) -> Bool {
    calls(handed: literal.range).prefix(2).contains { $0.speaksOfSides(beside: literal) }
  }
}

extension Call {
  /// Whether another of its arguments names a side, in a text or as the name of one.
  fileprivate func speaksOfSides(beside literal: Expression) -> Bool {
    arguments.contains { argument in
      guard !argument.value.range.contains(literal.range), argument.value.closure == nil else { return false }
      return argument.value.containsExpression { part in
        let words = [part.text, part.lastName].compactMap { $0 }.flatMap { $0.split { !$0.isLetter } }
        return words.flatMap { NameWords.of($0) }.contains { DirectionWords.sides.contains($0) }
      }
    }
  }
}

extension Expression {
  fileprivate var asksForDirection: Bool {
    containsExpression { $0.lastName.map(DirectionWords.questions.contains) ?? false }
  }
}

extension ProjectCode {
  /// Whether the code asks which way the language runs, or is about left and right themselves.
  fileprivate var isAboutDirections: Bool {
    let names = [type?.name, function?.name, property?.name].compactMap { $0 }
    let words = names.flatMap { $0.split(separator: ".") }.flatMap { NameWords.of($0) }
    if words.contains(where: DirectionWords.subjects.contains) { return true }
    return body.containsExpression { $0.lastName.map(DirectionWords.questions.contains) ?? false }
  }
}

private enum DirectionWords {
  static let turners: Set<String> = [
    "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
    "withHorizontallyFlippedOrientation", "scaleEffect", "rotationEffect", "rotation3DEffect", "environment",
  ]
  static let questions: Set<String> = [
    "layoutDirection", "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection",
    "semanticContentAttribute", "isRTL", "isRightToLeft", "characterDirection", "rightToLeft",
  ]
  static let sides: Set<String> = ["left", "right"]
  static let subjects: Set<String> = [
    "alignment", "align", "compass", "direction", "directions", "dpad", "game", "indent", "joystick", "keyboard",
    "left", "map", "move", "pan", "piano", "right", "rotate", "seek", "side", "sidebar", "split", "steer", "swipe",
    "transfer", "turn", "undo", "redo",
  ]
}
