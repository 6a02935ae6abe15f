import Foundation
import Testing

/// The server's process goes when its client goes, however that happens.
@Suite struct ServerEndTests {
  /// Runs a script in which `serve` starts the server on the pipe `in`, and `say` tells it something.
  ///
  /// The script ends by `gone`, which waits for the server for a second, and tells its status.
  private func run(_ script: String, process: String = "null") throws -> Tool.Outcome {
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write("app/\(name)", text) }
    let root = folder.url.appendingPathComponent("app").absoluteString
    try folder.write("initialize", """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\(process),"rootUri":"\(root)","capabilities":{}}}
      """)
    try folder.write("shutdown", #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    try folder.write("exit", #"{"jsonrpc":"2.0","method":"exit"}"#)
    return try Tool.shell("""
      mkfifo in
      say() { for name in "$@"; do printf 'Content-Length: %d\\r\\n\\r\\n' "$(wc -c < $name)"; cat $name; done; }
      answered() { for attempt in {1..600}; do [ -s out ] && return; sleep 0.05; done; echo unanswered; }
      gone() {
        for attempt in $(seq ${1:-20}); do kill -0 $server 2>/dev/null || break; sleep 0.05; done
        kill -0 $server 2>/dev/null && echo there still && kill -9 $server
        wait $server 2>/dev/null
        echo $?
      }
      \(script)
      """, in: folder)
  }

  @Test func saysGoodbye() throws {
    let outcome = try run("""
      "$HIGLINT" server < in > out & server=$!
      exec 3> in
      say initialize >&3
      answered
      say shutdown exit >&3
      gone
      """)
    #expect(outcome.output == "0\n" && outcome.errors == "")
  }

  @Test func goesWhereItsInputEnds() throws {
    let outcome = try run("""
      "$HIGLINT" server < in > out & server=$!
      exec 3> in
      say initialize >&3
      answered
      exec 3>&-
      gone
      """)
    #expect(outcome.output == "1\n" && outcome.errors == "")
  }

  @Test func goesWhereItsClientIsKilled() throws {
    let outcome = try run("""
      "$HIGLINT" server < in > out & server=$!
      ( say initialize; exec sleep 100 ) > in & client=$!
      answered
      kill -9 $client
      gone
      """)
    #expect(outcome.output == "1\n" && !outcome.errors.contains("higlint"))
  }

  /// The script's part that opens a file of an app which takes long to lint, and sees that it is being linted.
  private let openAmongMany = """
    for number in {1..4000}; do ln app/Loading.swift app/Loading$number.swift; done
    uri="file://$PWD/app/Loading.swift"
    printf '{"jsonrpc":"2.0","method":"initialized","params":{}}' > initialized
    printf '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"%s","languageId":"swift","version":1,"text":"class A {}"}}}' "${uri// /%20}" > open
    """

  @Test func goesWhereItsInputEndsWhileItLints() throws {
    let outcome = try run("""
      \(openAmongMany)
      "$HIGLINT" server --no-cache < in > out & server=$!
      exec 3> in
      say initialize initialized open >&3
      answered; sleep 0.3; grep -c publishDiagnostics out
      exec 3>&-
      gone
      """)
    #expect(outcome.output == "0\n1\n" && outcome.errors == "")
  }

  @Test func goesWhereNobodyReadsItsOutput() throws {
    for isLinting in [false, true] {
      let outcome = try run("""
        \(openAmongMany)
        mkfifo answers
        "$HIGLINT" server --no-cache < in > answers & server=$!
        exec 3> in 4< answers
        say initialize \(isLinting ? "initialized open" : "") >&3
        head -c 100 <&4 > out
        sleep 0.3
        exec 4<&-
        gone
        """)
      #expect(outcome.output == "1\n" && outcome.errors == "")
    }
  }

  @Test func goesWhereWhoStartedItIsGone() throws {
    // No process has the largest number that there is.
    let outcome = try run("""
      "$HIGLINT" server < in > out & server=$!
      exec 3> in
      say initialize >&3
      answered
      gone 160
      """, process: "2147483646")
    #expect(outcome.output == "1\n" && outcome.errors == "")
  }

  @Test func writesNothingButMessages() throws {
    let outcome = try run("""
      exec 3<> in
      say initialize shutdown exit >&3
      "$HIGLINT" server < in
      """)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Content-Length: "))
    #expect(outcome.output.hasSuffix(#"{"id":2,"jsonrpc":"2.0","result":null}"#))
  }

  @Test func anInputThatIsNoProtocolIsExplained() throws {
    let outcome = try run("echo hello | \"$HIGLINT\" server; echo $?; printf 'x: y\\r\\n\\r\\n' | \"$HIGLINT\" server; echo $?")
    #expect(outcome.output == "1\n1\n")
    #expect(outcome.errors.contains("a message's header has no Content-Length"))
  }
}
