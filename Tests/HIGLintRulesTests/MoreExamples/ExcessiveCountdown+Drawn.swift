import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let excessiveCountdownDrawn = MoreExamples(ExcessiveCountdown.self, bad: bad, good: good)
}

private func picker(_ attributes: String, mode: String = "countDownTimer") -> String {
  "<datePicker datePickerMode=\"\(mode)\" \(attributes) id=\"d1\"/>"
}

private let outlet = #"<outlet property="timer" destination="d1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var timer: UIDatePicker!\n  \(body)\n}")
}

private let bad: [Example] = [
  Example("a drawn countdown of a day", files: [Drawn.xib(picker(#"countDownDuration="↓86400""#))]),
  Example("a drawn countdown of a week", files: [Drawn.xib(picker(#"countDownDuration="↓604800""#))]),
  Example("a drawn countdown that code only reads", files: [
    Drawn.xib(picker(#"countDownDuration="↓90000""#), owner: "Panel", outlets: outlet), code("func stop() { timer.isEnabled = false }"),
  ]),
]

private let good: [Example] = [
  Example("a drawn countdown of ten minutes", files: [Drawn.xib(picker(#"countDownDuration="600""#))]),
  Example("a drawn countdown of 23 hours and 59 minutes", files: [Drawn.xib(picker(#"countDownDuration="86340""#))]),
  Example("a drawn picker of dates, in which the countdown means nothing", files: [
    Drawn.xib(picker(#"countDownDuration="86400""#, mode: "date")),
  ]),
  Example("a drawn countdown that code sets", files: [
    Drawn.xib(picker(#"countDownDuration="86400""#), owner: "Panel", outlets: outlet), code("func setUp() { timer.countDownDuration = rest }"),
  ]),
  Example("a drawn countdown that is hidden", files: [
    Drawn.xib("<view hidden=\"YES\" id=\"w1\"><subviews>\(picker(#"countDownDuration="86400""#))</subviews></view>"),
  ]),
]
