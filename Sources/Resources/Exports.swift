// Resources are sources too.
@_exported import HIGLintSources
