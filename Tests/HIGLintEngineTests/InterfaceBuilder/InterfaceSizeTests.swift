import HIGLintEngine
import Testing

@Suite("Sizes that constraints fix")
struct InterfaceSizeTests {
  private func heights(_ constraints: String, around: String = "") throws -> [Double?] {
    let interfaces = Interfaces([
      try Sample.xib(
        "Bar.xib",
        """
        <view id="v"><subviews>
          <button id="b" customClass="Close"><constraints>\(constraints)</constraints></button>
        </subviews><constraints>\(around)</constraints></view>
        """
      )
    ])
    return interfaces.elements(of: "Close").map { $0.fixingConstraint(of: .height)?.facts.number("constant") }
  }

  @Test("A constraint fixes a side, wherever it is held")
  func fixed() throws {
    let own = #"<constraint firstAttribute="height" constant="30" id="h"/>"#
    #expect(try heights(own) == [30])
    #expect(try heights(#"<constraint firstAttribute="width" constant="30" id="w"/>"# + own) == [30])
    #expect(try heights("", around: #"<constraint firstItem="b" firstAttribute="height" constant="24" id="h"/>"#) == [24])
  }

  @Test("What is otherwise on tablets, or on phones on their side, is fixed on upright ones", arguments: ["widthClass=regular", "heightClass=compact"])
  func onPhones(key: String) throws {
    let constraint = #"<constraint firstAttribute="height" constant="30" id="h"><variation key="\#(key)" constant="50"/></constraint>"#
    #expect(try heights(constraint) == [30])
  }

  @Test(
    "Nothing is fixed that may be otherwise",
    arguments: [
      #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h"/>"#,
      #"<constraint firstAttribute="height" priority="750" constant="30" id="h"/>"#,
      #"<constraint firstAttribute="height" secondItem="b" secondAttribute="width" id="h"/>"#,
      #"<constraint firstAttribute="height" constant="30" id="h"><variation key="widthClass=compact" constant="50"/></constraint>"#,
      #"<constraint firstAttribute="height" constant="30" id="h"/><constraint firstAttribute="height" constant="50" id="i"/>"#,
      #"<constraint firstAttribute="width" constant="30" id="w"/>"#,
    ]
  )
  func open(constraints: String) throws {
    #expect(try heights(constraints) == [nil])
  }

  @Test("A view's own constraint isn't that of a view in it")
  func others() throws {
    #expect(try heights("", around: #"<constraint firstAttribute="height" constant="24" id="h"/>"#) == [nil])
  }
}
