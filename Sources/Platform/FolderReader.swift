import Glibc

/// Looks into folders and reads files by asking the system directly, without Foundation.
package enum FolderReader {
  /// The names in a folder, in no order, without those that begin with a dot; nil where it cannot be read, with the
  /// reason in `errno`.
  package static func names(in folder: String) -> [String]? {
    allNames(in: folder)?.filter { $0.utf8.first != UInt8(ascii: ".") }
  }

  /// The same with hidden ones, but for the folder itself and the one above it.
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

  /// Whether it is a folder, or leads to one.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether it is a file, or leads to one.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// All of a file; nil where it cannot be read, with the reason in `errno`.
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
