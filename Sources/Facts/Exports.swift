// What code says, it says of places in sources.
@_exported import HIGLintSources
