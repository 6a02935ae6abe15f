/// A sheet that can be resized, and doesn't show how.
public struct SheetWithoutGrabber {
  /// What hides it, or the heights where nothing shows it.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
  /// The value to change, where one is written.
  public let value: ByteRange?
}

extension Project {
  /// The sheets in a file's code with several heights whose grabber is hidden: by SwiftUI's modifier, or in UIKit, where it
  /// is hidden until it is asked for.
  public func hiddenGrabbers(in file: Int) -> [SheetWithoutGrabber] {
    shownCode(in: file, mentioning: ["presentationDetents", "detents"]).filter { !$0.hasGrabberOfItsOwn }.flatMap { code in
      code.hiddenSwiftUIGrabbers + code.hiddenUIKitGrabbers
    }
  }
}

extension ProjectCode {
  fileprivate var hiddenSwiftUIGrabbers: [SheetWithoutGrabber] {
    var found: [SheetWithoutGrabber] = []
    body.forEachExpression { expression, around in
      guard expression.call != nil, !around.continues(expression) else { return }
      let modifiers = expression.viewChain.modifiers
      guard let detents = modifiers.last(where: { $0.name == "presentationDetents" })?.call.arguments.first?.value,
        detents.isSeveral,
        let indicator = modifiers.last(where: { $0.name == "presentationDragIndicator" }),
        let value = indicator.call.arguments.first?.value,
        value.lastName == "hidden"
      else { return }
      found.append(SheetWithoutGrabber(range: indicator.range, file: file, value: value.range))
    }
    return found
  }

  fileprivate var hiddenUIKitGrabbers: [SheetWithoutGrabber] {
    var sheets: [String: ByteRange] = [:]
    var grabbers: [String: (value: Expression, range: ByteRange)] = [:]
    body.forEachExpression { expression, _ in
      guard case .assignment(let target, "=", let value) = expression.kind, let sheet = target.base?.lastName
      else { return }
      if target.lastName == "detents" { sheets[sheet] = value.isSeveral ? value.range : nil }
      if target.lastName == "prefersGrabberVisible" { grabbers[sheet] = (value, expression.range) }
    }
    let isSetElsewhere = type?.speaks(of: ["prefersGrabberVisible"]) ?? false
    return sheets.sorted { $0.value.start < $1.value.start }.compactMap { sheet, detents in
      guard let grabber = grabbers[sheet]
      else { return isSetElsewhere ? nil : SheetWithoutGrabber(range: detents, file: file, value: nil) }
      guard grabber.value.kind == .boolean(false) else { return nil }
      return SheetWithoutGrabber(range: grabber.range, file: file, value: grabber.value.range)
    }
  }

  /// Whether the type draws a grabber itself, by the names that such views have.
  fileprivate var hasGrabberOfItsOwn: Bool {
    let names = ["grabber", "draghandle", "dragindicator", "handlebar", "pullbar", "handleview"]
    func isGrabber(_ name: String) -> Bool {
      let name = name.lowercased()
      return names.contains { name.contains($0) } && name != "presentationdragindicator" && name != "prefersgrabbervisible"
    }
    return type?.code.contains { code in
      isGrabber(code.property?.name ?? "") || isGrabber(code.function?.name ?? "")
        || code.body.containsExpression { $0.lastName.map(isGrabber) ?? false }
    } ?? false
  }
}

extension Expression {
  /// Whether it lists two heights or more.
  fileprivate var isSeveral: Bool {
    if case .array(let heights) = kind { heights.count > 1 } else { false }
  }
}
