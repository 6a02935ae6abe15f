import Foundation
import HIGLintEngine
import HIGLintProtocols

/// A call that is being answered, or waits for that.
struct ToolJob: Sendable {
  /// What it is known by here, since ids may be used again.
  let number: Int
  let id: RequestID
  let era: Era
  let tool: any AgentTool.Type
  let arguments: ToolArguments
  /// Under which the client wants to hear how far it is; nil where it doesn't.
  let progressToken: JSON?
  let cancellation = Cancellation()
  /// Whether a thread works on it.
  var isStarted = false
  /// When it is ended; nil while it waits, and where it was ended.
  var deadline: Date?
  /// Whether it was ended for the time that it took.
  var isOverdue = false
  /// Whether the client doesn't wait for it any more.
  var isUnwanted = false
  /// The number of files that were last told to be done, and when.
  var progress: (done: Int, told: Date)?
}

/// How tools are listed, called and broken off.
extension AgentSession {
  /// How often it is told how far a call is, in seconds.
  private static let progressPause = 0.25
  /// How many calls may wait.
  private static let mostJobs = 100

  private var tools: [any AgentTool.Type] { allTools.filter { setup.allowsWrites || !$0.description.writes } }

  func listTools(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    try checkNoCursor(params)
    client.answer(id, ["tools": .array(tools.map { $0.description.json })], in: era, life: .long)
  }

  func callTool(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    guard let name = params["name"]?.string else { throw ResponseError(.invalidParams, "tools/call: name is missing") }
    guard let tool = tools.first(where: { $0.description.name == name }) else {
      throw ResponseError(.invalidParams, Self.refusal(of: name))
    }
    guard !jobs.contains(where: { $0.id == id && !$0.isUnwanted }) else {
      throw ResponseError(.invalidRequest, "another call with this id isn't answered yet")
    }
    guard jobs.count < Self.mostJobs else { throw ResponseError(.internalError, "\(Self.mostJobs) calls wait already") }
    let token = params["_meta"]?["progressToken"]
    lastJob += 1
    do throws(Refusal) {
      let arguments = try ToolArguments(params["arguments"] ?? [:], of: tool.description)
      jobs.append(ToolJob(number: lastJob, id: id, era: era, tool: tool, arguments: arguments, progressToken: token))
      startNextJob()
    } catch {
      client.answer(id, ToolAnswer.refused(error), in: era)
    }
  }

  private static func refusal(of name: String) -> String {
    if name == ApplyFixesTool.description.name {
      return "apply_fixes is there where the server was started with --allow-writes"
    }
    let question = Spelling.question(for: name, among: allTools.map { $0.description.name })
    return "there is no tool \(name); \(question ?? "tools/list has them all")"
  }

  private func startNextJob() {
    guard let job = jobs.first, !job.isStarted else { return }
    jobs[0].isStarted = true
    jobs[0].deadline = Date(timeIntervalSinceNow: setup.patience)
    let (setup, mailbox, number) = (setup, mailbox, job.number)
    let audience = AgentAudience(
      progress: { mailbox.put(.progressed(number, done: $0, all: $1)) },
      isGone: { job.cancellation.isCancelled }
    )
    let thread = Thread {
      mailbox.put(
        .answered(number, Result { () throws(Refusal) in try job.tool.answer(job.arguments, setup, audience) })
      )
    }
    // Code nests as deep as its author likes.
    thread.stackSize = 64 << 20
    thread.start()
  }

  func finish(_ number: Int, _ answer: Result<ToolAnswer, Refusal>) {
    guard let job = jobs.first, job.number == number else { return }
    jobs.removeFirst()
    defer { startNextJob() }
    if job.isUnwanted { return }
    if job.isOverdue { return client.answer(job.id, ToolAnswer.refused(overdue), in: job.era) }
    switch answer {
    case .success(let answer): client.answer(job.id, answer.members, in: job.era)
    case .failure(let refusal): client.answer(job.id, ToolAnswer.refused(refusal), in: job.era)
    }
  }

  // MARK: Breaking off

  /// Answers a call no more.
  func cancel(_ id: RequestID) {
    guard let index = jobs.firstIndex(where: { $0.id == id && !$0.isUnwanted }) else { return }
    jobs[index].isUnwanted = true
    jobs[index].cancellation.cancel()
    // The first goes once its thread has ended, since two can't lint at once.
    if index > 0 { jobs.remove(at: index) }
  }

  func endLongJob() {
    jobs[0].isOverdue = true
    jobs[0].deadline = nil
    jobs[0].cancellation.cancel()
  }

  private var overdue: Refusal {
    Refusal(
      "linting took more than \(Int(setup.patience)) seconds, and was ended",
      remedy: "run `higlint lint` in the project's folder once: what it leaves in the cache makes this short"
    )
  }

  // MARK: Progress

  func tellProgress(of number: Int, done: Int, all: Int) {
    guard let job = jobs.first,
      job.number == number,
      let token = job.progressToken,
      !job.cancellation.isCancelled
    else { return }
    let now = Date()
    if let last = job.progress, done <= last.done || now.timeIntervalSince(last.told) < Self.progressPause { return }
    jobs[0].progress = (done, now)
    client.notify("notifications/progress", [
      "progressToken": token, "progress": .integer(done), "total": .integer(all),
      "message": .string("\(done) of \(all) files"),
    ])
  }
}
