import HIGLintEngine
import Testing

@testable import HIGLintReporters

/// Finds every function whose name begins with `wrong`.
private struct WrongFunction: FileRule {
  static let limit = RuleOption("limit", "How many are allowed, at most.", default: 2.0, bounds: 0...9)

  static let description = RuleDescription(
    id: "wrong_function",
    chapter: .targets,
    summary: "A function is wrong_named.",
    rationale: "People *miss* `what_it` says.",
    guidelines: [Samples.guideline],
    criteria: [.audit(.hitRegion), .wcag(.minimumTargetSize)],
    components: [.buttons],
    since: "0.2.0",
    activation: .optIn,
    options: [limit.declaration],
    fix: .safe,
    triggers: ["wrong"],
    picture: RulePicture(
      bad: Sketch("Too small.", [.targets([.init("x", width: 20, height: 20, isTouched: true)], spacing: 0)]),
      good: Sketch("Large <enough>.", [.targets([.init("x", width: 44, height: 44)], spacing: 0)])
    ),
    examples: Examples(
      bad: [Example("in a type", "enum A {\n    func ↓wrong() {}\n}\n", fixed: "enum A {\n    func right() {}\n}\n")],
      good: [Example("another", "func right() {}\n")]
    )
  )

  func check(_ file: Int, _ context: inout RuleContext) {
    for code in context.project.code(in: file) {
      guard let function = code.function, function.name == "wrong" else { continue }
      context.report("'wrong' is wrong", at: function.nameRange, in: code.file, fix: .safe("Rename it", .replace(function.nameRange, with: "right")))
    }
  }
}

/// Looks at images and their property list.
private struct WrongImage: ResourceRule {
  static let resources: Set<ResourceKind> = [.imageSet, .propertyList]

  static let description = RuleDescription(
    id: "wrong_image", chapter: .resources, summary: "An image is wrong.", rationale: "", guidelines: [], triggers: [],
    examples: Examples(bad: [], good: [])
  )

  func check(_ resource: Resource, _ context: inout RuleContext) {}
}

@Suite struct RulePageMarkdownTests {
  @Test func tellsAllOfARule() {
    #expect(RulePage(WrongFunction.self).markdown == """
      # wrong_function

      A function is wrong\\_named.

      | | |
      | --- | --- |
      | Chapter | [Touch targets](README.md#touch-targets) |
      | Severity | warning |
      | Runs | in the profile `strict`, or where the configuration names it |
      | Fix | `--fix` |
      | About | [Buttons](README.md#buttons) |
      | Xcode accessibility audit | `hitRegion` |
      | WCAG 2.2 | 2.5.8 Target Size (Minimum) |
      | Since | 0.2.0 |

      ![Too small.](Pictures/wrong_function-dont.svg) ![Large &lt;enough&gt;.](Pictures/wrong_function-do.svg)

      - **Don’t**: Too small.
      - **Do**: Large &lt;enough&gt;.

      ## Why

      People \\*miss\\* `what_it` says.

      ## Guideline

      - [iPhone Human Interface Guidelines](README.md#iphone-human-interface-guidelines-2008-02-29) (2008-02-29), \
      “Provide Fingertip-Size Targets”

      ## What it finds

      ### In a type

      ```swift
      enum A {
          func wrong() {}
      //       ^
      }
      ```

      > 'wrong' is wrong

      Fixed:

      ```swift
      enum A {
          func right() {}
      }
      ```

      ## What it leaves alone

      ### Another

      ```swift
      func right() {}
      ```

      ## Fix

      `--fix` mends it where that is certain, and keeps what the code does but for the guideline’s sake:

      - Rename it

      ## Options

      | Option | | Type | Default | From, to |
      | --- | --- | --- | --- | --- |
      | `limit` | How many are allowed, at most. | number | `2` | 0 to 9 |

      ## Configuring it

      ```yaml
      # .higlint.yml
      rules:
        wrong_function:
          severity: warning
          limit: 2
      ```

      In place of the mapping a severity alone (`error`, `warning`, `note`) or `off` will do.

      ## Suppressing it

      ```swift
      // higlint:disable:next wrong_function -- why it is right here
      ```

      `disable:this` and `disable:previous` count for one line as well, `disable:file` for the file, and `disable` up to the next \
      `enable`. `higlint --only wrong_function --suppress --reason "…"` writes such a comment above all that it finds.

      [All rules](README.md)

      """)
  }

  @Test func filesAreTaggedByTheirLanguageAndPicturesTold() {
    let example = Example("an image", files: [
      Example.File("Heart.imageset/Contents.json", "{}"),
      Example.File("Heart.imageset/heart.png", picture: PictureSize(width: 40, height: 30)),
      Example.File("Info.plist", "<plist/>"),
    ])
    #expect(RulePageExample(example, WrongFunction.self).good == """
      ### An image

      `Heart.imageset/Contents.json`

      ```json
      {}
      ```

      `Heart.imageset/heart.png`, 40 × 30 pixels

      `Info.plist`

      ```xml
      <plist/>
      ```
      """)
  }

  @Test func whatIsFoundInResourcesIsTakenBackThere() {
    #expect(RulePage(WrongImage.self).markdown.hasSuffix("""
      ## Suppressing it

      In a property list, a comment before the key; XML allows no `--` in it:

      ```xml
      <!-- higlint:disable:next wrong_image — why it is right here -->
      ```

      Asset catalogs hold no comments; the configuration names a file of a set, whichever set that is:

      ```yaml
      ignored_objects:
        - Contents.json#icon.png
      ```

      [All rules](README.md)

      """))
    #expect(RuleExplanation(WrongImage.self).text().contains("""
      Suppress it, in a property list
        In a property list, a comment before the key; XML allows no `--` in it:
        <!-- higlint:disable:next wrong_image — why it is right here -->

      Suppress it, in .higlint.yml
        Asset catalogs hold no comments; the configuration names a file of a set,
        whichever set that is:
        ignored_objects:
          - Contents.json#icon.png

      Its page
      """))
  }

  @Test func picturesAreLegibleInBothAppearancesAndTold() {
    let picture = WrongFunction.description.picture.map { RulePictures("wrong_function", $0) }
    let files = picture?.files ?? []
    #expect(files.map(\.name) == ["wrong_function-dont.svg", "wrong_function-do.svg"])
    for file in files { #expect(file.text.contains("prefers-color-scheme: dark")) }
    #expect(files.last?.text.contains("<title>Do: Large &lt;enough&gt;.</title>") == true)
  }

  @Test func aPageOfOnesOwnGoesBefore() {
    let addresses = RuleAddresses("https://example.com/{rule}.html")
    #expect(addresses?.address(of: WrongFunction.description) == "https://example.com/wrong_function.html")
    #expect(RuleAddresses("https://example.com/rules") == nil && RuleAddresses("ftp://{rule}") == nil)
    let own = RuleDescription(
      id: "own", chapter: .controls, summary: "", rationale: "", guidelines: [], triggers: [], page: "https://own.example",
      examples: Examples(bad: [], good: [])
    )
    #expect(addresses?.address(of: own) == "https://own.example")
  }
}
