import Glibc

/// Makes photos out of uploads, in child processes: a hostile picture kills a child, not the server.
///
/// Blocks its thread for as long as a picture takes: about a second for a phone's, ten at the most. One renderer is
/// shared by all threads of a process. Pictures are read one after the other.
public struct PhotoRenderer: Sendable {
  let limits: PhotoLimits
  private let temporaryFolder: String
  private let toolFolder: String
  private let turnstile: Turnstile

  /// - Parameters:
  ///   - temporaryFolder: Where uploads lie while they are decoded. Must exist.
  ///   - toolFolder: Where `vipsheader` and `vipsthumbnail` are (Debian: libvips-tools).
  ///   - threads: How many it may block at once, waiting ones included; at least 1. Who comes then is told at once
  ///     that it is busy.
  public init(temporaryFolder: String, toolFolder: String, threads: Int) {
    var limits = PhotoLimits()
    limits.room = max(0, threads - limits.atOnce)
    self.init(temporaryFolder: temporaryFolder, toolFolder: toolFolder, limits: limits)
  }

  init(temporaryFolder: String, toolFolder: String = "/usr/bin", limits: PhotoLimits) {
    self.limits = limits
    self.temporaryFolder = temporaryFolder
    self.toolFolder = toolFolder
    turnstile = Turnstile(places: limits.atOnce, room: limits.room)
    TemporaryFolder.sweep(temporaryFolder)
  }

  /// The picture in both sizes: upright, in sRGB, its first frame, without any metadata, never enlarged.
  ///
  /// JPEG, or WebP where it has an alpha channel. A picture that was cut short shows what came.
  public func render(_ upload: some Collection<UInt8>) throws(PhotoError) -> RenderedPhoto {
    let upload = Array(upload)
    _ = try PictureKind(of: upload)
    guard turnstile.enter(within: limits.patience) else { throw .busy }
    defer { turnstile.leave() }
    guard let folder = TemporaryFolder(in: temporaryFolder) else {
      throw .unavailable(log: "\(temporaryFolder): error \(errno)")
    }
    defer { folder.remove() }
    guard folder.write(upload, to: PhotoTools.upload) else {
      throw .unavailable(log: "\(folder.path): error \(errno)")
    }
    let tools = PhotoTools(toolFolder: toolFolder, folder: folder, limits: limits)
    return try tools.photo()
  }
}
