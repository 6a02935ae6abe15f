// Rows are those of tables, may be drawn, and are views.
@_exported import HIGLintResourceVocabulary
@_exported import HIGLintTableVocabulary
@_exported import HIGLintViewVocabulary
