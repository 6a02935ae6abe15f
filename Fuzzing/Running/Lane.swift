import Foundation

/// Takes inputs, one after another, and gives them to a child.
final class Lane {
  private let campaign: Campaign
  private let worker: Worker
  /// Another process, whose hashes differ: it must say the same.
  private let witness: Worker

  init(_ campaign: Campaign) {
    self.campaign = campaign
    worker = Worker(limits: campaign.limits)
    witness = Worker(limits: campaign.limits)
  }

  func run() throws {
    defer {
      worker.stop()
      witness.stop()
    }
    while let number = campaign.takeNumber() {
      let input = campaign.factory.input(number)
      var outcome = try worker.examine(input)
      if number % 8 == 0, outcome.failures.isEmpty, try witness.examine(input).digest != outcome.digest {
        outcome.failures.append(Failure(kind: .nondeterminism, message: "in another process"))
      }
      let news = campaign.note(outcome, of: input, number)
      for failure in news { try campaign.keep(failure, minimised(input, failure), number) }
    }
  }

  private func minimised(_ input: FuzzInput, _ failure: Failure) throws -> FuzzInput {
    var smaller = input
    let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(campaign.minimisationSeconds * 1e9)
    let minimiser = Minimiser(deadline: deadline) { [worker] bytes in
      smaller.bytes = bytes
      return try worker.examine(smaller).failures.contains { $0.signature == failure.signature }
    }
    smaller.bytes = try minimiser.minimise(input.bytes)
    return smaller
  }
}
