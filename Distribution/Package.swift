// swift-tools-version: 6.1
import PackageDescription

// The plugins with their tool ready-made: who depends on this compiles nothing but the plugins, and fetches nothing
// but the tool. Scripts/make-plugin-package makes the published package of it.
let package = Package(
  name: "HIGLintPlugins",
  platforms: [.macOS(.v10_15)],
  products: [
    .plugin(name: "HIGLintBuildToolPlugin", targets: ["HIGLintBuildToolPlugin"]),
    .plugin(name: "HIGLintCommandPlugin", targets: ["HIGLintCommandPlugin"]),
    .plugin(name: "HIGLintFixPlugin", targets: ["HIGLintFixPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "higlint", path: "HIGLint.artifactbundle.zip"),
    .plugin(name: "HIGLintBuildToolPlugin", capability: .buildTool(), dependencies: ["higlint"]),
    .plugin(
      name: "HIGLintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "higlint", description: "Lint a package against the Human Interface Guidelines")
      ),
      dependencies: ["higlint"]
    ),
    .plugin(
      name: "HIGLintFixPlugin",
      capability: .command(
        intent: .custom(verb: "higlint-fix", description: "Fix what breaks the Human Interface Guidelines in a package"),
        permissions: [.writeToPackageDirectory(reason: "HIGLint fixes the findings that it can in your sources")]
      ),
      dependencies: ["higlint"]
    ),
  ]
)
