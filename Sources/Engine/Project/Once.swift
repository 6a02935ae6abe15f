import Foundation

/// A value that is made when it is first asked for, by whichever thread asks first.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var made: Value?

  func value(_ make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}
