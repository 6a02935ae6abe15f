// Who writes rules imports the engine alone: with it come the words to ask in, and all that they speak of.
@_exported import HIGLintAccessibilityVocabulary
@_exported import HIGLintAlertVocabulary
@_exported import HIGLintAppearanceVocabulary
@_exported import HIGLintBarVocabulary
@_exported import HIGLintCellVocabulary
@_exported import HIGLintResourceVocabulary
@_exported import HIGLintRowVocabulary
@_exported import HIGLintTargetVocabulary
