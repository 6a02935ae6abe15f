import HIGLintEngine
import HIGLintRules

/// A property list or the description of a set of an asset catalog, by how it begins.
struct ResourceTarget: FuzzTarget {
  let name = "resource"
  let fileExtension = "plist"
  let share = 2
  let mutations = Mutation.elements + Mutation.general

  var seeds: [[UInt8]] { ExampleFiles.resources }
  var words: [String] { Self.words }

  private static let words = """
    <plist> </plist> <dict> </dict> <array> </array> <key> </key> <string> </string> <string/> <true/> <false/> <integer>1</integer>
    NSCameraUsageDescription UISupportedInterfaceOrientations UIInterfaceOrientationLandscapeLeft UIStatusBarHidden bplist00
    <!DOCTYPE [ ]> <!ENTITY <!-- --> &amp; &lt; &a; { } [ ] , : "images" "filename" "scale" "2x" "-1x" "1e400x" "size" "60x60" "nanxinf"
    "idiom" "../a.png" "a.png" null true 1e999 \\u0000 \\ud800 \\ "
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  func isSeed(_ path: String) -> Bool { FileKind(path) == .resource }

  func examine(_ input: [UInt8], in workshop: Workshop) -> Examination {
    let isSet = input.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
    let resources = [SourceInput(path: isSet ? "Heart.imageset/Contents.json" : "Info.plist", contents: input)]
    return Examination(of: { Linting.lint([GoodFile.input], resources: resources, jobs: 1) }, describing: \.wholeText) { result in
      FindingsCheck([GoodFile.input] + resources).failures(of: result)
        + Linting.losses(result, beside: [])
        + Linting.differences(result, Linting.lint([GoodFile.input], resources: resources, jobs: 2))
    }
  }
}
