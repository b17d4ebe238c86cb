import Glibc

/// A reader of folders and files that uses system calls, without Foundation.
package enum FolderReader {
  /// Returns the names in a folder, unordered, without those that begin with a dot; nil if it cannot be read, with the
  /// reason in `errno`.
  package static func names(in folder: String) -> [String]? {
    allNames(in: folder)?.filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// Returns the names in a folder, hidden ones included, except `.` and `..`; nil if it cannot be read, with the
  /// reason in `errno`.
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

  /// Returns true if the path leads to a folder or to a link to one.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns true if the path leads to a regular file or to a link to one.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Returns the contents of a file; nil if it cannot be read, with the reason in `errno`.
  package static func contents(of path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { return nil }
    var bytes: [UInt8] = []
    // One call reads the whole file, unless the file grows meanwhile.
    var room = max(1, Int(found.st_size))
    while let block = read(file, room) {
      if block.isEmpty { return bytes }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      room = 4_096
    }
    return nil
  }

  /// Reads up to `room` bytes; empty at the end of the file, nil if it cannot be read.
  private static func read(_ file: Int32, _ room: Int) -> [UInt8]? {
    var count = 0
    let block = unsafe [UInt8](unsafeUninitializedCapacity: room) { bytes, filled in
      repeat { count = unsafe Glibc.read(file, bytes.baseAddress, room) } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count < 0 ? nil : block
  }

  private static func kind(of path: String) -> mode_t? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? found.st_mode & S_IFMT : nil
  }
}
