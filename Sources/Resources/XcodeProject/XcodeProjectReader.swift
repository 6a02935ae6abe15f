/// Reads what a project of Xcode says of its targets.
struct XcodeProjectReader {
  private let path: String
  private let objects: XcodeObjects
  private let project: XcodeObject
  private let groups: XcodeGroups
  private let root: String
  private let configuration: (String) -> [UInt8]?

  /// The facts of a project; nil for a file that isn't written in the form of braces, which isn't read.
  ///
  /// - Parameters:
  ///   - bytes: those of a `project.pbxproj`.
  ///   - configuration: the text of an `.xcconfig`, by its path; nil where it can't be had.
  /// - Throws: where the file is damaged.
  static func facts(
    _ bytes: [UInt8], path: String, configuration: (String) -> [UInt8]?
  ) throws(Problem) -> XcodeProjectFacts? {
    guard !Resource.isXML(bytes) else { return nil }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<XcodeProjectFacts?, Problem> in
      do throws(Problem) {
        var reader = ASCIIPropertyListReader(buffer, path: path)
        let objects = XcodeObjects(try reader.document(), buffer)
        guard let project = objects.root else { throw .withoutProject(path) }
        return .success(withoutActuallyEscaping(configuration) { XcodeProjectReader(path, objects, project, $0).facts })
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(
    _ path: String, _ objects: XcodeObjects, _ project: XcodeObject, _ configuration: @escaping (String) -> [UInt8]?
  ) {
    self.path = path
    self.objects = objects
    self.project = project
    self.configuration = configuration
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    root = XcodePath.join(folder, project.text("projectDirPath") ?? "")
    groups = XcodeGroups(objects, project: project, root: root)
  }

  private var facts: XcodeProjectFacts {
    XcodeProjectFacts(
      path: path,
      targets: objects.list("targets", of: project).compactMap { target($0.id, $0.object) },
      developmentRegion: project.text("developmentRegion"),
      knownRegions: project.texts("knownRegions")
    )
  }

  /// - Returns: nil for what only runs scripts.
  private func target(_ id: String, _ object: XcodeObject) -> XcodeTarget? {
    guard object.isa == "PBXNativeTarget" else { return nil }
    let name = object.text("name") ?? ""
    let settings = TargetSettings(layers(of: object).map { LayeredSettings($0.layers, given: given(name, $0.name)) })
    let parts = TargetParts(id, object, objects, groups)
    return XcodeTarget(
      name: name,
      product: XcodeTarget.Product(type: object.text("productType") ?? ""),
      systems: settings.systems,
      deploymentTarget: settings.agreed("IPHONEOS_DEPLOYMENT_TARGET"),
      deviceFamilies: settings.agreed("TARGETED_DEVICE_FAMILY"),
      files: parts.files,
      folders: parts.folders,
      propertyLists: settings.all("INFOPLIST_FILE").map { XcodePath.join(root, $0) },
      propertyListValues: settings.propertyListValues,
      propertyListKeys: settings.propertyListKeys,
      iconName: settings.agreed("ASSETCATALOG_COMPILER_APPICON_NAME"),
      hasLaunchImages: !settings.all("ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME").isEmpty
    )
  }

  // MARK: Settings

  private func given(_ target: String, _ configuration: String) -> [String: String] {
    [
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "TARGET_NAME": target, "TARGETNAME": target,
      "CONFIGURATION": configuration,
    ]
  }

  /// The layers of each configuration of a target.
  private func layers(of target: XcodeObject) -> [(name: String, layers: [BuildSettings?])] {
    let outer = Dictionary(configurations(of: project).map { ($0.name, $0.layers) }) { first, _ in first }
    return configurations(of: target).map { ($0.name, $0.layers + (outer[$0.name] ?? [])) }
  }

  private func configurations(of object: XcodeObject) -> [(name: String, layers: [BuildSettings?])] {
    guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
    return objects.list("buildConfigurations", of: list).map { _, configuration in
      let pairs = configuration["buildSettings"]?.pairs ?? []
      let own = pairs.compactMap { pair in pair.value.text.map { (pair.key, $0) } }
      let settings = BuildSettings(Dictionary(own) { first, _ in first })
      return (configuration.text("name") ?? "", [settings] + base(of: configuration))
    }
  }

  /// What an `.xcconfig` gives below the project's own settings.
  private func base(of configuration: XcodeObject) -> [BuildSettings?] {
    guard let id = configuration.text("baseConfigurationReference"), let path = groups.paths[id] else {
      // A reference relative to a folder that Xcode follows.
      guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ groups.paths[$0] }) else { return [] }
      return layers(of: XcodePath.join(anchor, configuration.text("baseConfigurationReferenceRelativePath") ?? ""))
    }
    return layers(of: path)
  }

  /// The layers of an `.xcconfig` and of what it includes, which is looked for beside it and then in the project's folder.
  /// CocoaPods' own, which mostly aren't kept, say nothing of systems.
  private func layers(of path: String) -> [BuildSettings?] {
    var layers: [BuildSettings?] = []
    var pending = [(path: path, isOptional: path.contains("Pods"))]
    var seen: Set<String> = []
    while let (path, isOptional) = pending.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let text = configuration(path) else {
        if !isOptional { layers.append(nil) }
        continue
      }
      let settings = BuildSettings(configuration: text)
      layers.append(settings)
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      pending += settings.included.map { included in
        let places = [folder, root].map { XcodePath.join($0, included.path) }
        let path = places.first { configuration($0) != nil } ?? places[0]
        return (path, included.isOptional || included.path.contains("Pods"))
      }
    }
    return layers
  }
}

extension Problem {
  fileprivate static func withoutProject(_ path: String) -> Problem {
    Problem(file: path, message: "names no project among its objects", remedy: "restore it")
  }
}
