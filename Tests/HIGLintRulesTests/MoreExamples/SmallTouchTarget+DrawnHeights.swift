import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallTouchTargetDrawnHeights = MoreExamples(SmallTouchTarget.self, bad: bad, good: good)
}

private let action = #"<connections><action selector="pick:" destination="-1" id="a1"/></connections>"#

/// What constraints lay out, as Interface Builder has measured it.
private func frame(_ y: Int, _ height: String) -> String {
  #"translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="\#(y)" width="200" height="\#(height)"/>"#
}

private func tie(_ first: String, _ edge: String, _ second: String, _ other: String, _ id: String) -> String {
  """
  <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" secondAttribute="\(other)" constant="20" id="\(id)"/>
  """
}

/// A line of text above a button, from the top of a view to its bottom.
private func dialog(in view: String, mark: String = "") -> String {
  """
  <subviews>
    <label text="Code" id="l1" \(frame(20, "21"))</label>
    \(mark)<button id="b1" \(frame(61, "30"))<state key="normal" title="Cancel"/>\(action)</button>
  </subviews><constraints>
    \(tie("l1", "top", view, "top", "e1"))
    \(tie("b1", "top", "l1", "bottom", "e2"))
    \(tie(view, "bottom", "b1", "bottom", "e3"))
  </constraints>
  """
}

/// Two buttons of one height at the lower edge of a view, below a line of text.
private func pair(_ mark: String, _ relation: String) -> [Example.File] {
  [
    Drawn.xib("""
      <label text="Name" id="l1" \(frame(20, "21"))</label>
      \(mark)<button id="b1" \(frame(300, "36"))<state key="normal" title="Edit"/>\(action)</button>
      \(mark)<button id="b2" \(frame(356, "36"))<state key="normal" title="Save"/>\(action.replacing("a1", with: "a2"))</button>
      <constraints>
        \(tie("l1", "top", "v1", "top", "e1"))\(tie("v1", "bottom", "b2", "bottom", "e2"))\(tie("b2", "top", "b1", "bottom", "e3"))
        <constraint firstItem="b1" firstAttribute="top" relation="\(relation)" secondItem="l1" secondAttribute="bottom" constant="8" id="e4"/>
        <constraint firstItem="b2" firstAttribute="height" secondItem="b1" secondAttribute="height" id="e5"/>
      </constraints>
      """),
  ]
}

/// A button at the top of a view, of a class that gives its title a font.
private func titled(by font: String, mark: String = "") -> [Example.File] {
  [
    Drawn.xib("""
      \(mark)<button id="b1" customClass="PlainButton" \(frame(20, "30"))<state key="normal" title="Edit profile"/>\(action)</button>
      <constraints>\(tie("b1", "top", "v1", "top", "e1"))</constraints>
      """),
    Example.File("PlainButton.swift", """
      final class PlainButton: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          titleLabel?.font = \(font)
          titleLabel?.textAlignment = .left
        }
      }
      """),
  ]
}

