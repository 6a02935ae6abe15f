import Foundation
import Testing

/// `--watch`
struct WatchTests {
  /// Runs a script in which `watch` starts the tool, `shows` waits until it has written a text, and `end` interrupts it.
  private func run(_ script: String, _ files: [String: String]) throws -> Tool.Outcome {
    let folder = try Folder()
    for (name, text) in files { try folder.write(name, text) }
    return try Tool.shell("""
      set -m
      watch() { "$HIGLINT" lint --watch --no-cache "$@" . > ../out-$$ 2> ../errors-$$ & tool=$!; }
      shows() { for attempt in {1..300}; do grep -qF -- "$1" ../out-$$ && return; sleep 0.1; done; echo "never: $1"; }
      end() { kill -INT $tool; wait $tool 2> /dev/null; echo "status $?"; cat ../out-$$ ../errors-$$; rm ../out-$$ ../errors-$$; }
      \(script)
      """, in: folder)
  }

  @Test func findingsComeAndGo() throws {
    let outcome = try run("""
      watch
      shows '= 1 warning in 1 of 1 file.'
      sed -i.old 's/20/60/g' A.swift; rm A.swift.old
      shows '= No findings in 1 file.'
      mkdir More; printf '%s' "$(sed 's/60/20/g' A.swift)" > More/B.swift
      shows '+ More/B.swift:3:3: warning:'
      end
      """, ["A.swift": Code.small])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "status 130")
    #expect(lines.dropFirst().map { $0.prefix(2) } == ["+ ", "= ", "- ", "= ", "+ ", "= "])
    #expect(lines.count > 3 && lines[1].dropFirst() == lines[3].dropFirst())
  }

  @Test func configurationsHoldAsSoonAsTheyAreSaved() throws {
    let outcome = try run("""
      watch
      shows '+ A.swift:3:3'
      echo 'excluded: [A.swift]' > .higlint.yml
      shows '- A.swift:3:3'
      echo 'excluded: [' > .higlint.yml
      shows '+ .higlint.yml:'
      rm .higlint.yml
      shows '- .higlint.yml:'
      end
      """, ["A.swift": Code.small, "B.swift": ""])
    #expect(outcome.output.hasPrefix("status 130\n") && !outcome.output.contains("never"))
  }

  @Test func nothingIsSaidWhileNothingHappens() throws {
    let outcome = try run("""
      watch
      shows '= 1 warning'
      touch A.swift; sleep 3
      end
      """, ["A.swift": Code.small])
    #expect(outcome.output.split(separator: "\n").count == 3)
  }

  @Test func whoeverReadsMayGo() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let outcome = try Tool.shell("""
      set -o pipefail
      cp A.swift A.old
      for number in {1..40}; do sleep 0.5; echo > A.swift; sleep 0.5; cp A.old A.swift; done & writer=$!
      timeout 60 "$HIGLINT" lint --watch --no-cache . | head -n 1; echo ${PIPESTATUS[0]}
      kill $writer
      """, in: folder)
    #expect(outcome.output.hasSuffix("\n0\n"))
  }

  @Test func aTerminalShowsOneScreen() throws {
    let folder = try Folder()
    try folder.write("A.swift", Code.small)
    let mended = Code.small.replacingOccurrences(of: "20", with: "60")
    let (text, status) = try Tool.runOnTerminal(["--watch", "--no-cache"], in: folder) { text in
      if text.contains("1 warning") { _ = try? folder.write("A.swift", mended) }
      return text.contains("No findings in 1 file.") ? SIGINT : nil
    }
    #expect(status == SIGINT)
    let screens = text.components(separatedBy: "\u{1B}[H\u{1B}[2J").dropFirst()
    #expect(screens.count == 2)
    #expect(screens.first?.contains("button") ?? false && screens.last?.contains("button") == false)
  }

  @Test func whatMakesNoSenseIsWrongUsage() throws {
    for option in ["--fix", "--stdin --stdin-path A.swift", "--staged", "--since HEAD", "--reporter json", "--output a", "--timings"] {
      let outcome = try Tool.run(["lint", "--watch"] + option.split(separator: " ").map(String.init), in: Folder())
      #expect(outcome.status == 64 && outcome.errors.contains("--watch shows what is found"), "\(option)")
    }
  }
}
