import Foundation

struct SourceReader {
  func read(_ input: SourceInput) throws(Problem) -> [UInt8] {
    if let contents = input.contents { return contents }
    guard let data = FileManager.default.contents(atPath: input.path) else {
      throw Problem(file: input.path, message: "cannot be read", remedy: "check it")
    }
    return [UInt8](data)
  }
}
