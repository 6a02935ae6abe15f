import Foundation
import HIGLintEngine
import HIGLintRules

/// A property list in either form, the description of a set of an asset catalog, or a table of strings, by how it begins.
struct ResourceTarget: FuzzTarget {
  let name = "resource"
  let fileExtension = "plist"
  let share = 2
  let mutations = Mutation.elements + Mutation.general

  var seeds: [[UInt8]] { ExampleFiles.resources + Self.binaryLists }
  var words: [String] { Self.words }

  private static let words = """
    <plist> </plist> <dict> </dict> <array> </array> <key> </key> <string> </string> <string/> <true/> <false/> <integer>1</integer>
    NSCameraUsageDescription UISupportedInterfaceOrientations UIInterfaceOrientationLandscapeLeft UIStatusBarHidden bplist00
    <!DOCTYPE [ ]> <!ENTITY <!-- --> &amp; &lt; &a; { } [ ] , : "images" "filename" "scale" "2x" "-1x" "1e400x" "size" "60x60" "nanxinf"
    "sourceLanguage" "en" "strings" "localizations" "stringUnit" "value" "%d episodes" "Click here" = ; /* */ \\U00e9
    "idiom" "../a.png" "a.png" null true 1e999 \\u0000 \\ud800 \\ "
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// Those that Foundation writes.
  private static let binaryLists: [[UInt8]] = {
    let values: [String: Any] = [
      "CFBundleIdentifier": "com.example.app", "UIStatusBarHidden": true, "UIViewControllerBasedStatusBarAppearance": false,
      "NSCameraUsageDescription": "QR", "UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"],
      "Letters": "é😀", "Numbers": [1, 2.5, -3] as [Double], "Long": Array(repeating: "x", count: 20), "Data": Data([1, 2, 3]),
    ]
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return data.map { [Array($0)] } ?? []
  }()

  private static func path(of input: [UInt8]) -> String {
    switch input.first(where: { $0 > UInt8(ascii: " ") }) {
    case UInt8(ascii: "{"):
      let isCatalog = String(decoding: input, as: UTF8.self).contains("sourceLanguage")
      return isCatalog ? "Localizable.xcstrings" : "Heart.imageset/Contents.json"
    case UInt8(ascii: "\""), UInt8(ascii: "/"): return "en.lproj/Localizable.strings"
    default: return "Info.plist"
    }
  }

  func isSeed(_ path: String) -> Bool { FileKind(path) == .resource }

  func examine(_ input: [UInt8], in workshop: Workshop) -> Examination {
    let resources = [SourceInput(path: Self.path(of: input), contents: input)]
    return Examination(of: { Linting.lint([GoodFile.input], resources: resources, jobs: 1) }, describing: \.wholeText) { result in
      FindingsCheck([GoodFile.input] + resources).failures(of: result)
        + Linting.losses(result, beside: [])
        + Linting.differences(result, Linting.lint([GoodFile.input], resources: resources, jobs: 2))
    }
  }
}
