import Foundation

/// A file that is written as a whole or stays as it was, also where the disk is full or the process is ended.
struct WrittenFile {
  let path: String

  /// Why the system refused: the number of its error.
  struct Failure: Error {
    let code: Int32
  }

  /// Writes a new file, never over one that is there.
  func create(_ text: String) throws(Failure) {
    try Interruption.shared.postpone { () throws(Failure) in
      try write(Array(text.utf8), to: path)
    }
  }

  /// Replaces the file. A link stays a link: what it leads to is replaced.
  func replace(with text: String) throws(Failure) { try replace(with: Array(text.utf8)) }

  /// The same with bytes that needn't be text.
  func replace(with bytes: [UInt8]) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    // A device or a named pipe can't be replaced, and what is open already must not be.
    if exists, !isRegular || isOpenAlready { return try append(bytes) }
    try Interruption.shared.postpone { () throws(Failure) in
      let target = try destination()
      // Replacing it takes no permission, but who has made it read-only wants to keep it.
      if exists, access(target, W_OK) != 0 { throw Failure(code: errno) }
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      let draft = "\(folder).higlint-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      Interruption.shared.note(draft: draft)
      defer { Interruption.shared.note(draft: nil) }
      try write(bytes, to: draft, like: exists ? status : nil)
      guard rename(draft, target) == 0 else {
        let code = errno
        unlink(draft)
        throw Failure(code: code)
      }
    }
  }

  private var isOpenAlready: Bool {
    ["/dev/stdout", "/dev/stderr", "/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  private func append(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    let code = StandardStream(descriptor: descriptor).writeAll(bytes)
    if code != 0, code != EPIPE { throw Failure(code: code) }
  }

  /// Where links lead from the path: to a file, or to where there is none yet.
  private func destination() throws(Failure) -> String {
    var place = path
    // As many links as systems follow.
    for _ in 0..<40 {
      if let whole = realpath(place, nil) {
        defer { free(whole) }
        return String(cString: whole)
      }
      var link = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(place, &link, link.count)
      // Nothing is there yet.
      guard count > 0 else { return place }
      let next = String(decoding: link.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
      place = next.hasPrefix("/") ? next : folder + next
    }
    throw Failure(code: ELOOP)
  }

  /// Writes a new file, or leaves none.
  ///
  /// - Parameter model: the file whose owner and permissions the new one is to have.
  private func write(_ bytes: [UInt8], to path: String, like model: stat? = nil) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    if let model {
      // Only the superuser may give a file away; for others it is their own.
      _ = fchown(descriptor, model.st_uid, model.st_gid)
      fchmod(descriptor, model.st_mode & 0o7777)
    }
    var code = StandardStream(descriptor: descriptor).writeAll(bytes)
    // Some disks tell only now that they are full.
    if code == 0, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else {
      unlink(path)
      throw Failure(code: code)
    }
  }
}
