// Declarations that nothing comes to, whatever code names them: what they are made from, or handed, is never there.
extension Declaration {
  /// Whether it is the initialiser by which Interface Builder's files make objects, of a type that none of them makes.
  func decodesInVain(in project: Project) -> Bool {
    guard let type, case .function(let function) = kind else { return false }
    return function.signature == "init(coder:)" && !project.mayDecode(type)
  }

  /// Whether nobody can ask for it, for want of an object to hand over to it or to its view.
  func wantsUnmade(in project: Project) -> Bool {
    if let type, !isStatic, ProjectType(project: project, index: type).holdsUnmade { return true }
    guard case .function(let function) = kind else { return false }
    return project.isGivenUnmade(function, of: type)
  }
}

extension Project {
  /// Whether objects of a type, or of one that inherits from it, may be made by a storyboard or a xib: no view is elsewhere.
  fileprivate func mayDecode(_ type: Int) -> Bool {
    let type = ProjectType(project: self, index: type)
    guard ["UIView", "UIViewController"].contains(where: type.isKind) else { return true }
    return ([type.index] + index.descendants[type.index]).contains { heir in
      let name = TypeNames.last(index.entries[heir].name)
      return index.interfaceClasses.contains(name) || shared.foreignWords.contain(name)
    }
  }
}
