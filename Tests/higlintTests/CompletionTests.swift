import Foundation
import Testing

@Suite struct CompletionTests {
  private static let installedShells = ["bash", "zsh", "fish"].filter { shell in
    ["/bin", "/usr/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  @Test("Shells understand their completions", arguments: installedShells)
  func syntax(shell: String) throws {
    let check = "$HIGLINT --generate-completion-script \(shell) > completions && \(shell) -n completions"
    let outcome = try Tool.shell(check, in: Folder())
    #expect(outcome == Tool.Outcome(status: 0, output: "", errors: ""))
  }

  @Test("Subcommands, options and their values are completed", arguments: [
    ("expl", "explain"), ("lint --reporte", "--reporter"), ("lint --reporter sa", "sarif"),
  ])
  func completes(typed: String, completed: String) throws {
    let script = """
      $HIGLINT --generate-completion-script bash > completions
      source ./completions
      COMP_LINE='higlint \(typed)'
      COMP_WORDS=($COMP_LINE) COMP_POINT=${#COMP_LINE}
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _higlint higlint "${COMP_WORDS[$COMP_CWORD]}" "${COMP_WORDS[$COMP_CWORD - 1]}"
      echo "${COMPREPLY[@]}"
      """
    let outcome = try Tool.shell(script, in: Folder())
    #expect(outcome == Tool.Outcome(status: 0, output: completed + "\n", errors: ""))
  }
}
