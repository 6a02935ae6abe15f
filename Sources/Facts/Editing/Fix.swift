/// A change of the finding's file that mends it, as a rule proposes it.
public struct Fix: Sendable {
  package let message: String
  package let applicability: Finding.Fix.Applicability
  package let edits: [Edit]

  package init(message: String, applicability: Finding.Fix.Applicability, edits: [Edit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }

  /// Replaces some of the file's bytes.
  public struct Edit: Sendable {
    package let range: ByteRange
    package let replacement: String

    package init(range: ByteRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    /// Puts text in the place of a range.
    public static func replace(_ range: ByteRange, with replacement: String) -> Edit {
      Edit(range: range, replacement: replacement)
    }

    /// Puts text before a byte.
    public static func insert(_ text: String, at place: UInt32) -> Edit {
      Edit(range: ByteRange(start: place, end: place), replacement: text)
    }

    /// Takes a range out.
    public static func remove(_ range: ByteRange) -> Edit {
      Edit(range: range, replacement: "")
    }
  }

  /// A change that keeps what the code does, but for the guideline's sake.
  ///
  /// - Parameters:
  ///   - message: what it does, in the imperative: "Raise the height to 44".
  ///   - edits: what it changes.
  public static func safe(_ message: String, _ edits: Edit...) -> Fix {
    safe(message, edits)
  }

  /// As many edits as there are places to change.
  public static func safe(_ message: String, _ edits: [Edit]) -> Fix {
    Fix(message: message, applicability: .safe, edits: edits)
  }

  /// A change that somebody should look at: it may do more than is wanted, or leaves something to fill in.
  ///
  /// - Parameters:
  ///   - message: what it does, in the imperative: "Handle the tap on the detail button".
  ///   - edits: what it changes.
  public static func suggested(_ message: String, _ edits: Edit...) -> Fix {
    suggested(message, edits)
  }

  /// As many edits as there are places to change.
  public static func suggested(_ message: String, _ edits: [Edit]) -> Fix {
    Fix(message: message, applicability: .suggested, edits: edits)
  }
}
