import Foundation

/// The parent's side of a child that examines inputs. A child that dies is followed by another.
final class Worker {
  /// What became of an input.
  struct Outcome {
    var failures: [Failure]
    /// None where the child died.
    var digest: UInt64?
    var seconds: Double
  }

  private let limits: Limits
  private var child: Child?
  private var examined = 0

  init(limits: Limits) {
    self.limits = limits
  }

  func examine(_ input: FuzzInput) throws -> Outcome {
    // A young process has other hashes, and no memory of what it has read.
    if examined >= 500 { stop() }
    let child = try self.child ?? Child(limits)
    self.child = child
    examined += 1
    let isSent = Frames.write([UInt8(input.target)] + input.bytes, to: child.requests)
    // The child ends itself where it takes too long, unless it only waits.
    let deadline = DispatchTime.now().uptimeNanoseconds + UInt64((limits.seconds * 10 + 60) * 1e9)
    let answer = isSent ? Frames.read(from: child.answers, deadline: deadline) : .end
    switch answer {
    case .payload(let bytes):
      let examination = try JSONDecoder().decode(Examination.self, from: Data(bytes))
      return Outcome(failures: examination.failures, digest: examination.digest, seconds: examination.seconds)
    case .late:
      stop()
      return Outcome(failures: [Failure(kind: .hang, message: "waits for what doesn't come")], seconds: limits.seconds)
    case .end:
      let failure = child.reasonOfDeath(limits)
      stop()
      return Outcome(failures: [failure], seconds: failure.kind == .hang ? limits.seconds : 0)
    }
  }

  func stop() {
    child?.end()
    child = nil
    examined = 0
  }
}

/// One child.
private final class Child {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// What it may write to.
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("higlint-fuzz-\(UUID().uuidString)")
  private var errors: URL { folder.appendingPathComponent("log") }
  private let ended = DispatchSemaphore(value: 0)

  var requests: Int32 { input.fileHandleForWriting.fileDescriptor }
  var answers: Int32 { output.fileHandleForReading.fileDescriptor }

  init(_ limits: Limits) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = ["--worker", folder.path, "--time-limit", "\(limits.seconds)", "--memory-limit", "\(limits.megabytes)"]
    // Tracing the stack takes longer than most inputs do.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    // Only the child may hold these ends, or its death would not show.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
  }

  func reasonOfDeath(_ limits: Limits) -> Failure {
    guard ended.wait(timeout: .now() + 60) == .success else { return Failure(kind: .hang, message: "while it ended") }
    ended.signal()
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    if process.terminationReason == .exit {
      switch process.terminationStatus {
      case Watch.largeExitCode: return Failure(kind: .memory, message: "more than \(limits.megabytes) MB")
      case Watch.lateExitCode: return Failure(kind: .hang, message: "more than \(limits.seconds) seconds")
      default: break
      }
    }
    let way = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
    return Failure(kind: .crash, message: "\(way) \(process.terminationStatus) \(text.fatalError)")
  }

  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    _ = ended.wait(timeout: .now() + 60)
    try? input.fileHandleForWriting.close()
    try? output.fileHandleForReading.close()
    try? FileManager.default.removeItem(at: folder)
  }
}
