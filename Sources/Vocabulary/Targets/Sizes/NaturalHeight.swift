/// How high a plain view of UIKit's is at most by what it shows, and by what of that.
struct NaturalHeight {
  /// In points.
  private(set) var points: Double
  let isOfText: Bool
  let evidence: [TouchTarget.Evidence]

  /// What a title has that is given no font, on a custom button, and on one of the system's.
  private static let (titleFont, titleFontOfSystem) = (TextMeasure.system(18), TextMeasure.system(15))

  /// - Returns: nil where it isn't known, or it shows nothing.
  init?(_ code: [PlainViewCode]) {
    let heights: [NaturalHeight?] = switch code.first?.kind {
    case .button: Self.heights(ofButton: code)
    case .picture: Self.heights(ofPicture: code)
    case .label: Self.heights(ofLabel: code)
    case .stack, nil: []
    }
    guard !heights.contains(where: { $0 == nil }), let highest = heights.compactMap({ $0 }).max(by: { $0.points < $1.points })
    else { return nil }
    self = highest
  }

  private static func heights(ofButton code: [PlainViewCode]) -> [NaturalHeight?] {
    if code.contains(where: \.isConfigured) { return ConfiguredButton(code)?.heights ?? [nil] }
    let titles = code.flatMap { $0.calls("setTitle") }.filter { !isEmpty($0) }
    let images = code.flatMap { $0.calls("setImage") + $0.calls("setBackgroundImage") }.filter { !$0.value.isNil }
    let attributed = code.flatMap { $0.calls("setAttributedTitle") }.filter { !$0.value.isNil }
    let preferred = code.flatMap { $0.calls("setPreferredSymbolConfiguration") }
    var heights = attributed.map { height(ofAttributed: $0, code) }
    if let title = titles.first { heights.append(height(ofTitle: title, code)) }
    guard let insets = insets(code) else { return [nil] }
    return heights.map { $0?.raised(by: insets.or(TextMeasure.roomOfTitle)) }
      + images.map { height(ofPicture: $0, preferred)?.raised(by: insets.or(0)) }
  }

  private static func heights(ofPicture code: [PlainViewCode]) -> [NaturalHeight?] {
    let images = code.flatMap { $0.assignments(["image"]) + [$0.argument("image")].compactMap { $0 } }.filter { !$0.value.isNil }
    let preferred = code.flatMap { $0.assignments(["preferredSymbolConfiguration"]) }
    return images.map { height(ofPicture: $0, preferred) }
  }

  private static func heights(ofLabel code: [PlainViewCode]) -> [NaturalHeight?] {
    let texts = code.flatMap { $0.assignments(["text"]) }.filter { !isEmpty($0) }
    guard let text = texts.first else { return [] }
    let fonts = code.flatMap { $0.assignments(["font"]) }
    guard let measure = fonts.isEmpty ? TextMeasure.body : fonts.map({ $0.scope.textMeasure($0.value) }).largest else { return [nil] }
    let mayBreak = code.contains { code in
      code.assignments(["numberOfLines"]).contains { $0.scope.number($0.value) != 1 }
    }
    guard !mayBreak || texts.allSatisfy({ $0.scope.fits($0.value, into: 1, in: measure) }) else { return [nil] }
    return [NaturalHeight(of: measure, fonts.first ?? text)]
  }

  private static func isEmpty(_ title: PlainViewCode.Setting) -> Bool {
    title.value.isNil || title.scope.text(title.value)?.isEmpty ?? false
  }

  private static func height(ofTitle title: PlainViewCode.Setting, _ code: [PlainViewCode]) -> NaturalHeight? {
    fontOfTitle(code).map { NaturalHeight(of: $0.measure, $0.given ?? title) }
  }

  private static func height(ofAttributed title: PlainViewCode.Setting, _ code: [PlainViewCode]) -> NaturalHeight? {
    let fonts = AttributedFonts(title.value, in: title.code, title.scope, plain: fontOfTitle(code)?.measure)
    return fonts.measure.map { NaturalHeight(of: $0, title) }
  }

