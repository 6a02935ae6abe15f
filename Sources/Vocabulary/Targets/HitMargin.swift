/// How much wider and higher than its bounds the area is that a view answers touches in, in points.
struct HitMargin: Equatable {
  let width: Double
  let height: Double

  static let none = HitMargin(width: 0, height: 0)
}

/// By what a view says which touches are its own.
enum HitTest {
  /// By what the framework does: those within its bounds.
  case framework
  /// By a function of the project's.
  case function(ProjectFunction, Project)
  /// By several, or by handing touches to others.
  case unknown

  fileprivate init(_ tests: [ProjectFunction], in project: Project) {
    guard let only = tests.first else { self = .framework; return }
    self = tests.count == 1 && only.facts.name == "point" ? .function(only, project) : .unknown
  }

  /// What a view has by it.
  ///
  /// - Parameters:
  ///   - width: the view's own; nil where that isn't known.
  ///   - height: like `width`.
  /// - Returns: nil where what it adds isn't known.
  func margin(width: Double?, height: Double?) -> HitMargin? {
    switch self {
    case .framework: HitMargin.none
    case .function(let function, let project):
      HitTestReading(scope: CodeScope(function, in: project), width: width, height: height).margin(by: function.body)
    case .unknown: nil
    }
  }
}

extension Project {
  /// That of a view of a framework's class: the project may override what all of them do.
  func hitTest(ofFramework name: String) -> HitTest { HitTest(hitTests(ofFramework: name), in: self) }
}

extension ProjectType {
  /// That of the type's views.
  var hitTest: HitTest { HitTest(hitTests, in: project) }
}
