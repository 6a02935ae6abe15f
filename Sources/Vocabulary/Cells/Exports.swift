// Cells are the views of tables.
@_exported import HIGLintTableVocabulary
@_exported import HIGLintViewVocabulary
