import Foundation

/// Messages over a pipe: their length in four bytes, then their bytes.
enum Frames {
  /// - Returns: whether somebody is there to read it.
  static func write(_ payload: [UInt8], to descriptor: Int32) -> Bool {
    let length = UInt32(payload.count)
    let frame = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + payload
    var offset = 0
    while offset < frame.count {
      let written = frame.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress?.advanced(by: offset), frame.count - offset) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      offset += written
    }
    return true
  }

  /// - Parameter deadline: in nanoseconds since the system's start; without one it waits for ever.
  static func read(from descriptor: Int32, deadline: UInt64? = nil) -> Outcome {
    var bytes: [UInt8] = []
    while true {
      if bytes.count >= 4 {
        let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
        if bytes.count == length + 4 { return .payload(Array(bytes.dropFirst(4))) }
      }
      if let deadline {
        let now = DispatchTime.now().uptimeNanoseconds
        guard now < deadline else { return .late }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, Int32(min((deadline - now) / 1_000_000 + 1, 1000))) <= 0 { continue }
      }
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted(bytes)) { buffer, count in
        count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
      }
      guard !chunk.isEmpty else { return .end }
      bytes += chunk
    }
  }

  enum Outcome {
    case payload([UInt8])
    case end
    case late
  }

  /// No more than this message has, since the next one may follow it.
  private static func wanted(_ bytes: [UInt8]) -> Int {
    guard bytes.count >= 4 else { return 4 - bytes.count }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    return min(length + 4 - bytes.count, 1 << 20)
  }
}
