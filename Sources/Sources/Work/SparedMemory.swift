#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Memory that a process has freed, and keeps for what it may need next.
package enum SparedMemory {
  /// Has all threads of the process take memory from one place, if it is told before they begin: for a process that stays.
  ///
  /// With a place of its own for each thread, what one run leaves and the next replaces lies in whichever was free, and in
  /// the course of many runs each of them grows to hold all of it.
  package static func keepTogether() {
    #if canImport(Glibc)
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let mostArenas: Int32 = -8
      _ = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)(mostArenas, 1)
    #endif
  }

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
