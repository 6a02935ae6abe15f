import Foundation
import HIGLintEngine
import Testing

@Suite("Reading files")
struct SourceReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A file's bytes are read as they are", arguments: ["", "let a = 1\r\n", "\u{FEFF}let é = \"🎛\"\n"])
  func contents(text: String) throws {
    let path = try folder.write("A.swift", text)
    #expect(try SourceReader().read(SourceInput(path: path)) == Array(text.utf8))
  }

  @Test("A file of many blocks is read to its end")
  func large() throws {
    let text = String(repeating: "// line\n", count: 40_000)
    let path = try folder.write("A.swift", text)
    #expect(try SourceReader().read(SourceInput(path: path)).count == text.utf8.count)
  }

  @Test("Given text is taken in place of the file's")
  func unsaved() throws {
    let input = SourceInput(path: folder.path + "/none.swift", contents: Array("let a = 1".utf8))
    #expect(try SourceReader().read(input) == Array("let a = 1".utf8))
  }

  @Test("What isn't UTF-8 says where, and what to do")
  func notUTF8() throws {
    #expect(problem("let a = 1\r\nlet b = \"caf\u{E9}\"".data(using: .isoLatin1)) == [
      "2:13", "not UTF-8: byte 0xE9", "save the file in UTF-8",
    ])
    #expect(problem(Data([0xFF, 0xFE, 0x61, 0x00])) == ["1:1", "not UTF-8 but UTF-16", "save the file in UTF-8"])
  }

  @Test(
    "Overlong forms, surrogates and cut sequences aren't UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC2], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x8E], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]]
  )
  func malformed(bytes: [UInt8]) {
    #expect(problem(Data(Array("aé🎛\n".utf8) + bytes + Array("z".utf8)))?.first == "2:1")
  }

  @Test("A byte that isn't UTF-8 is found wherever it stands", arguments: 0..<50)
  func anywhere(offset: Int) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 50)
    bytes[offset] = 0xE9
    #expect(problem(Data(bytes))?.first == "1:\(offset + 1)")
  }

  @Test("Every well-formed length is UTF-8")
  func wellFormed() throws {
    let text = "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    let input = SourceInput(path: "A.swift", contents: Array(text.utf8))
    #expect(try SourceReader().read(input) == Array(text.utf8))
  }

  @Test("A missing file, a folder, and what is no file are told apart")
  func kinds() throws {
    #expect(message(folder.path + "/none.swift") == "no such file or directory")
    try folder.write("x.swift/inner.txt")
    #expect(message(folder.path + "/x.swift") == "is a directory, not a file")
    #expect(message(folder.path + "/x.swift/inner.txt/a.swift") == "no such file or directory")
    let pipe = folder.path + "/pipe.swift"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(message(pipe) == "not a regular file")
    #expect(message("/dev/null") == "not a regular file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.swift", withDestinationPath: folder.path + "/loop.swift")
    #expect(message(folder.path + "/loop.swift") == "a symbolic link that leads in a circle")
  }

  @Test("A file without read permission is a problem", .enabled(if: getuid() != 0))
  func permission() throws {
    let path = try folder.write("A.swift", "")
    #expect(chmod(path, 0) == 0)
    #expect(message(path) == "no permission to read")
  }

  @Test("An enormous file is a problem, and isn't read")
  func enormous() throws {
    let path = try folder.write("A.swift", "")
    #expect(truncate(path, off_t(SourceReader.sizeLimit) + 1) == 0)
    #expect(message(path) == "larger than 16 MB")
  }

  private func problem(_ data: Data?) -> [String]? {
    do {
      _ = try SourceReader().read(SourceInput(path: "A.swift", contents: data.map(Array.init)))
      return nil
    } catch {
      return ["\(error.position?.line ?? 0):\(error.position?.column ?? 0)", error.message, error.remedy]
    }
  }

  private func message(_ path: String) -> String? {
    do {
      _ = try SourceReader().read(SourceInput(path: path))
      return nil
    } catch {
      return error.file == path && !error.remedy.isEmpty ? error.message : "\(error)"
    }
  }
}
