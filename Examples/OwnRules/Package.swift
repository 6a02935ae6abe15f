// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HarbourLint",
  platforms: [.macOS(.v10_15)],
  products: [
    .executable(name: "harbour-lint", targets: ["harbour-lint"]),
    .plugin(name: "HarbourLintPlugin", targets: ["HarbourLintPlugin"]),
  ],
  dependencies: [
    // Elsewhere: .package(url: "https://github.com/higlint/HIGLint.git", from: "0.1.0")
    .package(name: "HIGLint", path: "../..")
  ],
  targets: [
    .target(name: "HarbourRules", dependencies: [.product(name: "HIGLintEngine", package: "HIGLint")]),
    .executableTarget(
      name: "harbour-lint",
      dependencies: [
        "HarbourRules",
        .product(name: "HIGLintConfiguration", package: "HIGLint"),
        .product(name: "HIGLintReporters", package: "HIGLint"),
        .product(name: "HIGLintRules", package: "HIGLint"),
      ]
    ),
    .plugin(name: "HarbourLintPlugin", capability: .buildTool(), dependencies: ["harbour-lint"]),
    .testTarget(
      name: "HarbourRulesTests",
      dependencies: ["HarbourRules", .product(name: "HIGLintEngine", package: "HIGLint")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
