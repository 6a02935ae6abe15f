// Alerts are views.
@_exported import HIGLintViewVocabulary
