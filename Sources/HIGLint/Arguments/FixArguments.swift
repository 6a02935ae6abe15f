import ArgumentParser
import HIGLintEngine

/// Whether and how findings are fixed.
struct FixArguments: ParsableArguments {
  @Flag(help: "Fix what can be fixed, where the fix keeps what the code does; report the rest.")
  var fix = false

  @Flag(help: "Fix also where somebody should look at the result.")
  var fixSuggested = false

  @Flag(help: "Change no file; print what --fix or --suppress would change as a diff.")
  var dryRun = false

  var isOn: Bool { fix || fixSuggested }

  var applicabilities: Set<Finding.Fix.Applicability> { fixSuggested ? [.safe, .suggested] : [.safe] }
}
