import Foundation
import Testing

@testable import higlint

@Suite struct ProgressLineTests {
  private func drawn(patience: UInt64, _ run: (ProgressLine) -> Void) throws -> String {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let line = try #require(ProgressLine(isShown: true, stream: stream, patience: patience))
    run(line)
    line.end()
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func aLongRunIsShownAndErased() throws {
    let text = try drawn(patience: 0) { $0.report(done: 1, of: 3) }
    #expect(text == "\r\u{1B}[KLinting: 1 of 3 files\r\u{1B}[K")
  }

  @Test func aShortRunShowsNothing() throws {
    #expect(try drawn(patience: 60_000_000_000) { $0.report(done: 1, of: 3) } == "")
  }

  @Test func nothingIsDrawnWhereNobodyWatches() {
    #expect(ProgressLine(isShown: false) == nil)
  }
}
