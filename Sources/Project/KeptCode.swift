import Foundation
import HIGLintFacts
import HIGLintSources

/// A file's code, read when it is first asked for, which may be forgotten where nobody has asked for it lately.
package final class KeptCode: @unchecked Sendable {
  private let lock = NSLock()
  private var code: LoadedFile?
  private var use: UInt64 = 0

  package init() {}

  /// - Parameter read: reads it, on whichever thread asks first.
  package func value(_ read: () -> LoadedFile) -> LoadedFile {
    lock.lock()
    defer { lock.unlock() }
    use = DispatchTime.now().uptimeNanoseconds
    if let code { return code }
    let made = read()
    code = made
    return made
  }

  /// The code, if it was read and not forgotten.
  package var made: LoadedFile? { lock.withLock { code } }

  /// When it was last asked for; nil where there is nothing to forget.
  fileprivate var lastUse: UInt64? { lock.withLock { code == nil ? nil : use } }

  fileprivate func forget() { lock.withLock { code = nil } }
}

extension Sequence where Element == KeptCode {
  /// Forgets all but those that were asked for last: who asks for another reads it again.
  func forget(allBut count: Int) {
    let uses = compactMap(\.lastUse).sorted(by: >)
    guard uses.count > count else { return }
    let oldest = count > 0 ? uses[count - 1] : .max
    for code in self where code.lastUse.map({ $0 < oldest }) ?? false { code.forget() }
  }
}
