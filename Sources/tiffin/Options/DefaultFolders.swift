import Platform

/// The default folders of templates and assets: next to the binary, in the checkout it was built in, or where a package
/// installs them.
enum DefaultFolders {
  static func find(_ name: String) -> String? {
    places.map { "\($0)/\(name)" }.first(where: FolderReader.isFolder)
  }

  /// The binary's folder and its parents, nearest first (`.build/release/tiffin` is three levels below the checkout),
  /// then the folders of packages.
  private static var places: [String] {
    var places: [String] = []
    var folder = ThisProgram.path[...]
    for _ in 0..<5 {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      folder = folder[..<slash]
      places.append(String(folder))
    }
    return places + ["/usr/share/tiffin", "/usr/local/share/tiffin"]
  }
}
