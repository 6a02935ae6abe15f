import Foundation
import Testing

/// What the server holds doesn't grow with the number of edits.
@Suite struct ServerMemoryTests {
  #if os(Linux)
    /// Where threads take memory from places of their own, what each run leaves moves between them, and in the course of
    /// many edits all of them hold room for all of it. Each place but the first is a span of 64 megabytes of which a part is
    /// in use.
    @Test func itsThreadsTakeMemoryFromOnePlace() throws {
      let folder = try Folder()
      for (name, text) in ServedApp.files { try folder.write("app/\(name)", text) }
      let app = folder.url.appendingPathComponent("app")
      let file = app.appendingPathComponent("Loading.swift").absoluteString
      let messages = [
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":"\#(app.absoluteString)","capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        """
        {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\(file)","languageId":"swift",\
        "version":1,"text":"class A {}"}}}
        """,
      ]
      let framed = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
      try folder.write("messages", framed)
      let outcome = try Tool.shell("""
        mkfifo in
        "$HIGLINT" server --no-cache < in > out & server=$!
        exec 3> in
        cat messages >&3
        for attempt in {1..600}; do grep -q publishDiagnostics out && break; sleep 0.05; done
        grep -c publishDiagnostics out
        grep -A 1 -E '^[0-9a-f]+[048c]0{6}-[0-9a-f]+ rw-p' /proc/$server/maps | grep -c -E '^[0-9a-f]+-[0-9a-f]+[048c]0{6} ---p'
        exec 3>&-
        wait $server
        """, in: folder)
      #expect(outcome.output == "1\n0\n" && outcome.errors == "")
    }
  #endif
}
