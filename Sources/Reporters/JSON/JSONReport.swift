import Foundation
import HIGLintEngine

/// What a JSON report holds, read again.
public struct JSONReport: Sendable {
  /// What was found, and in how many files.
  public let result: LintResult

  /// Why a file isn't a report.
  public struct Damage: Error, Sendable {}

  /// - Parameters:
  ///   - bytes: the report.
  ///   - directory: what the paths in it start from.
  public init(_ bytes: [UInt8], in directory: WorkingDirectory) throws(Damage) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)), document.tool.name == "higlint"
    else { throw Damage() }
    var result = LintResult(
      findings: document.findings.map { $0.finding(in: directory) }, unreachable: document.summary.unreachable,
      files: document.summary.files
    )
    result.countedSuppressed = document.summary.suppressed
    self.result = result
  }
}

extension LintResult {
  /// The results of parts of a project as one: each finding once, in the order of every report, and all numbers added.
  public init(merging results: [LintResult]) {
    self.init(
      findings: Set(results.flatMap(\.findings)).sorted(),
      suppressed: Set(results.flatMap(\.suppressed)).sorted { $0.finding < $1.finding },
      unreachable: results.reduce(0) { $0 + $1.unreachable },
      files: results.reduce(0) { $0 + $1.files },
      problems: results.flatMap(\.problems)
    )
    countedSuppressed = results.reduce(0) { $0 + $1.countedSuppressed }
  }
}

// MARK: - As it is written

private struct Document: Decodable {
  let tool: Tool
  let findings: [ReportedFinding]
  let summary: Summary

  struct Tool: Decodable {
    let name: String
  }

  struct Summary: Decodable {
    let files: Int
    let suppressed: Int
    let unreachable: Int
  }
}

private struct ReportedFinding: Decodable {
  let rule: String
  let severity: Severity
  let message: String
  let file: String
  let range: ReportedRange
  let guideline: Guideline?
  let notes: [Note]
  let fixes: [Fix]
  let size: Finding.Size?

  private enum Key: CodingKey {
    case rule, severity, message, file, guideline, notes, fixes, size
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    rule = try members.decode(String.self, forKey: .rule)
    severity = try members.decode(Severity.self, forKey: .severity)
    message = try members.decode(String.self, forKey: .message)
    file = try members.decode(String.self, forKey: .file)
    guideline = try members.decodeIfPresent(Guideline.self, forKey: .guideline)
    notes = try members.decode([Note].self, forKey: .notes)
    fixes = try members.decode([Fix].self, forKey: .fixes)
    size = try members.decodeIfPresent(Finding.Size.self, forKey: .size)
    range = try ReportedRange(from: decoder)
  }

  struct Note: Decodable {
    let message: String
    let file: String
    let range: ReportedRange

    private enum Key: CodingKey {
      case message, file
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      message = try members.decode(String.self, forKey: .message)
      file = try members.decode(String.self, forKey: .file)
      range = try ReportedRange(from: decoder)
    }
  }

  struct Fix: Decodable {
    let message: String
    let applicability: Finding.Fix.Applicability
    let edits: [Edit]
  }

  struct Edit: Decodable {
    let range: ReportedRange
    let replacement: String

    private enum Key: CodingKey {
      case replacement
    }

    init(from decoder: any Decoder) throws {
      replacement = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .replacement)
      range = try ReportedRange(from: decoder)
    }
  }

  func finding(in directory: WorkingDirectory) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: directory.absolute(file), range: range.range,
      guideline: guideline,
      notes: notes.map { .init(message: $0.message, file: directory.absolute($0.file), range: $0.range.range) },
      fixes: fixes.map { fix in
        let edits = fix.edits.map { Finding.Fix.Edit(range: $0.range.range, replacement: $0.replacement) }
        return .init(message: fix.message, applicability: fix.applicability, edits: edits)
      },
      size: size
    )
  }
}

/// A range, whose numbers stand among the other members.
private struct ReportedRange: Decodable {
  let range: SourceRange

  private enum Key: CodingKey {
    case line, column, endLine, endColumn
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Int {
      let number = try members.decode(Int.self, forKey: key)
      // Lines and columns count from 1, and no file that is read has as many.
      guard (1...Int(Int32.max)).contains(number) else { throw JSONReport.Damage() }
      return number
    }
    range = SourceRange(
      start: SourcePosition(line: try number(.line), column: try number(.column)),
      end: SourcePosition(line: try number(.endLine), column: try number(.endColumn))
    )
  }
}
