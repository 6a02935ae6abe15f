// Rows are those of tables, and are views.
@_exported import HIGLintTableVocabulary
@_exported import HIGLintViewVocabulary
