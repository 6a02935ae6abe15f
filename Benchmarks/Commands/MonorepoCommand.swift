import ArgumentParser
import Foundation

struct MonorepoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "monorepo",
    abstract: "Plans what linting an app of many modules takes on many machines, from what single actions take here."
  )

  @Option(help: ArgumentHelp("How many modules to generate and measure.", valueName: "count"))
  var modules = 50

  @Option(help: ArgumentHelp("How many files a module has.", valueName: "count"))
  var files = 100

  @Option(help: ArgumentHelp("How many layers lie between the app and the design system.", valueName: "count"))
  var layers = 8

  @Option(help: ArgumentHelp("How many modules to plan for.", valueName: "count"))
  var plannedModules = 1000

  @Option(help: ArgumentHelp("How many of the modules to lint.", valueName: "count"))
  var samples = 8

  @Option(
    help: ArgumentHelp("Write the app to a folder that stays, with Bazel's files beside the sources.", valueName: "folder")
  )
  var keep: String?

  func validate() throws {
    guard modules > 2, plannedModules > 2, files > 0, layers > 0, samples > 1 else {
      throw ValidationError("A graph has three modules at least, a file in each, and two samples.")
    }
  }

  func run() throws {
    let programs = try Programs()
    try TemporaryFolder.with { place in
      let folder = keep.map { URL(fileURLWithPath: $0) } ?? place.appendingPathComponent("App")
      let indexes = place.appendingPathComponent("Indexes")
      try FileManager.default.createDirectory(at: indexes, withIntermediateDirectories: true)
      let graph = ModuleGraph(count: modules, layers: layers)
      let sources = MonorepoSources(graph: graph, files: files, folder: folder)
      try sources.write()
      let costs = try ModuleCosts(sources, programs.higlint, in: indexes, samples: samples)
      print("\(Machine())\n")
      print(MonorepoReport(graph: ModuleGraph(count: plannedModules, layers: layers), costs: costs).description)
      print("\nThe \(modules) modules themselves, whose actions a build system here would run one or two at a time:\n")
      for workers in [1, 2] {
        let build = SimulatedBuild(graph: graph, costs: costs, workers: workers, overhead: MonorepoReport.overhead, bandwidth: nil)
        print("- \(workers): \(build.outcome(after: .everything).time.asTime)")
      }
    }
  }
}