/// A cell of a xib whose button reaches from edge to edge, drawn higher than it asks to be, and the code that fills it.
private func row(_ mark: String = "", beside: String = "", height: String = "") -> [Example.File] {
  [
    Example.File("SkipCell.xib", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <tableViewCell id="p1" customClass="SkipCell">
          <tableViewCellContentView key="contentView" id="w1"><subviews>
            \(mark)<button buttonType="roundedRect" id="b1" \(frame(12, "68"))
              <fontDescription key="fontDescription" type="system" pointSize="18"/><state key="normal" title="Skip"/>
              <connections><action selector="skip:" destination="p1" id="a1"/></connections>
            </button>\(beside)
          </subviews><constraints>
            \(tie("b1", "top", "w1", "top", "e1"))\(tie("w1", "bottom", "b1", "bottom", "e2"))
          </constraints></tableViewCellContentView>
        </tableViewCell>
      </objects></document>
      """),
    Example.File("Skip.swift", """
      final class SkipCell: UITableViewCell {
        @IBAction func skip(_ sender: Any) { delegate?.skip() }
      }

      final class SignInTable: NSObject, UITableViewDataSource, UITableViewDelegate {
        init(_ table: UITableView) {
          table.dataSource = self
          table.delegate = self
          table.register(UINib(nibName: "SkipCell", bundle: nil), forCellReuseIdentifier: "Skip")
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "Skip", for: indexPath) as! SkipCell
        }
        \(height)
      }
      """),
  ]
}

/// A button as large as a picture beside it, which may be hidden, in a cell whose corners code rounds.
private func avatar(_ mark: String = "", side: Int, code: String, hidden: Bool = false) -> [Example.File] {
  let sides = ["height", "width"].map { #"<constraint firstAttribute="\#($0)" constant="\#(side)" id="\#($0)"/>"# }
  let equal = ["height", "width", "centerX", "centerY"].map { tie("b1", $0, "i1", $0, "e\($0)").replacing("20", with: "0") }
  return [
    Drawn.xib("""
      <imageView\(hidden ? " hidden=\"YES\"" : "") id="i1" \(frame(10, "\(side)"))<constraints>\(sides.joined())</constraints></imageView>
      \(mark)<button id="b1" \(frame(10, "\(side)"))\(action)</button>
      <constraints>\(equal.joined())</constraints>
      """, owner: "Card", outlets: #"<outlet property="photo" destination="i1" id="o1"/>"#),
    Example.File("Card.swift", """
      final class Card: UIView {
        @IBOutlet var photo: UIImageView!
        @IBAction func tap(_ sender: Any) { delegate?.open() }
      }

      final class Cards { func fill(_ card: Card) { \(code) } }
      """),
  ]
}

private let bad: [Example] = [
  Example("a button whose class words its title, and has a way to style it that nobody goes", files: [
    Drawn.xib("""
      ↓<button id="b1" customClass="WordedButton" \(frame(20, "30"))<state key="normal" title="Edit profile"/>\(action)</button>
      <constraints>\(tie("b1", "top", "v1", "top", "e1"))</constraints>
      """, owner: "Card"),
    Example.File("WordedButton.swift", """
      final class WordedButton: UIButton {
        override func layoutSubviews() {
          super.layoutSubviews()
          setTitle(Words.translated(currentTitle), for: .normal)
          titleLabel?.text = Words.translated(currentTitle)
        }

        func underline() { setAttributedTitle(NSAttributedString(string: "Edit", attributes: [.font: UIFont.systemFont(ofSize: 40)]), for: .normal) }
      }
      """),
    Example.File("App.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { let card = Card() }

      final class Card: UIView { @IBAction func pick(_ sender: Any) { delegate?.pick() } }
      """),
  ]),
  Example("a button as large as a small picture, whose size code only asks for", files: avatar(
    "↓", side: 38, code: "card.photo.layer.cornerRadius = card.photo.frame.size.height / 2"
  )),
  Example("a button as large as a picture that is hidden", files: avatar("↓", side: 25, code: "", hidden: true)),
  Example("a button whose frame is out of date, by its title", files: [
    Drawn.xib("""
      ↓<button buttonType="roundedRect" misplaced="YES" id="b1" \(frame(12, "68"))
        <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Settings"/>\(action)
      </button>
      <constraints>\(tie("b1", "top", "v1", "top", "e1"))</constraints>
      """),
  ]),
  Example("buttons as high as each other, which stay below what stands above them", files: pair("↓", "greaterThanOrEqual")),
  Example("a button that makes its row as high as it is, however high it is drawn", files: row("↓")),
  Example("a button whose class gives its title a small font", files: titled(by: ".systemFont(ofSize: 14)", mark: "↓")),
  Example("a box to tick of which both pictures are small, by whatever name code knows it", files: [
    box("↓"),
    card("if let tick = box { tick.setImage(UIImage(named: isTicked ? \"full\" : \"empty\"), for: .normal); tick.layer.borderWidth = 1 }"),
  ] + picture("empty", 24) + picture("full", 28)),
  Example("a button whose picture is a little larger than where it was measured", files: [box("↓"), card("")] + picture("empty", 28)),
  Example("a button that is as high as the title beside it", files: [
    Drawn.xib("""
      <label text="New books" id="l1" \(frame(20, "29"))</label>
      ↓<button id="b1" \(frame(20, "29"))<state key="normal" title="All"/>\(action)</button>
      <constraints>
        \(tie("l1", "top", "v1", "top", "e1"))
        <constraint firstItem="b1" firstAttribute="top" secondItem="l1" secondAttribute="top" id="e2"/>
        <constraint firstItem="b1" firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" id="e3"/>
      </constraints>
      """),
  ]),
  Example("buttons from end to end of a dialog, and of what scrolls, that are as high as what they hold", files: [
    Drawn.xib("""
      <view id="v2" \(frame(100, "111"))\(dialog(in: "v2", mark: "↓"))</view>
      <constraints>\(tie("v2", "centerY", "v1", "centerY", "e4"))</constraints>
      """, path: "Dialog.xib"),
    Drawn.xib("""
      <scrollView id="s1" \(frame(0, "400"))<viewLayoutGuide key="contentLayoutGuide" id="g1"/><subviews>
        <view id="v2" \(frame(0, "111"))\(dialog(in: "v2", mark: "↓"))</view>
      </subviews><constraints>
        \(tie("v2", "top", "g1", "top", "e4"))
        \(tie("v2", "bottom", "g1", "bottom", "e5"))
      </constraints></scrollView>
      """, path: "Page.xib"),
  ]),
  Example("an upright stack that shares its height out by what its buttons ask for", files: [
    Drawn.xib("""
      <stackView axis="vertical" distribution="fillProportionally" id="s1" \(frame(20, "60"))<subviews>
        ↓<button id="b1" \(frame(0, "30"))<state key="normal" title="Sign in"/>\(action)</button>
        <label text="Or" id="l1" \(frame(30, "30"))</label>
      </subviews></stackView>
      <constraints>\(tie("s1", "top", "v1", "top", "e1"))</constraints>
      """),
  ]),
]

