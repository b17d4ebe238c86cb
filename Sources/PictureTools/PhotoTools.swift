import Glibc

/// The tools that render an upload, each a child process that works in the upload's folder.
struct PhotoTools {
  static let upload = "upload"
  private static let logged = 8_192
  /// The longest side of the large size, in pixels.
  private static let side = 1_600

  private let toolFolder: String
  private let folder: TemporaryFolder
  private let limits: PhotoLimits
  private let kind: PictureKind?
  private let deadline: ContinuousClock.Instant

  /// - Parameter kind: The upload's kind; nil if it is not a picture.
  init(toolFolder: String, folder: TemporaryFolder, limits: PhotoLimits, kind: PictureKind?) {
    self.toolFolder = toolFolder
    self.folder = folder
    self.limits = limits
    self.kind = kind
    deadline = .now + limits.time
  }

  /// Renders the upload in both sizes.
  ///
  /// - Parameter own: The upload, if it may be a large size that was rendered before, which is then kept unchanged; nil
  ///   otherwise.
  func photo(keeping own: [UInt8]? = nil) throws(PhotoError) -> RenderedPhoto {
    let header = try header()
    if let own, header.fits(Self.side), let format = PictureMetadata.plainFormat(of: own) {
      return RenderedPhoto(format: format, small: try small(of: Self.upload, format), large: own)
    }
    let format: PhotoFormat = header.isTransparent ? .webp : .jpeg
    let large = try large(header, format)
    // The small size is made from the large one, which is cheaper.
    return RenderedPhoto(format: format, small: try small(of: "large.\(format)", format), large: large)
  }

  /// Makes the small size from the centre of the picture, where people put the plate and where the style sheet crops a
  /// large picture too (libvips's "attention" cuts plates in two).
  private func small(of source: String, _ format: PhotoFormat) throws(PhotoError) -> [UInt8] {
    try thumbnail(of: source, named: "small", ["--size=160x160>", "--smartcrop=centre"], format)
  }

  private func large(_ header: PictureHeader, _ format: PhotoFormat) throws(PhotoError) -> [UInt8] {
    let size = ["--size=\(Self.side)x\(Self.side)>"]
    // libvips 8.14 tints a picture without a profile blue when it exports it to sRGB.
    guard header.hasColourProfile else { return try thumbnail(of: Self.upload, named: "large", size, format) }
    do {
      return try thumbnail(of: Self.upload, named: "large", size + ["--export-profile=srgb"], format)
    } catch .broken {
      // The export fails, for example, for a colour profile in a grey picture.
      return try thumbnail(of: Self.upload, named: "large", size, format)
    }
  }

  func header() throws(PhotoError) -> PictureHeader {
    try run("vipsheader", ["-a", Self.upload])
    guard let header = PictureHeader(report: try folder.read(ChildProcess.output, limit: 65_536)) else {
      throw .broken(log: "vipsheader tells no size")
    }
    if header.isLarger(than: limits.pixels) {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    return header
  }

  private func thumbnail(
    of source: String,
    named name: String,
    _ options: [String],
    _ format: PhotoFormat
  ) throws(PhotoError) -> [UInt8] {
    let file = "\(name).\(format)"
    let saving = format == .jpeg ? "[Q=82,strip,optimize_coding,interlace]" : "[Q=82,strip]"
    try run("vipsthumbnail", [source] + options + ["--output=\(file)\(saving)"])
    let picture = try written(file)
    guard let clean = PictureMetadata.removed(from: picture, of: format) else {
      throw .broken(log: "vipsthumbnail wrote no \(format): \(try complaint)")
    }
    return clean
  }

  /// Runs a tool.
  ///
  /// - Parameter other: An exit status besides 0 that is not a failure.
  /// - Returns: True for the exit status 0, false for `other`.
  @discardableResult
  func run(_ tool: String, _ arguments: [String], or other: Int32 = 0) throws(PhotoError) -> Bool {
    let child = ChildProcess(
      arguments: limiter + ["\(toolFolder)/\(tool)"] + arguments,
      environment: environment,
      folder: folder.path,
      readable: toolFolder,
      // Programs in another folder may be scripts.
      mayStartProcesses: toolFolder != "/usr/bin",
      isWithinBounds: isWithinBounds
    )
    let ending = child.run(until: deadline)
    if ending == .exited(other) { return other == 0 }
    if ending != .exited(0) { throw PhotoError(tool, ended: ending, complaining: try complaint, within: limits.time) }
    return true
  }

  /// Returns true if the tool keeps to the limits on threads and files.
  ///
  /// - Parameter child: The tool's process id.
  private func isWithinBounds(_ child: pid_t) -> Bool {
    var about = stat()
    // The folder contains a folder for each thread, so its link count is the number of threads plus two.
    let threads = unsafe stat("/proc/\(child)/task", &about) == 0 ? Int(about.st_nlink) - 2 : 0
    return threads <= limits.ownThreads && folder.holds(atMost: limits.files, bytes: limits.folder)
  }

  /// The standard output of the last tool, at most 8 KB of it.
  var said: [UInt8] {
    get throws(PhotoError) { try folder.read(ChildProcess.output, limit: Self.logged) }
  }

  /// Returns the contents of a file that a tool wrote, at most ``PhotoLimits/output``; empty if it does not exist.
  func written(_ file: String) throws(PhotoError) -> [UInt8] { try folder.read(file, limit: limits.output) }

  private var complaint: String {
    get throws(PhotoError) {
      String(decoding: try folder.read(ChildProcess.errors, limit: Self.logged), as: UTF8.self)
    }
  }

  /// The beginning of each command, which makes the tool end with the worker, gain no rights and stay within the
  /// limits.
  private var limiter: [String] {
    let seconds = limits.time.components.seconds
    return ["/usr/bin/setpriv", "--no-new-privs", "--pdeathsig", "KILL", "--"] + [
      "/usr/bin/prlimit", "--as=\(limits.addressSpace)", "--cpu=\(seconds):\(seconds + 2)",
      "--fsize=\(limits.output)", "--nofile=\(limits.openFiles)", "--core=0", "--",
    ]
  }

  /// The setting of a folder without libvips's modules. The modules read PDFs, slides and all formats of
  /// ImageMagick, and take a third of a tool's start; of the accepted pictures only HEIC and AVIF need one.
  private static let noModules = "VIPSHOME=/nonexistent"

  /// The environment of the tools. One heap arena: each of the decoder's threads would otherwise reserve 64 MB of the
  /// address space. One thread of tesseract's, which is not faster with more of them.
  private var environment: [String] {
    [
      "PATH=/usr/bin:/bin", "HOME=\(folder.path)", "TMPDIR=\(folder.path)", "LC_ALL=C",
      "VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1", "MALLOC_ARENA_MAX=1", "OMP_THREAD_LIMIT=1",
    ] + (kind == .heif ? [] : [Self.noModules])
  }
}
