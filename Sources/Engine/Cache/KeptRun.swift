/// What of a run is kept on the disk.
extension CacheContents {
  /// - Parameters:
  ///   - run: what the run has left in memory.
  ///   - disk: what lies in the cache so far, of which those parts are kept as they are that are still true.
  init(_ run: HeldRun, besides disk: CachedProject?, jobs: Int?) {
    let sources = run.read.sources
    let files = Parallel.map(Array(sources.indices), jobs: jobs) { index -> File in
      let (path, content) = (sources[index].path, sources[index].content)
      return File(
        path: path,
        content: content,
        outline: run.outlines[index],
        skim: disk?.storedSkim(of: path, content) ?? run.files[index].stored ?? [],
        code: disk?.storedCode(of: path, content) ?? run.shared.codeRead(of: index)?.stored ?? []
      )
    }
    let interfaces = zip(run.read.interfaces, run.interfaces).map { interface, facts in
      let known = disk?.storedInterface(of: interface.path, interface.content)
      return Interface(path: interface.path, content: interface.content, facts: known ?? facts.stored ?? [])
    }
    let resources = run.read.resources.map { CachedResource(path: $0.path, content: $0.content) }
    self.init(
      run: run.keys.run, result: run.result, checks: run.checks, files: files, interfaces: interfaces, resources: resources
    )
  }
}
