import HIGLintEngine
import HIGLintResources
import Testing

@Suite("Reading resources")
struct ResourceReadingTests {
  private func resource(_ text: String, _ path: String, pictures: [String: PictureSize] = [:]) throws -> Resource {
    try Resource(Array(text.utf8), path: path) { pictures[$0]?.header }
  }

  private func text(_ range: ByteRange, in resource: Resource) -> String {
    String(decoding: resource.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  // MARK: XML

  @Test("An element knows where its tag, its attributes and its end are written")
  func places() throws {
    let resource = try resource(
      #"<document targetRuntime="iOS.CocoaTouch"><label text="a &amp; b" id="l"><nil key="c"/></label></document>"#, "A.xib"
    )
    guard case .interface(let document) = resource.content else { throw Missing() }
    let label = try #require(document.root.child("label"))
    let attribute = try #require(label.attribute("text"))
    #expect(attribute.value == "a & b")
    #expect(text(attribute.range, in: resource) == #"text="a &amp; b""#)
    #expect(text(attribute.valueRange, in: resource) == "a &amp; b")
    #expect(text(label.nameRange, in: resource) == "<label")
    #expect(text(label.extent, in: resource) == #"<label text="a &amp; b" id="l"><nil key="c"/></label>"#)
  }

  @Test("Interfaces for other systems aren't read")
  func otherSystems() throws {
    let resource = try resource(#"<document targetRuntime="AppleTV"/>"#, "A.storyboard")
    guard case .unread = resource.content else { throw Missing() }
  }

  // MARK: Property lists

  @Test("A property list tells its values and where they stand")
  func propertyList() throws {
    let resource = try resource("""
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>A</key> <!-- why --> <string>one &lt; two</string>
        <key>B</key> <true/>
        <key>C</key> <array><string/><integer>3</integer></array>
      </dict></plist>
      """, "Info.plist")
    guard case .propertyList(let list) = resource.content else { throw Missing() }
    #expect(list.entries.map(\.key) == ["A", "B", "C"])
    #expect(list["A"]?.string == "one < two")
    #expect(list["A"].map { text($0.content, in: resource) } == "one &lt; two")
    #expect(list["B"]?.flag == true)
    #expect(list["C"]?.array?.map(\.string) == ["", nil])
  }

  @Test("Property lists in braces are left alone")
  func otherForms() throws {
    for text in ["{ CFBundleName = App; }", ""] {
      guard case .unread = try resource(text, "Info.plist").content else { throw Missing() }
    }
  }

  @Test("What is damaged is told with its place", arguments: [
    ("Info.plist", "<plist><dict><key>A</key></dict></plist>", 1, 14),
    ("Info.plist", "<plist><dict><string>A</string></dict></plist>", 1, 14),
    ("Info.plist", "<plist><dict>\n<<<<<<< HEAD\n</dict></plist>", 2, 1),
    ("Info.plist", "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist><dict/></plist>", 1, 1),
    ("Info.plist", "<plist><dict><key>A", 1, 20),
    ("A.imageset/Contents.json", "{ \"images\" : [ { \"a\" 1 } ] }", 1, 22),
    ("A.imageset/Contents.json", "{ \"images\" : [", 1, 15),
    ("A.imageset/Contents.json", "{} {}", 1, 4),
    ("A.imageset/Contents.json", "{ \"a\" : \"\\q\" }", 1, 11),
    ("A.imageset/Contents.json", "<<<<<<< HEAD", 1, 1),
  ])
  func damage(path: String, text: String, line: Int, column: Int) throws {
    do {
      _ = try resource(text, path)
      Issue.record("nothing is wrong with it")
    } catch let problem as Problem {
      #expect(problem.position == SourcePosition(line: line, column: column), "\(problem)")
      #expect(!problem.remedy.isEmpty)
    }
  }

  @Test("What is nested without end is told, not followed")
  func nesting() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: Problem.self) { try resource("{ \"images\" : \(deep)", "A.imageset/Contents.json") }
    let elements = String(repeating: "<array>", count: 100_000)
    #expect(throws: Problem.self) { try resource("<plist>\(elements)", "Info.plist") }
  }

  // MARK: Catalogs

  @Test("A set tells its pictures, their sizes and where their names stand")
  func assetSet() throws {
    let resource = try resource("""
      { "images" : [
        { "filename" : "a@2x.png", "idiom" : "universal", "scale" : "2x" },
        { "idiom" : "universal", "scale" : "3x" },
        { "filename" : "../out.png", "idiom" : "universal", "scale" : "1x" }
      ] }
      """, "Kit.xcassets/A.imageset/Contents.json", pictures: [
        "a@2x.png": PictureSize(width: 40, height: 20), "../out.png": PictureSize(width: 1, height: 1),
      ])
    guard case .assetSet(let set) = resource.content else { throw Missing() }
    #expect(set.name == "A")
    #expect(set.kind == .image)
    #expect(set.entries.map(\.fileName) == ["a@2x.png", nil, "../out.png"])
    #expect(set.entries.map(\.scale) == [2, 3, 1])
    #expect(set.entries.map(\.pixels) == [PictureSize(width: 40, height: 20), nil, nil])
    #expect(text(set.entries[0].range, in: resource) == #""a@2x.png""#)
  }

  @Test("Headers of PNG and JPEG files tell the size")
  func headers() {
    let size = PictureSize(width: 300, height: 200)
    #expect(PictureSize(header: size.header) == size)
    let table: [UInt8] = [0xFF, 0xC4, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44]
    #expect(PictureSize(header: [0xFF, 0xD8] + table + frame) == size)
  }

  @Test("Headers that are cut off or lie tell nothing")
  func lyingHeaders() {
    let png = PictureSize(width: 300, height: 200).header
    for count in 0..<png.count { #expect(PictureSize(header: Array(png.prefix(count))) == nil) }
    #expect(PictureSize(header: PictureSize(width: 0, height: 20).header) == nil)
    #expect(PictureSize(header: PictureSize(width: 4_000_000_000, height: 20).header) == nil)
    #expect(PictureSize(header: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == nil)
    #expect(PictureSize(header: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5_000)) == nil)
    #expect(PictureSize(header: Array("GIF89a".utf8)) == nil)
  }

  @Test(arguments: [
    ("%PDF-1.5\n1 0 obj\n<< /Type /Page /MediaBox [ 0 0 24.5 20 ] >>", PictureSize(width: 24.5, height: 20)),
    ("%PDF-1.5\n<< /MediaBox[10 10 34 30]>>", PictureSize(width: 24, height: 20)),
    ("%PDF-1.5\n<< /MediaBox 7 0 R /Annots [0 0 1 1] >>", nil),
    ("%PDF-1.5\n<< /MediaBox [0 0 0 20] >>", nil),
    ("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\" width=\"24px\" height='20'>", PictureSize(width: 24, height: 20)),
    ("<svg stroke-width=\"2\" viewBox=\"0 0 16 12\"><g width=\"9\">", PictureSize(width: 16, height: 12)),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 16 12\">", nil),
    ("<svg width=\"24\"", nil),
    ("<svg viewBox=\"0 0 nan 12\">", nil),
  ])
  func drawingsTellTheirSize(text: String, size: PictureSize?) {
    #expect(PictureSize(header: Array(text.utf8)) == size)
  }

  private struct Missing: Error {}
}
