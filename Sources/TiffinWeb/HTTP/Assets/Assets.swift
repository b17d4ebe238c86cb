import HTTPTypes

/// The stylesheet, icons and other asset files, served at an address that contains a hash of their contents, so that
/// browsers can cache them indefinitely.
///
/// A requested name is only looked up among the names found at start; no path is made from it.
struct Assets: Sendable {
  /// The hash of all files together, as sixteen hexadecimal digits.
  let hash: String
  private let folder: AssetFolder
  private let assets: [String: Asset]
  private let isDevelopment: Bool

  /// The maximum total size in bytes of the files cached in memory, apart from the last one's compressed copy. The
  /// other files are read on each request.
  private static let memory = 1 << 20

  /// Reads the files of a folder.
  ///
  /// - Parameter isDevelopment: True to read files again for each request, and to forbid caching.
  /// - Throws: ``AssetError`` if the folder or a file in it cannot be read.
  init(folder path: String, isDevelopment: Bool = false) throws(AssetError) {
    let folder = AssetFolder(path: path)
    guard let names = folder.files() else { throw .unreadable(path) }
    var assets: [String: Asset] = [:]
    var all = AssetFingerprint()
    var kept = 0
    for name in names {
      guard let type = AssetType.contentType(of: name) else { continue }
      guard let bytes = folder.contents(of: name) else { throw .unreadable("\(path)/\(name)") }
      let tag = EntityTag(of: bytes)
      all.add(name.utf8)
      all.add(tag.headerValue.utf8)
      let isKept = !isDevelopment && kept + bytes.count <= Self.memory
      let packed = isKept ? PackedAsset(of: bytes, tag: tag, copy: folder.contents(of: name + ".gz")) : nil
      if isKept { kept += bytes.count + (packed?.bytes.count ?? 0) }
      assets[name] = Asset(name: name, contentType: type, tag: tag, bytes: isKept ? bytes : nil, packed: packed)
    }
    self.folder = folder
    self.assets = assets
    self.isDevelopment = isDevelopment
    hash = all.text
  }

  /// Returns the path of the assets, without a trailing slash: `/assets/5f3a…`.
  func root(_ links: Links) -> String {
    "\(links.root)assets/\(hash)"
  }

  /// Returns the contents of an asset; nil if no asset has that name, or if its file cannot be read.
  @Sendable func contents(of name: String) -> [UInt8]? {
    assets[name].flatMap { $0.bytes ?? folder.contents(of: $0.name) }
  }

  /// Answers `/assets/{hash}/{name...}`. If the hash is not the current one, as after an update, the asset is served,
  /// but browsers must revalidate it.
  ///
  /// - Throws: ``HTTPRefusal/notFound`` if there is no such asset, or its file cannot be read.
  @Sendable func show(_ request: Request, hash: String, name: String) throws(HTTPRefusal) -> Response {
    guard let asset = assets[name], let bytes = contents(of: name) else { throw .notFound }
    let isCurrent = hash == self.hash && !isDevelopment
    var headers: HTTPFields = [
      .contentType: asset.contentType,
      .cacheControl: isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if asset.packed != nil { headers[.vary] = "Accept-Encoding" }
    if let packed = asset.packed, request.acceptsGzip {
      headers[.contentEncoding] = "gzip"
      return Response(.ok, headers: headers, body: packed.bytes).tagged(packed.tag, for: request)
    }
    return Response(.ok, headers: headers, body: bytes)
      .tagged(isDevelopment ? EntityTag(of: bytes) : asset.tag, for: request)
  }
}

/// A file of ``Assets``.
private struct Asset: Sendable {
  let name: String
  let contentType: String
  let tag: EntityTag
  /// The contents; nil if the file is read on each request.
  let bytes: [UInt8]?
  /// The compressed copy; nil if there is none.
  let packed: PackedAsset?
}

enum AssetError: Error, Equatable, Sendable {
  /// The folder or the file at this path cannot be read.
  case unreadable(String)
}

extension EntityTag {
  /// Creates the tag of some contents from their hash.
  init(of bytes: [UInt8]) {
    var fingerprint = AssetFingerprint()
    fingerprint.add(bytes)
    self.init(fingerprint.text)
  }
}
