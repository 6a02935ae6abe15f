import HIGLintEngine

/// Pictures that VoiceOver reads by the names of their files.
public struct UnlabeledImage: FileRule {
  public static let description = RuleDescription(
    id: "unlabeled_image",
    chapter: .accessibility,
    summary: "VoiceOver reads a picture by the name of its file.",
    rationale: """
      SwiftUI takes the name of an image for its label, so people hear "onboarding underscore 2 at dark, image". A picture \
      that says something needs words that say the same; one that merely decorates is better passed over.
      """,
    guidelines: [.current("VoiceOver")],
    criteria: [.audit(.sufficientElementDescription), .wcag(.nonTextContent)],
    components: [.images],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["Image"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ file: Int, _ context: inout RuleContext) {
    for (image, isOrnament) in context.project.namelessImages(in: file) {
      let fix = isOrnament ? context.project.text(of: image.file).flatMap { Self.fix(image, $0) } : nil
      context.report(Self.message(image), at: image.range, in: image.file, fix: fix)
    }
  }

  private static func message(_ image: ShownImage) -> String {
    "VoiceOver reads this picture as '\(image.name ?? "")'; give it an accessibilityLabel, or say that it is decorative"
  }

  /// Beside words, it says nothing more: whether that is so, somebody has to look.
  private static func fix(_ image: ShownImage, _ text: SourceText) -> Fix? {
    let code = text.text(of: image.range)
    guard code.hasPrefix("Image(\"") else { return nil }
    return .suggested("Say that it is decorative", .insert("decorative: ", at: image.range.start + 6))
  }
}

// MARK: - Examples

extension UnlabeledImage {
  private static let bad: [Example] = [
    Example("a picture by itself", """
      struct Welcome: View {
        var body: some View {
          VStack {
            ↓Image("onboarding_2").resizable().scaledToFit()
            Text("Welcome")
          }
        }
      }
      """),
    Example("an ornament beside words", """
      struct Row: View {
        var body: some View {
          HStack {
            ↓Image("ic_star_filled")
            Text(rating)
          }
        }
      }
      """, fixed: """
      struct Row: View {
        var body: some View {
          HStack {
            Image(decorative: "ic_star_filled")
            Text(rating)
          }
        }
      }
      """),
    Example("a background, an overlay, and a name of Xcode's making", """
      struct Card: View {
        var body: some View {
          Text(title).background(↓Image("paper"))
          Text(title).overlay { if isNew { ↓Image(.ribbon) } }
          ZStack { ↓Image("shade").accessibilityIdentifier("shade") }
        }
      }
      """),
    Example("one of several, and in a property of the view", """
      struct State: View {
        var body: some View {
          HStack { icon; Text(name) }
          if isFull { ↓Image("full") } else { ↓Image("empty") }
        }

        private var icon: some View {
          HStack { ↓Image("bolt"); Text("Charged") }
        }
      }
      """, fixed: """
      struct State: View {
        var body: some View {
          HStack { icon; Text(name) }
          if isFull { Image("full") } else { Image("empty") }
        }

        private var icon: some View {
          HStack { Image(decorative: "bolt"); Text("Charged") }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("in a cell that speaks for it, where another view has one of the name", files: [
      Example.File("ShowCell.swift", """
        struct ShowCell: View {
          var body: some View { VStack { Details() }.accessibilityElement(children: .ignore).accessibilityLabel(name) }

          private struct Details: View {
            var body: some View { HStack { Text("On Air"); Image("subscription-full") } }
          }
        }
        """),
      Example.File("Header.swift", """
        struct Header: View {
          var body: some View { VStack { Details() } }

          private struct Details: View { var body: some View { Text("Shows") } }
        }
        """),
    ]),
    Example("names, and ornaments that say so", """
      struct Welcome: View {
        var body: some View {
          Image("onboarding_2").accessibilityLabel("A map with three pins")
          Image("onboarding_3", label: Text("A map with a route"))
          Image(decorative: "paper")
          Image("shade").accessibilityHidden(true)
        }
      }
      """),
    Example("a company's sign, which is called by its name", """
      struct Sponsors: View { var body: some View { VStack { Image("AcmeLogo"); Text("Thank you") } } }
      """),
    Example("symbols and images that aren't known", """
      struct Row: View {
        var body: some View {
          Image(systemName: "star")
          Image(uiImage: portrait)
          Image(uiImage: UIImage(named: "portrait")!)
          Image(name)
        }
      }
      """),
    Example("in labels of controls, in Label, in tabs and in texts", """
      struct Bar: View {
        var body: some View {
          Button(action: open) { Image("open"); Text("Open") }
          Label { Text("Open") } icon: { Image("open") }
          Text("Press \\(Image("open")) to open")
          Inbox().tabItem { Image("inbox"); Text("Inbox") }
          ProgressView { Image("wait") }
          Text("Masked").mask(Image("mask"))
        }
      }
      """),
    Example("hidden or named by what is around, or where the property is shown", """
      struct Card: View {
        var body: some View {
          HStack { Image("coin"); Text(price) }.accessibilityElement(children: .combine)
          HStack { Image("coin"); Image("coin") }.accessibilityHidden(true)
          VStack { Image("coin") }.accessibilityElement(children: .ignore).accessibilityLabel("Two coins")
          picture.accessibilityLabel("A coin")
        }

        private var picture: some View { Image("coin").resizable() }
      }
      """),
    Example("images that are stored, handed on, or listed", """
      struct Card: View {
        private let coin = Image("coin")
        var icon: Image { Image("icon") }
        var body: some View { Row(icon: Image("row")) }
      }

      enum Pictures { static var moon: some View { Image("moon") } }
      """),
    Example("a view that is hidden where others show it", files: [
      Example.File("Backdrop.swift", "struct Backdrop: View { var body: some View { Image(\"clouds\").resizable() } }"),
      Example.File("Screen.swift", """
        struct Screen: View { var body: some View { ZStack { Backdrop().accessibilityHidden(true); Text("Sky") } } }
        """),
    ]),
    Example("a view of the app's own that hides what it holds", files: [
      Example.File("Screen.swift", "struct Screen: View { var body: some View { Ornament { Image(\"leaf\") } } }"),
      Example.File("Ornament.swift", """
        struct Ornament<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content.accessibilityHidden(true) }
        }
        """),
    ]),
    Example("an image view of UIKit's, and a preview", """
      final class Cover: UIView { let picture = UIImageView(image: UIImage(named: "cover")) }

      #Preview { Image("cover") }
      """),
  ]
}
