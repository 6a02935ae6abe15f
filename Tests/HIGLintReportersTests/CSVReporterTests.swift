import HIGLintEngine
import Testing

@testable import HIGLintReporters

@Suite struct CSVReporterTests {
  private func render(_ report: Report) -> String { CSVReporter().render(report) }

  private let header = "file,line,column,end_line,end_column,severity,rule,message,document,date,section\r\n"

  @Test func writesARowForEachFinding() {
    let finding = Samples.finding("a_rule", .error, "too small, \"really\"", guideline: Samples.guideline)
    let other = Samples.finding("b_rule", .note, "m", file: "/work/app/B.swift")
    #expect(render(Samples.report([finding, other])) == header + """
      B.swift,1,18,1,20,note,b_rule,m,,,\r
      Sources/A.swift,1,18,1,20,error,a_rule,"too small, ""really\""",\
      iPhone Human Interface Guidelines,2008-02-29,Provide Fingertip-Size Targets\r

      """)
  }

  @Test func hasAHeaderWithoutFindings() {
    #expect(render(Samples.report([])) == header)
  }

  @Test func anyTextComesThrough() throws {
    let table = CSVTable(render(Samples.everything)).rows
    #expect(table.count == 5 && table.allSatisfy { $0.count == 11 })
    let row = try #require(table.first { $0[6] == "small_touch_target" })
    #expect(row[0] == Samples.hostileName)
    #expect(Array(row[7].unicodeScalars) == Array(Samples.hostileMessage.unicodeScalars))
  }

  @Test(arguments: ["=1+2.swift", "+a.swift", "-a.swift", "@a.swift"])
  func noPathIsAFormula(name: String) {
    let table = CSVTable(render(Samples.report([Samples.finding(file: "/work/app/\(name)")]))).rows
    #expect(table.last?.first == "./\(name)")
  }
}

/// A table as RFC 4180 reads it.
private struct CSVTable {
  private(set) var rows: [[String]] = []

  init(_ text: String) {
    var (row, field, isQuoted) = ([String](), String.UnicodeScalarView(), false)
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"": field.append(scalars.removeFirst())
      case "\"": isQuoted.toggle()
      case _ where isQuoted: field.append(scalar)
      case ",", "\n":
        row.append(String(field))
        field = .init()
        guard scalar == "\n" else { break }
        rows.append(row)
        row = []
      case "\r" where scalars.first == "\n": break
      default: field.append(scalar)
      }
    }
  }
}
