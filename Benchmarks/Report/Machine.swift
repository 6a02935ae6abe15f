import Foundation

/// What the numbers were measured on.
struct Machine: CustomStringConvertible {
  var description: String {
    let system = ProcessInfo.processInfo
    let cores = system.activeProcessorCount
    let memory = String(format: "%.0f GB", Double(system.physicalMemory) / 1e9)
    return """
      - \(cores) \(cores == 1 ? "core" : "cores"): \(processor); \(memory) of memory
      - \(system.operatingSystemVersionString)
      - \(Machine.compiler)
      - load when it began: \(load). What else the machine does lengthens every time.
      """
  }

  /// The first line that the compiler says of itself.
  static var compiler: String {
    let text = try? ChildProcess(executable: "swift", arguments: ["--version"]).text()
    return (text ?? "Swift of an unknown version").prefix { $0 != "\n" }.description
  }

  private var processor: String {
    #if canImport(Darwin)
      let name = try? ChildProcess(executable: "sysctl", arguments: ["-n", "machdep.cpu.brand_string"]).text()
    #else
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n")
      let name = lines?.first { $0.hasPrefix("model name") }?.split(separator: ":").last.map(String.init)
    #endif
    return name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "an unknown processor"
  }

  /// How many processes wanted to run, on average of the last minute.
  private var load: String {
    var averages = [0.0]
    return getloadavg(&averages, 1) == 1 ? String(format: "%.1f", averages[0]) : "unknown"
  }
}
