/// A request to rate the app that comes at the wrong moment.
public struct ReviewRequest {
  /// When it comes.
  public let moment: Moment
  /// The call that asks.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  /// When people are asked.
  public enum Moment: Sendable {
    /// As soon as the app is there.
    case launch
    /// When they touch something: the system may show nothing then.
    case touch
  }
}

extension Project {
  /// The system's requests for a rating in a file's code that come at each launch, or are all that a button does.
  public func untimelyReviewRequests(in file: Int) -> [ReviewRequest] {
    let code = touchCode(in: file, mentioning: ["requestReview"]).filter { $0.type?.isForPreviews != true }
    guard !code.isEmpty else { return [] }
    var found = code.flatMap(\.reviewRequestsOfButtons)
    LaunchCode(of: self).forEachExpression { expression, code in
      guard code.file == file, expression.requestsReview(in: code), !found.contains(where: { $0.range == expression.range })
      else { return }
      found.append(ReviewRequest(moment: .launch, range: expression.range, file: file))
    }
    return found
  }
}

extension ProjectCode {
  /// The requests that are all that a button's action does.
  fileprivate var reviewRequestsOfButtons: [ReviewRequest] {
    var found: [ReviewRequest] = []
    body.forEachExpression { expression, around in
      guard expression.requestsReview(in: self), answersPerson(around), around.isAllThatIsDone(or: body) else { return }
      found.append(ReviewRequest(moment: .touch, range: expression.range, file: file))
    }
    return found
  }
}

extension Expression {
  /// Whether it is the system's request, rather than a function of the project's own that may count before it asks.
  fileprivate func requestsReview(in code: ProjectCode) -> Bool {
    guard let call, call.name == "requestReview" else { return false }
    if let base = call.callee.base, !base.isSelf { return ["SKStoreReviewController", "AppStore"].contains(base.lastName) }
    return code.type?.property("requestReview")?.facts.attributes.contains("Environment") ?? false
  }
}

extension Array where Element == Enclosure {
  /// Whether the action that a place stands in does nothing else, and asks no other question first than for a window.
  fileprivate func isAllThatIsDone(or body: [Statement]) -> Bool {
    let branches = compactMap { enclosure -> Branch? in
      if case .arm(let branch, _) = enclosure { branch } else { nil }
    }
    let action = expressions.lazy.compactMap(\.closure).first?.body ?? body
    return branches.allSatisfy(\.isAboutWindows) && action.filter(\.isDeed).count == 1
  }
}

extension Statement {
  /// Whether it does something: neither a variable nor a way out.
  fileprivate var isDeed: Bool {
    switch kind {
    case .variable, .return(nil), .jump, .function: return false
    case .branch(let branch): return branch.kind != .guard
    default: return true
    }
  }
}

extension Branch {
  fileprivate var isAboutWindows: Bool {
    arms.flatMap(\.conditions).allSatisfy { condition in
      condition.value?.containsExpression { expression in
        let name = (expression.lastName ?? "").lowercased()
        return name.contains("scene") || name.contains("window")
      } ?? false
    }
  }
}
