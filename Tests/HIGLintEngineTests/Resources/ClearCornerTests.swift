import Foundation
import HIGLintResources
import Testing

@Suite("Corners of icons")
struct ClearCornerTests {
  /// The beginnings of files of a few pixels, in Base64: packed, filtered and coloured in each way.
  private static let pictures: [(name: String, isClear: Bool, bytes: String)] = [
    ("stored", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAABE0lEQVR4AQEIAff+AAAAAAAlBQf/Sgoc/28PP/+UFHD/uRmv/94e/P8DI1cAAAtbAf8wYAj/\
      VWUd/3pqQP+fb3H/xHSw/+l5/f8Oflj/ABa2Av87uwn/YMAe/4XFQf+qynL/z8+x//TU/v8Z2Vn/ACERA/9GFgr/axsf/5AgQv+1JXP/2iqy//8v//8kNFr/\
      ACxsBP9RcQv/dnYg/5t7Q//AgHT/5YWz/wqKAP8vj1v/ADfHBf9czAz/gdEh/6bWRP/L23X/8OC0/xXlAf866lz/AEIiBv9nJw3/jCwi/7ExRf/WNnb/+zu1\
      /yBAAv9FRV3/AE19BwBygg7/l4cj/7yMRv/hkXf/Bpa2/yubA/9QoF4AeL6IRXhay7QAAAAASUVORK5CYII=
      """),
    ("fixed code", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAABE0lEQVR4AQEIAff+AAAAAAAlBQf/Sgoc/28PP/+UFHD/uRmv/94e/P8DI1cAAAtbAf8wYAj/\
      VWUd/3pqQP+fb3H/xHSw/+l5/f8Oflj/ABa2Av87uwn/YMAe/4XFQf+qynL/z8+x//TU/v8Z2Vn/ACERA/9GFgr/axsf/5AgQv+1JXP/2iqy//8v//8kNFr/\
      ACxsBP9RcQv/dnYg/5t7Q//AgHT/5YWz/wqKAP8vj1v/ADfHBf9czAz/gdEh/6bWRP/L23X/8OC0/xXlAf866lz/AEIiBv9nJw3/jCwi/7ExRf/WNnb/+zu1\
      /yBAAv9FRV3/AE19BwBygg7/l4cj/7yMRv/hkXf/Bpa2/yubA/9QoF4AeL6IRXhay7QAAAAASUVORK5CYII=
      """),
    ("own code", true, """
      iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAH50lEQVR42g3VB0OIawCA0a+990IRUYhQRqJoEW1FKJUmkUR2kpnNtce195aVLZWKzGzXyizt\
      vVTPfc+fOJIkmCso4a5qwkyt4WzXj+dm+4t86dSCXNfx9OhxHy8rW2bb3GGXrQ937Cv55nQQxZGT6OXRHV9fibnjCtkb+In00K/8jKxEJUaLPnH2+CfMlyS1\
      IBn6TVZmXFRHFk1z5ODMWTyYk8qfha1oLplA/xUZTFgzmKSNdzmy1ZfcXVWU7juEzuFgBp3oQdBZGZamFnH82mfybhVQkV6F/gNt7B45EPJsAZJhmixDb6sw\
      +X4nVmU7cSZvNs+fX6L2dRvtP0xk2JdMIn7Ysabo
      """),
    ("filtered", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAATElEQVR4AWNkAAJVVvb/qqyiQFoZiA2B2B6IfYE4mpGRO5oRKMnOgEMBA6PYNib8ChQFmfEr\
      0Mlhwa/A/DgrfgVOSmz4FfjWsuP1JgBzCSAveqtUNgAAAABJRU5ErkJggg==
      """),
    ("palette", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIBAMAAAA2IaO4AAAACVBMVEUAAQIDBAUGBwjZi75sAAAAAnRSTlP/AOW3MEoAAAAQSURBVHjaYxBgYBAEQkIEABVB\
      ARB2pMv+AAAAAElFTkSuQmCC
      """),
    ("gray of 16 bits", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAQAAAA+lqpDAAAAEklEQVR42mNoYGBgwIcZRoYCALH4IAH2EOMHAAAAAElFTkSuQmCC
      """),
    ("profile before", true, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAQ2lDQ1B4AAAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywt\
      Li8wMTIzNDU2Nzg5Ojs8PT4/vjfSXAAAARNJREFUeNoBCAH3/gAAAAAAJQUH/0oKHP9vDz//lBRw/7kZr//eHvz/AyNXAAALWwH/MGAI/1VlHf96akD/n29x\
      /8R0sP/pef3/Dn5Y/wAWtgL/O7sJ/2DAHv+FxUH/qspy/8/Psf/01P7/GdlZ/wAhEQP/RhYK/2sbH/+QIEL/tSVz/9oqsv//L///JDRa/wAsbAT/UXEL/3Z2\
      IP+be0P/wIB0/+WFs/8KigD/L49b/wA3xwX/XMwM
      """),
    ("stored", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAABE0lEQVR4AQEIAff+AAAAAP8lBQf/Sgoc/28PP/+UFHD/uRmv/94e/P8DI1f/AAtbAf8wYAj/\
      VWUd/3pqQP+fb3H/xHSw/+l5/f8Oflj/ABa2Av87uwn/YMAe/4XFQf+qynL/z8+x//TU/v8Z2Vn/ACERA/9GFgr/axsf/5AgQv+1JXP/2iqy//8v//8kNFr/\
      ACxsBP9RcQv/dnYg/5t7Q//AgHT/5YWz/wqKAP8vj1v/ADfHBf9czAz/gdEh/6bWRP/L23X/8OC0/xXlAf866lz/AEIiBv9nJw3/jCwi/7ExRf/WNnb/+zu1\
      /yBAAv9FRV3/AE19B/9ygg7/l4cj/7yMRv/hkXf/Bpa2/yubA/9QoF7/gNKMQfwc3bEAAAAASUVORK5CYII=
      """),
    ("fixed code", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAABE0lEQVR4AQEIAff+AAAAAP8lBQf/Sgoc/28PP/+UFHD/uRmv/94e/P8DI1f/AAtbAf8wYAj/\
      VWUd/3pqQP+fb3H/xHSw/+l5/f8Oflj/ABa2Av87uwn/YMAe/4XFQf+qynL/z8+x//TU/v8Z2Vn/ACERA/9GFgr/axsf/5AgQv+1JXP/2iqy//8v//8kNFr/\
      ACxsBP9RcQv/dnYg/5t7Q//AgHT/5YWz/wqKAP8vj1v/ADfHBf9czAz/gdEh/6bWRP/L23X/8OC0/xXlAf866lz/AEIiBv9nJw3/jCwi/7ExRf/WNnb/+zu1\
      /yBAAv9FRV3/AE19B/9ygg7/l4cj/7yMRv/hkXf/Bpa2/yubA/9QoF7/gNKMQfwc3bEAAAAASUVORK5CYII=
      """),
    ("own code", false, """
      iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAH5klEQVR42g3VB0OIawCA0a+990IpQohQRqJoEW1FKJUmkUR2kpnNtce195aVLZWKzGzXyizt\
      vVTPfc+fOJIkSXRTUMJd1YSZWsPZrh/PzfYX+WLaglyX8fTocR8vK1tm29xhl60Pd+wr+eZ0EMWRk+jl0R1fX4m54wrZG/iJ9NCv/IysRCVGiz5x9vgnzEdS\
      C5Kh32RlxkV1ZNE0Rw7OnMWDOan8WdiK5pIJ9F+RwYQ1g0naeJcjW33J3VVF6b5D6BwOZtCJHgSdlWFpahHHr30m71YBFelV6D/Qxu6RAyHPFiAZpsky9LYK\
      k++bsirbiTN5s3n+/BK1r9to/2Eiw75kEvHDjjVF
      """),
    ("filtered", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAR0lEQVR4AWNkYGD4r8rKzqDKKgrEykBsCMT2QOwLxNEMjNzRjPgViG1jwq9AUZAZvwKdHBb8\
      CsyPs+JX4KTEhl+Bby07XgUAehggLZjvq8AAAAAASUVORK5CYII=
      """),
    ("palette", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIBAMAAAA2IaO4AAAACVBMVEUAAQIDBAUGBwjZi75sAAAAAnRSTlP/AOW3MEoAAAAQSURBVHjaY2BkYBAEQkIEABL4\
      AQHyvlHRAAAAAElFTkSuQmCC
      """),
    ("gray of 16 bits", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIEAQAAAA+lqpDAAAAEklEQVR42mNoYGBgxIcZRoYCANKYIEFRUULYAAAAAElFTkSuQmCC
      """),
    ("profile before", false, """
      iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAQ2lDQ1B4AAAAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywt\
      Li8wMTIzNDU2Nzg5Ojs8PT4/vjfSXAAAARNJREFUeNoBCAH3/gAAAAD/JQUH/0oKHP9vDz//lBRw/7kZr//eHvz/AyNX/wALWwH/MGAI/1VlHf96akD/n29x\
      /8R0sP/pef3/Dn5Y/wAWtgL/O7sJ/2DAHv+FxUH/qspy/8/Psf/01P7/GdlZ/wAhEQP/RhYK/2sbH/+QIEL/tSVz/9oqsv//L///JDRa/wAsbAT/UXEL/3Z2\
      IP+be0P/wIB0/+WFs/8KigD/L49b/wA3xwX/XMwM
      """),
    ("without alpha", false, "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAADElEQVR42mNgGB4AAADIAAGTvaWOAAAAAElFTkSuQmCC"),
    ("all clear, packed by repeating", true, "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAADUlEQVR42mNgGAUgAAABCAABXbcZDQAAAABJRU5ErkJggg=="),
  ]

  private func isClear(_ bytes: [UInt8], kind: String = "appiconset") throws -> Bool {
    let contents = #"{ "images" : [ { "filename" : "icon.png", "idiom" : "universal", "size" : "1024x1024" } ] }"#
    let set = try AssetSet(Array(contents.utf8), path: "AppIcon.\(kind)/Contents.json") { _ in bytes }
    return set.entries.contains(where: \.hasClearCorner)
  }

  @Test("The first pixel is told for each way to pack and to colour", arguments: pictures.indices)
  func corner(_ index: Int) throws {
    let (_, isExpected, text) = Self.pictures[index]
    let bytes = [UInt8](try #require(Data(base64Encoded: text)))
    #expect(try isClear(bytes) == isExpected)
    #expect(try !isClear(bytes, kind: "imageset"))
  }

  @Test("What is cut off or damaged is told of as opaque, and never read beyond its end", arguments: pictures.indices)
  func damaged(_ index: Int) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: Self.pictures[index].bytes)))
    for count in bytes.indices {
      _ = try isClear(Array(bytes.prefix(count)))
      var changed = bytes
      changed[count] = 0xFF
      _ = try isClear(changed)
    }
    #expect(try !isClear(Array(bytes.prefix(24))))
  }
}
