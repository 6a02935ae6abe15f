/// A set of an asset catalog: one image, or an app's icon, in several sizes, or a colour in several appearances.
public struct AssetSet: Sendable {
  /// What it is for.
  public let kind: Kind
  /// What code calls it: the name of its folder.
  public let name: String
  /// The pictures that its `Contents.json` lists.
  public let entries: [Entry]
  /// The colour that it lists; nil for pictures, and for one that isn't known.
  public let color: CatalogColor?

  /// What a set is for, by the end of its folder's name.
  public enum Kind: String, Sendable {
    /// An image that code and storyboards show by its name.
    case image = "imageset"
    /// The app's icon.
    case appIcon = "appiconset"
    /// A colour that code and storyboards name.
    case color = "colorset"
  }

  /// One picture's place in the set.
  public struct Entry: Sendable {
    /// Where its file's name is written; all of the entry where it has none.
    public let range: ByteRange
    /// Nil where the place is left empty.
    public let fileName: String?
    /// What the file says of its size; nil where there is none, or it is no bitmap that says it.
    public let pixels: PictureSize?
    /// Whether nothing is drawn in the corner of an icon's bitmap, as far as its first bytes tell.
    public let hasClearCorner: Bool
    /// The size in points that a drawing's file says, in PDF or SVG.
    public let drawn: PictureSize?
    /// How many pixels a point has, if that is said.
    public let scale: Double?
    /// The size in points that an icon's place asks for.
    public let points: PictureSize?
    /// The devices that it is for: `universal`, `iphone`, `ipad`, …
    public let idiom: String
    /// All that tells when the picture is shown but for its scale: device, size class, appearance, language, slices.
    public let variant: String
  }
}

extension AssetSet {
  /// - Parameters:
  ///   - path: of its `Contents.json`.
  ///   - pictures: the beginning of the file of a picture that lies beside it.
  /// - Throws: where the document is damaged, or isn't one of a set.
  package init(_ bytes: [UInt8], path: String, pictures: (_ name: String) -> [UInt8]?) throws(Problem) {
    var reader = JSONReader(bytes, path: path)
    let document = try reader.document()
    guard document.isObject else {
      throw Problem(file: path, message: "isn't the description of a set of pictures", remedy: "restore it, or remove the set")
    }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    let kind = Kind(rawValue: String(folder.split(separator: ".").last ?? "")) ?? .image
    self.kind = kind
    name = String(folder.lastIndex(of: ".").map { folder[..<$0] } ?? folder)
    entries = (document["images"]?.array ?? []).map { Entry($0, of: kind, pictures) }
    color = CatalogColor(document["colors"]?.array ?? [])
  }
}

extension AssetSet {
  /// What code calls the colour of a colour set, and which it is.
  package var namedColor: CatalogColors.Named? {
    kind == .color ? CatalogColors.Named(name: name, color: color) : nil
  }

  /// What code calls the picture of an image set, and how large it is in points on the screen that shows it largest.
  package var picture: Pictures.Named? {
    guard kind == .image else { return nil }
    let sizes = entries.filter { $0.fileName != nil }.map(\.size)
    let known = sizes.compactMap { $0 }
    guard !known.isEmpty, known.count == sizes.count else { return Pictures.Named(name: name, size: nil) }
    let size = PictureSize(width: known.map(\.width).max() ?? 0, height: known.map(\.height).max() ?? 0)
    return Pictures.Named(name: name, size: size)
  }
}

extension AssetSet.Entry {
  /// In points.
  fileprivate var size: PictureSize? {
    drawn ?? pixels.map { PictureSize(width: $0.width / (scale ?? 1), height: $0.height / (scale ?? 1)) }
  }

  fileprivate init(_ node: JSONNode, of kind: AssetSet.Kind, _ pictures: (String) -> [UInt8]?) {
    let file = node["filename"]
    let name = file?.string.flatMap { $0.isEmpty ? nil : $0 }
    fileName = name
    range = name == nil ? node.range : file?.range ?? node.range
    let header = name.flatMap { $0.contains("/") ? nil : pictures($0) }
    let size = header.flatMap { PictureSize(header: $0) }
    hasClearCorner = kind == .appIcon && header.flatMap { PNGCorner(file: $0) }?.isClear ?? false
    let isDrawing = name.map(PictureSize.isDrawing) ?? false
    pixels = isDrawing ? nil : size
    drawn = isDrawing ? size : nil
    scale = node["scale"]?.string.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
    points = node["size"]?.string.flatMap { PictureSize(written: $0) }
    idiom = node["idiom"]?.string ?? "universal"
    variant = Self.variant(node)
  }

  private static func variant(_ node: JSONNode) -> String {
    guard case .object(let entries) = node.kind else { return "" }
    let others = entries.filter { !["filename", "scale", "size"].contains($0.key) }
    return others.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.plain)" }.joined(separator: ",")
  }
}

extension JSONNode {
  /// What it says, whatever its form; enough to tell values apart.
  fileprivate var plain: String {
    switch kind {
    case .string(let text): text
    case .array(let nodes): "[\(nodes.map(\.plain).joined(separator: ","))]"
    case .object(let entries): "{\(entries.map { "\($0.key):\($0.value.plain)" }.sorted().joined(separator: ","))}"
    case .other: "?"
    }
  }
}

extension PictureSize {
  /// As icons' places are written: `60x60`, `83.5x83.5`.
  fileprivate init?(written: String) {
    let sides = written.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return nil }
    self.init(width: sides[0], height: sides[1])
  }
}
