// Views are found in code.
@_exported import HIGLintCodeVocabulary