/// A box to tick, which code knows by an outlet.
private func box(_ mark: String) -> Example.File {
  Drawn.xib("""
    \(mark)<button id="b1" \(frame(20, "24"))<state key="normal" image="empty"/>\(action)</button>
    <constraints>\(tie("b1", "top", "v1", "top", "e1"))</constraints>
    """, owner: "Card", outlets: #"<outlet property="box" destination="b1" id="o1"/>"#)
}

private func card(_ body: String) -> Example.File {
  Example.File("Card.swift", """
    final class Card: UIView {
      @IBOutlet var box: UIButton!
      @IBAction func pick(_ sender: Any) {
        isTicked.toggle()
        \(body)
      }
    }
    """)
}

private func picture(_ name: String, _ side: Double) -> [Example.File] {
  [
    Example.File("Assets.xcassets/\(name).imageset/Contents.json", """
      { "images" : [{ "filename" : "\(name).png", "idiom" : "universal", "scale" : "1x" }] }
      """),
    Example.File("Assets.xcassets/\(name).imageset/\(name).png", picture: PictureSize(width: side, height: side)),
  ]
}

private let good: [Example] = [
  Example("a button as large as a picture that code makes another size", files: avatar(side: 38, code: "card.photo.frame.size = .zero")),
  Example("a button as large as a large picture", files: avatar(side: 48, code: "")),
  Example("a button whose frame is out of date, with room around its title", files: [
    Drawn.xib("""
      <button misplaced="YES" id="b1" \(frame(12, "38"))
        <inset key="contentEdgeInsets" minX="10" minY="12" maxX="10" maxY="12"/><state key="normal" title="Settings"/>\(action)
      </button>
      <constraints>\(tie("b1", "top", "v1", "top", "e1"))</constraints>
      """),
  ]),
  Example("buttons as high as each other, of which one reaches up to what stands above it", files: pair("", "lessThanOrEqual")),
  Example("a button in a row of a height that code says", files: row(height: """
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
    """)),
  Example("a button in a row that something beside it makes higher", files: row(beside: """
    <label text="Later" id="l1" \(frame(12, "68"))<constraints>
      \(tie("l1", "top", "w1", "top", "e3"))\(tie("w1", "bottom", "l1", "bottom", "e4"))
    </constraints></label>
    """)),
  Example("a button whose class gives its title a large font", files: titled(by: ".systemFont(ofSize: 32)")),
  Example("a button whose class gives its title any font", files: titled(by: "Theme.current.font")),
  Example("a button whose picture is larger than where it was measured", files: [box(""), card("")] + picture("empty", 48)),
  Example("a box to tick of which another picture is large, or isn't known", files: [
    box(""), card("if let box = box { box.setImage(isTicked ? UIImage(named: \"full\") : UIImage(named: \"empty\"), for: .normal) }"),
  ] + picture("empty", 24) + picture("full", 48)),
  Example("a box to tick of which the picture of one name is large", files: [
    box(""), card("box.setImage(UIImage(named: isTicked ? \"empty\" : \"full\"), for: .normal)"),
  ] + picture("empty", 24) + picture("full", 48)),
  Example("a box to tick that gets a picture from elsewhere", files: [
    box(""), card("box.setImage(theme.tick(isTicked), for: .normal)"),
  ] + picture("empty", 24)),
  Example("a button from end to end of a view of a height of its own, and of one that is held at both ends", files: [
    Drawn.xib("""
      <view id="v2" \(frame(100, "111"))\(dialog(in: "v2"))
        <constraints><constraint firstAttribute="height" constant="140" id="h1"/></constraints></view>
      <constraints>\(tie("v2", "centerY", "v1", "centerY", "e4"))</constraints>
      """, path: "Dialog.xib"),
    Drawn.xib("""
      <view id="v2" \(frame(100, "111"))\(dialog(in: "v2"))</view>
      <constraints>\(tie("v2", "top", "v1", "top", "e4"))\(tie("v1", "bottom", "v2", "bottom", "e5"))</constraints>
      """, path: "Page.xib"),
  ]),
]
