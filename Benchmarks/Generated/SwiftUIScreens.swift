/// Screens in SwiftUI.
extension SourceWriter {
  mutating func listView() -> String {
    """
    import SwiftUI

    \(remark(""))
    struct \(name)View: View {
      @ObservedObject var store: \(name)ObservableStore
      @State private var isPlaying = false
      @State private var query = ""
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        NavigationStack {
          List(store.models.filter { query.isEmpty || $0.title.contains(query) }) { model in
            NavigationLink(destination: \(name)DetailView(model: model, isOn: $isPlaying)) {
              HStack(spacing: \(number(4...16))) {
                Image(systemName: model.isEnabled ? "star.fill" : "star").foregroundColor(.accentColor)
                Text(model.title).font(.headline).lineLimit(2)
              }
            }
          }
          .searchable(text: $query)
          .navigationTitle("\(pick(Words.nouns))")
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } } }
        }
      }

    \(parts(1...14) { $0.section($1) })
    }

    """
  }

  mutating func detailView() -> String {
    """
    import SwiftUI

    struct \(name)DetailView: View {
      let model: \(name)Model
      @Binding var isOn: Bool

      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            \(name)Card(title: model.title) { Toggle("\(sentence())", isOn: $isOn) }
            if let summary = model.summary { Text(summary).font(.body) } else { EmptyView() }
          }
        }
      }

    \(parts(1...12) { $0.section($1) })
    }

    struct \(name)Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content

      var body: some View {
        VStack { Text(title); content() }
          .padding(\(number(8...24)))
          .background(RoundedRectangle(cornerRadius: \(number(4...16))).fill(Color.secondary.opacity(0.1)))
      }
    }

    #if DEBUG
      struct \(name)DetailView_Previews: PreviewProvider {
        static var previews: some View { Text("\(sentence())").previewLayout(.sizeThatFits) }
      }
    #endif

    """
  }

  private mutating func section(_ number: Int) -> String {
    let name = property(number)
    return """
      \(remark())
        @ViewBuilder private var \(name): some View {
          Section(header: Text("\(sentence())").font(.caption)) {
            ForEach(0..<\(self.number(2...9)), id: \\.self) { index in
              Button(action: { isFlagged(index) ? print("\(sentence())") : () }) {
                Label("\(pick(Words.nouns)) \\(index)", systemImage: "\(pick(["pause", "play", "trash", "gear"]))")
                  .frame(width: \(self.number(43...72)), height: \(self.number(43...72)))
                  .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
            }
          }
          .transition(.opacity.combined(with: .move(edge: .\(pick(["top", "bottom", "leading"])))))
        }
      """
  }
}
