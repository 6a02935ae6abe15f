/// What an app does as it launches, whoever has launched it, and before anything on it has been touched.
struct LaunchCode {
  /// The callbacks of the launch, and what the first view does when it appears.
  private let pieces: [ProjectCode]

  init(of project: Project) {
    let files = project.files(mentioning: LaunchWords.callbacks)
    let types = Set(files.flatMap { file in project.index.typesByFile[file].map { ProjectType(project: project, index: $0) } })
    pieces = types.flatMap { type in
      type.launchCallbacks.map { ProjectCode($0, in: project) } + (type.isKind(of: "App") ? type.appearances : [])
    }.filter { project.isForTouch($0.file) }
  }

  /// Visits what runs in any case: right there, or in a function that is called there.
  func forEachExpression(_ visit: (Expression, ProjectCode) -> Void) {
    for piece in pieces {
      piece.forEachCertainExpression { expression, scope in
        visit(expression, piece)
        for helper in piece.functions(calledBy: expression, scope) {
          helper.forEachCertainExpression { expression, _ in visit(expression, helper) }
        }
      }
    }
  }
}

extension ProjectType {
  /// What an app's scene, and the view that it begins with, do when they appear.
  fileprivate var appearances: [ProjectCode] {
    code(mentioning: LaunchWords.appearing + ["WindowGroup"]).filter { $0.property?.name == "body" }.flatMap { code -> [ProjectCode] in
      var found: [ProjectCode] = []
      let scope = code.scope
      code.body.forEachExpression { expression, around in
        guard let call = expression.call, !around.isOnOneSide else { return }
        if LaunchWords.appearing.contains(call.name ?? ""), let closure = call.closures.last {
          found.append(code.part(closure.body))
        }
        if around.viewAround?.constructedType?.base == "WindowGroup", let name = expression.constructedType?.base,
          let first = scope.type(named: name), first.isDeclared, first.isKind(of: "View")
        {
          found += first.ownAppearances
        }
      }
      return found
    }
  }

  /// What the view does when it appears, by modifiers of all of its body.
  private var ownAppearances: [ProjectCode] {
    code(mentioning: LaunchWords.appearing).filter { $0.property?.name == "body" }.flatMap { code in
      code.body.returnedValues.flatMap(\.viewChain.modifiers).filter { LaunchWords.appearing.contains($0.name) }
        .compactMap { $0.call.closures.last }.map { code.part($0.body) }
    }
  }
}

extension ProjectCode {
  /// Visits what the code does in any case, and at once or right after.
  fileprivate func forEachCertainExpression(_ visit: (Expression, CodeScope) -> Void) {
    let scope = self.scope
    body.forEachExpression { expression, around in
      guard expression.call != nil, !around.isOnOneSide, !around.isInOthersClosure, !body.mayLeave(before: expression.range)
      else { return }
      visit(expression, scope)
    }
  }

  fileprivate func functions(calledBy expression: Expression, _ scope: CodeScope) -> [ProjectCode] {
    guard let call = expression.call, let name = call.name else { return [] }
    let receiver = call.callee.ownName == nil ? call.callee.base.flatMap { scope.object($0) } : type
    return (receiver?.callable(name) ?? []).filter { call.fits($0.facts) }.map { ProjectCode($0, in: project) }
  }
}

extension Array where Element == Enclosure {
  /// Whether it runs only under some condition.
  fileprivate var isOnOneSide: Bool {
    contains { enclosure in
      switch enclosure {
      case .arm(let branch, _): return !branch.isAboutScene
      case .loop, .function: return true
      case .expression(let expression):
        if case .conditional = expression.kind { return true }
        return false
      default: return false
      }
    }
  }

  /// Whether it stands in a closure that somebody keeps, rather than runs.
  fileprivate var isInOthersClosure: Bool {
    let expressions = self.expressions
    return expressions.indices.contains { index in
      guard expressions[index].closure != nil, index + 1 < expressions.count else { return false }
      return expressions[index + 1].call.map { !LaunchWords.runners.contains($0.name ?? "") } ?? true
    }
  }
}

extension Array where Element == Statement {
  /// Whether something may end the function before it comes to a place.
  fileprivate func mayLeave(before place: ByteRange) -> Bool {
    contains { statement in
      guard statement.range.end <= place.start else { return false }
      let branch: Branch
      switch statement.kind {
      case .branch(let found): branch = found
      case .expression(let expression):
        guard case .branch(let found) = expression.kind else { return false }
        branch = found
      default: return false
      }
      return !branch.isAboutScene && branch.arms.contains { $0.body.mayLeave }
    }
  }
}

extension Branch {
  /// Whether it only makes sure that there is a window or a scene.
  fileprivate var isAboutScene: Bool {
    kind != .switch && arms.count == 1 && arms[0].conditions.allSatisfy { condition in
      condition.value?.containsExpression { expression in
        let name = (expression.lastName ?? "").lowercased()
        return name.contains("scene") || name.contains("window")
      } ?? false
    }
  }
}

private enum LaunchWords {
  static let callbacks = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "applicationDidFinishLaunching", "willConnectTo", "App",
  ]
  static let appearing = ["onAppear", "task"]
  /// What runs a closure in any case, be it a moment later.
  static let runners: Set<String> = ["async", "Task", "sync", "asyncAfter"]
}
