import Foundation

/// Where names stand in the files that were searched for them, and what is declared there: for all threads of a run.
final class SearchedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Int: NamePlaces] = [:]
  private var declarations: [Int: DeclarationMap] = [:]

  /// - Parameter search: searches a file for the first time. Two threads that ask at once may both do it.
  func places(of file: Int, _ search: () -> NamePlaces) -> NamePlaces {
    if let known = lock.withLock({ places[file] }) { return known }
    let found = search()
    lock.withLock { places[file] = found }
    return found
  }

  /// - Parameter search: searches a file for the first time. Two threads that ask at once may both do it.
  func declarations(of file: Int, _ search: () -> DeclarationMap) -> DeclarationMap {
    if let known = lock.withLock({ declarations[file] }) { return known }
    let found = search()
    lock.withLock { declarations[file] = found }
    return found
  }

  /// Forgets all of it, where nobody searches any more.
  func clear() {
    lock.withLock { (places, declarations) = ([:], [:]) }
  }
}
