/// An image that code shows.
public struct ShownImage: Sendable {
  /// Where the picture comes from, and what is known of it.
  public let kind: Kind
  /// The expression that makes it, where it is shown or in the constant that it comes from.
  public let range: ByteRange
  /// The number of the file in the project.
  public let file: Int

  package init(kind: Kind, range: ByteRange, file: Int) {
    self.kind = kind
    self.range = range
    self.file = file
  }

  /// Where the picture comes from.
  public enum Kind: Sendable, Equatable {
    /// A picture of the app's own, by its name in the asset catalog.
    case asset(String)
    /// One of the system's symbols.
    case symbol(String)
    /// A picture that says that it is one for the eyes alone.
    case decorative
    /// A picture with a name for the ears.
    case labelled
    /// A picture that the code doesn't tell.
    case unknown
  }

  /// What VoiceOver has to read, where nothing else is said.
  public var name: String? {
    switch kind {
    case .asset(let name), .symbol(let name): name
    case .decorative, .labelled, .unknown: nil
    }
  }

  /// Whether the system knows words for it.
  public var isSymbol: Bool {
    if case .symbol = kind { true } else { false }
  }

  /// Whether a symbol of the system's may have a name: none is shown by another.
  package static func maySymbolBeCalled(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "." }
  }

  /// Whether it is one of the app's own.
  public var isAsset: Bool {
    if case .asset = kind { true } else { false }
  }
}

extension CodeScope {
  /// The image that a SwiftUI expression makes; nil for anything but an `Image`, or a constant that is one.
  package func image(_ expression: Expression, _ depth: Int = CodeScope.followedConstants) -> ShownImage? {
    guard depth > 0 else { return nil }
    if expression.constructedType?.base == "Image", !isDeclared("Image"), let call = expression.call {
      return ShownImage(kind: imageKind(call, depth), range: expression.range, file: file)
    }
    if let name = generatedName(expression, "swiftUIImage") {
      return ShownImage(kind: .asset(name), range: expression.range, file: file)
    }
    let constant = constant(expression).flatMap { $0.scope.image($0.expression.viewChain.root, depth - 1) }
    return constant.map { ShownImage(kind: $0.kind, range: expression.range, file: file) }
  }

  private func imageKind(_ call: Call, _ depth: Int) -> ShownImage.Kind {
    if let own = ownInitializer(of: "Image", call) {
      return depth > 0 ? own.made.map { own.scope.imageKind($0, depth - 1) } ?? .unknown : .unknown
    }
    if call.argument("label") != nil { return .labelled }
    if call.argument("decorative") != nil { return .decorative }
    if let symbol = call.argument("systemName") { return symbolKind(symbol) }
    if let picture = call.argument("uiImage") { return uiImage(picture)?.kind ?? .unknown }
    if let asset = call.argument("asset") { return generatedAsset(asset).map { .asset($0) } ?? .unknown }
    guard let first = call.arguments.first, first.label == nil || first.label == "resource" else { return .unknown }
    return assetName(first.value).map { .asset($0) } ?? .unknown
  }

  /// One of the system's symbols, unless none can be called so: nothing is shown then.
  private func symbolKind(_ name: Expression) -> ShownImage.Kind {
    let known = text(name) ?? ""
    return ShownImage.maySymbolBeCalled(known) ? .symbol(known) : .unknown
  }

  /// `"close"`, and `.close` or `ImageResource.close`, as Xcode names what is in the catalog; of several pictures of which one
  /// is chosen, the first.
  private func assetName(_ expression: Expression) -> String? {
    let choices = expression.alternatives
    guard choices.count > 1 else { return nameInCatalog(expression) }
    let names = choices.map(nameInCatalog)
    return names.contains(nil) ? nil : names[0]
  }

  private func nameInCatalog(_ expression: Expression) -> String? {
    if let name = text(expression) { return name.isEmpty ? nil : name }
    switch expression.kind {
    case .member(nil, let name): return name
    case .member(let base?, let name): return base.lastName == "ImageResource" ? name : nil
    default: return nil
    }
  }

  /// The name in `Asset.close.image`, as SwiftGen writes it: `static let close = ImageAsset(name: "close")`; or in
  /// `AppAsset.Icons.close.swiftUIImage`, where that code is only written as the app is built.
  private func generatedName(_ expression: Expression, _ member: String) -> String? {
    // `R.image.close()`, as R.swift writes it.
    if let path = expression.call?.callee.path, path.count == 3, path.starts(with: ["R", "image"]) { return path[2] }
    guard case .member(let asset?, member) = expression.kind else { return nil }
    return generatedAsset(asset)
  }

  /// The name of the picture that such a constant stands for; of several of which one is chosen, the first.
  private func generatedAsset(_ asset: Expression) -> String? {
    let choices = asset.alternatives
    guard choices.count > 1 else { return nameGenerated(for: asset) }
    let names = choices.map(nameGenerated)
    return names.contains(nil) ? nil : names[0]
  }

  private func nameGenerated(for asset: Expression) -> String? {
    guard let constant = constant(asset) else { return nameToBeGenerated(asset) }
    guard constant.expression.constructedType?.base.hasSuffix("ImageAsset") ?? false else { return nil }
    return constant.expression.call?.argument("name").flatMap { constant.scope.text($0) }
  }

