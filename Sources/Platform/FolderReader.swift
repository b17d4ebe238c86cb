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
    var found = stat()
    guard unsafe fstat(file, &found) == 0 else { return nil }
    var bytes: [UInt8] = []
    // The whole file at once, unless it grows meanwhile.
    var room = max(1, Int(found.st_size))
    while let block = read(file, room) {
      if block.isEmpty { return bytes }
      if bytes.isEmpty { bytes = block } else { bytes += block }
      room = 4_096
    }
    return nil
  }

  /// Up to `room` bytes; none at the end of the file, nil if it cannot be read.
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
