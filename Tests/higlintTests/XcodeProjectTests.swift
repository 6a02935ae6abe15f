import Foundation
import Testing

/// Projects of Xcode, as the tool's users meet them.
@Suite struct XcodeProjectTests {
  /// It builds `App.swift` and `Kept.swift`, but not `Left.swift`.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (F1, F2, ); path = Sources; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Kept.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; name = Release; };
        T = {
          isa = PBXNativeTarget;
          buildConfigurationList = L;
          buildPhases = (S, );
          name = Notes;
          productType = "com.apple.product-type.application";
        };
      };
      rootObject = P;
    }

    """

  private func folder(_ project: String = Self.project) throws -> Folder {
    let folder = try Folder()
    try folder.write("Notes.xcodeproj/project.pbxproj", project)
    try folder.write("Sources/App.swift", "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    for name in ["Kept", "Left"] {
      try folder.write("Sources/\(name).swift", """
        import UIKit
        extension AppDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { wheel\(name).hidesWhenStopped = false }
        }
        let wheel\(name) = UIActivityIndicatorView(style: .large)

        """)
    }
    return folder
  }

  private func files(_ output: String) -> [Bool] { ["Kept.swift:3", "Left.swift:3"].map { output.contains($0) } }

  @Test func filesThatNoTargetBuildsAreLeftOutAndCounted() throws {
    let folder = try folder()
    let outcome = try Tool.run("--reporter", "text", in: folder)
    #expect(files(outcome.output) == [true, false])
    #expect(outcome.output.contains("1 in code that nothing reaches"))
    #expect(files(try Tool.run("--reporter", "xcode", "--report-unreachable", in: folder).output) == [true, true])
    let summary = try Tool.run("inspect", "--summary", in: folder).output
    #expect(summary.contains("Notes (iOS 16.0)") && summary.contains("Sources/Left.swift"))
  }

  @Test(arguments: [
    (String(Self.project.dropLast(30)), "it ends before all is closed"),
    (Self.project.replacingOccurrences(of: "  rootObject", with: "<<<<<<< HEAD\n  rootObject"), "no value stands here"),
    (String(repeating: "{a=", count: 300_000), "its values are nested too deeply"),
    ("{}", "names no project among its objects"),
    ("\u{0}\u{1}", "no value stands here"),
  ])
  func aDamagedProjectIsTakenForNone(_ text: String, _ reason: String) throws {
    let outcome = try Tool.run("--reporter", "xcode", in: folder(text))
    #expect(files(outcome.output) == [true, true] && outcome.status == 0)
    #expect(outcome.errors.contains("Notes.xcodeproj/project.pbxproj") && outcome.errors.contains(reason))
  }

  @Test func aChangeOfTheProjectIsSeenBesideTheCache() throws {
    let folder = try folder()
    _ = try Tool.run("--reporter", "xcode", in: folder)
    #expect(files(try Tool.run("--reporter", "xcode", in: folder).output) == [true, false])
    let other = Self.project.replacingOccurrences(of: "path = Kept.swift", with: "path = Left.swift")
    try folder.write("Notes.xcodeproj/project.pbxproj", other)
    #expect(files(try Tool.run("--reporter", "xcode", in: folder).output) == [false, true])
  }
}
