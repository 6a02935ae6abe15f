// Bars hold views.
@_exported import HIGLintViewVocabulary
