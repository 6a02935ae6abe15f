/// A date or time that code shows in one order and with one language's signs, wherever its reader lives.
public struct WrittenDateFormat {
  /// `MMM d, yyyy`
  public let format: String
  /// The fields alone, from which the system makes the format that a region uses: `MMMdyyyy`.
  public let template: String
  /// The literal, quotes included.
  public let literal: ByteRange
  /// The assignment, up to the formatter's name: `formatter.dateFormat = "MMM d, yyyy"`.
  public let assignment: ByteRange
  /// What the format is assigned to: `formatter`; nil in the formatter's own code.
  public let formatter: ByteRange?
  /// The number of the file in the project.
  public let file: Int
}

extension Project {
  /// The formats that a file's code gives to formatters which show dates and aren't seen to read any.
  ///
  /// What is sent, stored or logged has a fixed form for good reasons, and so has what a locale is set for.
  public func writtenDateFormats(in file: Int) -> [WrittenDateFormat] {
    touchCode(in: file, mentioning: ["dateFormat"]).flatMap { code -> [WrittenDateFormat] in
      guard code.type?.isForPreviews != true, !code.isForMachines else { return [] }
      var found: [WrittenDateFormat] = []
      code.body.forEachExpression { expression, _ in
        guard case .assignment(let target, "=", let value) = expression.kind, target.lastName == "dateFormat",
          let format = value.text, let template = DateFields(format).template,
          code.shows(by: target.base), !code.isReadBack(value)
        else { return }
        found.append(WrittenDateFormat(
          format: format, template: template, literal: value.range, assignment: expression.range,
          formatter: target.base?.range, file: file
        ))
      }
      return found
    }
  }
}

/// The fields of a date's format.
private struct DateFields {
  private let format: String
  private let fields: [Substring]

  init(_ format: String) {
    self.format = format
    fields = format.split { !$0.isLetter }
  }

  /// The fields in a row, where the format is for people: of several fields, in words or with an order of its own.
  var template: String? {
    let isPlain = format.allSatisfy { !"'_-ZXSTx".contains($0) && $0.isASCII }
    let names = Set(fields.joined())
    guard isPlain, fields.count > 1, names.isSubset(of: Set("yMLdEaHhm")), !isOfMachines else { return nil }
    let hasTime = !names.isDisjoint(with: "Hh")
    // A day and a month in figures are compared more often than shown.
    return hasTime || format.contains("MMM") || names.contains("d") && names != ["d", "M"] ? row : nil
  }

  /// The form that sorts, and that of cards.
  private var isOfMachines: Bool {
    fields.first?.first == "y" && !format.contains("MMM") || fields.map(String.init) == ["MM", "yy"]
  }

  /// The hour as the region counts it, for which half of the day needn't be said.
  private var row: String {
    fields.filter { $0 != "a" }.map { "Hh".contains($0.first ?? " ") ? "j" : String($0) }.joined()
  }
}

extension ProjectCode {
  /// Whether it is named after what isn't shown, or fixes more than the format.
  fileprivate var isForMachines: Bool {
    let names = [type?.lastName, function?.name, property?.name].compactMap { $0 }.flatMap { NameWords.of($0) }
    if names.contains(where: MachineWords.subjects.contains) { return true }
    return body.containsExpression { expression in
      if case .assignment(let target, _, _) = expression.kind { return ["locale", "calendar"].contains(target.lastName) }
      return ["timeZone", "dateDecodingStrategy", "Locale"].contains(expression.lastName) || expression.readsDate
    }
  }

  /// Whether the formatter makes texts of dates, and no code that knows it by name makes dates of texts.
  fileprivate func shows(by formatter: Expression?) -> Bool {
    if body.containsExpression(where: { $0.writesDate }) { return true }
    // What is made here is known by the name of what makes it.
    let isMadeHere = formatter?.path.map { path in
      path == ["$0"] || path.count == 1 && body.declaredVariables.contains { $0.name == path[0] }
    } ?? false
    guard let name = isMadeHere ? property?.name ?? function?.name : formatter?.lastName else { return false }
    let users = project.code(mentioning: [name]).filter { code in
      code.body.containsExpression { $0.asksFormatter(named: name) }
    }
    return users.contains { $0.body.containsExpression { $0.writesDate } } && !users.contains { $0.isForMachines }
  }
}

extension ProjectCode {
  /// Whether other code of the type makes dates of texts in the same format: what is shown here may be what is kept.
  fileprivate func isReadBack(_ format: Expression) -> Bool {
    type?.code(mentioning: ["date"]).contains { code in
      code.body.containsExpression { $0.readsDate } && code.body.containsExpression { $0.text == format.text }
    } ?? false
  }
}

extension Expression {
  /// `formatter.date(from: text)`
  fileprivate var readsDate: Bool { call.map { $0.name == "date" && $0.argument("from") != nil } ?? false }

  /// `formatter.string(from: date)`
  fileprivate var writesDate: Bool {
    call.map { ["string", "localizedString"].contains($0.name) && $0.argument("from") != nil } ?? false
  }

  fileprivate func asksFormatter(named name: String) -> Bool {
    (writesDate || readsDate) && call?.callee.base?.lastName == name
  }
}

private enum MachineWords {
  static let subjects: Set<String> = [
    "api", "archive", "backup", "cache", "code", "coder", "csv", "database", "decode", "decoder", "decoding", "deserialize",
    "encode", "encoder", "encoding", "export", "feed", "file", "filename", "http", "id", "import", "iso", "iso8601",
    "json", "key", "log", "logger", "logging", "mock", "network", "parse", "parser", "parsing", "path", "query", "request",
    "response", "rfc", "rss", "server", "service", "signature", "storage", "test", "transform", "transformer", "utc", "xml",
    "gmt", "posix", "payload", "parameter", "parameters", "duration", "timer", "elapsed", "complication", "healthkit",
  ]
}
