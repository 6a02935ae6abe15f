extension Mutation {
  /// What only Swift has: something wrapped around a piece of code.
  static let swift = wrappings.map { name, before, after in
    Mutation(name) { bytes, generator, _ in
      var tokens = Pieces.tokens(of: bytes)
      let range = generator.range(in: tokens.count)
      tokens.insert(Array(after.utf8)[...], at: range.upperBound)
      tokens.insert(Array(before.utf8)[...], at: range.lowerBound)
      bytes = Array(tokens.joined())
    }
  }

  private static let wrappings = [
    ("comment out", "/*", "*/"), ("begin a comment", "/*", ""), ("comment the line", "//", "\n"), ("quote", "\"", "\""),
    ("quote on lines", "\"\"\"\n", "\n\"\"\""), ("quote raw", "#\"", "\"#"), ("quote raw on lines", "##\"\"\"\n", "\n\"\"\"##"),
    ("interpolate", "\"a\\(", ")\""), ("interpolate raw", "#\"a\\#(", ")\"#"), ("make a regular expression", "/", "/"),
    ("make an extended expression", "#/", "/#"), ("make it conditional", "\n#if os(iOS)\n", "\n#endif\n"),
    ("make an alternative", "\n#if DEBUG\n", "\n#else\n"), ("leave a condition open", "\n#elseif swift(>=6)\n", ""),
    ("make a closure", "{ [weak self] in ", "}"), ("make a call", "f(a: ", ")"), ("make a function", "\nfunc f<A: B>() {", "}\n"),
    ("make a type", "\nfinal class C: UIView {", "}\n"), ("make an extension", "\nextension UITableView {", "}\n"),
    ("make a branch", "\nif a, let b {", "} else {}\n"), ("make a name", "`", "`"), ("make a macro", "#Preview {", "}"),
    ("suppress the next line", "\n// higlint:disable:next all\n", ""), ("suppress a region", "\n// higlint:disable all\n", "\n// higlint:enable all\n"),
    ("suppress this line", "", " // higlint:disable:this small_touch_target -- reason\n"),
    ("suppress the file", "/* higlint:disable:file small_row_height,row_never_deselected */", ""),
  ]
}
