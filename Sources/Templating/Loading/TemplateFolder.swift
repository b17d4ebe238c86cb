import Platform

/// The template files below a folder.
struct TemplateFolder {
  private let root: String

  init(_ root: String) {
    self.root = root
  }

  func sources() throws(TemplateError) -> [String: String] {
    var sources: [String: String] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      guard let names = FolderReader.names(in: root + "/" + folder) else { throw unreadable(folder) }
      for name in names {
        let path = folder + name
        if FolderReader.isFolder(root + "/" + path) {
          folders.append(path + "/")
        } else if path.hasSuffix(Self.ending) {
          sources[String(path.dropLast(Self.ending.count))] = try source(path)
        }
      }
    }
    return sources
  }

  private static let ending = ".mustache"

  private func source(_ path: String) throws(TemplateError) -> String {
    guard let bytes = FolderReader.contents(of: root + "/" + path) else { throw unreadable(path) }
    guard let source = String(validating: bytes, as: UTF8.self) else {
      throw TemplateError(file: path, line: 0, message: "This file is not UTF-8.")
    }
    return source
  }

  private func unreadable(_ path: String) -> TemplateError {
    TemplateError(file: path.isEmpty ? root : path, line: 0, message: "Cannot be read: \(SystemMessage.lastError).")
  }
}
