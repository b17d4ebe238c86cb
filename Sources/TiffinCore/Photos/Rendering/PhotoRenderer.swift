import Glibc

/// Makes photos out of uploads, in child processes: a hostile picture kills a child, not the server.
///
/// Blocks its thread for as long as a picture takes, about a second for a phone's, ten at the most; and before that for
/// as long as others have their turn. One renderer is shared by all threads of a process.
public struct PhotoRenderer: Sendable {
  let limits: PhotoLimits
  private let temporaryFolder: String
  private let toolFolder: String
  private let slots: SharedSlots

  /// - Parameters:
  ///   - temporaryFolder: Where uploads lie while they are decoded. Must exist.
  ///   - toolFolder: Where `vipsheader` and `vipsthumbnail` are (Debian: libvips-tools).
  ///   - threads: How many it may block at once, waiting ones included; at least 1. Who comes then is told at once
  ///     that it is busy.
  ///   - installation: Whose processes have their turns together; nil for this process alone, which reads one picture
  ///     after the other.
  public init(temporaryFolder: String, toolFolder: String, threads: Int, sharedBy installation: Installation? = nil) {
    var limits = installation == nil ? PhotoLimits() : .shared
    limits.threads = threads
    self.init(
      temporaryFolder: temporaryFolder, toolFolder: toolFolder, limits: limits, lockFolder: installation?.folder.path)
  }

  /// - Parameter lockFolder: Where all that share it say whose turn it is; nil for this process alone.
  init(temporaryFolder: String, toolFolder: String = "/usr/bin", limits: PhotoLimits, lockFolder: String? = nil) {
    self.limits = limits
    self.temporaryFolder = temporaryFolder
    self.toolFolder = toolFolder
    slots = SharedSlots(
      folder: lockFolder, name: "picture", count: limits.atOnce, threads: limits.threads, patience: limits.patience)
    TemporaryFolder.sweep(temporaryFolder)
  }

  /// The picture in both sizes: upright, in sRGB, its first frame, without any metadata, never enlarged.
  ///
  /// JPEG, or WebP where it has an alpha channel. A picture that was cut short shows what came.
  ///
  /// - Parameter isAside: the thread that waits keeps nobody else waiting, and is not one of those that are counted.
  public func render(
    _ upload: some Collection<UInt8>, isAside: Bool = false
  ) throws(PhotoError) -> RenderedPhoto {
    _ = try PictureKind(of: upload)
    return try slots.take(isAside: isAside, orThrow: PhotoError.init) { () throws(PhotoError) in
      try rendered(Array(upload))
    }
  }

  /// Nobody waits for their turn any more: who does, and who comes, is told that it is busy. For a process that is to end.
  public func endWaiting() {
    slots.close()
  }

  private func rendered(_ upload: [UInt8]) throws(PhotoError) -> RenderedPhoto {
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

extension PhotoError {
  fileprivate init(_ refusal: SharedSlots.Refusal) {
    switch refusal {
    case .busy: self = .busy
    case .unavailable(let log): self = .unavailable(log: log)
    }
  }
}
