// What is read from syntax are facts.
@_exported import HIGLintFacts