  /// The last name in `AppAsset.Icons.close`, of a type that the project doesn't have.
  private func nameToBeGenerated(_ asset: Expression) -> String? {
    guard let path = asset.path, path.count > 1, isToBeGenerated(path[0]) else { return nil }
    return path.last
  }

  /// Whether generated code calls a type so, be it by another name that the project gives to it.
  private func isToBeGenerated(_ name: String) -> Bool {
    guard let type = type(named: name), type.isDeclared else {
      return ["Asset", "Assets", "Images"].contains(where: name.hasSuffix)
    }
    let meant = type.kind == .typealias ? type.inherited.first?.base.prefix { $0 != "." } : nil
    guard let meant, meant != name else { return false }
    return isToBeGenerated(String(meant))
  }

  /// The image that a UIKit expression makes.
  package func uiImage(_ expression: Expression, _ depth: Int = CodeScope.followedConstants) -> ShownImage? {
    guard depth > 0 else { return nil }
    if expression.constructedType?.base == "UIImage", let call = expression.call {
      let kind = uiImageKind(call, depth) ?? imageOfProjectsOwn(call, depth)
      return kind.map { ShownImage(kind: $0, range: expression.range, file: file) }
    }
    // `isOpen ? UIImage(named: "close") : UIImage(named: "menu")`
    if case .conditional(_, let first, let second) = expression.kind {
      guard let shown = uiImage(first, depth - 1), let other = uiImage(second, depth - 1),
        shown.isSymbol == other.isSymbol
      else { return nil }
      return shown
    }
    // `UIImage(named: "close") ?? UIImage()`
    if case .binary(let left, "??", _) = expression.kind { return uiImage(left, depth - 1) }
    if case .cast(let value, _, _) = expression.kind { return uiImage(value, depth - 1) }
    if let name = generatedName(expression, "image") {
      return ShownImage(kind: .asset(name), range: expression.range, file: file)
    }
    // `UIImage(named: "close")?.withRenderingMode(.alwaysTemplate)`, `UIImage(named: "close")?.resize(to: size)`
    if let call = expression.call, let name = call.name {
      if ["with", "imageFlipped", "resiz"].contains(where: name.hasPrefix) {
        return call.callee.base.flatMap { uiImage($0, depth - 1) }
      }
      return imageOfProjectsOwn(call, depth).map { ShownImage(kind: $0, range: expression.range, file: file) }
    }
    if let name = symbolInCatalog(expression) { return ShownImage(kind: .asset(name), range: expression.range, file: file) }
    let constant = imageConstant(expression).flatMap { $0.scope.uiImage($0.expression, depth - 1) }
    return constant.map { ShownImage(kind: $0.kind, range: expression.range, file: file) }
  }

  /// The name in `.close` and `UIImage.close`, as Xcode adds what is in the catalog to `UIImage`.
  private func symbolInCatalog(_ expression: Expression) -> String? {
    guard case .member(let base, let name) = expression.kind, base.map({ $0.lastName == "UIImage" }) ?? true,
      project.pictures.contains(name), project.frameworkType("UIImage")?.property(name) == nil
    else { return nil }
    return name
  }

  private func uiImageKind(_ call: Call, _ depth: Int) -> ShownImage.Kind? {
    if let own = ownInitializer(of: "UIImage", call) {
      return depth > 0 ? own.made.flatMap { own.scope.uiImageKind($0, depth - 1) } : nil
    }
    if let name = call.argument("named") { return assetName(name).map { .asset($0) } }
    if let name = call.argument("systemName") { return symbolKind(name) }
    if let asset = call.argument("asset") { return generatedAsset(asset).map { .asset($0) } }
    return call.argument("resource").flatMap(assetName).map { .asset($0) }
  }

  /// `image(named: "close")` and `.icon("close")`, where the project's function makes an image of the name that it is handed.
  private func imageOfProjectsOwn(_ call: Call, _ depth: Int) -> ShownImage.Kind? {
    guard let made = pictures(madeBy: call) else { return nil }
    let images = made.pictures.map { made.scope.uiImage($0, depth - 1) }
    guard let first = images.first, let kind = first?.kind, images.allSatisfy({ $0?.kind == kind }) else { return nil }
    return kind
  }

  /// What a function of the project's, which a call means, gives back as pictures, with what it is handed in place of its parameters;
  /// nil where the call means none.
  package func pictures(madeBy call: Call) -> (pictures: [Expression], scope: CodeScope)? {
    guard let function = calledFunction(call, wanting: ["UIImage"]) else { return nil }
    let scope = ProjectCode(function, in: project).scope
    let given = GivenValues(call, to: function.facts, in: self, inner: scope, .none)
    // `UIImage()` stands in for what isn't there.
    let pictures = function.body.returnedValues.filter { $0.constructedType?.base != "UIImage" || $0.call?.arguments.isEmpty == false }
    return (pictures.map { given.applied(to: scope.firstValue(of: $0)) }, scope)
  }

  /// What `.close` and `UIImage.close` stand for: the project's additions to `UIImage`.
  package func imageConstant(_ expression: Expression) -> (expression: Expression, scope: CodeScope)? {
    guard case .member(nil, let name) = expression.kind else { return constant(expression) }
    let type = Expression(range: expression.range, kind: .name("UIImage"))
    return constant(Expression(range: expression.range, kind: .member(type, name)))
  }
}
