import Foundation

/// Why the system refused something, in its own words, which are shorter than Foundation's.
enum SystemReason {
  static func of(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return of(Int32(cause.code))
  }

  static func of(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
