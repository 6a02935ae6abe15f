import HIGLintEngine

/// Every page of today's Human Interface Guidelines, as its text was at the beginning of 2026.
///
/// Pages with several sections that rules are about are walked through section by section; those that no rule can be about
/// stand together.
let today: [CoveredSection] = todayFoundations + todayPatterns + todayComponents + todayInputs
