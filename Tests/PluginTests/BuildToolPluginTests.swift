import Foundation
import Testing

/// What the build-tool plugin shows, and when.
@Suite(.serialized, .aheadOfOthers, .sharedScratch, .enabled(if: ConsumerPackage.canBuild))
struct BuildToolPluginTests {
  /// A control that is too small, and how it reads once it isn't.
  static let small = """
    import UIKit

    public final class CloseBar: UIView {
      let close = UIButton(primaryAction: UIAction { _ in })

      public func arrange() {
        close.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      }
    }

    """
  static let large = small.replacingOccurrences(of: "20", with: "44")

  @Test("Each build shows findings as compiler warnings; nothing is compiled again, or written to the package")
  func warnsOnEveryBuild() async throws {
    let screen = """
      import SwiftUI

      struct Screen: View {
        let edit: () -> Void
        var body: some View {
          Button("Edit") { edit() }.frame(width: 20, height: 20)
        }
      }

      """
    let files = [
      "Package.swift": ConsumerPackage.manifest(
        targets: #".target(name: "SwiftUI"),"#,
        frameworks: ["UIKit", "SwiftUI"]
      ),
      "Sources/App/Close.swift": Self.small,
      "Sources/App/Screen.swift": screen,
      "Sources/SwiftUI/SwiftUI.swift": ConsumerPackage.swiftUI,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let before = $0.files
      let first = try await $0.build()
      #expect(first.status == 0, "\(first)")
      #expect($0.files == before)
      let close = first.findings().filter { $0.contains("Close.swift") }
      #expect(close.count == 1, "\(first)")
      let place = "\($0.location("Sources/App/Close.swift").path):7:5: warning: "
      #expect(close.first?.hasPrefix(place) == true, "\(first)")
      #expect(first.severities(of: "Close.swift") == ["warning"])
      #expect(first.severities(of: "Screen.swift") == ["warning"])

      for _ in 1...2 {
        let again = try await $0.build()
        #expect(again.status == 0, "\(again)")
        #expect(again.findings() == first.findings())
        #expect(!again.text.contains("Compiling App"), "\(again)")
      }
    }
  }

