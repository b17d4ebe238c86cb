import Glibc
import Platform

/// A renderer that makes photos from uploads, in child processes: a hostile picture kills a child, not the server.
///
/// Blocks the calling thread while it waits for its turn, and then while a picture is rendered: about one second for a
/// phone's picture, at most ten. One renderer is shared by all threads of a process.
public struct PhotoRenderer: Sendable {
  let limits: PhotoLimits
  /// True if photos of pages can be read: the program for it was installed when this renderer was created.
  public let readsPages: Bool
  private let temporaryFolder: String
  private let toolFolder: String
  private let slots: SharedSlots

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - temporaryFolder: The folder that holds uploads while they are decoded. Must exist.
  ///   - toolFolder: The folder of `vipsheader` and `vipsthumbnail` (Debian: libvips-tools), `zbarimg` (zbar-tools),
  ///     `pdftotext` (poppler-utils) and, if pages are to be read, `tesseract` (tesseract-ocr).
  ///   - threads: The maximum number of threads that may render or wait at the same time; at least 1. Further threads
  ///     are refused at once as busy.
  ///   - folder: The folder of the lock files through which several processes take turns; nil for this process alone,
  ///     which reads one picture after the other.
  public init(temporaryFolder: String, toolFolder: String, threads: Int, sharedIn folder: String? = nil) {
    var limits = folder == nil ? PhotoLimits() : .shared
    limits.threads = threads
    self.init(temporaryFolder: temporaryFolder, toolFolder: toolFolder, limits: limits, lockFolder: folder)
  }

  /// Creates a renderer with the given limits.
  ///
  /// - Parameter lockFolder: The folder of the lock files through which several processes take turns; nil for this
  ///   process alone.
  init(temporaryFolder: String, toolFolder: String = "/usr/bin", limits: PhotoLimits, lockFolder: String? = nil) {
    self.limits = limits
    self.temporaryFolder = temporaryFolder
    self.toolFolder = toolFolder
    readsPages = unsafe access("\(toolFolder)/\(PhotoTools.pageReader)", X_OK) == 0
    slots = SharedSlots(
      folder: lockFolder, name: "picture", count: limits.atOnce, threads: limits.threads, waiting: limits.waiting,
      timeout: limits.timeout)
    TemporaryFolder.sweep(temporaryFolder)
  }

  /// Renders a picture in the small and the large size: upright, in sRGB, its first frame, without any
  /// metadata, never enlarged.
  ///
  /// The format is JPEG, or WebP if the picture has an alpha channel. A truncated picture shows the part that arrived.
  ///
  /// - Parameters:
  ///   - owner: The household that uploaded the picture, since households take turns; nil if no household did.
  ///   - isBackground: True if the waiting thread blocks no other work; it is not counted among the renderer's
  ///     `threads`.
  public func render(
    _ upload: some Collection<UInt8>, of owner: Int64?, isBackground: Bool = false
  ) throws(PhotoError) -> RenderedPhoto {
    try use(upload, of: owner, isBackground: isBackground) { tools throws(PhotoError) in try tools.photo() }
  }

  /// Renders a picture like ``render(_:of:isBackground:)``, but leaves a picture unchanged as the large size if it was
  /// rendered before, here or by another installation.
  public func renderAgain(
    _ picture: [UInt8], of owner: Int64?, isBackground: Bool = false
  ) throws(PhotoError) -> RenderedPhoto {
    try use(picture, of: owner, isBackground: isBackground) { tools throws(PhotoError) in
      try tools.photo(keeping: picture)
    }
  }

  /// Passes a picture to the tools when its turn comes.
  func use<T>(
    _ upload: some Collection<UInt8>, of owner: Int64?, isBackground: Bool,
    _ work: (PhotoTools) throws(PhotoError) -> T
  ) throws(PhotoError) -> T {
    try takeTurn(upload, as: try PictureKind(of: upload), of: owner, isBackground: isBackground, work)
  }

  /// Passes any file to the tools when its turn comes.
  ///
  /// - Parameter kind: The kind of picture; nil for a file that is not a picture.
  func takeTurn<T>(
    _ upload: some Collection<UInt8>, as kind: PictureKind? = nil, of owner: Int64?, isBackground: Bool,
    _ work: (PhotoTools) throws(PhotoError) -> T
  ) throws(PhotoError) -> T {
    try slots.withSlot(of: owner, isBackground: isBackground, orThrow: PhotoError.init) { () throws(PhotoError) in
      try WaitCounter.measure(.pictures) { () throws(PhotoError) in try use(Array(upload), as: kind, work) }
    }
  }

  /// Refuses all waiting and later threads as busy. Called when the process is about to end.
  public func endWaiting() {
    slots.close()
  }

  private func use<T>(
    _ upload: [UInt8], as kind: PictureKind?, _ work: (PhotoTools) throws(PhotoError) -> T
  ) throws(PhotoError) -> T {
    guard let folder = TemporaryFolder(in: temporaryFolder) else {
      throw .unavailable(log: "\(temporaryFolder): error \(errno)")
    }
    defer { folder.remove() }
    guard folder.write(upload, to: PhotoTools.upload) else {
      throw .unavailable(log: "\(folder.path): error \(errno)")
    }
    return try work(PhotoTools(toolFolder: toolFolder, folder: folder, limits: limits, kind: kind))
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
