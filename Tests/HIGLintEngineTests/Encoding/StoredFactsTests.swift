import HIGLintEngine
@testable import HIGLintFacts
@testable import HIGLintSyntax
import Testing

/// Facts are what is kept of an unchanged file: nothing may be lost on the way.
@Suite struct StoredFactsTests {
  @Test func factsOfExamplesGiveTheSameFindings() throws {
    for example in ExampleSources.all {
      let facts = example.files.map { Lowering($0.contents ?? []).facts(path: $0.path) }
      let read = try facts.compactMap(storedAndRead)
      #expect(read == facts, "\(example.title)")
      let interfaces = try example.interfaces.map { try InterfaceReader().facts($0.contents ?? [], path: $0.path) }
      let found = ExampleSources.findings(facts, interfaces: interfaces)
      #expect(ExampleSources.findings(read, interfaces: interfaces) == found, "\(example.title)")
      #expect(try storedAndRead(found) == found, "\(example.title)")
      #expect(try interfaces.compactMap(storedAndRead) == interfaces, "\(example.title)")
    }
  }

  @Test func codeThatNobodyAskedFor() throws {
    for file in ExampleSources.all.flatMap(\.files) {
      let bytes = file.contents ?? []
      let facts = Lowering(bytes, tooDeep: nil, passingOver: Outlined.tokens(bytes).code).facts(path: file.path)
      #expect(try storedAndRead(facts) == Lowering(bytes).facts(path: file.path), "\(file.path)")
    }
  }

  @Test func outlinesOfExamples() throws {
    for file in ExampleSources.all.flatMap(\.files) {
      let outline = FileOutline(Lowering(file.contents ?? []).facts(path: file.path))
      #expect(try storedAndRead(outline) == outline, "\(file.path)")
    }
  }

  @Test func everyKindOfFact() throws {
    let file = StoreSamples.file
    #expect(try storedAndRead(file) == file)
    #expect(try storedAndRead(FileOutline(file)) == FileOutline(file))
  }

  @Test(arguments: StoreSamples.kinds)
  func expressions(kind: Expression.Kind) throws {
    let expression = Expression(range: StoreSamples.range(1, 2), kind: kind)
    #expect(try storedAndRead(expression) == expression)
  }

  @Test(arguments: StoreSamples.statements)
  func statements(statement: Statement) throws {
    #expect(try storedAndRead(statement) == statement)
  }

  @Test(arguments: StoreSamples.suppressions)
  func suppressions(suppression: Suppression) throws {
    #expect(try storedAndRead(suppression) == suppression)
  }

  @Test func findings() throws {
    #expect(try storedAndRead(StoreSamples.findings) == StoreSamples.findings)
    #expect(try storedAndRead([Finding]()) == [])
  }

  @Test func everythingInAStoryboard() throws {
    #expect(try storedAndRead(StoreSamples.interface) == StoreSamples.interface)
    #expect(StoreSamples.interface.objects.first?.children.first?.connections.count == 4)
  }

  @Test func objectsInEachOther() throws {
    for depth in [0, 190] {
      let views = String(repeating: #"<view id="v"><subviews>"#, count: depth / 2)
      let ends = String(repeating: "</subviews></view>", count: depth / 2)
      let facts = try Sample.storyboard("<viewController id=\"c\">\(views)\(ends)</viewController>")
      #expect(try storedAndRead(facts) == facts)
    }
  }

  @Test func outlinesOfPackages() throws {
    let targets = "[.target(name: \"Kit\", path: \"Kit/Source\"), .testTarget(name: \"Tests\")]"
    let source = "let package = Package(targets: \(targets))"
    let outline = FileOutline(Lowered.facts(source, path: "App/Package.swift"))
    #expect(outline.manifest?.folders.first?.path == "App/Kit/Source")
    #expect(try storedAndRead(outline) == outline)
  }

  @Test func wordFilters() throws {
    var filter = WordFilter(count: 1000)
    for word in ["view", "frame", "tableView"] { filter.insert(Word(word)) }
    #expect(try storedAndRead(filter) == filter)
    #expect(try storedAndRead(WordFilter.everything) == .everything)
  }

  @Test func contentHashes() throws {
    let hash = ContentHash("text")
    #expect(try storedAndRead(hash) == hash)
  }

  @Test("Names that repeat take a byte each") func repeatedNames() throws {
    let name = "tableViewControllerOfAllThings"
    let names = Array(repeating: name, count: 100)
    #expect(names.unsealed.count < name.utf8.count + 110)
    #expect(try storedAndRead(names) == names)
    let different = (0..<5000).map { "name\($0)" }
    #expect(try storedAndRead(different + different) == different + different)
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, 1 << 31, Int(UInt32.max)])
  func numbers(number: Int) throws {
    #expect(try storedAndRead(number) == number)
  }
}
