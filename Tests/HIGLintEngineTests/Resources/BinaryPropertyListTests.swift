import Foundation
import HIGLintEngine
import HIGLintResources
import Testing

@Suite("Property lists in the binary form")
struct BinaryPropertyListTests {
  private func binary(_ values: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0))
  }

  private func list(_ bytes: [UInt8]) throws -> PropertyList {
    guard case .propertyList(let list) = try Resource(bytes, path: "Info.plist", pictures: { _ in nil }).content else { throw Missing() }
    return list
  }

  private struct Missing: Error {}

  @Test("Long texts, letters beyond ASCII and many entries are read")
  func lengths() throws {
    let values = Dictionary(uniqueKeysWithValues: (0..<300).map { ("Key\($0)", String(repeating: "é😀", count: $0)) })
    let list = try list(binary(values))
    #expect(Dictionary(uniqueKeysWithValues: list.entries.map { ($0.key, $0.value.string ?? "?") }) == values)
  }

  @Test("It tells its values, all at its beginning")
  func values() throws {
    let list = try list(binary(["B": true, "A": "one < two", "C": ["", 3], "D": ["E": false]] as [String: Any]))
    #expect(list.entries.map(\.key).sorted() == ["A", "B", "C", "D"])
    #expect(list["A"]?.string == "one < two")
    #expect(list["B"]?.flag == true)
    #expect(list["C"]?.array?.map(\.string) == ["", nil])
    #expect(list["C"]?.array?.map(\.flag) == [nil, nil])
    #expect(list["D"]?.entries.first?.value.flag == false)
    #expect(list["A"]?.range == ByteRange(start: 0, end: 0))
  }

  @Test("What is damaged is told, and is no crash")
  func damaged() throws {
    let whole = try binary(["CFBundleIdentifier": "com.example.app", "UILaunchScreen": [String: String]()] as [String: Any])
    for length in 0..<whole.count - 1 where length > 6 {
      let bytes = Array(whole[..<length])
      #expect(throws: Problem.self) { try list(bytes) }
    }
    // Bytes that lie about where things are may still make a list, and mustn't do worse than being none.
    for index in 8..<whole.count {
      for value: UInt8 in [0, 1, 0x0F, 0x5F, 0x7F, 0xA1, 0xD1, 0xFF] {
        var bytes = whole
        bytes[index] = value
        _ = try? list(bytes)
      }
    }
  }

  /// An array that holds itself, and arrays that each hold the next one twice.
  @Test("Loops, and what unfolds without end, are told")
  func loops() {
    #expect(throws: Problem.self) { try list(arrays([[0]])) }
    #expect(throws: Problem.self) { try list(arrays([[1], [0]])) }
    #expect(throws: Problem.self) { try list(arrays((0..<40).map { [$0 + 1, $0 + 1] } + [[]])) }
    #expect(throws: Problem.self) { try list(arrays((0..<90).map { [$0 + 1] } + [[]])) }
    #expect(throws: Never.self) { try list(arrays((0..<8).map { [$0 + 1, $0 + 1] } + [[]])) }
  }

  /// A list of arrays, by the numbers of what they hold; the first is the whole.
  private func arrays(_ items: [[Int]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for item in items {
      offsets.append(UInt8(bytes.count))
      bytes.append(0xA0 | UInt8(item.count))
      bytes += item.map { UInt8($0) }
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [items.count, 0, table] { bytes += withUnsafeBytes(of: UInt64(number).bigEndian, Array.init) }
    return bytes
  }
}
