import Glibc

/// The template files below a folder. The only place here that touches files.
struct TemplateFolder {
  private let root: String

  init(_ root: String) {
    self.root = root
  }

  func sources() throws(TemplateError) -> [String: String] {
    var sources: [String: String] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in try entries(of: folder) where entry.utf8.first != UInt8(ascii: ".") {
        let path = folder + entry
        if isFolder(path) {
          folders.append(path + "/")
        } else if path.hasSuffix(Self.ending) {
          sources[String(path.dropLast(Self.ending.count))] = try source(path)
        }
      }
    }
    return sources
  }

  private static let ending = ".mustache"

  private func entries(of folder: String) throws(TemplateError) -> [String] {
    guard let stream = unsafe opendir(root + "/" + folder) else { throw unreadable(folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(root + "/" + path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func source(_ path: String) throws(TemplateError) -> String {
    let file = unsafe open(root + "/" + path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = unsafe read(file, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(path) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    guard let source = String(validating: bytes, as: UTF8.self) else {
      throw TemplateError(file: path, line: 0, message: "This file is not UTF-8.")
    }
    return source
  }

  private func unreadable(_ path: String) -> TemplateError {
    let reason = unsafe String(cString: strerror(errno))
    return TemplateError(file: path.isEmpty ? root : path, line: 0, message: "Cannot be read: \(reason).")
  }
}
