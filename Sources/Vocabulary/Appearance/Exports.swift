// What has looks is a view.
@_exported import HIGLintViewVocabulary
