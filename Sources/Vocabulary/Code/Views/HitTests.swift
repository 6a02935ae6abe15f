// The functions by which views say which touches are their own, and which view in them gets those.
extension ProjectType {
  /// Its own and those that it inherits, also from what the project adds to classes of UIKit's.
  package var hitTests: [ProjectFunction] {
    let own = [self] + ancestors
    let root = superclasses.links.last?.name.base ?? name
    return (own + project.additions(to: root).filter { !own.contains($0) }).flatMap(\.ownHitTests)
  }

  fileprivate var ownHitTests: [ProjectFunction] { functions("hitTest(_:with:)") + functions("point(inside:with:)") }
}

extension Project {
  /// Those by which the project overrides what every view of a class of UIKit's does.
  package func hitTests(ofFramework name: String) -> [ProjectFunction] { additions(to: name).flatMap(\.ownHitTests) }

  /// The project's extensions of a framework's class, and of those that it inherits from.
  fileprivate func additions(to name: String) -> [ProjectType] {
    FrameworkTypes.lineage(of: name).compactMap { type(named: $0) }.filter { !$0.isDeclared }
  }
}
