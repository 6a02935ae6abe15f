import ArgumentParser

/// Whether what is found is taken back by comments.
struct SuppressArguments: ParsableArguments {
  @Flag(help: "Write a comment above everything that is found, which takes it back; needs --reason.")
  var suppress = false

  @Option(help: .init("Why it may stay as it is: what the comments give as their reason.", valueName: "reason"))
  var reason: String?

  /// Why, where comments are to be written; nil where they aren't.
  var trimmedReason: String? {
    guard suppress, let reason else { return nil }
    let inner = reason.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    return String(inner)
  }

  func validate() throws {
    guard suppress else {
      if reason != nil { throw ValidationError("--reason goes with --suppress.") }
      return
    }
    guard let trimmedReason else { throw ValidationError("--suppress needs --reason: say why the findings may stay.") }
    if trimmedReason.isEmpty { throw ValidationError("--reason is empty: say why the findings may stay.") }
    if reason?.contains(where: \.isNewline) == true { throw ValidationError("--reason takes one line.") }
  }
}
