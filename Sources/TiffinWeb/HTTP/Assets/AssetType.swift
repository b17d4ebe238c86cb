/// The media types of asset files, by file extension.
enum AssetType {
  /// Returns the media type of a file; nil if files with this extension are not served.
  static func contentType(of name: String) -> String? {
    let end = name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) }
    return end.flatMap { types[$0] }
  }

  private static let types = [
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "ico": "image/vnd.microsoft.icon",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
  ]
}
