import HIGLintEngine
import Testing

/// What code registers to be dequeued.
@Suite struct CellRegistrationTests {
  private func registrations(_ members: String) throws -> [String] {
    try #require(Project("class Screen: UIViewController { \(members) }").type(named: "Screen")).cellRegistrations.map { registration in
      let view = switch registration.view {
      case .type(let type): type.base
      case .nib(let name): "xib \(name ?? "?")"
      }
      return "\(registration.isSupplementary ? "view" : "cell") \(view) as \(registration.identifier ?? "?")"
    }
  }

  @Test(arguments: [
    ("func f() { table.register(BadgeCell.self, forCellReuseIdentifier: \"Badge\") }", "cell BadgeCell as Badge"),
    ("let id = \"Badge\"; func f() { table.register(Cells.Badge.self, forCellReuseIdentifier: id) }", "cell Cells.Badge as Badge"),
    ("func f() { grid.register(Tile.self, forCellWithReuseIdentifier: String(describing: Tile.self)) }", "cell Tile as Tile"),
    ("func f() { table.register(Tile.self, forCellReuseIdentifier: Tile.identifier) }", "cell Tile as ?"),
    ("func f() { table.register(UINib(nibName: \"Badge\", bundle: nil), forCellReuseIdentifier: \"B\") }", "cell xib Badge as B"),
    ("func f() { let nib = UINib(nibName: name, bundle: nil); table.register(nib, forCellReuseIdentifier: \"B\") }", "cell xib ? as B"),
    ("func f() { table.register(Head.self, forHeaderFooterViewReuseIdentifier: \"H\") }", "view Head as H"),
    ("func f() { grid.register(Head.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: \"H\") }", "view Head as H"),
    ("let r = UICollectionView.CellRegistration<Tile, Item> { cell, path, item in }", "cell Tile as ?"),
    ("let r = UICollectionView.SupplementaryRegistration<Head>(elementKind: \"k\") { view, kind, path in }", "view Head as ?"),
  ])
  func registrationsAreRead(_ members: String, _ expected: String) throws {
    #expect(try registrations(members) == [expected])
  }

  @Test func otherCallsRegisterNothing() throws {
    #expect(try registrations("func f() { center.register(self, forKey: \"a\"); register(defaults: [:]); table.register(cell) }").isEmpty)
  }

  @Test func handlersAreKept() throws {
    let source = "class Screen { let r = UICollectionView.CellRegistration<Tile, Item> { cell, path, item in cell.show(item) } }"
    let registration = try #require(Project(source).type(named: "Screen")?.cellRegistrations.first)
    #expect(registration.handler?.parameters == ["cell", "path", "item"])
  }

  @Test(arguments: [
    "let r = UICollectionView.CellRegistration<Tile, Item> { cell, path, item in }",
    "let r: UICollectionView.CellRegistration<Tile, Item>",
  ])
  func dequeuedCellsAreOfTheRegisteredType(_ property: String) throws {
    let source = """
      class Screen { \(property)
        func f() { probe(grid.dequeueConfiguredReusableCell(using: r, for: path, item: item)) }
      }
      class Tile: UICollectionViewCell {}
      """
    let probe = try #require(Project(source).probe)
    #expect(probe.scope.type(of: probe.value)?.base == "Tile")
  }
}

/// Sizes and points that constants are known to be.
@Suite struct SizeTests {
  @Test(arguments: [
    ("probe(CGSize(width: 20, height: 10 + 4))", 20, 14), ("let s = CGSize(width: 20, height: a); probe(s)", 20, nil),
    ("probe(Sizes.icon)", 24, 24), ("probe(.zero)", 0, 0), ("probe(size)", nil, nil),
  ] as [(String, Double?, Double?)])
  func sizes(_ code: String, _ width: Double?, _ height: Double?) throws {
    let probe = try #require(Project("enum Sizes { static let icon = CGSize(width: 24, height: 24) }\nfunc run() { \(code) }").probe)
    let size = probe.scope.size(probe.value)
    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test func rectanglesHaveSizes() throws {
    let probe = try #require(Project("func run() { probe(CGRect(origin: .zero, size: CGSize(width: 3, height: 4))) }").probe)
    #expect(probe.scope.size(ofRectangle: probe.value).height == 4)
  }

  @Test(arguments: [
    ("probe(CGPoint(x: 1, y: -2))", 1, -2), ("let p = CGPoint(x: 1, y: 2); probe(p)", 1, 2), ("probe(CGPoint.zero)", 0, 0),
    ("probe(CGPoint(x: a, y: 2))", nil, nil),
  ] as [(String, Double?, Double?)])
  func points(_ code: String, _ x: Double?, _ y: Double?) throws {
    let probe = try #require(Project("func run() { \(code) }").probe)
    let point = probe.scope.point(probe.value)
    #expect(point?.x == x)
    #expect(point?.y == y)
  }
}
