// Cells are the views of tables.
@_exported import HIGLintResourceVocabulary
@_exported import HIGLintTableVocabulary
@_exported import HIGLintViewVocabulary
