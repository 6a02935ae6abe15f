import HIGLintEngine

/// Dates and times shown in one region's order.
public struct FixedDateFormat: FileRule {
  public static let description = RuleDescription(
    id: "fixed_date_format",
    chapter: .languages,
    summary: "A date or time is shown in a fixed order, whatever region its reader has chosen.",
    rationale: """
      The fourth of May is 5/4 in the United States and 4/5 in Britain, and the evening's eight o'clock is 20:00 for most of \
      the world. A format that is written out shows everybody the order of one region; who is used to another reads a wrong \
      date, without noticing.
      """,
    guidelines: [.current("Inclusion")],
    components: [.text],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["dateFormat"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for format in context.project.writtenDateFormats(in: file) {
      let message = "'\(format.format)' has this order in every region; let the system order the fields by a template"
      let fix = context.project.text(of: format.file).flatMap { Self.fix(format, $0) }
      context.report(message, at: format.literal, in: format.file, fix: fix)
    }
  }

  private static func fix(_ format: WrittenDateFormat, _ text: SourceText) -> Fix? {
    guard let formatter = format.formatter else { return nil }
    let code = "\(text.text(of: formatter)).setLocalizedDateFormatFromTemplate(\"\(format.template)\")"
    return .suggested("Let the region decide", .replace(format.assignment, with: code))
  }
}

// MARK: - Examples

extension FixedDateFormat {
  private static let bad: [Example] = [
    Example("a month and a day", """
      func subtitle(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = ↓"MMM d, yyyy"
        return formatter.string(from: date)
      }
      """, fixed: """
      func subtitle(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMdyyyy")
        return formatter.string(from: date)
      }
      """),
    Example("half a day, by a constant", """
      final class EventCell: UITableViewCell {
        private static let hours: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = ↓"h:mm a"
          return formatter
        }()

        func show(_ event: Event) { textLabel?.text = Self.hours.string(from: event.start) }
      }
      """, fixed: """
      final class EventCell: UITableViewCell {
        private static let hours: DateFormatter = {
          let formatter = DateFormatter()
          formatter.setLocalizedDateFormatFromTemplate("jmm")
          return formatter
        }()

        func show(_ event: Event) { textLabel?.text = Self.hours.string(from: event.start) }
      }
      """),
    Example("figures in an order of their own", """
      struct Row: View {
        let date: Date
        var body: some View { Text(text) }
        private var text: String {
          let formatter = DateFormatter()
          formatter.dateFormat = ↓"MM/dd/yyyy"
          return formatter.string(from: date)
        }
      }
      """, fixed: """
      struct Row: View {
        let date: Date
        var body: some View { Text(text) }
        private var text: String {
          let formatter = DateFormatter()
          formatter.setLocalizedDateFormatFromTemplate("MMddyyyy")
          return formatter.string(from: date)
        }
      }
      """),
    Example("by how long ago it was", """
      final class MessageCell: UITableViewCell {
        func text(_ date: Date) -> String {
          let formatter = DateFormatter()
          if date.isThisYear { formatter.dateFormat = ↓"MMM d" } else { formatter.dateFormat = ↓"MMM d, yyyy" }
          return formatter.string(from: date)
        }
      }
      """, fixed: """
      final class MessageCell: UITableViewCell {
        func text(_ date: Date) -> String {
          let formatter = DateFormatter()
          if date.isThisYear { formatter.setLocalizedDateFormatFromTemplate("MMMd") } else { formatter.setLocalizedDateFormatFromTemplate("MMMdyyyy") }
          return formatter.string(from: date)
        }
      }
      """),
    Example("a weekday, and a formatter that an extension keeps", files: [
      Example.File("Formatters.swift", """
        extension DateFormatter {
          static let dayTitle = make()
          static func weekday() -> DateFormatter {
            let formatter = DateFormatter()
            formatter.dateFormat = ↓"EEEE, d MMMM"
            return formatter
          }
        }
        """),
      Example.File("DayView.swift", """
        final class DayView: UIView {
          let label = UILabel()
          func show(_ date: Date) { label.text = DateFormatter.weekday().string(from: date) }
        }
        """),
    ]),
  ]

  private static let good: [Example] = [
    Example("a template, and styles", """
      func subtitle(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("MMMd")
        formatter.dateStyle = .medium
        formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: .current)
        return formatter.string(from: date)
      }
      """),
    Example("a locale that never changes", """
      func stamp(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "EEE, d MMM yyyy"
        return formatter.string(from: date)
      }
      """),
    Example("the forms that sort", """
      func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter.string(from: date)
      }

      func moment(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
        return formatter.string(from: date)
      }
      """),
    Example("texts that are read, and decoders", """
      func date(of text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.dateFormat = "MM/dd/yyyy"
        return formatter.date(from: text)
      }

      func makeReader() -> JSONDecoder {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd MMM yyyy"
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
      }
      """),
    Example("what its name says isn't for people", """
      final class LogWriter {
        func line(_ date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "d MMM HH:mm"
          return formatter.string(from: date)
        }
      }

      func backupName(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "d MMM yyyy"
        return formatter.string(from: date)
      }
      """),
    Example("single fields", """
      func year(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter.string(from: date)
      }

      func weekday(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEE"
        return formatter.string(from: date)
      }
      """),
    Example("a choice by the region", """
      func time(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = Locale.current.uses24Hours ? "HH:mm" : "h:mm a"
        if Locale.current.uses24Hours { formatter.dateFormat = "HH:mm" }
        return formatter.string(from: date)
      }
      """),
    Example("a day that is looked up", """
      func birthdays(_ date: Date) -> [Person] {
        let formatter = DateFormatter()
        formatter.dateFormat = "d/M"
        let today = formatter.string(from: date)
        return people.filter { $0.birthday == today }
      }
      """),
    Example("durations, and what stands on a card", """
      func length(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "mm:ss"
        return formatter.string(from: date)
      }

      func expiry(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "MM/yy"
        return formatter.string(from: date)
      }
      """),
    Example("a format that isn't written here", """
      func text(_ date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        return formatter.string(from: date)
      }
      """),
    Example("a formatter that both shows and reads", """
      final class Form: UIView {
        private let formatter = DateFormatter()
        func setUp() { formatter.dateFormat = "MM/dd/yyyy" }
        func show(_ date: Date) { field.text = formatter.string(from: date) }
        func parsed() -> Date? { formatter.date(from: field.text ?? "") }
      }
      """),
    Example("a format that is read elsewhere", """
      final class HoursForm: UIView {
        func time(_ text: String) -> Date? {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.date(from: text)
        }

        func text(_ date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "HH:mm"
          return formatter.string(from: date)
        }
      }
      """),
    Example("a zone that isn't the reader's", """
      func stamp(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(abbreviation: "GMT")
        formatter.dateFormat = "d MMM yyyy"
        return formatter.string(from: date)
      }
      """),
  ]
}
