/// Notes what a piece of work looks at, and what a part of it does by itself.
struct Tracer {
  /// Whether there is another run that will ask what was looked at.
  private let isOn: Bool
  private var trace = Trace()
  /// The work under way, among all that were begun.
  private var current: UInt32 = 1
  private var begun: UInt32 = 1
  /// For each file, the work whose trace it was last added to.
  private var stamps: [UInt32]
  /// For each file of the trace, its stamp before.
  private var earlier: [UInt32] = []

  /// - Parameters:
  ///   - files: how many there are.
  ///   - isOn: whether anything is to be noted.
  init(files: Int, isOn: Bool) {
    self.isOn = isOn
    stamps = [UInt32](repeating: 0, count: isOn ? files : 0)
  }

  @inline(__always)
  mutating func see(_ file: Int) {
    if isOn, stamps[file] != current { add(file) }
  }

  private mutating func add(_ file: Int) {
    earlier.append(stamps[file])
    stamps[file] = current
    trace.add(file)
  }

  mutating func see(_ word: Word) {
    if isOn { trace.add(word) }
  }

  mutating func see(survey: String) {
    if isOn { trace.add(survey: survey) }
  }

  /// Notes all that other work saw.
  mutating func see(_ other: Trace) {
    guard isOn else { return }
    for file in other.files { see(file) }
    trace.add(wordsOf: other)
  }

  /// What was seen since the last time this was asked.
  mutating func take() -> Trace {
    defer { begin() }
    return trace
  }

  private mutating func begin() {
    begun += 1
    current = begun
    trace = Trace()
    earlier = []
  }

  // MARK: Parts

  /// Work that waits for a part of it.
  struct Whole {
    fileprivate let trace: Trace
    fileprivate let number: UInt32
    fileprivate let earlier: [UInt32]
  }

  /// Begins a part of the work.
  mutating func beginPart() -> Whole {
    let whole = Whole(trace: trace, number: current, earlier: earlier)
    begin()
    return whole
  }

  /// Ends a part: what it saw, the whole saw too.
  mutating func endPart(of whole: Whole) -> Trace {
    let part = leavePart(of: whole)
    see(part)
    return part
  }

  /// Ends a part of which the whole takes no more than what it is told to see then.
  mutating func leavePart(of whole: Whole) -> Trace {
    let part = trace
    for (file, stamp) in zip(part.files, earlier) { stamps[file] = stamp }
    (trace, current, earlier) = (whole.trace, whole.number, whole.earlier)
    return part
  }
}
