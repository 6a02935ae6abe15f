import HIGLintEngine

/// Lists in scroll views whose rows are all built at once.
///
/// Opt-in: where the data is known to be short, a plain stack is as good, and how long it gets the code doesn't say.
public struct EagerList: TypeRule {
  public static let description = RuleDescription(
    id: "eager_list",
    chapter: .cells,
    summary: "A scroll view's VStack builds all rows of a collection at once.",
    rationale: """
      A table asks for the cells that fit the screen and reuses them, which is why it shows at once and scrolls smoothly \
      however much it holds. A VStack in a scroll view builds and lays out every row before the first is seen, and keeps \
      all of them: the longer the data, the later the screen. A LazyVStack builds rows as they come into sight, a List \
      reuses them besides.
      """,
    guidelines: [.easyCustomTable("How to fail at UITableView customizing"), .iPhone2009("Configuring a Table View")],
    components: [.lists],
    severity: .note,
    activation: .optIn,
    fix: .suggested,
    triggers: ["ScrollView"],
    examples: Examples(bad: bad, good: good)
  )

  public init() {}

  public func check(_ type: ProjectType, _ context: inout RuleContext) {
    for stack in type.eagerStacks {
      let fix = Fix.suggested("Build rows as they come into sight", .replace(stack.nameRange, with: "LazyVStack"))
      context.report(Self.message, at: stack.range, in: stack.file, fix: fix)
    }
  }

  private static let message = "this builds a row for all of the data before any is seen; use a 'LazyVStack' or a 'List'"
}

// MARK: - Examples

extension EagerList {
  private static let bad: [Example] = [
    Example("all of a feed", """
      struct Feed: View {
        let posts: [Post]

        var body: some View {
          ScrollView {
            ↓VStack(spacing: 12) {
              ForEach(posts) { post in PostRow(post: post) }
            }
            .padding()
          }
        }
      }
      """, fixed: """
      struct Feed: View {
        let posts: [Post]

        var body: some View {
          ScrollView {
            LazyVStack(spacing: 12) {
              ForEach(posts) { post in PostRow(post: post) }
            }
            .padding()
          }
        }
      }
      """),
    Example("below a header, where there is anything to show", """
      struct Orders: View {
        @StateObject var model = OrdersModel()

        var body: some View {
          NavigationStack {
            ScrollView(.vertical, showsIndicators: false) {
              ↓VStack {
                Text("Orders")
                if !model.orders.isEmpty {
                  ForEach(Array(model.orders.enumerated()), id: \\.offset) { index, order in Text(order.title) }
                }
              }
            }
          }
        }
      }
      """, fixed: """
      struct Orders: View {
        @StateObject var model = OrdersModel()

        var body: some View {
          NavigationStack {
            ScrollView(.vertical, showsIndicators: false) {
              LazyVStack {
                Text("Orders")
                if !model.orders.isEmpty {
                  ForEach(Array(model.orders.enumerated()), id: \\.offset) { index, order in Text(order.title) }
                }
              }
            }
          }
        }
      }
      """),
    Example("a range that data ends, in an extension of another file", files: [
      Example.File("Chapters+Content.swift", """
        extension Chapters {
          var content: some View {
            ScrollView { ↓VStack { ForEach(0..<book.chapters.count, id: \\.self) { Text(book.chapters[$0]) } } }
          }
        }
        """),
      Example.File("Chapters.swift", """
        struct Chapters: View {
          let book: Book
          var body: some View { content }
        }
        """),
    ]),
    Example("a list that scrolls to its end", """
      struct Transcript: View {
        let lines: [Line]

        var body: some View {
          ScrollView {
            ScrollViewReader { reader in
              ↓VStack { ForEach(lines) { Text($0.words) } }
                .onAppear { reader.scrollTo(lines.last?.id) }
            }
          }
        }
      }
      """),
    Example("data that starts with a few of the code's own and then grows, or comes from outside", """
      final class Timeline: ObservableObject {
        @Published private(set) var days = ["Today"]
        func loadMore() { days.append(store.nextDay()) }
      }

      struct TimelineView: View {
        @ObservedObject var timeline: Timeline
        var notes = ["Welcome"]

        var body: some View {
          ScrollView {
            ↓VStack { ForEach(timeline.days, id: \\.self) { Text($0) } }
            ↓VStack { ForEach(notes, id: \\.self) { Text($0) } }
          }
        }
      }

      func open() -> TimelineView { TimelineView(timeline: Timeline(), notes: store.notes) }
      """),
    Example("sections of rows, in a group", """
      struct Contacts: View {
        @State private var groups: [ContactGroup] = []

        var body: some View {
          ScrollView {
            Group {
              ↓VStack(alignment: .leading) {
                Section {
                  ForEach(groups, id: \\.name) { Text($0.name) }
                } header: {
                  Text("All")
                }
              }
            }
          }
        }
      }
      """),
  ]

  private static let good: [Example] = [
    Example("rows built as they come into sight", """
      struct Feed: View {
        let posts: [Post]

        var body: some View {
          ScrollView { LazyVStack { ForEach(posts) { Text($0.title) } } }
          List { ForEach(posts) { Text($0.title) } }
        }
      }
      """),
    Example("as many rows as the code says", """
      struct Onboarding: View {
        private static let steps = ["Plan", "Pack", "Go"]
        enum Meal: CaseIterable { case lunch, dinner }

        var body: some View {
          ScrollView {
            VStack {
              ForEach(0..<3) { Text("\\($0)") }
              ForEach(["Wind", "Rain"], id: \\.self) { Text($0) }
              ForEach(Self.steps, id: \\.self) { Text($0) }
              ForEach(Meal.allCases, id: \\.self) { Text("\\($0)") }
            }
          }
        }
      }
      """),
    Example("a stack that doesn't scroll, and one in a card that does", """
      struct Podium: View {
        let winners: [Runner]

        var body: some View {
          VStack { ForEach(winners) { Text($0.name) } }
          ScrollView { Card { VStack { ForEach(winners) { Text($0.name) } } } }
        }
      }
      """),
    Example("a form without a loop", """
      struct Profile: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Name")
              Text("Address")
            }
          }
        }
      }
      """),
    Example("a row of tags, and a sheet over a scroll view", """
      struct Tags: View {
        let tags: [Tag]

        var body: some View {
          ScrollView(.horizontal) { VStack { ForEach(tags) { Text($0.name) } } }
          ScrollView {
            Text("Tags").sheet(isPresented: $shows) { VStack { ForEach(tags) { Text($0.name) } } }
          }
        }
      }
      """),
    Example("a screen that is built in code", """
      final class StackController: UIViewController {
        let scrollView = UIScrollView()
        let stack = UIStackView()

        func show(_ items: [Item]) { items.forEach { _ in stack.addArrangedSubview(UILabel()) } }
      }
      """),
  ]
}
