import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let invalidMinuteIntervalDrawn = MoreExamples(InvalidMinuteInterval.self, bad: bad, good: good)
}

private func picker(_ attributes: String) -> String { "<datePicker datePickerMode=\"time\" \(attributes) id=\"d1\"/>" }

private let outlet = #"<outlet property="time" destination="d1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var time: UIDatePicker!\n  \(body)\n}")
}

private let bad: [Example] = [
  Example("a drawn picker", files: [Drawn.xib(picker(#"minuteInterval="↓7""#))]),
  Example("a drawn picker that goes by three quarters of an hour", files: [Drawn.xib(picker(#"minuteInterval="↓45""#))]),
  Example("a drawn picker of which code only asks the date", files: [
    Drawn.xib(picker(#"minuteInterval="↓25""#), owner: "Panel", outlets: outlet), code("var start: Date { time.date }"),
  ]),
]

private let good: [Example] = [
  Example("a drawn picker of five minutes", files: [Drawn.xib(picker(#"minuteInterval="5""#))]),
  Example("a drawn picker of single minutes", files: [Drawn.xib(picker(#"minuteInterval="1""#))]),
  Example("a drawn picker that says nothing", files: [Drawn.xib(picker(""))]),
  Example("a drawn picker whose steps code sets", files: [
    Drawn.xib(picker(#"minuteInterval="7""#), owner: "Panel", outlets: outlet), code("func setUp() { time.minuteInterval = step }"),
  ]),
  Example("a drawn picker of a class that isn't known", files: [Drawn.xib(picker(#"customClass="SlotPicker" minuteInterval="7""#))]),
]
