import Glibc

/// Lists folders and reads files through system calls, without Foundation.
package enum FolderReader {
  /// The names in a folder, unordered, without those that begin with a dot; nil if it cannot be read, with the reason
  /// in `errno`.
  package static func names(in folder: String) -> [String]? {
    allNames(in: folder)?.filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// The names in a folder, hidden ones included, except `.` and `..`.
  package static func allNames(in folder: String) -> [String]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// True for a folder or a link to one.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// True for a file or a link to one.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// The contents of a file; nil if it cannot be read, with the reason in `errno`.
  package static func contents(of path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = unsafe read(file, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  private static func kind(of path: String) -> mode_t? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? found.st_mode & S_IFMT : nil
  }
}
