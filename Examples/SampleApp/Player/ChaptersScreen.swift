import SwiftUI

/// The chapters of the book that is playing.
struct ChaptersScreen: View {
  let chapters: [String]
  @State private var selected: String?
  @State private var bookmarks: Set<String> = []

  var body: some View {
    List(chapters, id: \.self) { chapter in
      HStack {
        Button(chapter) {
          selected = chapter
        }
        Spacer()
        Button {
          bookmarks.formSymmetricDifference([chapter])
        } label: {
          Image(systemName: bookmarks.contains(chapter) ? "bookmark.fill" : "bookmark")
        }
        // Breaks small_touch_target: the bookmark is half the size of a fingertip.
        .frame(width: 22, height: 22)
        .accessibilityLabel("Bookmark")
      }
      // Breaks selection_as_state: a coloured row looks like one that is being touched.
      .listRowBackground(chapter == selected ? Color.accentColor : Color.clear)
    }
  }
}
