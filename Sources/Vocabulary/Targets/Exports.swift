// What is touched is a view.
@_exported import HIGLintViewVocabulary
