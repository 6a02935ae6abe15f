/// Takes back the findings that the comments of their file suppress, and reports the comments that don't work.
struct SuppressionFilter {
  /// What remains of a file's findings.
  struct Outcome {
    var findings: [Finding] = []
    /// What was taken back.
    var suppressed: [SuppressedFinding] = []
  }

  private let knownIDs: [String]
  private let activeRules: [String: ActiveRule]

  /// - Parameters:
  ///   - knownRules: every rule that a comment may name, besides the engine's own.
  ///   - activeRules: those that ran.
  init(knownRules: [any Rule.Type], activeRules: [ActiveRule]) {
    knownIDs = Set((knownRules + suppressionRules).map { $0.description.id }).sorted()
    self.activeRules = Dictionary(activeRules.map { ($0.description.id, $0) }) { first, _ in first }
  }

  /// - Parameter findings: all findings of the file.
  func apply(to findings: [Finding], of file: CommentedFile) -> Outcome {
    guard !file.suppressions.isEmpty else { return Outcome(findings: findings) }
    var orders = SuppressionOrders(file.suppressions, lines: file.lines)
    var outcome = Outcome()
    take(findings, by: &orders, into: &outcome)
    take(unknown(file), by: &orders, into: &outcome)
    // An order to suppress unused suppressions can only be judged once all others have been.
    take(unused(orders, in: file) { $0 != UnusedSuppression.description.id }, by: &orders, into: &outcome)
    outcome.findings += unused(orders, in: file) { $0 == UnusedSuppression.description.id }
    return outcome
  }

  private func take(_ findings: [Finding], by orders: inout SuppressionOrders, into outcome: inout Outcome) {
    for finding in findings {
      if let suppressed = orders.suppress(finding) {
        outcome.suppressed.append(suppressed)
      } else {
        outcome.findings.append(finding)
      }
    }
  }

  private func finding(
    _ rule: any Rule.Type, _ message: String, at range: ByteRange, in file: CommentedFile, fixes: [Finding.Fix] = []
  ) -> Finding? {
    activeRules[rule.description.id].map { active in
      Finding(
        rule: rule.description.id,
        severity: active.severity,
        message: message,
        file: file.path,
        range: file.lines.range(range),
        fixes: fixes
      )
    }
  }
}

// MARK: - Unused suppressions

extension SuppressionFilter {
  private func unused(_ orders: SuppressionOrders, in file: CommentedFile, where isMeant: (String) -> Bool) -> [Finding] {
    let unused = orders.unused.filter { isMeant($0.rule.id) && ran($0.rule.id) }
    let perComment = Dictionary(grouping: unused, by: \.comment).mapValues(\.count)
    return unused.compactMap { order in
      let isWhole = perComment[order.comment] == orders.count(ofComment: order.comment)
      let fix = isWhole ? removal(order.removal, "Remove the comment", file) : removal(order.nameRange, "Remove the name", file)
      return finding(UnusedSuppression.self, message(order), at: order.rule.range, in: file, fixes: fix)
    }
  }

  /// Without its comment code does what it did.
  private func removal(_ range: ByteRange?, _ message: String, _ file: CommentedFile) -> [Finding.Fix] {
    range.map { [.init(message: message, edits: [.init(range: file.lines.range($0), replacement: "")])] } ?? []
  }

  private func message(_ order: SuppressionOrders.Order) -> String {
    switch (order.action, order.rule.id) {
    case (.enable, Suppression.RuleName.all): "No rule is disabled here; remove it"
    case (.enable, let id): "`\(id)` isn't disabled here; remove it"
    case (_, Suppression.RuleName.all): "No rule finds anything to suppress here; remove it"
    case (_, let id): "`\(id)` finds nothing to suppress here; remove it"
    }
  }

  /// Whether it can be said that the rule found nothing.
  private func ran(_ id: String) -> Bool {
    id == Suppression.RuleName.all || activeRules[id] != nil
  }
}

// MARK: - Unknown suppressions

extension SuppressionFilter {
  private func unknown(_ file: CommentedFile) -> [Finding] {
    file.suppressions.flatMap { suppression -> [Finding] in
      if case .unknown(let word) = suppression.action {
        let message = "There is no `higlint:\(word)`; \(remedy(forAction: word))"
        return [finding(UnknownSuppression.self, message, at: suppression.range, in: file)].compactMap { $0 }
      }
      if suppression.rules.isEmpty {
        let message = "This comment names no rule; name one, or `\(Suppression.RuleName.all)`"
        return [finding(UnknownSuppression.self, message, at: suppression.range, in: file)].compactMap { $0 }
      }
      return unknownRules(suppression).compactMap { rule, remedy in
        finding(UnknownSuppression.self, "There is no rule `\(rule.id)`; \(remedy)", at: rule.range, in: file)
      }
    }
  }

  private func remedy(forAction word: String) -> String {
    let words = Suppression.Action.words.map(\.key)
    return Spelling.question(for: word, among: words) ?? "write one of `\(words.joined(separator: "`, `"))`"
  }

  private func unknownRules(_ suppression: Suppression) -> [(Suppression.RuleName, remedy: String)] {
    var unknown: [(Suppression.RuleName, remedy: String)] = []
    for rule in suppression.rules where rule.id != Suppression.RuleName.all && !knownIDs.contains(rule.id) {
      if let question = Spelling.question(for: rule.id, among: knownIDs) {
        unknown.append((rule, question))
      } else if rule.id.contains("_") {
        unknown.append((rule, "`higlint rules` lists every rule"))
      } else {
        // Not even the shape of an id: a sentence begins here, of which one word is enough.
        return unknown + [(rule, "`higlint rules` lists every rule, and `--` goes before a reason")]
      }
    }
    return unknown
  }
}
