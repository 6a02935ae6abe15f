import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallRowHeight = MoreExamples(SmallRowHeight.self, bad: bad, good: good)
}

private let bad: [Example] = [
  Example("SwiftUI: a list without a least height, whose rows have one of their own", options: RuleOptions(["minimum": .number(48)]), """
    struct Stations: View {
      var body: some View {
        List {
          Section("Near") {
            ForEach(stations) { station in
              NavigationLink(station.name, value: station)
                .↓frame(height: 36)
                .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
            }
          }
        }
        .environment(\\.defaultMinListRowHeight, 0)
      }
    }
    """, fixed: """
    struct Stations: View {
      var body: some View {
        List {
          Section("Near") {
            ForEach(stations) { station in
              NavigationLink(station.name, value: station)
                .frame(height: 48)
                .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
            }
          }
        }
        .environment(\\.defaultMinListRowHeight, 0)
      }
    }
    """),
]

private let good: [Example] = [
  Example("low rows for which a tap does nothing", """
    final class FactsSource: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 32 }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
      }
    }
    """),
]
