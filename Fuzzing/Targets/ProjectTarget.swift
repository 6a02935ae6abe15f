import HIGLintEngine
import HIGLintRules

/// A project of Xcode that builds some sources, or the settings that it takes from a file.
struct ProjectTarget: FuzzTarget {
  let name = "project"
  let fileExtension = "pbxproj"
  let share = 2
  let mutations = Mutation.general

  var seeds: [[UInt8]] { [Self.project, Self.settings].map { Array($0.utf8) } + ExampleFiles.projects }
  var words: [String] { Self.words }

  func isSeed(_ path: String) -> Bool { path.hasSuffix(".pbxproj") || path.hasSuffix(".xcconfig") }

  func examine(_ input: [UInt8], in workshop: Workshop) -> Examination {
    let files = [InterfaceSeeds.source, GoodFile.input]
    let isProject = String(decoding: input, as: UTF8.self).contains("{")
    let project = SourceInput(path: "App.xcodeproj/project.pbxproj", contents: isProject ? input : Array(Self.project.utf8))
    let foreign = [project] + (isProject ? [] : [SourceInput(path: "Base.xcconfig", contents: input)])
    return Examination(of: { Linting.lint(files, foreign: foreign, jobs: 1) }, describing: \.wholeText) { result in
      FindingsCheck(files).failures(of: result)
        + Linting.differences(result, Linting.lint(files, foreign: foreign, jobs: 2))
    }
  }

  private static let words = """
    { } ( ) ; = , " \\ \\U /* */ // !$*UTF8*$! isa = PBXProject; PBXGroup PBXFileReference PBXVariantGroup PBXNativeTarget
    PBXFileSystemSynchronizedRootGroup PBXSourcesBuildPhase XCBuildConfiguration XCConfigurationList children = (G1); path = "../.."; path = "";
    sourceTree = "<group>"; sourceTree = SOURCE_ROOT; targets = (T1, T1); SDKROOT = macosx; $(SDKROOT) $(inherited) $(A:lower) ${A} $(A$(B))
    "SDKROOT[sdk=iphone*]" = x; #include "Base.xcconfig" #include? "../App.xcodeproj/project.pbxproj" <00ff> rootObject = P1; objectVersion = 77;
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P1;
      objects = {
        P1 /* Project object */ = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G1; targets = (T1, T2); knownRegions = (en, Base); };
        G1 = {isa = PBXGroup; children = (F1, F2, G2, X1, ); sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; exceptions = (E1); sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "a b.swift"); target = T1; };
        F1 = {isa = PBXFileReference; path = Films.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Good.swift; sourceTree = SOURCE_ROOT; };
        X1 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; platformFilters = (ios, ); };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        T1 = {isa = PBXNativeTarget; name = "App \\U2122"; productType = "com.apple.product-type.application"; buildPhases = (S1, );
          fileSystemSynchronizedGroups = (G2, ); buildConfigurationList = L2; };
        T2 = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; "SUPPORTED_PLATFORMS[sdk=*]" = "iphoneos macosx"; }; };
      };
    }

    """

  private static let settings = """
    // Settings
    #include? "Other.xcconfig"
    SDKROOT = iphoneos
    NAME = $(TARGET_NAME:lower)-$(inherited) // again
    INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphone*] = Scan "a" code
    ASSETCATALOG_COMPILER_APPICON_NAME = $(NAME)

    """
}
