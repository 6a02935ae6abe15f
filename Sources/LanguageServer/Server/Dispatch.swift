import HIGLintProtocols

/// Which method does what.
extension ServerSession {
  func take(_ message: IncomingMessage) {
    switch message {
    case .request(let id, let call):
      do throws(ResponseError) {
        try answer(id, call)
      } catch {
        client.refuse(id, error)
      }
    case .notification(let call):
      // Nobody waits for an answer, so what is wrong can only be noted.
      do throws(ResponseError) {
        try note(call)
      } catch {
        client.log(error.message, .warning)
      }
    case .response(let id, let reply):
      client.take(reply, to: id)
    }
  }

  private func answer(_ id: RequestID, _ call: Call) throws(ResponseError) {
    if call.method == "initialize" {
      guard phase == .starting else { throw ResponseError(.invalidRequest, "the server is initialized already") }
      return try initialize(id, call.params())
    }
    switch phase {
    case .starting: throw ResponseError(.serverNotInitialized, "\(call.method) came before initialize")
    case .ending: throw ResponseError(.invalidRequest, "\(call.method) came after shutdown")
    case .running: break
    }
    switch call.method {
    case "shutdown":
      beginEnd()
      client.answer(id, JSON.null)
    case "textDocument/diagnostic": try pull(id, call.params())
    case "workspace/diagnostic": try pullWorkspace(id, call.params())
    case "textDocument/codeAction": try offerActions(id, call.params())
    case "codeAction/resolve": try resolve(id, call.params())
    case "workspace/executeCommand": try execute(id, call.params())
    case "textDocument/hover": try hover(id, call.params())
    default: throw ResponseError(.methodNotFound, "there is no method \(call.method)")
    }
  }

  private func note(_ call: Call) throws(ResponseError) {
    if call.method == "exit" { return end() }
    guard phase == .running else { return }
    switch call.method {
    case "initialized": greet()
    case "textDocument/didOpen": try open(call.params())
    case "textDocument/didChange": try change(call.params())
    case "textDocument/didSave": try save(call.params())
    case "textDocument/didClose": try close(call.params())
    case "workspace/didChangeWatchedFiles": try noteWatchedFiles(call.params())
    case "workspace/didChangeWorkspaceFolders": try changeFolders(call.params())
    case "workspace/didChangeConfiguration": try changeConfiguration(call.params())
    case "$/cancelRequest": try cancel(call.params())
    default: break
    }
  }
}
