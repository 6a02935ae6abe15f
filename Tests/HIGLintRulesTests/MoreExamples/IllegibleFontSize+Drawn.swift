import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let illegibleFontSizeDrawn = MoreExamples(IllegibleFontSize.self, bad: bad, good: good)
}

private func label(_ size: String, id: String = "l1") -> String {
  "<label text=\"Terms\" id=\"\(id)\"><fontDescription key=\"fontDescription\" \(size)/></label>"
}

private let outlet = #"<outlet property="terms" destination="l1" id="o1"/>"#

private func code(_ body: String) -> Example.File {
  Example.File("Panel.swift", "final class Panel: UIView {\n  @IBOutlet var terms: UILabel!\n  \(body)\n}")
}

/// A button whose look a file sets at run time, by a property of the app's own.
private func button(_ size: String) -> Example.File {
  Drawn.xib("""
    <button id="b1"><fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      <state key="normal" title="Book"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadiusV"><real key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></button>
    """)
}

private func inspectable(_ body: String) -> Example.File {
  Example.File("Looks.swift", "extension UIView {\n  @IBInspectable var cornerRadiusV: CGFloat { \(body) }\n}")
}

/// A label that a file hides at run time, by a property of the app's own.
private func hidden(_ outlet: String, mark: String = "") -> Example.File {
  Drawn.xib("""
    <label text="Terms" id="l1" customClass="Hideable"><fontDescription key="fontDescription" type="system" pointSize="\(mark)8"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hide" value="YES"/>
      </userDefinedRuntimeAttributes></label>
    """, owner: "Panel", outlets: outlet)
}

private let hiding = Example.File("Hideable.swift", """
  final class Hideable: UILabel {
    @IBInspectable var hide: Bool {
      get { isHidden }
      set { isHidden = newValue }
    }
  }
  """)

private let bad: [Example] = [
  Example("a drawn button whose corners a property of the app's own rounds", files: [
    button("↓10"), inspectable("get { layer.cornerRadius } set { layer.cornerRadius = newValue; layer.masksToBounds = newValue > 0 }"),
  ]),
  Example("a drawn label that is hidden until code shows it", files: [
    Drawn.xib(label(#"type="system" pointSize="↓8""#).replacing("<label", with: "<label hidden=\"YES\""), owner: "Panel", outlets: outlet),
    code("func check() { terms.isHidden = isValid }"),
  ]),
  Example("a drawn label that code may take away", files: [
    Drawn.xib(label(#"type="system" pointSize="↓9""#), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { if isShort { terms.removeFromSuperview() } }"),
  ]),
  Example("a drawn label of 9 points", files: [Drawn.xib(label(#"type="system" pointSize="↓9""#))]),
  Example("a font of the app's own, on a drawn button", files: [
    Drawn.xib(#"<button id="b1"><fontDescription key="fontDescription" name="Didot" family="Didot" pointSize="↓10.5"/><state key="normal" title="Book"/></button>"#),
  ]),
  Example("a drawn label whose text and colour code sets", files: [
    Drawn.xib(label(#"type="system" pointSize="↓8""#), owner: "Panel", outlets: outlet),
    code("func show() { terms.text = text; terms.textColor = .red }"),
  ]),
  Example("a label that the file hides by a property of the app's own, and code shows", files: [
    hidden("<outlet property=\"terms\" destination=\"l1\" id=\"o1\"/>", mark: "↓"),
    hiding,
    code("func show() { terms.hide = false }"),
  ]),
]

private let good: [Example] = [
  Example("a drawn button whose font a property of the app's own changes, or may change", files: [
    button("10"), inspectable("get { 0 } set { (self as? UIButton)?.titleLabel?.font = .systemFont(ofSize: newValue) }"),
  ]),
  Example("a drawn button that a property of the app's own hands on", files: [
    button("10"), inspectable("get { 0 } set { restyle(newValue) }"),
  ]),
  Example("a drawn button without a title, which no code gives it", files: [
    Drawn.xib(#"<button id="b1"><fontDescription key="fontDescription" type="system" pointSize="8"/><state key="normal" image="map"/></button>"#),
  ]),
  Example("a drawn label without a text, which no code knows", files: [
    Drawn.xib(#"<label text="" id="l1"><fontDescription key="fontDescription" type="system" pointSize="8"/></label>"#),
  ]),
  Example("a drawn label of 11 points, and one in a text style", files: [
    Drawn.xib(label(#"type="system" pointSize="11""#)),
    Drawn.xib(label(#"style="UICTFontTextStyleCaption2""#), path: "Style.xib"),
  ]),
  Example("a text style that an old Xcode wrote as no size", files: [Drawn.xib(label(#"type="system" pointSize="0.0""#))]),
  Example("a drawn label that code takes away as the view loads", files: [
    Drawn.xib(label(#"type="system" pointSize="9""#), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { terms.removeFromSuperview() }"),
  ]),
  Example("a drawn label that code gives another font", files: [
    Drawn.xib(label(#"type="system" pointSize="8""#), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { terms.font = .preferredFont(forTextStyle: .body) }"),
  ]),
  Example("the label of a cell that code styles", files: [
    Example.File("Main.storyboard", """
      <document targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s1"><objects><tableViewController id="c1"><tableView key="view" id="t1">
          <prototypes><tableViewCell reuseIdentifier="row" textLabel="l1" id="r1"><tableViewCellContentView key="contentView" id="w1">
            <subviews>\(label(#"type="system" pointSize="9""#))</subviews>
          </tableViewCellContentView></tableViewCell></prototypes>
        </tableView></tableViewController></objects></scene></scenes>
      </document>
      """),
    Example.File("Rows.swift", "func style(_ cell: UITableViewCell) { cell.textLabel?.font = .preferredFont(forTextStyle: .body) }"),
  ]),
  Example("a drawn label that is hidden, or only there in some size classes", files: [
    Drawn.xib("<view hidden=\"YES\" id=\"v2\"><subviews>\(label(#"type="system" pointSize="9""#))</subviews></view>"),
    Drawn.xib("""
      <label id="l1"><fontDescription key="fontDescription" type="system" pointSize="9"/>
        <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="18"/></variation></label>
      """, path: "Varied.xib"),
  ]),
  Example("a label that the file hides by a property of the app's own", files: [
    hidden("<outlet property=\"title\" destination=\"l2\" id=\"o1\"/>"),
    hiding,
  ]),
]