  @Test("A target's storyboards and xibs are read on each build, and a damaged one fails it", arguments: [true, false])
  func readsInterfaces(isDeclared: Bool) async throws {
    let manifest = ConsumerPackage.manifest()
    let files = [
      "Package.swift": isDeclared
        ? manifest.replacingOccurrences(of: "plugins:", with: #"resources: [.process("Cell.xib")], plugins:"#)
        : manifest,
      "Sources/App/Close.swift": Self.small,
      "Sources/App/Cell.xib": Self.xib,
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let sound = try await $0.build()
      #expect(sound.status == 0, "\(sound)")
      #expect(sound.severities(of: "Close.swift") == ["warning"], "\(sound)")

      try $0.write(Self.xib + "<<<<<<< HEAD", to: "Sources/App/Cell.xib")
      let damaged = try await $0.build()
      #expect(damaged.status != 0, "\(damaged)")
      #expect(damaged.text.contains("\($0.location("Sources/App/Cell.xib").path):2:"), "\(damaged)")

      try $0.write(Self.xib, to: "Sources/App/Cell.xib")
      #expect(try await $0.build().findings() == sound.findings())
    }
  }

  /// A xib of two lines, the second of them empty.
  static let xib = #"<document version="3.0" targetRuntime="iOS.CocoaTouch"></document>"# + "\n"

  @Test("A configuration that appears, changes or goes shows in the next build; errors fail it, every time")
  func followsTheConfiguration() async throws {
    try await ConsumerPackage.with(try ConsumerPackage(["Sources/App/Close.swift": Self.small])) {
      #expect(try await $0.build().severities(of: "Close.swift") == ["warning"])

      try $0.write("rules:\n  small_touch_target: off\n", to: ".higlint.yml")
      #expect(try await $0.build().findings().isEmpty)

      try $0.write("rules:\n  small_touch_target: error\n", to: ".higlint.yml")
      for _ in 1...2 {
        let failing = try await $0.build()
        #expect(failing.status != 0, "\(failing)")
        #expect(failing.severities(of: "Close.swift") == ["error"], "\(failing)")
      }

      try $0.write("excluded: [\"**/Close.swift\"]\n", to: ".higlint.yml")
      #expect(try await $0.build().findings().isEmpty)

      try $0.write("rulez: {}\n", to: ".higlint.yml")
      let wrong = try await $0.build()
      #expect(wrong.status != 0)
      #expect(wrong.text.contains("\($0.location(".higlint.yml").path):1:1: error: "), "\(wrong)")

      try $0.delete(".higlint.yml")
      let without = try await $0.build()
      #expect(without.status == 0, "\(without)")
      #expect(without.severities(of: "Close.swift") == ["warning"], "\(without)")
    }
  }

  @Test("A source that appears, changes or goes shows in the next build")
  func followsTheSources() async throws {
    try await ConsumerPackage.with(try ConsumerPackage(["Sources/App/Close.swift": Self.small])) {
      #expect(try await $0.build().severities(of: "Close.swift") == ["warning"])

      let open = Self.small.replacingOccurrences(of: "CloseBar", with: "OpenBar")
      try $0.write(open, to: "Sources/App/Open.swift")
      let added = try await $0.build()
      #expect(added.severities(of: "Close.swift") == ["warning"], "\(added)")
      #expect(added.severities(of: "Open.swift") == ["warning"], "\(added)")

      try $0.write(Self.large, to: "Sources/App/Close.swift")
      let mended = try await $0.build()
      #expect(mended.severities(of: "Close.swift").isEmpty, "\(mended)")
      #expect(mended.severities(of: "Open.swift") == ["warning"], "\(mended)")

      try $0.delete("Sources/App/Open.swift")
      let removed = try await $0.build()
      #expect(removed.status == 0, "\(removed)")
      #expect(removed.findings().isEmpty, "\(removed)")
    }
  }

  @Test("The nearest configuration above the target counts, up to the repository's, wherever the build is started")
  func findsTheConfiguration() async throws {
    let files = ["Sources/App/Close.swift": Self.small]
    try await ConsumerPackage.with(try ConsumerPackage(files, in: "Packages/Consumer")) {
      try $0.write("rules:\n  small_touch_target: off\n", to: "../../.higlint.yml")
      let verbose = ["HIGLINT_VERBOSE": "1"]
      let elsewhere = URL(fileURLWithPath: "/")
      let above = try await $0.build(environment: verbose, workingDirectory: elsewhere)
      #expect(above.findings().isEmpty, "\(above)")
      #expect(above.text.contains($0.location("../../.higlint.yml").path), "\(above)")

      try $0.write("rules:\n  small_touch_target: warning\n", to: "Sources/App/.higlint.yml")
      let nearest = try await $0.build(environment: verbose, workingDirectory: elsewhere)
      #expect(nearest.severities(of: "Close.swift") == ["warning"], "\(nearest)")
      #expect(nearest.text.contains($0.location("Sources/App/.higlint.yml").path), "\(nearest)")
    }
  }

  @Test("Variables choose the configuration, make warnings count as errors, and switch the plugin off and on again")
  func readsVariables() async throws {
    let files = [
      "Sources/App/Close.swift": Self.small,
      "Settings/quiet.yml": "rules:\n  small_touch_target: off\n",
    ]
    try await ConsumerPackage.with(try ConsumerPackage(files)) {
      let relative = try await $0.build(environment: ["HIGLINT_CONFIG": "Settings/quiet.yml"])
      #expect(relative.status == 0, "\(relative)")
      #expect(relative.findings().isEmpty, "\(relative)")

      let strict = try await $0.build(environment: ["HIGLINT_STRICT": "1"])
      #expect(strict.status != 0, "\(strict)")
      #expect(strict.findings().count == 1, "\(strict)")

      for variable in ["HIGLINT_DISABLE", "XCODE_RUNNING_FOR_PREVIEWS"] {
        let disabled = try await $0.build(environment: [variable: "1", "HIGLINT_STRICT": "1"])
        #expect(disabled.status == 0, "\(disabled)")
        #expect(!disabled.text.contains("HIGLint App"), "\(disabled)")
        #expect(disabled.findings().isEmpty, "\(disabled)")
      }

      let enabled = try await $0.build()
      #expect(enabled.status == 0, "\(enabled)")
      #expect(enabled.severities(of: "Close.swift") == ["warning"], "\(enabled)")
    }
  }

  @Test("Where it may not write it lints all the same")
  func lintsWithoutAPlaceToWrite() async throws {
    try await ConsumerPackage.with(try ConsumerPackage(["Sources/App/Close.swift": Self.small])) {
      // Not even the superuser writes here.
      let denied = URL(fileURLWithPath: "/proc/self")
      let directory = $0.workDirectory()
      let manager = FileManager.default
      try manager.createDirectory(at: directory.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(at: directory, withDestinationURL: denied)
      let output = try await $0.build()
      #expect(output.status == 0, "\(output)")
      #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
      #expect(output.text.components(separatedBy: "warning:").count == 2, "\(output)")

      try $0.write(Self.large, to: "Sources/App/Close.swift")
      #expect(try await $0.build().findings().isEmpty)
    }
  }

  @Test("Build systems that keep their environment to themselves are served as well")
  func worksWithOtherBuildSystems() async throws {
    try await ConsumerPackage.with(try ConsumerPackage(["Sources/App/Close.swift": Self.small])) {
      let system = ["--build-system", "swiftbuild"]
      for _ in 1...2 {
        let output = try await $0.build(system)
        #expect(output.status == 0, "\(output)")
        #expect(output.severities(of: "Close.swift") == ["warning"], "\(output)")
      }
      let strict = try await $0.build(system, environment: ["HIGLINT_STRICT": "1"])
      #expect(strict.status != 0, "\(strict)")
    }
  }
}
