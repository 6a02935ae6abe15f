// What VoiceOver speaks of are views.
@_exported import HIGLintViewVocabulary
