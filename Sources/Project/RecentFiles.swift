import Foundation

/// The code of files of which there may be more than memory holds: those stay that were asked for last.
final class RecentFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [Int: (code: LoadedFile, use: Int)] = [:]
  private var uses = 0

  /// How many files are kept at most.
  private static let limit = 256

  /// - Parameter read: reads a file that isn't kept. Two threads that ask for one at once may both read it.
  func file(_ number: Int, read: (Int) -> LoadedFile) -> LoadedFile {
    if let known = known(number) { return known }
    let code = read(number)
    keep(code, number)
    return code
  }

  private func known(_ number: Int) -> LoadedFile? {
    lock.lock()
    defer { lock.unlock() }
    guard let known = files[number] else { return nil }
    uses += 1
    files[number] = (known.code, uses)
    return known.code
  }

  private func keep(_ code: LoadedFile, _ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    uses += 1
    files[number] = (code, uses)
    guard files.count > Self.limit else { return }
    let oldest = files.values.map(\.use).sorted()[Self.limit / 2]
    files = files.filter { $0.value.use > oldest }
  }
}
