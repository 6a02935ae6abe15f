import HIGLintProtocols

/// What people can have an agent begin with.
extension AgentSession {
  private static let name = "fix-hig-findings"

  func listPrompts(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    try checkNoCursor(params)
    let prompt: JSON = [
      "name": .string(Self.name), "title": "Mend what breaks the Human Interface Guidelines",
      "description": "lint, understand each finding, propose a change, and ask before it is made",
      "arguments": [
        ["name": "path", "description": "a file or folder; without it, all of the project", "required": false]
      ],
    ]
    client.answer(id, ["prompts": [prompt]], in: era, life: .long)
  }

  func getPrompt(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    guard params["name"] == .string(Self.name) else {
      throw ResponseError(.invalidParams, "there is no such prompt; prompts/list has them all")
    }
    let path = params["arguments"]?["path"]?.string.map { "`\(AnswerText.line($0))`" } ?? "the project"
    let text = """
      Find what breaks Apple's Human Interface Guidelines in \(path), and help me mend it:

      1. Call `lint`, and go on with its `nextCursor` while it has one.
      2. Call `explain` for each rule that found something, and read the code around each finding.
      3. For each finding, say whether it is right. Where it is, propose a change; `fix` shows those that can be made \
      mechanically. Where the code is right as it is, propose the comment that takes the finding back, with the reason.
      4. Ask me before you change anything, and call `lint` again afterwards.
      """
    let message: JSON = ["role": "user", "content": ["type": "text", "text": .string(text)]]
    client.answer(id, ["messages": [message]], in: era)
  }
}
