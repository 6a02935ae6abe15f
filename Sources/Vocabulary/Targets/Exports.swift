// What is touched is a view, made by code or drawn.
@_exported import HIGLintResourceVocabulary
@_exported import HIGLintViewVocabulary
