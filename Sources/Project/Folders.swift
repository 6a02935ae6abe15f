/// The folders of files, each taken apart once however many files lie in it.
struct Folders: Sendable {
  /// The names of the folders around each file, the outermost first.
  private let names: [[Substring]]
  /// For each file, its folder among these.
  private let ofFile: [Int]

  init(_ files: [FileOutline]) {
    var known: [Substring: Int] = [:]
    var names: [[Substring]] = []
    ofFile = files.map { file in
      let directory = file.directory
      if let folder = known[directory] { return folder }
      known[directory] = names.count
      names.append(directory.split(separator: "/"))
      return names.count - 1
    }
    self.names = names
  }

  /// How many folders hold files.
  var count: Int { names.count }

  /// The folder of a file.
  subscript(_ file: Int) -> Int { ofFile[file] }

  /// The names of the folders around a file, the outermost first.
  func names(around file: Int) -> [Substring] { names[ofFile[file]] }

  /// The same for one of the folders that hold files.
  func names(of folder: Int) -> [Substring] { names[folder] }

  /// How many leading folders all files share: those around the whole project.
  ///
  /// - Parameter files: sorted by path.
  static func shared(by files: some BidirectionalCollection<FileOutline>) -> Int {
    guard let first = files.first, let last = files.last else { return 0 }
    let pairs = zip(first.path.split(separator: "/").dropLast(), last.path.split(separator: "/").dropLast())
    return pairs.prefix { $0 == $1 }.count
  }
}
