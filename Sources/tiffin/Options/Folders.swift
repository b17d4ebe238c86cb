import Glibc

/// Where templates and assets are when nobody says so: beside the binary, in the checkout it was built in, or where a
/// package puts them.
enum Folders {
  static func find(_ name: String) -> String? {
    places.map { "\($0)/\(name)" }.first(where: isFolder)
  }

  /// The binary's folder and those around it, nearest first: `.build/release/tiffin` lies three below the checkout.
  private static var places: [String] {
    var places: [String] = []
    var folder = executable[...]
    for _ in 0..<5 {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      folder = folder[..<slash]
      places.append(String(folder))
    }
    return places + ["/usr/share/tiffin", "/usr/local/share/tiffin"]
  }

  /// The full path of this program.
  static var executable: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return CommandLine.arguments.first ?? "tiffin" }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
