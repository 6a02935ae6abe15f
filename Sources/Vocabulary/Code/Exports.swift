// Words for code speak of a project.
@_exported import HIGLintProject
