import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let smallTouchTargetDrawn = MoreExamples(SmallTouchTarget.self, bad: bad, good: good)
}

private let withoutNear = RuleOptions(["near_targets": .flag(false)])

/// A button with a width.
private func button(_ constraints: String, attributes: String = "", wired: Bool = true) -> String {
  """
  <button id="b1"\(attributes.isEmpty ? "" : " " + attributes)>
    <constraints>\(constraints)</constraints>
    <state key="normal" image="close"/>\(wired ? Drawn.action : "")
  </button>
  """
}

private let narrow = #"<constraint firstAttribute="width" constant="24" id="w1"/>"#
private let marked = #"<constraint firstAttribute="width" constant="↓24" id="w1"/>"#
private let outlet = #"<outlet property="closeButton" destination="b1" id="o1"/>"#

private let collection = #"<outletCollection property="buttons" destination="b1" id="o1"/>"#

private func code(_ body: String, outlet: String = "@IBOutlet var closeButton: UIButton!") -> Example.File {
  let tap = body.contains("func tap(") ? "" : "\n  @IBAction func tap(_ sender: Any) { delegate?.close() }"
  return Example.File("Panel.swift", "final class Panel: UIView {\n  \(outlet)\n  \(body)\(tap)\n}")
}

private let action = #"<connections><action selector="pick:" destination="-1" id="a1"/></connections>"#

/// A picture of a width that a tap may be listened for on.
private func picture(_ id: String, _ constant: String = "24") -> String {
  """
  <imageView userInteractionEnabled="YES" id="\(id)">
    <constraints><constraint firstAttribute="width" constant="\(constant)" id="w\(id)"/></constraints>
  </imageView>
  """
}

/// A card with the stacks `k1` and `k2`, both with a tap that opens something, and room below each.
private func tappedStacks(_ stacks: String) -> [Example.File] {
  [
    Drawn.xib("""
      <view id="v2"><subviews>
      \(stacks)
      </subviews><constraints>
        <constraint firstItem="k1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e1"/>
        <constraint firstItem="k2" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="80" id="e2"/>
      </constraints></view>
      """, owner: "Card").replacing("</objects>", with: """
      <tapGestureRecognizer id="g1"><connections><action selector="open:" destination="v1" id="a9"/></connections></tapGestureRecognizer>
      </objects>
      """),
    Example.File("Card.swift", "final class Card: UIView { @IBAction func open(_ sender: Any) { letter.open() } }"),
  ]
}

