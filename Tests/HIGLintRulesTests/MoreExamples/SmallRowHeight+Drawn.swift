import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallRowHeightDrawn = MoreExamples(SmallRowHeight.self, bad: bad, good: good)
}

private let segue = #"<connections><segue destination="c2" kind="show" id="e1"/></connections>"#

private func table(_ attributes: String, rows: String, owner: String? = nil) -> Example.File {
  Drawn.storyboard("""
    <tableView key="view" \(attributes) id="t1"><prototypes>\(rows)</prototypes>
      <connections><outlet property="delegate" destination="c1" id="o1"/></connections></tableView>
    """, kind: "tableViewController", owner: owner)
}

private func staticTable(_ rows: String, attributes: String = "") -> Example.File {
  Drawn.storyboard("""
    <tableView key="view" dataMode="static" \(attributes) id="t1"><sections><tableViewSection id="x1"><cells>
      \(rows)
    </cells></tableViewSection></sections></tableView>
    """, kind: "tableViewController")
}

private func row(_ attributes: String = "") -> String {
  "<tableViewCell reuseIdentifier=\"row\" \(attributes) id=\"r1\">\(segue)</tableViewCell>"
}

private let chooser = Example.File("Chooser.swift", """
  final class Chooser: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(indexPath.row) }
  }
  """)

private let bad: [Example] = [
  Example("a drawn table whose rows lead on", files: [table(#"rowHeight="↓30""#, rows: row())]),
  Example("a drawn table whose rows code answers", files: [
    table(#"rowHeight="↓36""#, rows: "<tableViewCell reuseIdentifier=\"row\" id=\"r1\"/>", owner: "Chooser"), chooser,
  ]),
  Example("a drawn row that is there once", files: [staticTable(row(#"rowHeight="↓28""#))]),
]

private let good: [Example] = [
  Example("a drawn table of 44 points, and one that finds its heights itself", files: [
    table(#"rowHeight="44""#, rows: row()), Example.File("Auto.storyboard", table(#"rowHeight="-1""#, rows: row()).source),
  ]),
  Example("the drawn height of a prototype, before which the table's counts", files: [
    table(#"rowHeight="-1""#, rows: row(#"rowHeight="30""#)),
  ]),
  Example("a drawn table of labels, in which nothing can be chosen", files: [
    table(#"rowHeight="24" allowsSelection="NO""#, rows: row()),
    Example.File("Labels.storyboard", table(#"rowHeight="24""#, rows: "<tableViewCell reuseIdentifier=\"row\" id=\"r1\"/>").source),
  ]),
  Example("a drawn table whose heights code gives", files: [
    table(#"rowHeight="30""#, rows: row(), owner: "Chooser"),
    Example.File("Chooser.swift", """
      final class Chooser: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
      }
      """),
  ]),
  Example("a drawn table of a class that isn't known", files: [table(#"rowHeight="30""#, rows: row(), owner: "Elsewhere")]),
  Example("drawn rows that don't lead anywhere", files: [
    staticTable("<tableViewCell rowHeight=\"28\" id=\"r1\"/><tableViewCell selectionStyle=\"none\" rowHeight=\"20\" id=\"r2\"/>"),
  ]),
]
