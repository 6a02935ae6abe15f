import Foundation

/// The child's side: examines what comes in until nothing does, or until an input ends it.
struct WorkerLoop {
  let limits: Limits
  /// What targets may write to.
  let folder: URL

  func run() throws -> Never {
    // What is examined may print; the answers go where it can't.
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let watch = Watch(limits)
    watch.start()
    let workshop = Workshop(folder: folder, timeLimit: limits.seconds)
    while case .payload(let request) = Frames.read(from: STDIN_FILENO) {
      watch.begin()
      let answer = try examine(request, in: workshop)
      guard Frames.write(Array(try JSONEncoder().encode(answer)), to: answers) else { break }
    }
    exit(0)
  }

  /// - Parameter request: the target's index, then the text.
  private func examine(_ request: [UInt8], in workshop: Workshop) throws -> Examination {
    try allTargets[Int(request.first ?? 0)].examine(Array(request.dropFirst()), in: workshop)
  }
}

/// What one input may take.
struct Limits: Sendable {
  /// On a processor: how long others keep it busy is no matter.
  let seconds: Double
  let megabytes: Int
}