/// Rows of one class in the scenes of two controllers, of which one gives its rows somebody to ask; the other has a small button.
private func askingRows(_ mark: String, fills controller: String) -> [Example.File] {
  func scene(_ number: String, _ owner: String, _ pieces: String) -> String {
    """
    <scene sceneID="s\(number)"><objects><tableViewController id="c\(number)" customClass="\(owner)">
      <tableView key="view" id="t\(number)"><prototypes>
        <tableViewCell reuseIdentifier="row" id="p\(number)" customClass="AskingCell">
          <tableViewCellContentView key="contentView" id="w\(number)"><subviews>\(pieces)</subviews></tableViewCellContentView>
        </tableViewCell>
      </prototypes></tableView>
    </tableViewController></objects></scene>
    """
  }
  let small = """
    <button id="b9"><constraints><constraint firstAttribute="width" constant="\(mark)24" id="h9"/></constraints>
      <state key="normal" title="?"/>
      <connections><action selector="ask:" destination="p2" id="a9"/></connections></button>
    """
  let filling = """
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! AskingCell
      %
      return cell
    }
    """
  func controllerCode(_ name: String) -> String {
    """
    final class \(name): UITableViewController, Helper {
      \(filling.replacing("%", with: name == controller ? "cell.helper = self" : "cell.helpText = nil"))
      func help() { show(HelpController(), sender: self) }
    }
    """
  }
  return [
    Example.File("Main.storyboard", """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c1"><scenes>
        \(scene("1", "QuestionsController", ""))\(scene("2", "AnswersController", small))
      </scenes></document>
      """),
    Example.File("Rows.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func open(_ board: UIStoryboard) { board.instantiateViewController(withIdentifier: name) }
      }

      protocol Helper: AnyObject { func help() }

      final class AskingCell: UITableViewCell {
        weak var helper: Helper?
        var helpText: String?
        @IBAction func ask(_ sender: Any) { helper?.help() }
      }

      \(controllerCode("QuestionsController"))

      \(controllerCode("AnswersController"))
      """),
  ]
}

/// A bar with a button of 60 × 50 points.
private func bar(_ number: String, height: String) -> String {
  """
  <view id="r\(number)">
    <subviews>
      <button id="b\(number)">
        <constraints>
          <constraint firstAttribute="width" constant="60" id="bw\(number)"/>
          <constraint firstAttribute="height" constant="50" id="bh\(number)"/>
        </constraints>
        <state key="normal" title="Done"/>\(Drawn.action)
      </button>
    </subviews>
    <constraints>\(height)</constraints>
  </view>
  """
}

private let bad: [Example] = [
  Example("a button in a row that its list is asked for by a function of the project's, beside another asked for by its identifier", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="BerthCell" id="p1" customClass="BerthCell"><subviews>\(button(marked, wired: true))</subviews><connections>
          <outlet property="closeButton" destination="b1" id="o1"/>
        </connections></tableViewCell>
        <tableViewCell reuseIdentifier="Add" id="p2"/>
      </prototypes><connections><outlet property="dataSource" destination="c1" id="o2"/></connections></tableView></subviews></view>
      """, owner: "Berths"),
    Example.File("Berths.swift", """
      final class Berths: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == berths.count { return tableView.dequeueReusableCell(withIdentifier: "Add", for: indexPath) }
          return tableView.dequeue(BerthCell.self, for: indexPath)
        }
      }

      final class BerthCell: UITableViewCell {
        @IBOutlet var closeButton: UIButton!
        @IBAction func pick(_ sender: Any) { delegate?.close() }
      }

      extension UITableView {
        func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
          dequeueReusableCell(withIdentifier: String(describing: type), for: indexPath) as! Cell
        }
      }
      """),
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let berths = Berths() }"),
  ]),
  Example("a button that a popover comes out of", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("func ask() { menu.popoverPresentationController?.sourceView = closeButton; menu.show(from: .sourceView(closeButton)) }"),
  ]),
  Example("a button with two heights, of which one is left out", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><constraints>
          <constraint firstAttribute="width" constant="↓22" id="e1"/>
          <constraint firstAttribute="height" constant="32" id="e2"/><constraint firstAttribute="height" constant="45" id="e3"/>
        </constraints><state key="normal" title="7"/>
        <variation key="default"><mask key="constraints"><exclude reference="e3"/></mask></variation>
        \(action)</button>
      </subviews></view>
      """),
  ]),
  Example("a button that is drawn transparent until code lets it be seen, and mirrored for some languages", files: [
    Drawn.xib(button(marked, attributes: #"alpha="0.0""#), owner: "Panel", outlets: outlet),
    code("""
      func show(_ isOpen: Bool) {
        closeButton.alpha = isOpen ? 1 : 0
        closeButton.transform = CGAffineTransform(scaleX: Languages.direction, y: 1)
      }
      """),
  ]),
  Example("a button of rows that are given somebody to ask", files: askingRows("↓", fills: "AnswersController")),
  Example("a button that swells a little as it is tapped", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("""
      func pulse() {
        UIView.transition(with: closeButton, duration: 0.2, animations: {
          self.closeButton.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
        }) { _ in self.closeButton.transform = .identity }
      }
      """),
  ]),
  Example("a button in a library's view", files: [
    Drawn.xib(#"<view id="v2" customClass="RoundedView"><subviews>"# + button(marked) + "</subviews></view>", owner: "Panel"),
    code(""),
  ]),
  Example("a drawn button whose class answers taps on its own objects", files: [
    Drawn.xib("""
      <button id="b1" customClass="CheckBox">
        <constraints><constraint firstAttribute="width" constant="↓24" id="w1"/></constraints>
        <state key="normal" image="close"/>
      </button>
      """, owner: "Panel"),
    Example.File("CheckBox.swift", """
      final class CheckBox: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          addTarget(self, action: #selector(change), for: .touchUpInside)
        }

        @objc private func change() { isSelected.toggle() }
      }

      final class Panel: UIView {}
      """),
  ]),
  Example("pictures that code listens for taps on, and one whose recognizer is drawn", files: [
    Drawn.xib(picture("i1", "↓24") + picture("i2", "↓20").replacing("</imageView>", with: """
      <connections><outletCollection property="gestureRecognizers" destination="g1" id="c1"/></connections></imageView>
      """), owner: "Card", outlets: #"<outlet property="star" destination="i1" id="o1"/>"#).replacing("</objects>", with: """
      <tapGestureRecognizer id="g1"><connections><action selector="open:" destination="v1" id="a1"/></connections></tapGestureRecognizer>
      </objects>
      """),
    Example.File("Card.swift", """
      final class Card: UIView {
        @IBOutlet var star: UIImageView!

        override func awakeFromNib() {
          super.awakeFromNib()
          star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(mark)))
        }

        @objc private func mark() { letter.mark() }

        @IBAction func open(_ sender: Any) { letter.open() }
      }
      """),
  ]),
  Example("one of a collection of outlets, which code marks one by one", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: collection),
    code("""
      func mark(_ number: Int) {
          for index in buttons.indices { buttons[index].layer.borderWidth = index == number ? 1 : 0 }
          for button in buttons { button.tintColor = .gray }
          buttons.forEach { $0.isExclusiveTouch = true }
        }
      """, outlet: "@IBOutlet var buttons: [UIButton]!"),
  ]),
  Example("a large button in a low bar, out of which it hangs", files: [
    Drawn.xib(bar("1", height: #"<constraint firstAttribute="height" constant="↓30" id="h1"/>"#)),
  ]),
  Example("a button that code shows where it is drawn hidden, and one in such a view", files: [
    Drawn.xib(button(marked, attributes: #"hidden="YES""#), owner: "Panel", outlets: outlet),
    code("func show(_ isOwner: Bool) { closeButton.isHidden = !isOwner }"),
    Drawn.xib(
      "<view hidden=\"YES\" id=\"v2\"><subviews>\(button(marked))</subviews></view>", owner: "Sheet",
      outlets: #"<outlet property="picker" destination="v2" id="o1"/>"#, path: "Sheet.xib"
    ),
    Example.File("Sheet.swift", """
      final class Sheet: UIView {
        @IBOutlet var picker: UIView!
        func open() { picker.isHidden = false }
        @IBAction func tap(_ sender: Any) { delegate?.close() }
      }
      """),
  ]),
  Example("a button that two constraints fix, of which one follows from what lies around", files: [
    Drawn.xib(button(
      marked + #"<constraint firstAttribute="width" secondItem="v1" secondAttribute="height" id="w2"/>"#
    )),
  ]),
  Example("a height that is another view's, and one of a stack that the button fills", files: [
    Drawn.xib("""
      <view id="v2"><constraints><constraint firstAttribute="height" constant="22" id="h1"/></constraints></view>
      ↓<button id="b1"><state key="normal" title="Like"/>\(action)</button>
      <constraints><constraint firstItem="b1" firstAttribute="height" secondItem="v2" secondAttribute="height" id="h2"/></constraints>
      """),
    Drawn.xib("""
      <stackView id="k1"><subviews>
        ↓<button id="b1">
          <constraints>
            <constraint firstAttribute="width" secondItem="b1" secondAttribute="height" multiplier="20:10" id="w1"/>
          </constraints>
          <state key="normal" backgroundImage="check"/>\(action)
        </button>
      </subviews><constraints><constraint firstAttribute="height" constant="20" id="h1"/></constraints></stackView>
      """, path: "Stack.xib"),
  ]),
  Example("a drawn button whose taps a stream tells of", files: [
    Drawn.xib(button(marked, wired: false), owner: "Panel", outlets: outlet),
    code("func listen() { closeButton.rx.tap.subscribe(onNext: { self.leave() }).disposed(by: bag) }"),
  ]),
  Example("a button of a class that asks for its frame, and changes nothing of it", files: [
    Drawn.xib(button(marked, attributes: #"customClass="RoundButton""#)),
    Example.File("RoundButton.swift", """
      final class RoundButton: UIButton {
        override init(frame: CGRect) { super.init(frame: frame) }

        override func layoutSubviews() {
          super.layoutSubviews()
          layer.cornerRadius = bounds.height / 2
        }
      }
      """),
  ]),
  Example("a button beside a large one that does something else", files: [
    Drawn.xib("""
      <button id="b2"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <connections><action selector="open:" destination="-1" id="a2"/></connections></button>
      <button id="b1"><rect key="frame" x="260" y="18" width="24" height="24"/>
        <constraints>\(marked)</constraints><state key="normal" image="plus"/>\(action)</button>
      """),
  ]),
  Example("a button that code shows and hides, and whose frame it only asks for", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("func show(_ isOpen: Bool) { closeButton.isHidden = !isOpen; badge.frame.origin.x = closeButton.frame.maxX }"),
  ]),
  Example("one of several buttons that code goes through", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("""
      override func awakeFromNib() {
          for each in [closeButton, helpButton] { each?.tintColor = .white }
          [closeButton, helpButton].forEach { $0?.isEnabled = true }
        }
      """),
  ]),
  Example("one of several buttons that a constant lists, each by its own name where there is one", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("""
      override func awakeFromNib() {
          let buttons = [closeButton, helpButton]
          for button in buttons {
            guard let button = button else { continue }
            button.tintColor = .white
          }
        }
      """),
  ]),
  Example("a button of whose name another class has one", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code(""),
    Example.File("Sheet.swift", """
      final class Sheet: UIView {
        let closeButton = UIButton()
        func grow() { self.closeButton.frame.size = CGSize(width: 60, height: 60) }
      }
      """),
  ]),
  Example("a width that a constraint in a xib fixes", files: [Drawn.xib(button(marked))]),
  Example("a button with a tag, where code asks for others by theirs", files: [
    Drawn.xib(button(marked, attributes: #"tag="3""#), owner: "Panel"),
    code("func spin() { (viewWithTag(100) as? UIActivityIndicatorView)?.startAnimating() }"),
  ]),
  Example("both sides drawn too small", files: [
    Drawn.xib(button(marked + #"<constraint firstAttribute="height" constant="30" id="h1"/>"#)),
  ]),
  Example("a button that code makes do something", files: [
    Drawn.xib(button(marked, wired: false), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { closeButton.addTarget(self, action: #selector(close), for: .touchUpInside) }"),
  ]),
  Example("a button that another class has made do something under a name of its own", files: [
    Drawn.xib(button(marked, wired: false), owner: "Panel", outlets: outlet),
    Example.File("Panel.swift", "final class Panel: UIView { @IBOutlet var closeButton: UIButton! }"),
    Example.File("Screen.swift", """
      final class Screen: UIViewController {
        private let panel = Panel()
        override func viewDidLoad() {
          let button = panel.closeButton!
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
        }
      }
      """),
  ]),
  Example("a control of the app's own, as high as the label in it", files: [
    Drawn.xib("""
      <view id="v2" customClass="LikeControl"><subviews>
        <label text="0" id="l1"><constraints><constraint firstAttribute="height" constant="20" id="h1"/></constraints></label>
      </subviews><constraints>
        <constraint firstItem="l1" firstAttribute="top" secondItem="v2" secondAttribute="top" id="e1"/>
        <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" id="e2"/>
      </constraints></view>
      """, owner: "Card", outlets: #"<outlet property="like" destination="v2" id="o1"/>"#)
      .replacing("<view id=\"v2\"", with: "↓<view id=\"v2\""),
    Example.File("Card.swift", """
      final class LikeControl: UIControl {}
      final class Card: UIView {
        @IBOutlet private var like: LikeControl!
        override func awakeFromNib() { like.addTarget(self, action: #selector(change), for: .touchUpInside) }
        @objc private func change() { letter.likes += 1 }
      }
      """),
  ]),
  Example("a button that is larger on tablets, between constraints for either size class", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        ↓<button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
          <rect key="frame" x="8" y="8" width="60" height="36"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/><state key="normal" title="Log In"/>
          <variation key="widthClass=regular"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></variation>
          \(action)</button>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e1"/>
        <constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="8" id="e2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="e1"/><exclude reference="e2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="e2"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="e1"/></mask></variation></view>
      """),
  ]),
  Example("a button of a cell that a controller makes do something", files: [
    Drawn.xib("""
      <tableViewCell id="c1" customClass="BoatCell"><tableViewCellContentView key="contentView" id="v2"><subviews>
        \(button(marked, wired: false))
      </subviews></tableViewCellContentView><connections>\(outlet)</connections></tableViewCell>
      """, path: "BoatCell.xib"),
    Example.File("BoatCell.swift", "final class BoatCell: UITableViewCell { @IBOutlet var closeButton: UIButton! }"),
    Example.File("Boats.swift", """
      final class Boats: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath) as! BoatCell
          cell.closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
          return cell
        }
      }
      """),
  ]),
  Example("a button whose picture alone code changes, in a storyboard", files: [
    Drawn.storyboard(
      "<view key=\"view\" id=\"v1\"><subviews>\(button(marked))</subviews></view>", owner: "Panel", outlets: outlet
    ),
    Example.File("Panel.swift", """
      final class Panel: UIViewController {
        @IBOutlet private weak var closeButton: UIButton!
        func show(_ image: UIImage) { closeButton.setImage(image, for: .normal) }
      }
      """),
  ]),
  Example("a button beside one of a height in a stack, one as wide as another, and one with a margin in a view of a size", files: [
    Drawn.xib("""
      <stackView distribution="fillEqually" id="s1"><subviews>
        <button id="b1"><constraints><constraint firstAttribute="height" constant="↓30" id="h1"/></constraints>
          <state key="normal" title="Open"/>\(action)</button>
        ↓<button id="b2"><state key="normal" title="Close"/>\(action)</button>
      </subviews></stackView>
      <view id="v2"><subviews>↓<button id="b3"><state key="normal" title="Send"/>\(action)</button></subviews>
        <constraints>
          <constraint firstAttribute="height" constant="32" id="h2"/>
          <constraint firstItem="b3" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="2" id="e1"/>
          <constraint firstAttribute="bottom" secondItem="b3" secondAttribute="bottom" constant="2" id="e2"/>
        </constraints></view>
      """),
  ]),
  Example("a view that a function of the app's own lets taps through, around a picture of a button, and a button that only turns", files: [
    Drawn.xib("""
      <view id="v2"><subviews><button id="b2"><state key="normal" image="down"/></button></subviews>
        <constraints><constraint firstAttribute="height" constant="↓30" id="h2"/></constraints></view>
      \(button(marked))
      """, owner: "Panel", outlets: outlet + #"<outlet property="ageBox" destination="v2" id="o2"/>"#),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var closeButton: UIButton!
        @IBOutlet var ageBox: UIView!

        override func awakeFromNib() {
          super.awakeFromNib()
          letTap(on: ageBox, do: #selector(choose))
        }

        @objc private func choose() { delegate?.chooseAge() }

        @IBAction func tap(_ sender: Any) {
          closeButton.transform = isOpen ? .identity : CGAffineTransform(rotationAngle: .pi)
          delegate?.fold()
        }
      }
      """),
    Example.File("Tapping.swift", """
      extension UIView {
        func letTap<Tapped: UIView>(on view: Tapped, do action: Selector) {
          let tap = UITapGestureRecognizer(target: self, action: action)
          view.addGestureRecognizer(tap)
        }
      }
      """),
  ]),
  Example("a button whose colour the file sets, by a function of its own, and whose name a cell has, too", files: [
    Drawn.xib(button(marked, attributes: #"customClass="Tile""#).replacing("<state", with: """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="shade"/></userDefinedRuntimeAttributes><state
      """), owner: "Panel", outlets: outlet),
    code("func load(_ cell: PortraitCell) { loadImage(into: cell.closeButton) }"),
    Example.File("Tile.swift", """
      final class Tile: UIButton {
        @IBInspectable var shade: UIColor = .white { didSet { colour() } }
        private func colour() { (layer as? CAGradientLayer)?.colors = [shade.cgColor] }
      }

      final class PortraitCell: UITableViewCell { let closeButton = UIImageView() }
      """),
  ]),
  Example("buttons that stay as they are drawn: one without constraints, and one that Interface Builder fixes", files: [
    Drawn.xib("""
      <button id="b1"><rect key="frame" x="8" y="8" width="90" height="↓34"/><state key="normal" title="Water"/>\(action)</button>
      <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b2">
        <rect key="frame" x="8" y="60" width="90" height="↓30"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        <state key="normal" title="Air"/>\(action)</button>
      """),
  ]),
  Example("a button in a stack that Interface Builder fixes", files: [
    Drawn.xib("""
      <stackView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s1">
        <rect key="frame" x="8" y="60" width="200" height="30"/><autoresizingMask key="autoresizingMask" flexibleMaxY="YES"/>
        <subviews>
          <label id="l1"><rect key="frame" x="0" y="0" width="100" height="30"/></label>
          ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b1">
            <rect key="frame" x="100" y="0" width="100" height="30"/><state key="normal" title="Sign up"/>\(action)</button>
        </subviews>
      </stackView>
      """),
  ]),
  Example("a button over a field of a height, one beside what has a height in a stack, and one half as high as another", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        <textField id="f1"><constraints><constraint firstAttribute="height" constant="30" id="h1"/></constraints></textField>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><state key="normal" title="Choose"/>\(action)</button>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="f1" secondAttribute="top" id="e1"/>
        <constraint firstItem="f1" firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" id="e2"/>
      </constraints></view>
      <stackView id="s1"><subviews>
        <view id="v3"><subviews><view id="v4"><constraints><constraint firstAttribute="height" constant="24" id="h2"/></constraints></view>
          </subviews><constraints>
            <constraint firstItem="v4" firstAttribute="top" secondItem="v3" secondAttribute="top" id="e3"/>
            <constraint firstAttribute="bottom" secondItem="v4" secondAttribute="bottom" id="e4"/>
          </constraints></view>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><state key="normal" title="Create"/>\(action)</button>
      </subviews></stackView>
      <view id="v5"><constraints>
        <constraint firstAttribute="height" constant="60" id="h3"/>
        <constraint firstAttribute="height" secondItem="b3" secondAttribute="height" multiplier="2" id="h4"/>
      </constraints></view>
      ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b3"><state key="normal" title="Half"/>\(action)</button>
      """),
  ]),
  Example("a button with a tag, where code asks for a field by any", files: [
    Drawn.xib(button(marked, attributes: #"tag="3""#), owner: "Panel"),
    code("func goOn(_ field: UITextField) { (viewWithTag(field.tag + 1) as? UITextField)?.becomeFirstResponder() }"),
  ]),
  Example("buttons under a picture, under a view that code hides, and beneath the edge of another", files: [
    Drawn.xib("""
      <button id="b1"><rect key="frame" x="10" y="10" width="100" height="↓24"/><state key="normal" title="Date"/>\(action)</button>
      <imageView userInteractionEnabled="NO" id="i1"><rect key="frame" x="0" y="0" width="300" height="48"/></imageView>
      <button id="b2"><rect key="frame" x="10" y="90" width="100" height="↓24"/><state key="normal" title="Time"/>\(action)</button>
      <view id="v2"><rect key="frame" x="0" y="80" width="300" height="48"/></view>
      <button id="b3"><rect key="frame" x="10" y="190" width="100" height="↓24"/><state key="normal" title="Place"/>\(action)</button>
      <textField id="f1"><rect key="frame" x="0" y="200" width="300" height="48"/></textField>
      """, owner: "Panel", outlets: #"<outlet property="veil" destination="v2" id="o1"/>"#),
    Example.File("Panel.swift", """
      final class Panel: UIView {
        @IBOutlet var veil: UIView!
        @IBAction func pick(_ sender: Any) { veil.isHidden = true }
      }
      """),
  ]),
  Example("buttons as high as their titles, a label with a tap, and one in a row, in a view of UIKit's own class", files: [
    Drawn.xib("""
      <view customClass="UIControl" id="v2"><subviews>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="8" y="8" width="200" height="27"/>
          <state key="normal" title="Sign up"/>\(action)</button>
        <stackView alignment="center" id="k1"><rect key="frame" x="8" y="60" width="200" height="60"/><subviews>
          ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><rect key="frame" x="0" y="15" width="60" height="30"/>
            <state key="normal" title="Log out"/>\(action)</button>
        </subviews></stackView>
        ↓<label userInteractionEnabled="YES" text="Terms" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
          <rect key="frame" x="8" y="130" width="60" height="16"/>
          <connections><outletCollection property="gestureRecognizers" destination="g1" id="c1"/></connections></label>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e1"/>
        <constraint firstItem="k1" firstAttribute="top" secondItem="b1" secondAttribute="bottom" constant="8" id="e2"/>
        <constraint firstItem="l1" firstAttribute="centerY" secondItem="v2" secondAttribute="centerY" id="e3"/>
      </constraints></view>
      """, owner: "Card").replacing("</objects>", with: """
      <tapGestureRecognizer id="g1"><connections><action selector="open:" destination="v1" id="a9"/></connections></tapGestureRecognizer>
      </objects>
      """),
    Example.File("Card.swift", "final class Card: UIView { @IBAction func open(_ sender: Any) { letter.open() } }"),
  ]),
  Example("a button that a function of the project's is handed, and only colours", files: [
    Drawn.xib(button(marked), owner: "Panel", outlets: outlet),
    code("""
      func show(_ isChosen: Bool) { mark(closeButton, isChosen) }
        private func mark(_ button: UIButton, _ isChosen: Bool) { paint(button) }
        private func paint(_ view: UIView) { view.backgroundColor = .red }
      """),
  ]),
  Example("a button that is nearly large enough", files: [
    Drawn.xib(button(#"<constraint firstAttribute="height" constant="↓40" id="h1"/>"#)),
    Example.File("Bar.swift", """
      final class Bar: UIView {
        let close = UIButton(primaryAction: action)
        func setUp() { ↓close.heightAnchor.constraint(equalToConstant: 42).isActive = true }
      }
      """),
  ]),
  Example("a button as high as the line beside it, one above a list, and one beside a label that a stack makes no higher", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        <label text="Books" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="8" y="8" width="90" height="29"/></label>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="100" y="8" width="80" height="29"/>
          <state key="normal" title="All"/>\(action)</button>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><rect key="frame" x="8" y="40" width="80" height="33"/>
          <state key="normal" title="Edit"/>\(action)</button>
        <tableView translatesAutoresizingMaskIntoConstraints="NO" id="t1"><rect key="frame" x="0" y="80" width="300" height="300"/></tableView>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="k1"><rect key="frame" x="8" y="400" width="200" height="26"/><subviews>
          <label text="I agree to" translatesAutoresizingMaskIntoConstraints="NO" id="l2"><rect key="frame" x="0" y="0" width="90" height="26"/></label>
          ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b3"><rect key="frame" x="100" y="0" width="80" height="26"/>
            <state key="normal" title="the terms"/>\(action)</button>
        </subviews></stackView>
      </subviews><constraints>
        <constraint firstItem="l1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e1"/>
        <constraint firstItem="b1" firstAttribute="top" secondItem="l1" secondAttribute="top" id="e2"/>
        <constraint firstItem="b1" firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" id="e3"/>
        <constraint firstItem="b2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="3" id="e4"/>
        <constraint firstItem="t1" firstAttribute="top" secondItem="b2" secondAttribute="bottom" constant="7" id="e5"/>
        <constraint firstAttribute="bottom" secondItem="t1" secondAttribute="bottom" id="e6"/>
        <constraint firstItem="k1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="400" id="e7"/>
      </constraints></view>
      """),
  ]),
  Example("stacks with taps that are as high as what they hold: two labels, an icon of a height and a label", files: tappedStacks("""
    ↓<stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="k1"><rect key="frame" x="8" y="8" width="120" height="38.5"/><subviews>
      <label text="Followers" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="0" y="0" width="75" height="20.5"/></label>
      <label text="12" translatesAutoresizingMaskIntoConstraints="NO" id="l2"><rect key="frame" x="0" y="20.5" width="20" height="18"/></label>
    </subviews><connections><outletCollection property="gestureRecognizers" destination="g1" id="c1"/></connections></stackView>
    ↓<stackView translatesAutoresizingMaskIntoConstraints="NO" id="k2"><rect key="frame" x="8" y="80" width="120" height="30"/><subviews>
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i1"><rect key="frame" x="0" y="0" width="30" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="h1"/></constraints></imageView>
      <label text="Contact" translatesAutoresizingMaskIntoConstraints="NO" id="l3"><rect key="frame" x="38" y="0" width="80" height="30"/></label>
    </subviews><connections><outletCollection property="gestureRecognizers" destination="g1" id="c2"/></connections></stackView>
    """)),
  Example("a height that code changes to others that are too small, too", files: [
    Drawn.xib(
      button(#"<constraint firstAttribute="height" constant="↓15" id="h1"/>"#), owner: "Panel",
      outlets: outlet + #"<outlet property="height" destination="h1" id="o2"/>"#
    ),
    code("@IBOutlet var height: NSLayoutConstraint!\n  func show(_ isChosen: Bool) { height.constant = isChosen ? 20 : 15; print(height.constant) }"),
  ]),
  Example("a button above a view that ends where what it holds does, and one whose title may shrink", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="8" y="40" width="80" height="33"/>
          <state key="normal" title="Edit"/>\(action)</button>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v3"><rect key="frame" x="8" y="80" width="80" height="100"/><subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="0" y="10" width="80" height="80"/></label>
        </subviews><constraints>
          <constraint firstItem="l1" firstAttribute="top" secondItem="v3" secondAttribute="top" constant="10" id="e1"/>
          <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="10" id="e2"/>
        </constraints></view>
        ↓<button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><rect key="frame" x="8" y="400" width="200" height="26"/>
          <state key="normal" title="Terms"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontSizeToFitWidth" value="YES"/>
          </userDefinedRuntimeAttributes>\(action)</button>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="40" id="e3"/>
        <constraint firstItem="v3" firstAttribute="top" secondItem="b1" secondAttribute="bottom" constant="7" id="e4"/>
        <constraint firstItem="b2" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="400" id="e5"/>
      </constraints></view>
      """),
  ]),
]

private let good: [Example] = [
  Example("a button of rows that ask somebody whom only other rows are given", files: askingRows("", fills: "QuestionsController")),
  Example("a button that code makes transparent for good before it is seen", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { super.awakeFromNib(); closeButton.alpha = 0 }"),
  ]),
  Example("large buttons in a bar that code opens, and in one that is drawn without a fixed height", files: [
    Drawn.xib("""
      \(bar("1", height: #"<constraint firstAttribute="height" constant="30" id="h1"/>"#))
      \(bar("2", height: #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h2"/>"#))
      """, owner: "Panel", outlets: #"<outlet property="barHeight" destination="h1" id="o1"/>"#),
    code("func open() { barHeight.constant = 60 }", outlet: "@IBOutlet var barHeight: NSLayoutConstraint!"),
  ]),
  Example("a button of a class that gives itself a size", files: [
    Drawn.xib(button(narrow, attributes: #"customClass="WideButton""#)),
    Example.File("WideButton.swift", """
      final class WideButton: UIButton {
        override func layoutSubviews() {
          super.layoutSubviews()
          frame.size.width = 60
        }
      }
      """),
  ]),
  Example("a button whose function, which an app has, only writes into the log", files: [
    Drawn.xib(button(narrow, wired: false).replacing("</button>", with: action + "</button>"), owner: "Panel", outlets: outlet)
      .replacing(#"destination="-1" id="a1""#, with: #"destination="v1" id="a1""#),
    code("@IBAction func pick(_ sender: UIButton) { print(\"picked\") }"),
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let panel = Panel() }"),
  ]),
  Example("a button in a project whose buttons all answer around themselves", files: [
    Drawn.xib(button(narrow)),
    Example.File("Buttons.swift", """
      extension UIButton {
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          bounds.insetBy(dx: -12, dy: -12).contains(point) ? self : nil
        }
      }
      """),
  ]),
  Example("a button in a view that does the same wherever it is tapped", files: [
    Drawn.xib(button(narrow, wired: false).replacing("</button>", with: #"<connections><action selector="touched:" destination="v1" id="a1"/></connections></button>"#), owner: "Banner"),
    Example.File("Banner.swift", """
      final class Banner: UIView {
        override func awakeFromNib() {
          super.awakeFromNib()
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
        }

        @IBAction func touched(_ sender: UIButton) { hide() }

        @objc func hide() { removeFromSuperview() }
      }
      """),
  ]),
  Example("pictures that no tap comes to: none is listened for, it takes two, or only the keyboard goes", files: [
    Drawn.xib(picture("i1") + picture("i2") + picture("i3"), owner: "Stamp", outlets: """
      <outlet property="plain" destination="i1" id="o1"/>
      <outlet property="twice" destination="i2" id="o2"/>
      <outlet property="calm" destination="i3" id="o3"/>
      """),
    Example.File("Stamp.swift", """
      final class Stamp: UIView {
        @IBOutlet var plain: UIImageView!
        @IBOutlet var twice: UIImageView!
        @IBOutlet var calm: UIImageView!

        override func awakeFromNib() {
          super.awakeFromNib()
          let tap = UITapGestureRecognizer(target: self, action: #selector(open))
          tap.numberOfTapsRequired = 2
          twice.addGestureRecognizer(tap)
          calm.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rest)))
        }

        @objc private func open() { letter.open() }

        @objc private func rest() { endEditing(true) }
      }
      """),
  ]),
  Example("a button on a large one that does the same", files: [
    Drawn.xib("""
      <button id="b2"><rect key="frame" x="0" y="0" width="300" height="44"/>
        <connections><action selector="pick:" destination="-1" id="a2"/></connections></button>
      <button id="b1"><rect key="frame" x="260" y="10" width="24" height="24"/>
        <constraints>\(narrow)</constraints><state key="normal" image="plus"/>\(action)</button>
      """),
  ]),
  Example("a button on a larger one that does the same, and is nearly large enough", options: withoutNear, files: [
    Drawn.xib("""
      <button id="b2"><rect key="frame" x="0" y="0" width="300" height="40"/><constraints>
          <constraint firstAttribute="height" constant="40" id="h2"/>
        </constraints><connections><action selector="pick:" destination="-1" id="a2"/></connections></button>
      <button id="b1"><rect key="frame" x="260" y="8" width="24" height="24"/>
        <constraints>\(narrow)</constraints><state key="normal" image="plus"/>\(action)</button>
      """),
  ]),
  Example("a button that is drawn hidden, and that code only hides", files: [
    Drawn.xib(button(narrow, attributes: #"hidden="YES""#), owner: "Panel", outlets: outlet),
    code("func show() { closeButton.isHidden = true }"),
  ]),
  Example("heights of others that may change, or leave room, and stacks that lay buttons out along their own length", files: [
    Drawn.xib("""
      <view id="v2"><constraints><constraint firstAttribute="height" constant="22" id="h1"/></constraints></view>
      <button id="b1"><state key="normal" title="Like"/>\(action)</button>
      <constraints>
        <constraint firstItem="b1" firstAttribute="height" secondItem="v2" secondAttribute="height" constant="30" id="h2"/>
      </constraints>
      """),
    Drawn.xib("""
      <view id="v2"><constraints><constraint firstAttribute="height" constant="22" id="h1"/></constraints></view>
      <button id="b1"><state key="normal" title="Like"/>\(action)</button>
      <constraints><constraint firstItem="b1" firstAttribute="height" secondItem="v2" secondAttribute="height" id="h2"/></constraints>
      """, owner: "Panel", outlets: #"<outlet property="height" destination="h1" id="o2"/>"#, path: "Varied.xib"),
    code("func grow() { height.constant = 60 }", outlet: "@IBOutlet var height: NSLayoutConstraint!"),
    Drawn.xib("""
      <stackView axis="vertical" id="k1"><subviews><button id="b1"><state key="normal" title="Like"/>\(action)</button></subviews>
        <constraints><constraint firstAttribute="height" constant="20" id="h1"/></constraints></stackView>
      <stackView alignment="center" id="k2"><subviews><button id="b2"><state key="normal" title="Like"/>\(action)</button></subviews>
        <constraints><constraint firstAttribute="height" constant="20" id="h2"/></constraints></stackView>
      """, path: "Stacks.xib"),
  ]),
  Example("a button in a view that is left out in all size classes", files: [
    Drawn.xib("""
      <view id="v2">
        <subviews>\(button(narrow))</subviews>
      </view>
      """).leavingOut("v2"),
  ]),
  Example("a control of the app's own that nobody listens to, and a switch of its own", files: [
    Drawn.xib("""
      <view id="v2" customClass="Rating"><constraints><constraint firstAttribute="height" constant="20" id="h1"/></constraints></view>
      <view id="v3" customClass="Toggle"><constraints><constraint firstAttribute="height" constant="31" id="h2"/></constraints>
        <connections><action selector="change:" destination="-1" eventType="valueChanged" id="a2"/></connections></view>
      """, owner: "Card"),
    Example.File("Card.swift", """
      final class Rating: UIControl {}
      final class Toggle: UISwitch {}
      final class Card: UIView { @IBAction func change(_ sender: Any) { letter.isRead.toggle() } }
      """),
  ]),
  Example("a button that code hides as it is loaded, and never shows", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { setUp() }\n  private func setUp() { closeButton.isHidden = true }"),
  ]),
  Example("a button in a view that a cell hides however it is filled", files: [
    Drawn.xib("""
      <tableViewCell id="c1" customClass="BerthCell"><subviews><view id="v2"><subviews>\(button(narrow))</subviews></view></subviews>
        <connections><outlet property="menu" destination="v2" id="o1"/></connections>
      </tableViewCell>
      """),
    Example.File("BerthCell.swift", """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { func show(_ cell: BerthCell) { cell.fill(berth) } }
      final class BerthCell: UITableViewCell {
        @IBOutlet private var menu: UIView!
        func fill(_ berth: Berth, isOwner: Bool = false) { menu.isHidden = !isOwner }
        func fill(as owner: Owner) { menu.isHidden = false }
      }
      """),
  ]),
  Example("a button that its outlet hides, though another class shows its own of that name", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("", outlet: "@IBOutlet var closeButton: UIButton! { didSet { closeButton.isHidden = true } }"),
    Example.File("Sheet.swift", """
      final class Sheet: UIView { @IBOutlet var closeButton: UIButton! }
      func show(_ sheet: Sheet) { sheet.closeButton.isHidden = false }
      """),
  ]),
  Example("a button that a cell's controller hides in each row", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Berth" id="p1" customClass="BerthCell"><subviews>\(button(narrow))</subviews><connections>
          <outlet property="closeButton" destination="b1" id="o1"/>
        </connections></tableViewCell>
      </prototypes></tableView></subviews></view>
      """, owner: "Berths"),
    Example.File("Berths.swift", """
      final class Berths: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Berth", for: indexPath) as! BerthCell
          if berths[indexPath.row].isFree {
            cell.closeButton.isHidden = true
          } else {
            cell.title.text = berths[indexPath.row].ship
            cell.closeButton.isHidden = true
          }
          return cell
        }
      }

      final class BerthCell: UITableViewCell { @IBOutlet var closeButton: UIButton! }
      """),
  ]),
  Example("a button that a cell's controller hides by a flag that nobody sets", files: [
    Drawn.storyboard("""
      <view id="v1"><subviews><tableView id="t1"><prototypes>
        <tableViewCell reuseIdentifier="Berth" id="p1" customClass="BerthCell"><subviews>\(button(narrow))</subviews><connections>
          <outlet property="closeButton" destination="b1" id="o1"/>
        </connections></tableViewCell>
      </prototypes></tableView></subviews></view>
      """, owner: "Berths"),
    Example.File("Berths.swift", """
      final class Berths: UIViewController, UITableViewDataSource {
        var showsClosing = false

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Berth", for: indexPath) as! BerthCell
          cell.closeButton.isHidden = !showsClosing
          return cell
        }
      }

      final class BerthCell: UITableViewCell { @IBOutlet var closeButton: UIButton! }
      """),
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let berths = Berths() }"),
  ]),
  Example("a button of an app whose action does nothing", files: [
    Drawn.xib(button(narrow), owner: "Panel"),
    code("@IBAction func tap(_ sender: UIButton) {}", outlet: ""),
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let panel = Panel() }"),
  ]),
  Example("a button that code hides as it lays out what is around it", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func layoutSubviews() { super.layoutSubviews()\n  closeButton.isHidden = true }"),
  ]),
  Example("those of collections of outlets, which code enlarges", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: collection),
    code("func mark(_ number: Int) { buttons[number].transform = larger }", outlet: "@IBOutlet var buttons: [UIButton]!"),
    Drawn.xib(button(narrow), owner: "Bar", outlets: collection, path: "Bar.xib"),
    Example.File("Bar.swift", """
      final class Bar: UIView {
        @IBOutlet var buttons: [UIButton]!
        override func awakeFromNib() { for button in buttons { button.transform = larger } }
        @IBAction func tap(_ sender: Any) { delegate?.close() }
      }
      """),
    Drawn.xib(button(narrow), owner: "Pad", outlets: collection, path: "Pad.xib"),
    Example.File("Pad.swift", """
      final class Pad: UIView {
        @IBOutlet var buttons: [UIButton]!
        override func awakeFromNib() { buttons.forEach { grow($0) } }
        private func grow(_ button: UIButton) { button.transform = larger }
        @IBAction func tap(_ sender: Any) { delegate?.close() }
      }
      """),
  ]),
  Example("one of several buttons that code enlarges", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { [closeButton].forEach { $0.transform = larger } }"),
  ]),
  Example("one of several buttons that a constant lists, which code enlarges or hands on", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { let all = [closeButton]; for each in all { each?.transform = larger } }"),
    Drawn.xib(button(narrow), owner: "Pad", outlets: outlet, path: "Pad.xib"),
    Example.File("Pad.swift", """
      final class Pad: UIView {
        @IBOutlet var closeButton: UIButton!
        override func awakeFromNib() { let all = [closeButton]; Sizes.large.apply(to: all) }
        @IBAction func tap(_ sender: Any) { delegate?.close() }
      }
      """),
  ]),
  Example("a button that another class hands to code that may enlarge it", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code(""),
    Example.File("PanelModel.swift", "struct PanelModel { func set(_ panel: Panel) { Size.large.apply(to: panel.closeButton) } }"),
  ]),
  Example("a button that is drawn large enough", files: [
    Drawn.xib(button(#"<constraint firstAttribute="width" constant="44" id="w1"/>"#)),
  ]),
  Example("a drawn button that does nothing: a picture of a state", files: [Drawn.xib(button(narrow, wired: false))]),
  Example("a drawn button to which a stream gives its title, and nobody listens", files: [
    Drawn.xib(button(narrow, wired: false), owner: "Panel", outlets: outlet),
    code("func show(_ title: Driver<String>) { title.drive(closeButton.rx.title(for: .normal)).disposed(by: bag) }"),
  ]),
  Example("a drawn button that takes no touches, and one that lies in such a view", files: [
    Drawn.xib(button(narrow, attributes: #"userInteractionEnabled="NO""#)),
    Drawn.xib("<view userInteractionEnabled=\"NO\" id=\"v2\"><subviews>\(button(narrow))</subviews></view>", path: "Other.xib"),
  ]),
  Example("a width that may grow, that an outlet knows, or that is for some size classes", files: [
    Drawn.xib(button(#"<constraint firstAttribute="width" relation="greaterThanOrEqual" constant="24" id="w1"/>"#)),
    Drawn.xib(button(#"<constraint firstAttribute="width" priority="750" constant="24" id="w1"/>"#), path: "B.xib"),
    Drawn.xib(
      button(narrow), owner: "Panel", outlets: #"<outlet property="width" destination="w1" id="o2"/>"#, path: "C.xib"
    ),
    code("func grow() { width.constant = 60 }", outlet: "@IBOutlet var width: NSLayoutConstraint!"),
  ]),
  Example("a drawn button that code enlarges, or hands on", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("func grow() { closeButton.widthAnchor.constraint(equalToConstant: 60).isActive = true }"),
  ]),
  Example("a drawn button that is handed to other code", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("override func awakeFromNib() { Style.enlarge(closeButton) }"),
  ]),
  Example("a drawn button of a class in another language, and one that such a class has an outlet of", files: [
    Drawn.xib(button(narrow, attributes: #"customClass="LegacyButton""#)),
    Drawn.xib(button(narrow), owner: "LegacyPanel", outlets: outlet, path: "Legacy.xib"),
  ]),
  Example("a drawn button whose class answers for more, and one whose parent does", files: [
    Drawn.xib(button(narrow, attributes: #"customClass="WideButton""#)),
    Drawn.xib(button(narrow), owner: "Panel", path: "Panel.xib"),
    Example.File("WideButton.swift", """
      final class WideButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -20, dy: -20).contains(point) }
      }
      final class Panel: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.first }
      }
      """),
  ]),
  Example("a drawn button that code knows by its tag, or may know by one", files: [
    Drawn.xib(button(narrow, attributes: #"tag="3""#), owner: "Panel"),
    code("func enlarge(_ tag: Int) { viewWithTag(tag)?.frame.size = large; viewWithTag(1e300) }"),
  ]),
  Example("a drawn button in a bar", files: [
    Drawn.storyboard("""
      <navigationItem key="navigationItem" id="n1"><barButtonItem key="rightBarButtonItem" id="i1">
        \(button(narrow))
      </barButtonItem></navigationItem>
      """),
  ]),
  Example("a button that is little too low by what stands beside it", files: [
    Drawn.xib("""
      <stackView id="s1"><subviews>
        <button id="b2"><state key="normal" title="Close"/>\(action)</button>
        <view id="v2"><constraints><constraint firstAttribute="height" constant="40" id="h1"/></constraints></view>
      </subviews></stackView>
      """),
  ]),
  Example("buttons drawn small that grow with the view around, stand in a stack, or have constraints", files: [
    Drawn.xib("""
      <button id="b1"><rect key="frame" x="8" y="8" width="90" height="34"/><autoresizingMask key="autoresizingMask" heightSizable="YES"/>
        <state key="normal" title="Water"/>\(action)</button>
      <stackView id="s1"><subviews>
        <button id="b2"><rect key="frame" x="0" y="0" width="90" height="34"/><state key="normal" title="Air"/>\(action)</button>
      </subviews></stackView>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b3"><rect key="frame" x="8" y="90" width="90" height="34"/>
        <state key="normal" title="Food"/>\(action)</button>
      """),
  ]),
  Example("a button without constraints that code lays out", files: [
    Drawn.xib("""
      <button id="b1"><rect key="frame" x="8" y="8" width="90" height="34"/><state key="normal" title="Water"/>\(action)</button>
      """, owner: "Panel", outlets: outlet),
    code("override func layoutSubviews() { super.layoutSubviews()\n  closeButton.sizeToFit() }"),
  ]),
  Example("a button between the ends of what scrolls, one in a cell, and one of two heights that contradict each other", files: [
    Drawn.xib("""
      <scrollView id="v2"><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><state key="normal" title="Far"/>\(action)</button>
      </subviews><constraints>
        <constraint firstAttribute="height" constant="30" id="h1"/>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" id="e1"/>
        <constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" id="e2"/>
      </constraints></scrollView>
      <tableViewCell id="c1"><tableViewCellContentView key="contentView" id="v3"><subviews>
        <view id="v4"><constraints><constraint firstAttribute="height" constant="20" id="h2"/></constraints></view>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><state key="normal" title="Row"/>\(action)</button>
      </subviews><constraints>
        <constraint firstItem="v4" firstAttribute="top" secondItem="v3" secondAttribute="top" id="e3"/>
        <constraint firstAttribute="bottom" secondItem="v4" secondAttribute="bottom" id="e4"/>
        <constraint firstItem="b2" firstAttribute="top" secondItem="v3" secondAttribute="top" id="e5"/>
        <constraint firstAttribute="bottom" secondItem="b2" secondAttribute="bottom" id="e6"/>
      </constraints></tableViewCellContentView></tableViewCell>
      <view id="v5"><constraints><constraint firstAttribute="height" constant="20" id="h3"/></constraints></view>
      <view id="v6"><constraints><constraint firstAttribute="height" constant="30" id="h4"/></constraints></view>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b3"><state key="normal" title="Both"/>\(action)</button>
      <constraints>
        <constraint firstItem="b3" firstAttribute="height" secondItem="v5" secondAttribute="height" id="h5"/>
        <constraint firstItem="b3" firstAttribute="height" secondItem="v6" secondAttribute="height" id="h6"/>
      </constraints>
      """),
  ]),
  Example("a button that code asks for by its tag, as a button or as any view", files: [
    Drawn.xib(button(narrow, attributes: #"tag="3""#) + button(narrow, attributes: #"tag="4""#).replacing("b1", with: "b2"), owner: "Panel"),
    code("""
      func grow() {
          (viewWithTag(3) as? UIButton)?.transform = larger
          viewWithTag(4)?.transform = larger
        }
      """),
  ]),
  Example("a button under a field that takes its touches, and one in a view under a button", files: [
    Drawn.xib("""
      <view id="v2"><rect key="frame" x="0" y="100" width="300" height="60"/><subviews>
        <button id="b1"><rect key="frame" x="10" y="10" width="100" height="24"/><state key="normal" title="Date"/>\(action)</button>
        <textField id="f1"><rect key="frame" x="0" y="0" width="300" height="48"/></textField>
      </subviews></view>
      <view id="v3"><rect key="frame" x="0" y="200" width="300" height="60"/><subviews>
        <button id="b2"><rect key="frame" x="10" y="10" width="100" height="24"/><state key="normal" title="Time"/>\(action)</button>
      </subviews></view>
      <button id="b3"><rect key="frame" x="0" y="200" width="300" height="60"/>\(action)</button>
      """),
  ]),
  Example("a button in a stack that grows with the view around", files: [
    Drawn.xib("""
      <stackView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s1">
        <rect key="frame" x="8" y="60" width="200" height="30"/><autoresizingMask key="autoresizingMask" heightSizable="YES"/>
        <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b1">
          <rect key="frame" x="0" y="0" width="100" height="30"/><state key="normal" title="Sign up"/>\(action)</button></subviews>
      </stackView>
      """),
  ]),
  Example("buttons that constraints or a stack may stretch, whose pictures code changes, or that aren't as they are drawn", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="8" y="8" width="200" height="27"/>
          <state key="normal" title="Stretched"/>\(action)</button>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b2"><rect key="frame" x="8" y="8" width="200" height="27"/>
          <state key="normal" title="At least"/>\(action)</button>
        <button misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b3"><rect key="frame" x="8" y="8" width="200" height="27"/>
          <state key="normal" title="Elsewhere" image="elsewhere"/>\(action)</button>
        <stackView id="k1"><rect key="frame" x="8" y="60" width="200" height="30"/><subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="b4"><rect key="frame" x="0" y="0" width="60" height="30"/>
            <state key="normal" title="Beside"/>\(action)</button>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="v9"><rect key="frame" x="70" y="0" width="60" height="30"/></view>
        </subviews></stackView>
        <stackView axis="vertical" distribution="fillEqually" id="k2"><rect key="frame" x="8" y="90" width="200" height="30"/><subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="b5"><rect key="frame" x="0" y="0" width="60" height="30"/>
            <state key="normal" title="Equal"/>\(action)</button>
        </subviews></stackView>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e1"/>
        <constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" priority="750" constant="8" id="e2"/>
        <constraint firstItem="b2" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e3"/>
        <constraint firstItem="b2" firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="e4"/>
        <constraint firstItem="b3" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e5"/>
        <constraint firstItem="k1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e6"/>
        <constraint firstItem="k2" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="8" id="e7"/>
      </constraints></view>
      """),
    Drawn.xib("""
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="8" y="8" width="24" height="24"/>
        <state key="normal" image="close"/>\(action)</button>
      <constraints><constraint firstItem="b1" firstAttribute="top" secondItem="v1" secondAttribute="top" id="e1"/></constraints>
      """, owner: "Panel", outlets: outlet, path: "Panel.xib"),
    code("func show(_ image: UIImage) { closeButton.setImage(image, for: .normal) }"),
  ]),
  Example("a height that code changes to one that is large enough, by some, or to one that isn't known", files: [
    Drawn.xib(
      button(#"<constraint firstAttribute="height" constant="15" id="h1"/>"#), owner: "Panel",
      outlets: outlet + #"<outlet property="height" destination="h1" id="o2"/>"#
    ),
    code("@IBOutlet var height: NSLayoutConstraint!\n  func show(_ isChosen: Bool) { height.constant = 15; if isChosen { height.constant = 44 } }"),
    Drawn.xib(
      button(#"<constraint firstAttribute="height" constant="15" id="h1"/>"#), owner: "Frame",
      outlets: outlet + #"<outlet property="height" destination="h1" id="o2"/>"#, path: "Frame.xib"
    ),
    Example.File("Frame.swift", """
      final class Frame: UIView {
        @IBOutlet var closeButton: UIButton!
        @IBOutlet var height: NSLayoutConstraint!
        func grow() { height.constant += 8 }
        @IBAction func tap(_ sender: Any) { delegate?.close() }
      }
      """),
  ]),
  Example("a stack with a tap that a view in it may stretch, and one of which a label may be left out", files: tappedStacks("""
    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="k1"><rect key="frame" x="8" y="8" width="120" height="38"/><subviews>
      <label text="Followers" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="0" y="0" width="75" height="20"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v3"><rect key="frame" x="0" y="20" width="20" height="18"/></view>
    </subviews><connections><outletCollection property="gestureRecognizers" destination="g1" id="c1"/></connections></stackView>
    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="k2"><rect key="frame" x="8" y="80" width="120" height="20"/><subviews>
      <label text="Contact" translatesAutoresizingMaskIntoConstraints="NO" id="l3"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
      <label hidden="YES" text="us" translatesAutoresizingMaskIntoConstraints="NO" id="l4"><rect key="frame" x="0" y="20" width="80" height="30"/></label>
    </subviews><connections><outletCollection property="gestureRecognizers" destination="g1" id="c2"/></connections></stackView>
    """)),
  Example("a height that another class changes, and one that a class in another language has an outlet of", files: [
    Drawn.xib(
      button(#"<constraint firstAttribute="height" constant="15" id="h1"/>"#), owner: "Panel",
      outlets: outlet + #"<outlet property="height" destination="h1" id="o2"/>"#
    ),
    code("@IBOutlet var height: NSLayoutConstraint!"),
    Example.File("Room.swift", "final class Room: UIView { let panel = Panel(); func open() { panel.height.constant = 60 } }"),
    Drawn.xib(
      button(#"<constraint firstAttribute="height" constant="15" id="h1"/>"#), owner: "Foreign",
      outlets: #"<outlet property="height" destination="h1" id="o2"/>"#, path: "Foreign.xib"
    ),
  ]),
  Example("a button that may be stretched between the edge and a view of a height at the other edge", files: [
    Drawn.xib("""
      <view id="v2"><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b1"><rect key="frame" x="8" y="40" width="80" height="33"/>
          <state key="normal" title="Edit"/>\(action)</button>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v3"><rect key="frame" x="8" y="80" width="80" height="100"/><subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l1"><rect key="frame" x="0" y="10" width="80" height="80"/></label>
        </subviews><constraints>
          <constraint firstItem="l1" firstAttribute="top" secondItem="v3" secondAttribute="top" constant="10" id="e1"/>
          <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="10" id="e2"/>
        </constraints></view>
      </subviews><constraints>
        <constraint firstItem="b1" firstAttribute="top" secondItem="v2" secondAttribute="top" constant="40" id="e3"/>
        <constraint firstItem="v3" firstAttribute="top" secondItem="b1" secondAttribute="bottom" constant="7" id="e4"/>
        <constraint firstAttribute="bottom" secondItem="v3" secondAttribute="bottom" constant="8" id="e5"/>
      </constraints></view>
      """),
  ]),
  Example("a button that a function of the project's is handed, and enlarges", files: [
    Drawn.xib(button(narrow), owner: "Panel", outlets: outlet),
    code("""
      func show() { style(closeButton) }
        private func style(_ button: UIButton) { grow(button) }
        private func grow(_ view: UIView) { view.transform = larger }
      """),
  ]),
  Example("a button that is nearly large enough, where the configuration leaves such out", options: withoutNear, files: [
    Drawn.xib(button(#"<constraint firstAttribute="height" constant="40" id="h1"/>"#)),
    Example.File("Bar.swift", """
      final class Bar: UIView {
        let close = UIButton(primaryAction: action)
        func setUp() { close.heightAnchor.constraint(equalToConstant: 42).isActive = true }
      }
      """),
  ]),
  Example("a picture whose drawn recognizer's function, which an app has, only writes into the log", files: [
    Drawn.xib(picture("i2").replacing("</imageView>", with: """
      <connections><outletCollection property="gestureRecognizers" destination="g1" id="c1"/></connections></imageView>
      """), owner: "Card").replacing("</objects>", with: """
      <tapGestureRecognizer id="g1"><connections><action selector="open:" destination="v1" id="a1"/></connections></tapGestureRecognizer>
      </objects>
      """),
    Example.File("Card.swift", "final class Card: UIView { @IBAction func open(_ sender: Any) { print(\"opened\") } }"),
    Example.File("App.swift", "@main final class AppDelegate: UIResponder, UIApplicationDelegate { let card = Card() }"),
  ]),
]

extension Example.File {
  /// The file whose outermost view leaves another out, whatever the size class.
  fileprivate func leavingOut(_ view: String) -> Example.File {
    let variation = """
      <variation key="default"><mask key="subviews"><exclude reference="\(view)"/></mask></variation>
      """
    return Example.File(path, source.replacing("<connections></connections>", with: variation))
  }
}

extension Example.File {
  /// The file with one piece in the place of another.
  fileprivate func replacing(_ piece: String, with other: String) -> Example.File {
    Example.File(path, source.replacing(piece, with: other))
  }
}
