import Glibc
import Platform

/// A folder for one picture in progress, accessible to this process's user only.
struct TemporaryFolder {
  private static let prefix = "tiffin-photo-"

  let path: String

  /// Creates a folder inside `parent`; nil if that fails, with the reason in `errno`.
  init?(in parent: String) {
    // mkdtemp(3) replaces the six X with characters of its own.
    var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and all its contents.
  func remove() {
    Self.remove(path)
  }

  /// Writes a new file; false if it could not be written completely, with the reason in `errno`.
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// The first `limit` bytes of a file at most; empty if it does not exist.
  func read(_ name: String, limit: Int) -> [UInt8] {
    let file = unsafe open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = unsafe Glibc.read(file, &block, min(block.count, limit - bytes.count))
      if count > 0 { bytes += block[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return bytes
  }

  /// Removes folders left behind by killed renders more than an hour ago.
  static func sweep(_ parent: String) {
    for name in FolderReader.allNames(in: parent) ?? [] where name.utf8.starts(with: prefix.utf8) {
      let path = "\(parent)/\(name)"
      var about = stat()
      if unsafe lstat(path, &about) == 0, time(nil) - about.st_mtim.tv_sec > 3600 { remove(path) }
    }
  }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 || errno != EISDIR { return }
    for name in FolderReader.allNames(in: path) ?? [] { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}
