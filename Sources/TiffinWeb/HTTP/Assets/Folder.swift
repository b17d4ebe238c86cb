import Glibc

/// A folder of ours on the disk. The only unsafe code of this module: it asks the system directly, without Foundation.
struct Folder: Sendable {
  let path: String

  /// The files below it, as `samples/caprese.jpg`, in the order of their bytes; hidden ones are left out.
  ///
  /// - Returns: nil when the folder cannot be read.
  func files() -> [String]? {
    guard var names = list("", depth: 0) else { return nil }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names
  }

  /// - Parameter name: one of ``files()``.
  func contents(of name: String) -> [UInt8]? {
    let descriptor = unsafe open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_size >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes { room in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: room[filled...])
        return unsafe read(descriptor, rest.baseAddress, rest.count)
      }
      guard count > 0 else { return nil }
      filled += count
    }
    return bytes
  }

  private func list(_ folder: String, depth: Int) -> [String]? {
    guard depth < 8, let directory = unsafe opendir("\(path)/\(folder)") else { return nil }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let below = folder.isEmpty ? name : "\(folder)/\(name)"
      if isFile(below) {
        names.append(below)
      } else {
        names += list(below, depth: depth + 1) ?? []
      }
    }
    return names
  }

  private func isFile(_ name: String) -> Bool {
    var status = stat()
    return unsafe stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
