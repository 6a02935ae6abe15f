/// What a call waits for before it returns.
public enum BlockingCall: Sendable, Hashable {
  /// Reads a file, or what an address leads to: the type that is made from it.
  case reading(String)
  /// Waits for another thread: the function's name.
  case waiting(String)
  /// Does nothing for a while.
  case sleeping

  /// The words that go with such calls.
  package static let words = [
    "contentsOf", "contentsOfFile", "contentsOfURL", "wait", "sync", "sleep", "usleep", "nanosleep", "RunLoop",
    "sendSynchronousRequest",
  ]
}

extension CodeScope {
  /// What an expression waits for, if it is a call that blocks its thread.
  public func blockingCall(_ expression: Expression) -> BlockingCall? {
    guard let call = expression.call, let name = call.name else { return nil }
    if let made = expression.constructedType?.base {
      let reads = call.arguments.first?.label?.hasPrefix("contentsOf") ?? false
      return reads && BlockingCalls.readers.contains(made) ? .reading(made) : nil
    }
    guard let base = call.callee.base else {
      let isPause = ["sleep", "usleep", "nanosleep"].contains(name) && (type?.callable(name).isEmpty ?? true)
      return isPause && !isNone(call) ? .sleeping : nil
    }
    switch name {
    case "sleep": return base.kind == .name("Thread") && !isNone(call) ? .sleeping : nil
    case "run": return call.argument("until") != nil && base.path?.first == "RunLoop" ? .sleeping : nil
    case "wait": return isLock(base) ? .waiting("wait()") : nil
    case "sync": return call.closures.isEmpty || !isQueue(base) || isOnlyLock(base) ? nil : .waiting("sync")
    case "sendSynchronousRequest": return .reading("NSURLConnection")
    default: return nil
    }
  }

  /// Whether a pause is of no length: `sleep(0)`.
  private func isNone(_ pause: Call) -> Bool { pause.arguments.first.flatMap { number($0.value) } == 0 }

  private func isLock(_ expression: Expression) -> Bool {
    if let type = type(of: expression)?.base { return ["DispatchSemaphore", "DispatchGroup", "NSCondition"].contains(type) }
    let name = expression.lastName?.lowercased() ?? ""
    return name.contains("semaphore") || name == "group" || name.hasSuffix("dispatchgroup")
  }

  /// Whether a queue of the type's own is never given work that runs beside: then there is none to wait for.
  private func isOnlyLock(_ queue: Expression) -> Bool {
    guard let name = queue.ownName, let property = type?.property(name), property.isPrivate, let owner = property.type else { return false }
    return owner.code(mentioning: [name]).allSatisfy { code in
      var isLock = true
      code.body.forEachExpression { expression, around in
        guard expression.ownName == name, expression.call == nil else { return }
        guard case .member(_, "sync")? = around.parent?.kind else { return isLock = false }
      }
      return isLock
    }
  }

  private func isQueue(_ expression: Expression) -> Bool {
    if let type = type(of: expression)?.base { return type == "DispatchQueue" }
    return expression.path?.first == "DispatchQueue" || expression.lastName?.lowercased().hasSuffix("queue") ?? false
  }
}

private enum BlockingCalls {
  /// Types whose initialisers read all of a file or of what an address leads to.
  static let readers: Set<String> = [
    "Data", "NSData", "String", "NSString", "NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary", "NSMutableData",
    "UIImage",
  ]
}
