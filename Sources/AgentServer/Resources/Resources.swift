import HIGLintEngine
import HIGLintProtocols
import HIGLintReporters

/// What agents can read: rules, the configuration, and schemas.
extension AgentSession {
  private static let configuration = "higlint://config"
  private static let configurationSchema = "higlint://schema/configuration"
  private static let reportSchema = "higlint://schema/report"
  private static let rules = "higlint://rules/"

  func listResources(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    try checkNoCursor(params)
    func resource(_ uri: String, _ name: String, _ type: String, _ summary: String) -> JSON {
      ["uri": .string(uri), "name": .string(name), "mimeType": .string(type), "description": .string(summary)]
    }
    let others = [
      resource(
        Self.configuration, "config", "application/json", "what the project's configuration says, with all defaults"
      ),
      resource(Self.configurationSchema, "configuration schema", "application/json", "the JSON Schema of .higlint.yml"),
      resource(
        Self.reportSchema, "report schema", "application/json", "the JSON Schema of `higlint lint --reporter json`"
      ),
    ]
    let rules = setup.rules.map { $0.description }.map {
      resource(Self.rules + $0.id, $0.id, "text/markdown", $0.summary)
    }
    client.answer(id, ["resources": .array(others + rules)], in: era, life: .long)
  }

  func listTemplates(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    try checkNoCursor(params)
    let template: JSON = [
      "uriTemplate": .string(Self.rules + "{id}"), "name": "rule", "mimeType": "text/markdown",
      "description": "a rule, with its guideline and examples",
    ]
    client.answer(id, ["resourceTemplates": [template]], in: era, life: .long)
  }

  func readResource(_ id: RequestID, _ params: JSON, _ era: Era) throws(ResponseError) {
    guard let uri = params["uri"]?.string else { throw ResponseError(.invalidParams, "resources/read: uri is missing") }
    let (text, type, life) = try content(of: uri, era)
    let contents: JSON = [["uri": .string(uri), "mimeType": .string(type), "text": .string(text)]]
    client.answer(id, ["contents": contents], in: era, life: life)
  }

  private func content(
    of uri: String, _ era: Era
  ) throws(ResponseError) -> (text: String, type: String, life: AgentClient.Life) {
    switch uri {
    case Self.configuration: return (try configuration(), "application/json", .none)
    case Self.configurationSchema: return (setup.configurationSchema, "application/json", .long)
    case Self.reportSchema: return (ReportSchema().json, "application/json", .long)
    default:
      let rule = setup.rules.first { Self.rules + $0.description.id == uri }
      guard let rule else {
        let code = era == .stateless ? ResponseError.Code.invalidParams : .resourceNotFound
        throw ResponseError(code, "there is no such resource; resources/list has them all", data: ["uri": .string(uri)])
      }
      return ("# \(rule.description.id)\n\n" + RuleExcerpt(rule.description).markdown, "text/markdown", .long)
    }
  }

  private func configuration() throws(ResponseError) -> String {
    do throws(Refusal) {
      return try setup.project.settings().configuration
    } catch {
      throw ResponseError(.internalError, error.description)
    }
  }
}
