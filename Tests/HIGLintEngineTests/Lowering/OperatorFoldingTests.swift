import Testing

/// What binds to what, as the compiler reads it.
@Suite struct OperatorFoldingTests {
  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a - b - c", "((a - b) - c)"),
    ("a / b * c", "((a / b) * c)"),
    ("a + b - c + d", "(((a + b) - c) + d)"),
    ("(a + b) * c", "((a + b) * c)"),
    ("a << b * c", "((a << b) * c)"),
    ("a &<< b + c", "((a &<< b) + c)"),
    ("a + b &>> c", "(a + (b &>> c))"),
    ("a &* b &+ c", "((a &* b) &+ c)"),
    ("a % b | c ^ d", "(((a % b) | c) ^ d)"),
    ("a < b && c >= d || e", "(((a < b) && (c >= d)) || e)"),
    ("a || b && c", "(a || (b && c))"),
    ("a == b || a != c", "((a == b) || (a != c))"),
    ("a .== b .& c", "((a .== b) .& c)"),
    ("0 ..< a + 1", "(0 ..< (a + 1))"),
    ("a...b ~= c", "((a ... b) ~= c)"),
    ("a ... b + 1", "(a ... (b + 1))"),
  ])
  func arithmeticAndLogic(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("a ?? b", "(a ?? b)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a ?? b + c", "(a ?? (b + c))"),
    ("a ?? b == c", "((a ?? b) == c)"),
    ("a ?? b ? c : d", "((a ?? b) ? c : d)"),
    ("a ?? b ?? c ?? d", "(a ?? (b ?? (c ?? d)))"),
  ])
  func coalescingIsRightAssociative(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("a ? b : c", "(a ? b : c)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
    ("a == b ? c + d : e ?? f", "((a == b) ? (c + d) : (e ?? f))"),
    ("a || b ? c : d", "((a || b) ? c : d)"),
    ("a ? b : c || d", "(a ? b : (c || d))"),
    ("a ? (b = c) : d", "(a ? (b = c) : d)"),
  ])
  func ternary(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("a as B", "(a as B)"),
    ("a as? B", "(a as? B)"),
    ("a as! B", "(a as! B)"),
    ("a is B", "(a is B)"),
    ("a + b as C", "((a + b) as C)"),
    ("a ?? b as? C", "(a ?? (b as? C))"),
    ("a as? B ?? c", "((a as? B) ?? c)"),
    ("a as? B == c", "((a as? B) == c)"),
    ("a is B && c is D", "((a is B) && (c is D))"),
    ("a is B ? c : d", "((a is B) ? c : d)"),
    ("a as Any as? B", "((a as Any) as? B)"),
    ("a = b as? C", "(a = (b as? C))"),
    ("(a as? B)?.c", "(a as? B).c"),
    ("a as [B: C]", "(a as [B: C])"),
  ])
  func casts(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("a = b", "(a = b)"),
    ("a = b + c", "(a = (b + c))"),
    ("a = b ?? c ?? d", "(a = (b ?? (c ?? d)))"),
    ("a = b ? c : d", "(a = (b ? c : d))"),
    ("a.b += c * d", "(a.b += (c * d))"),
    ("a[0] -= b", "(a[0] -= b)"),
    ("a &+= b | c", "(a &+= (b | c))"),
    ("a <<= 2", "(a <<= 2)"),
    ("a = b == c", "(a = (b == c))"),
    ("a = b != c && d", "(a = ((b != c) && d))"),
    ("a = b === c", "(a = (b === c))"),
    ("_ = a", "(_ = a)"),
    ("a?.b = try await c() ?? d", "(a.b = (c() ?? d))"),
  ])
  func assignmentTakesAllThatFollows(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  /// An operator of the project's own: above `?:`, below everything else whose order with it is defined.
  @Test(arguments: [
    ("a <~> b", "(a <~> b)"),
    ("a <~> b + c", "(a <~> (b + c))"),
    ("a + b <~> c", "((a + b) <~> c)"),
    ("a <~> b ? c : d", "((a <~> b) ? c : d)"),
    ("a = b <~> c", "(a = (b <~> c))"),
    ("a.b ~ c.d - 8", "(a.b ~ (c.d - 8))"),
  ])
  func customOperators(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test(arguments: [
    ("-a + b", "((-a) + b)"),
    ("!a && b", "((!a) && b)"),
    ("a * -b", "(a * (-b))"),
    ("!a.b", "(!a.b)"),
    ("try a + b", "(a + b)"),
    ("try? a ?? b", "(a ?? b)"),
    ("await a ? b : c", "(a ? b : c)"),
  ])
  func prefixesBindTightest(_ source: String, _ outline: String) {
    #expect(Lowered.expression(source) == outline)
  }

  @Test func rangeOfAnOperationSpansItsOperands() throws {
    let source = "let value = first + second * third ?? fourth"
    let value = try #require(Lowered.facts(source).variables.first?.initialValue)
    #expect(source.text(value.range) == "first + second * third ?? fourth")
    guard case .binary(let left, "??", let right) = value.kind, case .binary(_, "+", let product) = left.kind else {
      Issue.record("\(value.outline)")
      return
    }
    #expect(source.text(left.range) == "first + second * third")
    #expect(source.text(product.range) == "second * third")
    #expect(source.text(right.range) == "fourth")
  }

  @Test func rangeOfACastEndsWithItsType() throws {
    let source = "let value = maker() as? UIButton"
    let value = try #require(Lowered.facts(source).variables.first?.initialValue)
    #expect(source.text(value.range) == "maker() as? UIButton")
  }
}
