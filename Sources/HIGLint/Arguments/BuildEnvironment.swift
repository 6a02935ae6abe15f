/// The variables by which the users of the build-tool plugin configure it.
struct BuildEnvironment {
  /// Neither lint nor complain.
  let isDisabled: Bool
  let isStrict: Bool
  let isVerbose: Bool
  /// The configuration to use rather than the nearest.
  let configuration: String?
  /// The baseline of findings to pass over.
  let baseline: String?

  init(_ environment: [String: String]) {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false", "no", "off"].contains((environment[name] ?? "").lowercased())
    }
    isDisabled = isSet("HIGLINT_DISABLE")
    isStrict = isSet("HIGLINT_STRICT")
    isVerbose = isSet("HIGLINT_VERBOSE")
    configuration = environment["HIGLINT_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    baseline = environment["HIGLINT_BASELINE"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
