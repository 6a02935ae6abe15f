import HIGLintEngine
@testable import HIGLintResources
import Testing

@Suite("Reading storyboards and xibs")
struct InterfaceReaderTests {
  // MARK: What is kept

  @Test("An object is an element with an id, and lies in the object around it")
  func objects() throws {
    let facts = try Sample.storyboard(
      """
      <viewController id="c" customClass="Home" customModule="App" customModuleProvider="target">
        <view key="view" contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="20" width="375" height="647.5"/>
          <subviews><button id="b" hidden="YES"><color key="tintColor" id="x"/></button></subviews>
          <viewLayoutGuide key="safeArea" id="g"/>
        </view>
      </viewController>
      """,
      initial: "c"
    )
    #expect(facts.isStoryboard)
    #expect(facts.name == "Main")
    #expect(facts.initialController == "c")
    let controller = try #require(facts.objects.first)
    #expect(controller.kind == "viewController")
    #expect(controller.customClass == "Home")
    #expect(controller.customModule == "App")
    #expect(controller.attributes == [:])
    let view = try #require(controller.children.first)
    #expect(view.attributes == ["key": "view"])
    #expect(view.frame == InterfaceFrame(x: 0, y: 20, width: 375, height: 647.5))
    #expect(view.children.map(\.id) == ["b"])
    #expect(view.children.first?.flag("hidden") == true)
    #expect(view.children.first?.children == [])
  }

  @Test("Whatever XML allows is read")
  func spellings() throws {
    let facts = try Sample.facts(
      """
      \u{FEFF}<?xml version='1.0' encoding='utf-8' standalone="no"?>
      <!-- <view id="comment"> -->
      <?instruction?>
      <document
        targetRuntime = 'iOS.CocoaTouch'>
        text &amp; &#x2764;
        <view id="a" title='"&lt;&#65;&#x42;&gt;&apos;
      größer"' ></view >
        <![CDATA[ <view id="text"/> ]]><?another instruction?>
        <view id="b"/>
      </document>
      <!-- the end -->

      """
    )
    #expect(facts.objects.map(\.id) == ["a", "b"])
    #expect(facts.objects.first?.attributes == ["title": "\"<AB>' größer\""])
    #expect(facts.objects.last?.position == SourcePosition(line: 10, column: 3))
  }

  @Test("The frame of a view without an id isn't that of the view around it")
  func frames() throws {
    let facts = try Sample.xib(
      "Cell.xib",
      """
      <collectionViewCell id="c">
        <rect key="frame" x="0" y="0" width="90" height="60"/>
        <view key="contentView"><rect key="frame" x="1" y="1" width="1" height="1"/><subviews><label id="l"/></subviews></view>
      </collectionViewCell>
      """
    )
    #expect(facts.objects.first?.frame?.height == 60)
    #expect(facts.objects.first?.children.map(\.id) == ["l"])
  }

  @Test("Connections tell what they are and where they end")
  func connections() throws {
    let facts = try Sample.storyboard(
      """
      <viewController id="c"><connections>
        <outlet property="table" destination="t" id="1"/>
        <outletCollection property="buttons" destination="b" id="2"/>
        <action selector="tap:" destination="d" eventType="touchUpInside" id="3"/>
        <segue destination="e" kind="unwind" identifier="back" unwindAction="back:" id="4"/>
        <outlet property="lost" id="5"/>
      </connections></viewController>
      """
    )
    let connections = try #require(facts.objects.first).connections
    #expect(connections.map(\.destination) == ["t", "b", "d", "e"])
    #expect(connections.map(\.property) == ["table", "buttons", nil, nil])
    #expect(connections[2].kind == .action(selector: "tap:", event: "touchUpInside"))
    guard case .segue(let segue) = connections[3].kind else { throw Unexpected() }
    #expect(segue.kind == "unwind")
    #expect(segue.identifier == "back")
    #expect(segue.unwindAction == "back:")
  }

  @Test("Constraints are kept that give a size, or that code knows")
  func constraints() throws {
    let facts = try Sample.xib(
      "View.xib",
      """
      <view id="v">
        <constraints>
          <constraint firstAttribute="height" constant="30" id="size"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="known"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="place"/>
        </constraints>
        <connections><outlet property="top" destination="known" id="o"/></connections>
      </view>
      """
    )
    let constraints = try #require(facts.objects.first).children
    #expect(constraints.map(\.id) == ["size", "known"])
    #expect(constraints.map { $0.number("constant") } == [30, 8])
  }

  @Test("What size classes make different on phones that are held upright is marked")
  func variations() throws {
    let facts = try Sample.xib(
      "View.xib",
      """
      <view id="v">
        <subviews><button id="a"/><button id="b"/><button id="c"/></subviews>
        <constraints>
          <constraint firstAttribute="height" constant="30" id="h">
            <variation key="heightClass=regular-widthClass=compact" constant="20"/>
          </constraint>
          <constraint firstAttribute="width" constant="30" id="w"><variation key="widthClass=regular" constant="60"/></constraint>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="b"/><exclude reference="c"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/><exclude reference="a"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="c"/></mask></variation>
      </view>
      """
    )
    let view = try #require(facts.objects.first)
    #expect(!view.varies)
    #expect(view.children.filter(\.varies).map(\.id) == ["b", "h"])
  }

  @Test("Whether a file says anything of an object to VoiceOver is kept, not what")
  func accessibility() throws {
    let facts = try Sample.xib(
      "View.xib",
      """
      <view id="v">
        <subviews>
          <view id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/></accessibility></view>
          <view id="b"/>
        </subviews>
      </view>
      """
    )
    let view = try #require(facts.objects.first)
    #expect(!view.speaks)
    #expect(view.children.filter(\.speaks).map(\.id) == ["a"])
  }

  @Test("Positions are those of the tags, whatever stands before them in the line")
  func positions() throws {
    let facts = try Sample.xib(
      "View.xib",
      "<!-- <view> --><label text=\"größer > \u{1F600}\" id=\"a\"/><label\n  id=\"b\"/>\r\n  <label id=\"c\"/>"
    )
    #expect(
      facts.objects.map(\.position) == [
        SourcePosition(line: 3, column: 25), SourcePosition(line: 3, column: 63), SourcePosition(line: 5, column: 3),
      ]
    )
  }

  // MARK: What is passed over

  @Test("Of files for other systems nothing is kept", arguments: ["MacOSX.Cocoa", "watchKit", "AppleTV"])
  func otherSystems(runtime: String) throws {
    let facts = try Sample.facts(Sample.document("<objects><view id=\"v\"/></objects>", runtime: runtime))
    #expect(facts.system == .another)
    #expect(facts.objects.isEmpty)
  }

  @Test("iPad storyboards are for iOS")
  func iPad() throws {
    let facts = try Sample.facts(Sample.document("<objects><view id=\"v\"/></objects>", runtime: "iOS.CocoaTouch.iPad"))
    #expect(facts.system == .iOS)
    #expect(facts.objects.count == 1)
  }

  @Test("Formats before Xcode 5 are passed over")
  func archives() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>
      """
    #expect(try Sample.facts(text, path: "Old.xib").system == .unknown)
  }

  private struct Unexpected: Error {}
}
