import SwiftUI

/// The narrators whom the reader prefers: an inclusive list that does everything right.
struct NarratorsScreen: View {
  let narrators: [String]
  @State private var preferred: Set<String> = []

  var body: some View {
    List(narrators, id: \.self) { narrator in
      Button {
        preferred.formSymmetricDifference([narrator])
      } label: {
        HStack {
          Text(narrator)
          Spacer()
          if preferred.contains(narrator) {
            Image(systemName: "checkmark")
          }
        }
        .frame(minHeight: 44)
      }
      .accessibilityAddTraits(preferred.contains(narrator) ? .isSelected : [])
    }
  }
}
