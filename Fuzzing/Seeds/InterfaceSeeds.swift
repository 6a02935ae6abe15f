import HIGLintEngine

/// Storyboards and xibs, and a source whose classes they set up.
enum InterfaceSeeds {
  static let all = [storyboard, xib].map { Array($0.utf8) }

  static let words = """
    <scenes> </scenes> <scene> <objects> </objects> <tableViewController <viewController <tableView <tableViewCell <button <view <rect
    <connections> </connections> <outlet <segue <action id="a" id="" customClass="Films" customModule="App" key="frame" width="20"
    height="-1e400" rowHeight="20" x="nan" style="default" destination="a" kind="push" property="tableView" /> </view> </tableView>
    <!-- --> <![CDATA[ ]]> <?xml ?> <?a?> <!DOCTYPE &amp; &lt; &#0; &#x110000; &a; " ' = < > sceneID="1" initialViewController="a" xmlns:a="b" a:b
    <variation <mask> <exclude reference="a"/> selectionStyle="none" reuseIdentifier="Film" dataMode="prototypes" userLabel="Untitled"
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  static let source = SourceInput(path: "Films.swift", contents: Array(films.utf8))

  private static let films = """
    import UIKit

    class Films: UITableViewController {
      @IBOutlet var play: UIButton!
      override func viewDidLoad() { play.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(indexPath) }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Film", for: indexPath)
      }
    }
    class FilmCell: UITableViewCell {}

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="c">
      <scenes>
        <!-- Films -->
        <scene sceneID="s">
          <objects>
            <tableViewController id="c" customClass="Films" customModule="App" sceneMemberID="viewController">
              <tableView key="view" id="t" rowHeight="20" sectionHeaderHeight="28" style="plain" dataMode="prototypes">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes>
                  <tableViewCell id="p" customClass="FilmCell" reuseIdentifier="Film" selectionStyle="default" rowHeight="30">
                    <tableViewCellContentView key="contentView" id="v">
                      <subviews><button id="b" buttonType="system"><rect key="frame" width="20" height="20"/>
                        <constraints><constraint id="k" firstAttribute="width" constant="20"/></constraints>
                        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation></button></subviews>
                    </tableViewCellContentView>
                    <connections><segue id="g" destination="d" kind="show" identifier="Detail &amp; more"/></connections>
                  </tableViewCell>
                </prototypes>
                <connections><outlet property="dataSource" destination="c" id="o"/><outlet property="delegate" destination="c" id="e"/></connections>
              </tableView>
              <connections><outlet property="play" destination="b" id="y"/></connections>
            </tableViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="u"><objects><viewController id="d" storyboardIdentifier="Detail"/></objects></scene>
      </scenes>
    </document>

    """

  private static let xib = """
    <?xml version='1.0' encoding='utf-8' standalone="no"?>
    <document targetRuntime="iOS.CocoaTouch" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Films"><connections><outlet property="view" destination="1" id="2"/></connections></placeholder>
      <tableViewCell id="1" customClass="FilmCell" rowHeight="10"><rect key="frame" x="0" y="0" width="320" height="44"/><string key="a"><![CDATA[<view id="x">]]></string></tableViewCell>
    </objects></document>
    """
}
