import HIGLintEngine

/// A table of texts in English.
private let table = Example.File("en.lproj/Localizable.strings", """
  "tour.skip" = "Skip the Tour";
  "tour.stops" = "Stops";
  "tour.count" = "%d stops";
  "tour.leave" = "If you leave the tour now, all the stops that you have seen so far are forgotten, and the guide goes home alone";
  "tour.with" = "A tour with %@";
  """)

private func tour(_ view: String) -> Example.File {
  Example.File("Tour.swift", """
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }

    struct Tour: View {
      let stops: [Stop]
      let guide: Guide
      var body: some View { VStack { \(view) } }

      private func name(_ part: Int) -> String {
        switch part {
        case 0: "tour.stops".localized
        default: "tour.skip".localized
        }
      }
    }

    struct Wide: View {
      let title: String
      let act: () -> Void
      var body: some View { HStack { ↓Button(action: act) { Text(title) }; Spacer() } }
    }
    """)
}

/// Examples of texts that tables of strings tell.
let tablesBad: [Example] = [
  Example("SwiftUI: texts by the keys that code asks by, which tables say", files: [
    table,
    tour("""
      ↓Button(action: leave) { Text("tour.skip".localized).italic() }
          ↓Button(action: leave) { HStack { Text("\\(stops.count) \\("tour.stops".localized)"); Spacer(); Text("tour.skip") } }
          ↓Button(action: leave) { Text(String(format: "tour.count".localized, 4)).italic() }
          ↓Button(action: leave) { HStack { Text(name(stops.count)); Image(systemName: "star") } }
          Wide(title: "tour.skip".localized, act: leave)
          Wide(title: guide.advice, act: leave)
      """),
  ])
]

let tablesGood: [Example] = [
  Example("SwiftUI: a text that is short only where code gives it that nobody comes to", """
    @main struct Shop: App {
      var body: some Scene { WindowGroup { Heading(news: shop.news) } }
    }

    struct Old: View {
      var body: some View { Heading(news: "New") }
    }

    struct Heading: View {
      let news: String
      var body: some View { Button(action: open) { Text(news).padding(6) } }
    }
    """),
  Example("SwiftUI: the same of texts that take several lines, or that may", files: [
    table,
    Example.File("Tour.swift", """
      struct Tour: View {
        let guide: Guide
        var body: some View {
          VStack {
            Button(action: leave) { Text("tour.leave") }
            Button(action: leave) { Text(guide.isHere ? NSLocalizedString("tour.leave", comment: "") : "Leave") }
            Button(action: leave) { HStack { Text("\\(guide.advice) \\(NSLocalizedString("tour.stops", comment: ""))"); Spacer() } }
          }
        }
      }
      """),
  ])
]