  /// The font of a button's title, and where code gives it that, if it does; nil where it isn't known.
  private static func fontOfTitle(_ code: [PlainViewCode]) -> (measure: TextMeasure, given: PlainViewCode.Setting?)? {
    // Whoever goes on with a button has the last word.
    guard let fonts = code.map({ $0.assignments(["titleLabel", "font"]) }).last(where: { !$0.isEmpty }) else {
      let isOfSystem = ["roundedRect", "system"].contains(code.lazy.compactMap { $0.argument("type") }.first?.value.lastName)
      return (isOfSystem ? titleFontOfSystem : titleFont, nil)
    }
    return fonts.map { $0.scope.textMeasure($0.value) }.largest.map { ($0, fonts.first) }
  }

  /// What a button has around what it shows.
  private enum Insets {
    case ofSystem
    /// Above and below together, in points.
    case own(Double)

    func or(_ room: Double) -> Double {
      if case .own(let height) = self { height } else { room }
    }
  }

  /// - Returns: nil where they can't be told.
  private static func insets(_ code: [PlainViewCode]) -> Insets? {
    let given = code.flatMap(\.view.assignments).filter { $0.what.path.first == "contentEdgeInsets" }
    if given.isEmpty { return .ofSystem }
    guard given.count == 1, let insets = code.flatMap({ $0.assignments(["contentEdgeInsets"]) }).first, let call = insets.value.call,
      ["UIEdgeInsets", "init", "UIEdgeInsetsMake"].contains(call.name)
    else { return nil }
    let sides = [call.argument("top") ?? call.arguments.first?.value, call.argument("bottom") ?? call.arguments.dropFirst(2).first?.value]
    let lengths = sides.map { $0.flatMap { insets.scope.length($0) } }
    return lengths.contains(nil) ? nil : .own(lengths.compactMap { $0 }.reduce(0, +))
  }

  private static func height(ofPicture picture: PlainViewCode.Setting, _ preferred: [PlainViewCode.Setting]) -> NaturalHeight? {
    NaturalHeight(
      ofPicture: picture.value, picture.scope, preferred: preferred.map { ($0.value, $0.scope) }, at: picture.value.range,
      in: picture.code.file
    )
  }

  /// A picture, where it is known.
  ///
  /// - Parameter preferred: how symbols are to be shown that don't say so themselves.
  init?(
    ofPicture picture: Expression, _ scope: CodeScope, preferred: [(value: Expression, scope: CodeScope)], at range: ByteRange,
    in file: Int
  ) {
    guard let image = scope.uiImage(picture) else { return nil }
    switch image.kind {
    case .asset(let name):
      guard scope.symbolLook(of: picture) == .plain, let size = scope.project.pictures.size(of: name) else { return nil }
      self.init(size.height, .picture(size.height), range, file)
    case .symbol(let name):
      guard var look = scope.symbolLook(of: picture) else { return nil }
      if let asked = preferred.first {
        guard look == .plain, preferred.count == 1, let given = asked.scope.symbolLook(ofConfiguration: asked.value) else { return nil }
        look = given
      }
      let measure = SymbolMeasure(name, in: look.font, scale: look.scale)
      self.init(measure.height, .symbol(measure.height, font: look.font.name), range, file)
    case .decorative, .labelled, .unknown: return nil
    }
  }

  /// A line of text.
  init(of measure: TextMeasure, at range: ByteRange, in file: Int) {
    points = measure.lineHeight
    isOfText = true
    evidence = [.init(kind: .text(measure.lineHeight, font: measure.name), range: range, file: file)]
  }

  private init(of measure: TextMeasure, _ place: PlainViewCode.Setting) { self.init(of: measure, at: place.range, in: place.code.file) }

  private init(_ points: Double, _ kind: TouchTarget.Evidence.Kind, _ range: ByteRange, _ file: Int) {
    self.points = points
    isOfText = false
    evidence = [.init(kind: kind, range: range, file: file)]
  }

  /// Views that stand one below the other.
  ///
  /// - Parameter spacing: between two of them, in points.
  init(above views: [NaturalHeight], spacing: Double) {
    points = views.reduce(spacing * Double(views.count - 1)) { $0 + $1.points }
    isOfText = views.contains(where: \.isOfText)
    evidence = views.flatMap(\.evidence)
  }

  /// What a constraint says.
  init?(_ sizing: ViewSizing) {
    guard let height = sizing.height else { return nil }
    self.init(height, .length, sizing.range, sizing.code.file)
  }

  func raised(by room: Double) -> NaturalHeight {
    var height = self
    height.points += room
    return height
  }
}
