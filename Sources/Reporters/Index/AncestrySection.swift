import HIGLintEngine

/// What a type inherits from and conforms to, and what inherits from it.
struct AncestrySection {
  let type: ProjectType
  let page: IndexPage

  private var chain: SuperclassChain { type.superclasses }

  var text: String {
    page.section("Superclasses", superclasses, counts: false)
      + page.section("Conforms to", conformances, counts: false)
      + page.section("Inherited by", descendants)
  }

  // MARK: Superclasses

  private var superclasses: [IndexPage.Row] {
    let chain = self.chain
    guard !chain.links.isEmpty else { return [] }
    var details: [IndexPage.Detail] = []
    if case .lost(let loss) = chain.end { details = [.init(items: explanation(of: loss, at: chain.links.last))] }
    let names = [type.name] + chain.links.map { link($0, isLast: $0.type == nil, chain.end) }
    return [IndexPage.Row(text: names.joined(separator: " → "), details: details)]
  }

  private func link(_ link: SuperclassChain.Link, isLast: Bool, _ end: SuperclassChain.End) -> String {
    guard let found = link.type else {
      return "\(link.name.text) \(end == .framework ? "(framework)" : "(?)")"
    }
    if let module = found.graphModule { return "\(link.name.text) (\(module), symbol graph)" }
    return found.kind == .typealias ? "\(link.name.text) (alias)" : link.name.text
  }

  private func explanation(of loss: SuperclassChain.Loss, at link: SuperclassChain.Link?) -> [String] {
    let name = link?.name.text ?? ""
    switch loss {
    case .anotherModule: return ["lost: nothing that is seen from here declares `\(name)`"] + namesakes(of: link)
    case .circle: return ["lost: `\(name)` inherits from itself"]
    case .ambiguous: return ["lost: `\(name)` may mean several types"] + namesakes(of: link)
    }
  }

  /// The types that bear the name, wherever they stand.
  private func namesakes(of link: SuperclassChain.Link?) -> [String] {
    let found = type.project.types.filter { $0.isDeclared && $0.answers(to: link?.name.base ?? "") }
    return page.bounded(found.map { "\($0.name) (\(page.place(of: $0)))" })
  }

  // MARK: Protocols

  private var conformances: [IndexPage.Row] {
    let classes = Set(chain.links.map(\.name))
    func protocols(_ type: ProjectType) -> [String] {
      type.inherited.filter { !classes.contains($0) && !["class", "AnyObject"].contains($0.text) }.map(\.text).distinct
    }
    return ([type] + type.ancestors).compactMap { declared in
      let found = protocols(declared)
      let heading = declared == type ? "itself" : "through \(declared.name)"
      return found.isEmpty ? nil : IndexPage.Row(text: heading, details: page.details(found))
    }
  }

  private var descendants: [IndexPage.Row] {
    type.descendants.sorted { $0.name < $1.name }.map { IndexPage.Row(text: $0.name, note: page.place(of: $0)) }
  }
}
