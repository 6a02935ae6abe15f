// swift-tools-version: 6.1
import PackageDescription

let swiftSyntax = "swift-syntax"

let package = Package(
  name: "HIGLint",
  // The lowest system that swift-syntax allows: a plugin that asks for more than its consumer doesn't build.
  platforms: [.macOS(.v10_15)],
  products: [
    .executable(name: "higlint", targets: ["higlint"]),
    .library(name: "HIGLintEngine", targets: ["HIGLintEngine"]),
    .library(name: "HIGLintRules", targets: ["HIGLintRules"]),
    .library(name: "HIGLintConfiguration", targets: ["HIGLintConfiguration"]),
    .library(name: "HIGLintReporters", targets: ["HIGLintReporters"]),
    .library(name: "HIGLintSymbolGraphs", targets: ["HIGLintSymbolGraphs"]),
    .plugin(name: "HIGLintBuildToolPlugin", targets: ["HIGLintBuildToolPlugin"]),
    .plugin(name: "HIGLintCommandPlugin", targets: ["HIGLintCommandPlugin"]),
    .plugin(name: "HIGLintFixPlugin", targets: ["HIGLintFixPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.0"),
    .package(url: "https://github.com/onevcat/Rainbow.git", from: "4.2.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-symbolkit.git", from: "1.0.0"),
  ],
  targets: [
    // Files and their text, findings in them, and the binary form of values.
    .target(name: "HIGLintSources", path: "Sources/Sources"),
    // What code says, as plain values.
    .target(name: "HIGLintFacts", dependencies: ["HIGLintSources"], path: "Sources/Facts"),
    // From text to facts. The only module that knows swift-syntax.
    .target(
      name: "HIGLintSyntax",
      dependencies: [
        "HIGLintFacts",
        .product(name: "SwiftSyntax", package: swiftSyntax),
        .product(name: "SwiftParser", package: swiftSyntax),
      ],
      path: "Sources/Syntax"
    ),
    // What storyboards and xibs set up.
    .target(name: "HIGLintResources", dependencies: ["HIGLintSources"], path: "Sources/Resources"),
    // Facts and resources of all files, joined: types, what they inherit from, what is reached.
    .target(name: "HIGLintProject", dependencies: ["HIGLintFacts", "HIGLintResources"], path: "Sources/Project"),
    // The words in which rules ask, one module an area.
    .target(name: "HIGLintCodeVocabulary", dependencies: ["HIGLintProject"], path: "Sources/Vocabulary/Code"),
    .target(name: "HIGLintViewVocabulary", dependencies: ["HIGLintCodeVocabulary"], path: "Sources/Vocabulary/Views"),
    .target(
      name: "HIGLintAccessibilityVocabulary",
      dependencies: ["HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Accessibility"
    ),
    .target(
      name: "HIGLintAppearanceVocabulary",
      dependencies: ["HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Appearance"
    ),
    .target(
      name: "HIGLintResourceVocabulary",
      dependencies: ["HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Resources"
    ),
    .target(name: "HIGLintAlertVocabulary", dependencies: ["HIGLintViewVocabulary"], path: "Sources/Vocabulary/Alerts"),
    .target(name: "HIGLintBarVocabulary", dependencies: ["HIGLintViewVocabulary"], path: "Sources/Vocabulary/Bars"),
    .target(name: "HIGLintTableVocabulary", dependencies: ["HIGLintCodeVocabulary"], path: "Sources/Vocabulary/Tables"),
    .target(
      name: "HIGLintTargetVocabulary",
      dependencies: ["HIGLintResourceVocabulary", "HIGLintTableVocabulary", "HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Targets"
    ),
    .target(
      name: "HIGLintCellVocabulary",
      dependencies: ["HIGLintResourceVocabulary", "HIGLintTableVocabulary", "HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Cells"
    ),
    .target(
      name: "HIGLintRowVocabulary",
      dependencies: ["HIGLintResourceVocabulary", "HIGLintTableVocabulary", "HIGLintViewVocabulary"],
      path: "Sources/Vocabulary/Rows"
    ),
    // Rules, their run, and what becomes of their findings.
    .target(
      name: "HIGLintEngine",
      dependencies: [
        "HIGLintSyntax",
        "HIGLintAccessibilityVocabulary",
        "HIGLintAlertVocabulary",
        "HIGLintAppearanceVocabulary",
        "HIGLintBarVocabulary",
        "HIGLintCellVocabulary",
        "HIGLintResourceVocabulary",
        "HIGLintRowVocabulary",
        "HIGLintTargetVocabulary",
      ],
      path: "Sources/Engine"
    ),
    // The guidelines: one folder a chapter, one file a rule.
    .target(name: "HIGLintRules", dependencies: ["HIGLintEngine"], path: "Sources/Rules"),
    // `.higlint.yml`.
    .target(
      name: "HIGLintConfiguration",
      dependencies: ["HIGLintEngine", "Yams"],
      path: "Sources/Configuration"
    ),
    // What other modules declare, from their symbol graphs.
    .target(
      name: "HIGLintSymbolGraphs",
      dependencies: [
        "HIGLintEngine",
        .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
      ],
      path: "Sources/SymbolGraphs"
    ),
    // Findings in the formats of those who read them.
    .target(
      name: "HIGLintReporters",
      dependencies: ["HIGLintEngine", "Rainbow"],
      path: "Sources/Reporters"
    ),
    // Which findings count: not those that a baseline knows, nor those in code that hasn't changed.
    .target(name: "HIGLintGates", dependencies: ["HIGLintEngine"], path: "Sources/Gates"),
    // Messages of JSON-RPC and how they travel; nothing of linting.
    .target(name: "HIGLintProtocols", path: "Sources/Protocols"),
    // A server for editors. Who lints for it is handed in.
    .target(
      name: "HIGLintLanguageServer",
      dependencies: ["HIGLintProtocols", "HIGLintEngine", "HIGLintConfiguration", "HIGLintReporters"],
      path: "Sources/LanguageServer"
    ),
    // A server for coding agents. Who lints for it is handed in.
    .target(
      name: "HIGLintAgentServer",
      dependencies: ["HIGLintProtocols", "HIGLintEngine", "HIGLintConfiguration", "HIGLintReporters"],
      path: "Sources/AgentServer"
    ),
    // The command-line tool. Target and product share a name, so that every build system finds the plugins' tool.
    .executableTarget(
      name: "higlint",
      dependencies: [
        "HIGLintEngine",
        "HIGLintRules",
        "HIGLintConfiguration",
        "HIGLintReporters",
        "HIGLintSymbolGraphs",
        "HIGLintGates",
        "HIGLintLanguageServer",
        "HIGLintAgentServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/HIGLint"
    ),
    // What linting takes, beside reading and parsing alone.
    .executableTarget(
      name: "higlint-benchmark",
      dependencies: [
        "HIGLintEngine",
        "HIGLintRules",
        "HIGLintProtocols",
        .product(name: "SwiftSyntax", package: swiftSyntax),
        .product(name: "SwiftParser", package: swiftSyntax),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks",
      exclude: ["README.md", "instructions.json"]
    ),
    // What no input may do to the linter.
    .executableTarget(
      name: "higlint-fuzz",
      dependencies: [
        "HIGLintEngine",
        "HIGLintRules",
        "HIGLintConfiguration",
        "HIGLintReporters",
        "HIGLintSymbolGraphs",
        "HIGLintSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Fuzzing"
    ),
    // Lints a target on each build.
    .plugin(name: "HIGLintBuildToolPlugin", capability: .buildTool(), dependencies: ["higlint"]),
    // `swift package higlint`. It asks for no permission, since one would be asked for on every run.
    .plugin(
      name: "HIGLintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "higlint", description: "Lint a package against the Human Interface Guidelines")
      ),
      dependencies: ["higlint"]
    ),
    // `swift package higlint-fix`, which changes sources. It shares its files with the other command by links.
    .plugin(
      name: "HIGLintFixPlugin",
      capability: .command(
        intent: .custom(verb: "higlint-fix", description: "Fix what breaks the Human Interface Guidelines in a package"),
        permissions: [.writeToPackageDirectory(reason: "HIGLint fixes the findings that it can in your sources")]
      ),
      dependencies: ["higlint"]
    ),
    .testTarget(
      name: "HIGLintConfigurationTests",
      dependencies: ["HIGLintConfiguration", "HIGLintEngine"]
    ),
    .testTarget(
      name: "HIGLintEngineTests",
      dependencies: [
        "HIGLintEngine",
        // What is internal to them is tested too.
        "HIGLintSources",
        "HIGLintFacts",
        "HIGLintSyntax",
        "HIGLintResources",
        "HIGLintCodeVocabulary",
        // Whose examples are sources to take apart.
        "HIGLintRules",
        .product(name: "SwiftSyntax", package: swiftSyntax),
        .product(name: "SwiftParser", package: swiftSyntax),
      ]
    ),
    .testTarget(name: "HIGLintGatesTests", dependencies: ["HIGLintGates", "HIGLintEngine"]),
    .testTarget(
      name: "HIGLintReportersTests",
      dependencies: ["HIGLintReporters", "HIGLintEngine"],
      // What others say their formats are.
      exclude: ["Schemas"]
    ),
    .testTarget(name: "HIGLintSymbolGraphsTests", dependencies: ["HIGLintSymbolGraphs", "HIGLintEngine"]),
    .testTarget(name: "HIGLintProtocolsTests", dependencies: ["HIGLintProtocols"]),
    // Sessions within the tests' process, with projects linted as the tool has them linted.
    .testTarget(
      name: "HIGLintLanguageServerTests",
      dependencies: ["HIGLintLanguageServer", "HIGLintProtocols", "HIGLintConfiguration", "HIGLintEngine", "higlint"]
    ),
    .testTarget(
      name: "HIGLintAgentServerTests",
      dependencies: ["HIGLintAgentServer", "HIGLintProtocols", "HIGLintEngine", "HIGLintReporters", "higlint"]
    ),
    .testTarget(name: "HIGLintRulesTests", dependencies: ["HIGLintEngine", "HIGLintRules", "HIGLintReporters"]),
    // A team's own rules, which are a package of their own, built and tested here with the same sources.
    .target(name: "HarbourRules", dependencies: ["HIGLintEngine"], path: "Examples/OwnRules/Sources/HarbourRules"),
    .executableTarget(
      name: "harbour-lint",
      dependencies: ["HarbourRules", "HIGLintConfiguration", "HIGLintEngine", "HIGLintReporters", "HIGLintRules"],
      path: "Examples/OwnRules/Sources/harbour-lint"
    ),
    .testTarget(
      name: "HarbourRulesTests",
      dependencies: ["HarbourRules", "HIGLintEngine"],
      path: "Examples/OwnRules/Tests/HarbourRulesTests"
    ),
    // Whole runs of the tool that is built beside the tests, and of the documentation's recipes, some of which are YAML.
    .testTarget(
      name: "higlintTests",
      dependencies: ["higlint", "HIGLintLanguageServer", "HIGLintProtocols", "Yams"],
      // What clients of agents and editors are asked to do, and what the agents' protocol says of itself.
      exclude: ["Agents", "Editors"]
    ),
    // Small packages that apply the plugins, built with the tool that stands beside the tests.
    .testTarget(name: "PluginTests", dependencies: ["higlint"]),
  ],
  swiftLanguageModes: [.v6]
)
