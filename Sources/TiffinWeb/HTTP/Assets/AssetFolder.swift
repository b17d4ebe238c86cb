import Platform

/// A folder of assets on disk.
struct AssetFolder: Sendable {
  let path: String

  /// Returns the paths of the files below the folder, such as `samples/caprese.jpg`, in byte order, without hidden
  /// files; nil if the folder cannot be read. Subfolders that are unreadable, or nested more than seven deep, are left
  /// out.
  func files() -> [String]? {
    guard var names = list("", depth: 0) else { return nil }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return names
  }

  /// Returns the contents of a file; nil if it cannot be read.
  ///
  /// - Parameter name: One of ``files()``.
  func contents(of name: String) -> [UInt8]? {
    FolderReader.contents(of: "\(path)/\(name)")
  }

  private func list(_ folder: String, depth: Int) -> [String]? {
    guard depth < 8, let names = FolderReader.names(in: "\(path)/\(folder)") else { return nil }
    var files: [String] = []
    for name in names {
      let below = folder.isEmpty ? name : "\(folder)/\(name)"
      if FolderReader.isFile("\(path)/\(below)") {
        files.append(below)
      } else {
        files += list(below, depth: depth + 1) ?? []
      }
    }
    return files
  }
}
