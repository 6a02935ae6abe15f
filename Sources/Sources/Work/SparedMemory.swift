#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Memory that a process has freed, and keeps for what it may need next.
package enum SparedMemory {
  /// Gives it back to the system, which takes some milliseconds: for a process that stays and needs less from then on.
  package static func giveBack() {
    #if canImport(Darwin)
      malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      // Swift's module of the library leaves the function's header out.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
  }
}
