import Foundation
import Testing

/// What a maintainer makes a release of, and who depends on it: the scripts, and the package with the tool ready-made.
@Suite(.serialized, .aheadOfOthers, .enabled(if: Release.canBePacked))
struct ReleaseScriptTests {
  @Test("Who depends on the bundle is linted, and fetches nothing else", .enabled(if: ConsumerPackage.canBuild))
  func consumer() async throws {
    let files = ["Sources/App/Close.swift": BuildToolPluginTests.small]
    try await ConsumerPackage.with(try ConsumerPackage(files)) { consumer in
      let release = try Release(in: consumer.root)
      try await release.addTool()
      let bundle = try await release.pack()
      try consumer.delete("../HIGLint")
      let package = try await release.run("make-plugin-package", [consumer.location("../HIGLint").path, bundle.path])
      #expect(package.status == 0, "\(package)")

      let built = try await consumer.build()
      #expect(built.status == 0, "\(built)")
      #expect(built.severities(of: "Close.swift") == ["warning"], "\(built)")
      let asked = try await consumer.package(["higlint", "--strict"])
      #expect(asked.status == 1, "\(asked)")
      #expect(asked.severities(of: "Close.swift") == ["warning"], "\(asked)")
      #expect(try await consumer.dependencies() == ["higlint"])
    }
  }

  @Test("The same releases make the same bundle, whenever and wherever they were made")
  func reproducible() async throws {
    try await Release.with { release in
      try release.add("#!/bin/sh\n", for: "linux", modified: Date(timeIntervalSince1970: 1_000_000_000))
      try release.add("#!/bin/sh\n", for: "macos", modified: Date(timeIntervalSince1970: 1_100_000_000))
      let releases = ["x86_64-unknown-linux-gnu=linux", "arm64-apple-macosx,x86_64-apple-macosx=macos"]
      let first = try await release.pack(releases, to: "first")
      try release.add("#!/bin/sh\n", for: "linux", modified: Date(timeIntervalSince1970: 1_200_000_000))
      let second = try await release.pack(releases, to: "second")
      #expect(try Data(contentsOf: first) == Data(contentsOf: second))

      try release.add("#!/bin/sh\nexit 1\n", for: "linux", modified: Date(timeIntervalSince1970: 1_200_000_000))
      let other = try await release.pack(releases, to: "other")
      #expect(try Data(contentsOf: first) != Data(contentsOf: other))
    }
  }

  @Test("What can't be packed is named", arguments: [
    (["x86_64-unknown-linux-gnu=missing"], "'missing' holds no executable bin/higlint"),
    (["linux"], "'linux' isn't TRIPLE[,TRIPLE]=RELEASE"),
    (["a-b-c=linux", "a-b-c=linux"], "two releases are for a-b-c"),
    ([], "usage:"),
  ])
  func refusals(releases: [String], reason: String) async throws {
    try await Release.with { release in
      try release.add("#!/bin/sh\n", for: "linux")
      let output = try await release.run("make-artifact-bundle", ["bundle"] + releases)
      #expect(output.status == 1)
      #expect(output.standardError.hasPrefix("error: \(reason)"), "\(output)")
      let bundle = release.root.appendingPathComponent("bundle/HIGLint.artifactbundle.zip")
      #expect(!FileManager.default.fileExists(atPath: bundle.path))
    }
  }

  @Test("The published package names where the bundle lies, and its checksum")
  func publishedPackage() async throws {
    try await Release.with { release in
      try release.add("#!/bin/sh\n", for: "linux")
      let bundle = try await release.pack(["x86_64-unknown-linux-gnu=linux"])
      let url = "https://example.com/releases/0.1.0/HIGLint.artifactbundle.zip"
      let made = try await release.run("make-plugin-package", ["package", bundle.path, url])
      #expect(made.status == 0, "\(made)")
      let checksum = try await release.swift(["package", "compute-checksum", bundle.path])
      let manifest = try await Manifest(of: release.root.appendingPathComponent("package"))
      let tool = try #require(manifest.targets("binary").first)
      #expect(tool["url"] as? String == url)
      #expect(tool["checksum"] as? String == checksum.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(manifest.targets("plugin").count == 3)
      #expect(manifest.dependencies.isEmpty)

      let again = try await release.run("make-plugin-package", ["package", bundle.path, url])
      #expect(again.standardError == "error: 'package' exists\n", "\(again)")
    }
  }

  @Test("It vends the same plugins as the package that builds the tool")
  func samePlugins() async throws {
    let distribution = try await Manifest(of: HIGLintPackage.sources.appendingPathComponent("Distribution"))
    let source = try await Manifest(of: HIGLintPackage.sources)
    #expect(distribution.targets("plugin").count == 3)
    #expect(distribution.targets("plugin") == source.targets("plugin"))
    #expect(distribution.pluginProducts == source.pluginProducts)
    #expect(distribution.platforms == source.platforms)
  }
}
