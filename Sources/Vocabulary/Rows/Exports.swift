// Rows are those of tables.
@_exported import HIGLintTableVocabulary
