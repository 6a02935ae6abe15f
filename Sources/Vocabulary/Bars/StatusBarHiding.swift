/// Code that hides the status bar, whatever happens.
public struct StatusBarHiding {
  /// The value returned, or the call.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The places where a file's code hides the status bar without a condition, and nothing in its type brings it back.
  /// Nobody asks such code where the app's property list says so.
  public func statusBarHidings(in file: Int) -> [StatusBarHiding] {
    let code = touchCode(in: file, mentioning: ["prefersStatusBarHidden", "statusBarHidden", "statusBar"])
    let hidings = code.flatMap(\.statusBarHidings)
    return hidings.isEmpty || controllersDecideOnStatusBar ? hidings : []
  }
}

extension ProjectCode {
  fileprivate var statusBarHidings: [StatusBarHiding] {
    let hidings = self.hidings
    guard !hidings.isEmpty, let type else { return hidings }
    return type.changesStatusBar || type.showsCapture || type.showsMediaToTap ? [] : hidings
  }

  private var hidings: [StatusBarHiding] {
    if let property {
      let values = property.getter?.returnedValues ?? []
      if property.name == "prefersStatusBarHidden", property.modifiers.contains("override"), let first = values.first {
        let scope = self.scope
        return values.allSatisfy { scope.truth($0) == true } ? [StatusBarHiding(range: first.range, file: file)] : []
      }
    }
    var found: [StatusBarHiding] = []
    body.forEachExpression { expression, around in
      guard let call = expression.call, call.callee.base != nil, call.hidesStatusBar, !around.isAsked else { return }
      let range = ByteRange(start: call.nameRange.start, end: expression.range.end)
      found.append(StatusBarHiding(range: range, file: file))
    }
    return found
  }
}

extension Call {
  fileprivate var hidesStatusBar: Bool {
    switch name {
    case "statusBarHidden": arguments.first.map { $0.value.kind == .boolean(true) } ?? true
    case "statusBar": argument("hidden")?.kind == .boolean(true)
    default: false
    }
  }
}

extension Array where Element == Enclosure {
  /// Whether it depends on more than the version of the system.
  fileprivate var isAsked: Bool {
    contains { enclosure in
      switch enclosure {
      case .arm(let branch, _):
        branch.subject != nil || branch.arms.contains { $0.conditions.contains { $0.value != nil } }
      case .expression(let expression):
        if case .conditional = expression.kind { true } else { false }
      default: false
      }
    }
  }
}

// MARK: - What brings it back

extension ProjectType {
  /// Whether its code, or its ancestors', also shows the status bar, or does so on a condition.
  fileprivate var changesStatusBar: Bool {
    let words = ["statusBarHidden", "statusBar", "isStatusBarHidden", "setStatusBarHidden"]
    return ([self] + ancestors).contains { type in
      type.code(mentioning: words).contains { code in
        code.body.containsExpression { expression in
          switch expression.kind {
          case .assignment(let target, _, let value):
            target.lastName == "isStatusBarHidden" && value.kind != .boolean(true)
          case .call(let call) where call.name == "setStatusBarHidden":
            call.arguments.first?.value.kind != .boolean(true)
          case .call(let call) where call.callee.base != nil:
            ["statusBarHidden", "statusBar"].contains(call.name) && !call.hidesStatusBar
          default: false
          }
        }
      }
    }
  }

  /// Whether it shows what a camera sees at this moment, which has no bars that a tap might bring back: it has the
  /// capture itself, or an object of the project's that does.
  fileprivate var showsCapture: Bool {
    if speaks(of: ProjectType.capture) || ownsCapture { return true }
    return properties.contains { property in
      guard let name = (property.facts.type ?? property.facts.initialValue?.constructedType)?.base,
        let type = project.type(named: name, from: self, in: property.file), type.isDeclared,
        !type.isKind(of: "UIViewController")
      else { return false }
      return type.speaks(of: ProjectType.capture) || type.ownsCapture
    }
  }

  private var ownsCapture: Bool {
    ([self] + ancestors).contains { type in
      type.properties.contains { $0.facts.type.map { ProjectType.capture.contains($0.base) } ?? false }
    }
  }

  private static let capture: Set<String> = [
    "AVCaptureSession", "AVCaptureMultiCamSession", "AVCaptureVideoPreviewLayer",
  ]

  /// Whether it shows a film, a camera's picture or a photo, which a tap uncovers: in its own code, its ancestors', or
  /// that of the views that it is made of.
  fileprivate var showsMediaToTap: Bool {
    let parts = [self] + ancestors + madeTypes
    return parts.contains(where: \.showsMedia) && parts.contains { $0.speaks(of: ProjectType.taps) }
  }

  private static let taps: Set<String> = ["UITapGestureRecognizer", "onTapGesture", "TapGesture", "SpatialTapGesture"]

  /// The types of the project whose objects its code makes.
  private var madeTypes: [ProjectType] {
    code.flatMap { code -> [ProjectType] in
      var made: [ProjectType] = []
      code.body.forEachExpression { expression, _ in
        guard let name = expression.constructedType?.base else { return }
        if let type = project.type(named: name, from: self, in: code.file), type.isDeclared { made.append(type) }
      }
      return made
    }
  }

  private var showsMedia: Bool {
    let name = lastName.lowercased()
    if ["camera", "video", "photo", "movie", "film"].contains(where: name.contains) { return true }
    if !functions("viewForZooming(in:)").isEmpty { return true }
    let names = properties.compactMap(\.facts.type?.base)
    return names.contains { $0.isNameOfMedia } || code.contains { code in
      code.body.containsExpression { $0.lastName.map { $0.isNameOfMedia || $0 == "maximumZoomScale" } ?? false }
    }
  }
}

extension String {
  fileprivate var isNameOfMedia: Bool { ["AVPlayer", "AVCapture", "VideoPlayer"].contains(where: hasPrefix) }
}
