import HIGLintEngine
import HIGLintResources
import Testing

/// What projects of Xcode say of how code is built.
@Suite struct XcodeProjectTests {
  private func read(
    _ project: XcodeProjectText, at path: String = "App.xcodeproj/project.pbxproj", _ others: [String: String] = [:]
  ) -> BuildDescription {
    let files = [path: project.text].merging(others) { first, _ in first }
    return BuildDescription(reading: files.map { SourceInput(path: $0.key, contents: Array($0.value.utf8)) })
  }

  @Test func targetsAreReadWithTheirFiles() throws {
    let project = XcodeProjectText(
      targets: [
        .init(
          name: "Notes",
          settings: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0", "INFOPLIST_FILE": "$(SRCROOT)/$(TARGET_NAME)/Info.plist"],
          files: ["Notes/App.swift", "Notes/Views/List.swift"]
        ),
        .init(name: "NotesTests", type: "bundle.unit-test", files: ["Tests/ListTests.swift"]),
      ]
    )
    let facts = try #require(read(project, at: "/code/ios/App.xcodeproj/project.pbxproj").projects.first)
    #expect(facts.developmentRegion == "en" && facts.knownRegions == ["en", "Base", "de"])
    #expect(facts.targets.map(\.name) == ["Notes", "NotesTests"])
    #expect(facts.targets.map(\.product) == [.app, .tests])
    #expect(facts.targets.map(\.systems) == [[.iOS], [.iOS]])
    #expect(facts.targets.map(\.deploymentTarget) == ["15.0", nil])
    #expect(facts.targets[0].files.map(\.path) == ["/code/ios/Notes/App.swift", "/code/ios/Notes/Views/List.swift"])
    #expect(facts.targets[0].propertyLists == ["/code/ios/Notes/Info.plist"])
  }

  @Test func settingsComeFromTheNearestLayer() throws {
    var project = XcodeProjectText(targets: [
      .init(name: "Phone"), .init(name: "Desk", settings: ["SDKROOT": "macosx"]),
      .init(name: "Both", settings: ["SUPPORTED_PLATFORMS": "$(inherited) macosx"]),
      .init(name: "Unknown", settings: ["SDKROOT": "$(KIT)"]),
    ])
    project.settings = [:]
    project.baseConfiguration = "Config/App.xcconfig"
    let configurations = [
      "Config/App.xcconfig": "#include \"Kits.xcconfig\"\nSDKROOT = $(FIRST_KIT) // the phone's\nSDKROOT[config=Debug] = appletvos",
      "Config/Kits.xcconfig": "SDKROOT = watchos\nFIRST_KIT = iphoneos\nSUPPORTED_PLATFORMS = iphoneos iphonesimulator",
    ]
    let targets = try #require(read(project, configurations).projects.first).targets
    #expect(targets.map(\.systems) == [[.iOS], [.iOS], [.iOS, .macOS], [.iOS]])
    let withoutInclude = try #require(read(project, configurations.filter { $0.key == "Config/App.xcconfig" }).projects.first).targets
    #expect(withoutInclude.map(\.systems) == [nil, nil, nil, nil])
  }

  @Test func whatSettingsIncludeMayLieBelowTheProjectsFolder() throws {
    var project = XcodeProjectText(targets: [.init(name: "Screen")])
    project.settings = [:]
    project.baseConfiguration = "Config/App/App.xcconfig"
    let configurations = [
      "Config/App/App.xcconfig": "#include \"Config/Kits.xcconfig\"", "Config/Kits.xcconfig": "SDKROOT = appletvos",
    ]
    #expect(try #require(read(project, configurations).projects.first).targets.map(\.systems) == [[.tvOS]])
  }

  @Test func damageIsToldWithItsPlace() {
    let text = XcodeProjectText(targets: [.init(name: "Notes", files: ["App.swift"])]).text
    func problems(_ text: String) -> [String] {
      BuildDescription(reading: [SourceInput(path: "A.xcodeproj/project.pbxproj", contents: Array(text.utf8))]).problems.map {
        "\($0.position.map { "\($0.line):\($0.column) " } ?? "")\($0.message)"
      }
    }
    #expect(problems("{\n  a = b;\n<<<<<<< ours\n  c = d;\n}") == ["3:1 isn't a well-formed project: no value stands here"])
    #expect(problems("{ objects = { A = ( B, C") == ["1:25 isn't a well-formed project: it ends before all is closed"])
    #expect(problems("{ a = \"b") == ["1:7 isn't a well-formed project: it ends before all is closed"])
    #expect(problems("{ a = b }") == ["1:9 isn't a well-formed project: a semicolon is missing"])
    #expect(problems("{ a = (b c); }") == ["1:10 isn't a well-formed project: a comma is missing"])
    #expect(problems("{ /* never closed") == ["1:3 isn't a well-formed project: it ends before all is closed"])
    #expect(problems("{}") == ["names no project among its objects"])
    #expect(problems(String(repeating: "(", count: 100_000)) == ["1:65 isn't a well-formed project: its values are nested too deeply"])
    #expect(problems(text).isEmpty)
    for count in stride(from: 1, to: text.utf8.count - 2, by: 7) {
      #expect(!problems(String(decoding: text.utf8.prefix(count), as: UTF8.self)).isEmpty)
    }
  }

  @Test func whatLiesInItselfIsPassedOnce() throws {
    let text = """
      { objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, T, P); };
        G = {isa = PBXGroup; children = (G, H, F); path = "."; sourceTree = "<group>"; };
        H = {isa = PBXVariantGroup; children = (H, G); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = "\\U0041pp \\"1\\".swift"; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; }; C = {isa = PBXBuildFile; fileRef = H; };
        S = {isa = PBXSourcesBuildPhase; files = (B, B, C, S); };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = D; buildSettings = {SDKROOT = "$(A)"; A = "$(B)"; B = "$(A)"; LIST = (a, b); }; };
        T = {isa = PBXNativeTarget; name = T; buildPhases = (S, T); buildConfigurationList = L; };
      }; rootObject = P; }
      """
    let file = SourceInput(path: "A.xcodeproj/project.pbxproj", contents: Array(text.utf8))
    let targets = try #require(BuildDescription(reading: [file]).projects.first).targets
    #expect(targets.map(\.name) == ["T", "T"])
    #expect(targets[0].files.map(\.path) == ["App \"1\".swift"] && targets[0].systems == nil)
  }
}
