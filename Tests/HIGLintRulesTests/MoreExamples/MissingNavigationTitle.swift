import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let missingNavigationTitle = MoreExamples(MissingNavigationTitle.self, good: good)
}

private let good: [Example] = [
  Example("SwiftUI: titles by the project's modifier and in the bar, and screens that lead to their like", files: [
    Example.File("Folders.swift", """
      struct FolderPage: View {
        let folder: Folder
        var body: some View {
          List(folder.files) { Text($0.name) }
            .navigationDestination(for: Folder.self) { FolderPage(folder: $0) }
            .navigationDestination(for: File.self) { page(of: $0) }
            .heading(folder.name)
        }

        private func page(of file: File) -> some View { Text(file.text).heading(file.name) }
      }

      struct Desk: View {
        var body: some View {
          NavigationStack {
            Text("Papers").toolbar { ToolbarItem(placement: .topBarLeading) { Text("Desk").font(.title) } }
          }
        }
      }
      """),
    Example.File("Heading.swift", """
      extension View {
        func heading(_ text: String) -> some View { navigationTitle(text).navigationBarTitleDisplayMode(.inline) }
      }
      """),
  ]),
]
