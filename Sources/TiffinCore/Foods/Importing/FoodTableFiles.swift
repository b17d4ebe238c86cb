import Archives
import Platform

/// A file or a folder with a food table to import.
public struct FoodTableFiles {
  /// The path as given.
  public let path: String
  private let isFolder: Bool
  private let archive: ZipArchive?

  /// Opens a file or a folder.
  ///
  /// - Throws: ``FoodImportError/unreadable(_:)`` if it cannot be opened.
  public init(_ path: String) throws(FoodImportError) {
    self.path = path
    isFolder = FolderReader.isFolder(path)
    archive = isFolder ? nil : try Self.archive(path)
  }

  /// Opens a zip file.
  ///
  /// - Returns: The archive; nil if the file is not a zip file.
  private static func archive(_ path: String) throws(FoodImportError) -> ZipArchive? {
    let file = try FoodImportError.reading { () throws(ArchiveError) in try OpenFile(path) }
    let beginning = try bytes(of: file, 0..<min(4, file.count))
    guard ZipArchive.isZip(beginning) else { return nil }
    return try FoodImportError.reading { () throws(ArchiveError) in try ZipArchive(.file(file), limits: limits) }
  }

  private static func bytes(of file: OpenFile, _ range: Range<Int>) throws(FoodImportError) -> [UInt8] {
    try FoodImportError.reading { () throws(ArchiveError) in try ArchiveSource.file(file).bytes(range) }
  }

  private static func lines(_ path: String, named name: String) throws(FoodImportError) -> LineStream {
    let stream = try FoodImportError.reading { () throws(ArchiveError) in try ByteStream(try OpenFile(path)) }
    return LineStream(stream, named: name)
  }

  /// The limits for an archive: 32 GiB unpacked, as Branded Foods has 3 GB.
  private static var limits: ZipArchive.Limits {
    var limits = ZipArchive.Limits()
    limits.bytes = 32 << 30
    return limits
  }

  /// Returns a fingerprint of the filter and the files, computed from the name, size, beginning and end of each file.
  func fingerprint(_ filter: ProductFilter) throws(FoodImportError) -> String {
    var fingerprint = Fingerprint()
    let wanted = Array(filter.text.utf8)
    fingerprint.add(wanted.span)
    for name in isFolder ? names : [""] {
      let whole = isFolder ? "\(path)/\(name)" : path
      let file = try FoodImportError.reading { () throws(ArchiveError) in try OpenFile(whole) }
      let edge = min(65_536, file.count)
      let (beginning, end) = (
        try Self.bytes(of: file, 0..<edge), try Self.bytes(of: file, (file.count - edge)..<file.count)
      )
      let told = Array("\(name) \(file.count)".utf8)
      for part in [told, beginning, end] { fingerprint.add(part.span) }
    }
    return fingerprint.text
  }

  private var names: [String] { FolderReader.allNames(in: path)?.sorted() ?? [] }

  /// Opens the file with a name in the folder or the archive; without a name, opens the file itself or the only file of
  /// the archive. Returns nil if there is no such file.
  func open(_ name: String? = nil) throws(FoodImportError) -> LineStream? {
    if let archive { return try open(name, in: archive) }
    if isFolder {
      guard let name, names.contains(name) else { return nil }
      return try Self.lines("\(path)/\(name)", named: name)
    }
    guard name == nil else { return nil }
    return try Self.lines(path, named: String(path.split(separator: "/").last ?? ""))
  }

  private func open(_ name: String?, in archive: ZipArchive) throws(FoodImportError) -> LineStream? {
    let found = archive.entries.first { entry in
      name.map { entry.name == $0 || entry.name.hasSuffix("/\($0)") } ?? (archive.entries.count == 1)
    }
    guard let found else { return nil }
    let stream = try FoodImportError.reading { () throws(ArchiveError) in try archive.stream(of: found) }
    return LineStream(stream, named: found.name)
  }

  /// Returns the food table in the file or folder.
  ///
  /// - Throws: ``FoodImportError/unknown`` if it is not a supported table.
  func table(_ filter: ProductFilter) throws(FoodImportError) -> any FoodTable {
    for kind in FoodDataCentral.Kind.allCases where try open(kind.rawValue) != nil {
      return FoodDataCentral(kind: kind, filter: filter) { name throws(FoodImportError) in try open(name) }
    }
    let single = { () throws(FoodImportError) -> LineStream in
      guard let lines = try open() else { throw .unknown }
      return lines
    }
    guard let head = try single().next() else { throw .unknown }
    if head.first == UInt8(ascii: "{") { return OpenFoodFactsExport(isJSON: true, filter: filter, open: single) }
    if head.starts(with: "code\t".utf8) { return OpenFoodFactsExport(isJSON: false, filter: filter, open: single) }
    if head.starts(with: "id,name_en,".utf8) { return SwissFoodTable(open: single) }
    throw .unknown
  }
}
