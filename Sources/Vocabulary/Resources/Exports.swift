// What is drawn is asked about together with the code that knows it.
@_exported import HIGLintViewVocabulary
