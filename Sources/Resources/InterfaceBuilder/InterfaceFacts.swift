/// What one storyboard or xib sets up, free of XML.
///
/// Only what is made for iOS is kept; of other files no more is known than that they exist.
public struct InterfaceFacts: Sendable, Hashable {
  /// The path as the file was given to the linter.
  public let path: String
  /// What it is made for.
  public let system: System
  /// The id of the controller that a storyboard begins with.
  public let initialController: String?
  /// Those that lie in no other: the controllers of all scenes, the owner and views of a xib.
  public let objects: [InterfaceObject]
  /// The names of the images of asset catalogs that it shows.
  package let pictures: [String]
  /// The texts that it gives objects at run time, by which their code may name scenes and xibs.
  package let texts: [String]

  package init(
    path: String,
    system: System,
    initialController: String? = nil,
    objects: [InterfaceObject] = [],
    pictures: [String] = [],
    texts: [String] = []
  ) {
    self.path = path
    self.system = system
    self.initialController = initialController
    self.objects = objects
    self.pictures = pictures
    self.texts = texts
  }

  /// The same of a file that lies elsewhere.
  package func at(_ path: String) -> InterfaceFacts {
    InterfaceFacts(
      path: path, system: system, initialController: initialController, objects: objects, pictures: pictures, texts: texts
    )
  }

  /// The same, where nobody is of the class that a xib names as its owner's, as the class of the file's own name: an app is built
  /// without that name, and whoever loads the file becomes its owner.
  ///
  /// - Parameters:
  ///   - classes: the names of the project's classes.
  ///   - isGone: whether nothing of a name is known.
  package func owned(byOneOf classes: Set<String>, where isGone: (String) -> Bool) -> InterfaceFacts {
    guard !isStoryboard, classes.contains(name), let owner = objects.firstIndex(where: \.isOwner),
      let former = objects[owner].customClass, isGone(former)
    else { return self }
    var objects = objects
    objects[owner].customClass = name
    return InterfaceFacts(
      path: path, system: system, initialController: initialController, objects: objects, pictures: pictures, texts: texts
    )
  }

  /// What a file is made for.
  public enum System: String, Sendable {
    /// iPhone, iPad and Mac Catalyst.
    case iOS
    /// macOS, watchOS, tvOS.
    case another
    /// The file is of a format before Xcode 5, or of no known one.
    case unknown
  }

  /// Whether it is a storyboard, rather than a xib.
  public var isStoryboard: Bool { FileKind.isStoryboard(path) }

  /// The name by which code loads the file: `Main` for `Main~ipad.storyboard`, which iPads load in its place.
  public var name: String { String(fileName.prefix { $0 != "~" }) }

  /// The file's own name, without what tells its kind.
  package var fileName: Substring {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return file.lastIndex(of: ".").map { file[..<$0] } ?? file
  }
}
