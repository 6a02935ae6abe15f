import HIGLintEngine

/// The 156 pages of today's Human Interface Guidelines that a public copy of February 2026 holds, by their text there.
///
/// Pages with several sections that rules are about are walked through section by section; those that no rule can be about
/// stand together.
let today: [CoveredSection] = todayFoundations + todayPatterns + todayComponents + todayInputs
