import HIGLintEngine
import HIGLintRules

/// Every rule that can be listed, explained, configured and suppressed: the guidelines', and the engine's own.
let knownRules: [any Rule.Type] = allRules + suppressionRules
