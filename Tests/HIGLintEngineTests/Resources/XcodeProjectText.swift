/// Writes a `project.pbxproj` as Xcode does, as far as tests need it.
struct XcodeProjectText {
  var targets: [Target]
  /// The settings of the project as a whole.
  var settings = ["SDKROOT": "iphoneos"]
  /// The path of an `.xcconfig` below the project's folder.
  var baseConfiguration: String?

  struct Target {
    let name: String
    var type = "application"
    var settings: [String: String] = [:]
    /// Paths below the project's folder.
    var files: [String] = []
    /// The folders that are followed, and what isn't built of each.
    var folders: [String: [String]] = [:]
    /// What is built of folders that the target doesn't follow.
    var borrowed: [String: [String]] = [:]
  }

  private var paths: [String] { Set(targets.flatMap(\.files) + [baseConfiguration].compactMap { $0 }).sorted() }

  private var followed: [String] { Set(targets.flatMap { Array($0.folders.keys) + Array($0.borrowed.keys) }).sorted() }

  var text: String {
    var objects: [String] = paths.map(reference)
    objects += groups
    objects += followed.map(folder)
    for index in targets.indices { objects += self.objects(of: index) }
    objects.append(configurations("P", settings))
    objects.append("""
      P /* Project object */ = {
        isa = PBXProject;
        buildConfigurationList = "CL:P";
        developmentRegion = en;
        knownRegions = (en, Base, de, );
        mainGroup = "G:";
        projectDirPath = "";
        targets = (\(list(targets.indices.map { "T\($0)" })));
      };
      """)
    let lines = objects.joined(separator: "\n")
    return "// !$*UTF8*$!\n{\n  archiveVersion = 1;\n  objects = {\n\(lines)\n  };\n  rootObject = P;\n}\n"
  }

  /// As Xcode writes lists, with a comma behind the last item too.
  private func list(_ items: [String]) -> String { items.map { "\"\($0)\", " }.joined() }

  private func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  private func parent(_ path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  private func reference(_ path: String) -> String {
    "\"F:\(path)\" /* \(name(path)) */ = {isa = PBXFileReference; path = \"\(name(path))\"; sourceTree = \"<group>\"; };"
  }

  /// A group for each folder.
  private var groups: [String] {
    var folders: Set<String> = [""]
    for path in paths + followed {
      var folder = parent(path)
      while !folder.isEmpty {
        folders.insert(folder)
        folder = parent(folder)
      }
    }
    return folders.sorted().map { folder in
      var children = folders.filter { !$0.isEmpty && parent($0) == folder }.sorted().map { "G:\($0)" }
      children += paths.filter { parent($0) == folder }.map { "F:\($0)" }
      children += followed.filter { parent($0) == folder }.map { "S:\($0)" }
      let path = folder.isEmpty ? "" : "path = \"\(name(folder))\"; "
      return "\"G:\(folder)\" = {isa = PBXGroup; children = (\(list(children))); \(path)sourceTree = \"<group>\"; };"
    }
  }

  private func folder(_ path: String) -> String {
    let exceptions = list(targets.indices.map { "E\($0):\(path)" })
    return """
      "S:\(path)" = {
        isa = PBXFileSystemSynchronizedRootGroup;
        exceptions = (\(exceptions));
        path = "\(name(path))";
        sourceTree = "<group>";
      };
      """
  }

  private func objects(of index: Int) -> [String] {
    let target = targets[index]
    var objects: [String] = target.files.map { "\"B\(index):\($0)\" = {isa = PBXBuildFile; fileRef = \"F:\($0)\"; };" }
    for folder in followed {
      let names = list((target.folders[folder] ?? []) + (target.borrowed[folder] ?? []))
      objects.append("""
        "E\(index):\(folder)" = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (\(names));
          target = T\(index);
        };
        """)
    }
    objects.append(configurations("T\(index)", target.settings))
    let files = list(target.files.map { "B\(index):\($0)" })
    objects.append("\"PH\(index)\" = {isa = PBXSourcesBuildPhase; files = (\(files)); };")
    let folders = list(target.folders.keys.sorted().map { "S:\($0)" })
    objects.append("""
      T\(index) /* \(target.name) */ = {
        isa = PBXNativeTarget;
        buildConfigurationList = "CL:T\(index)";
        buildPhases = ("PH\(index)");
        fileSystemSynchronizedGroups = (\(folders));
        name = "\(target.name)";
        productType = "com.apple.product-type.\(target.type)";
      };
      """)
    return objects
  }

  private func configurations(_ owner: String, _ settings: [String: String]) -> String {
    let values = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }.joined()
    let file = owner == "P" ? baseConfiguration : nil
    let base = file.map { "baseConfigurationReference = \"F:\($0)\"; " } ?? ""
    return """
      "CL:\(owner)" = {isa = XCConfigurationList; buildConfigurations = ("C:\(owner)"); };
      "C:\(owner)" = {isa = XCBuildConfiguration; \(base)buildSettings = {\(values)}; name = Release; };
      """
  }
}
