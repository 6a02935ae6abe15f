/// A token of Swift, as far as one can be told from another without parsing.
struct CodeToken {
  enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    /// A string literal, or the part of one before, between or after interpolations.
    case text
    case regex
    /// `(`, `[` or `{`; that of an interpolation too.
    case open
    /// `)`, `]` or `}`. The `)` of an interpolation that the line's end breaks off is empty.
    case close
    /// Signs that belong together, such as `->`, `?` or `&&`.
    case `operator`
    /// A sign that is part of no operator, such as `,`, `:` or `@`, and any number of `#`.
    case sign
  }

  let kind: Kind
  /// The first byte, and of an empty one that which is missing.
  let byte: UInt8
  let start: Int
  let end: Int
}
