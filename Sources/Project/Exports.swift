// A project is joined from facts and resources.
@_exported import HIGLintFacts
@_exported import HIGLintResources
