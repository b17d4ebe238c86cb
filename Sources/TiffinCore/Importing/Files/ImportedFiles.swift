import Archives
import Platform

/// The files to import: a single file, or the files in a zip archive or a folder.
///
/// Hidden files and files added by operating systems (`__MACOSX`, `.DS_Store`) are ignored.
public struct ImportedFiles: Sendable {
  /// The maximum number of files in a folder and its subfolders.
  private static let mostFiles = 100_000

  let files: [ImportedFile]
  private let index: ImportedFileIndex
  /// The budget for reading the files and everything in them.
  public let budget: ReadingBudget
  /// The JSON of a single file, parsed once for all apps; nil if there are several files, or if the file is not JSON.
  let json: JSONValue?

  /// Opens an uploaded file.
  ///
  /// - Throws: ``ImportError`` if it is an archive that is refused as a whole.
  public init(name: String, bytes: [UInt8], within budget: ReadingBudget = ReadingBudget()) throws(ImportError) {
    try self.init(name: name, .memory(bytes), within: budget)
  }

  /// Opens an uploaded file in memory or on disk.
  ///
  /// - Throws: ``ImportError`` if it is an archive that is refused as a whole.
  init(name: String, _ source: ArchiveSource, within budget: ReadingBudget) throws(ImportError) {
    let isZip: Bool
    do throws(ArchiveError) { isZip = ZipArchive.isZip(try source.bytes(0..<min(4, source.count))) } catch {
      throw ImportError(error)
    }
    guard isZip else {
      let file = ImportedFile(path: name, within: budget) { limit throws(ImportError) in
        guard source.count <= limit else { throw .tooLarge }
        do throws(ArchiveError) { return try source.bytes(0..<source.count) } catch { throw ImportError(error) }
      }
      self.init([file], within: budget)
      return
    }
    self.init(try Self.files(in: source, within: budget), within: budget)
  }

  /// Opens a file or folder on this machine.
  public init(at path: String, within budget: ReadingBudget = ReadingBudget()) throws(ImportError) {
    if FolderReader.isFolder(path) {
      self.init(try Self.files(in: path, within: budget), within: budget)
      return
    }
    let beginning: [UInt8]
    let source: ArchiveSource
    do throws(ArchiveError) {
      source = .file(try OpenFile(path))
      beginning = try source.bytes(0..<min(4, source.count))
    } catch { throw ImportError(error) }
    let name = String(path.split(separator: "/").last ?? "")
    let files =
      ZipArchive.isZip(beginning)
      ? try Self.files(in: source, within: budget) : [ImportedFile(at: path, path: name, within: budget)]
    self.init(files, within: budget)
  }

  private init(_ files: [ImportedFile], within budget: ReadingBudget) {
    let files = files.filter { !Self.isLitter($0.path) }
    self.files = files
    self.budget = budget
    index = ImportedFileIndex(files)
    json = files.count == 1 ? budget.run { Self.json(of: files[0]) } : nil
  }

  /// Returns the files in a nested archive.
  func inside(_ file: ImportedFile) throws(ImportError) -> ImportedFiles {
    try ImportedFiles(name: file.path, bytes: try file.bytes(), within: budget)
  }

  /// Returns a file's parsed JSON; nil if the file does not begin like JSON, or is not valid JSON.
  private static func json(of file: ImportedFile) -> JSONValue? {
    guard let first = try? file.bytes().first(where: { $0 > 0x20 && !(0xBB...0xEF).contains($0) }),
      "{[".utf8.contains(first)
    else { return nil }
    return try? file.json()
  }

  /// The single file; nil if there are several files or none.
  var only: ImportedFile? { files.count == 1 ? files.first : nil }

  /// Returns the files whose names have one of these suffixes, which must be in lower case.
  func all(endingIn ends: String...) -> [ImportedFile] { files.filter { file in ends.contains { file.ends($0) } } }

  /// Returns the file at a path; nil if there is none. Equivalent encodings of an accent match.
  func file(at path: String) -> ImportedFile? { index.byPath[path].map { files[$0] } }

  /// Returns the first file with this name in any folder; nil if there is none.
  func file(named name: some StringProtocol) -> ImportedFile? { index.byName[String(name)].map { files[$0] } }

  /// Returns the first picture in a folder with one of these names, without extension; nil if there is none.
  func picture(in folder: String, named stems: String...) -> ImportedPicture? {
    let pictures = index.pictures[folder] ?? [:]
    return stems.lazy.compactMap { pictures[$0] }.first.map { .file(files[$0]) }
  }

  private static func isLitter(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      part.first == UInt8(ascii: ".") || part.elementsEqual("__MACOSX".utf8) || part.elementsEqual("Thumbs.db".utf8)
    }
  }

  private static func files(
    in source: ArchiveSource, within budget: ReadingBudget
  ) throws(ImportError) -> [ImportedFile] {
    do throws(ArchiveError) {
      let archive = try ZipArchive(source)
      return archive.entries.map { ImportedFile($0, in: archive, within: budget) }
    } catch { throw ImportError(error) }
  }

  private static func files(
    in folder: String, below path: String = "", depth: Int = 0, within budget: ReadingBudget
  ) throws(ImportError) -> [ImportedFile] {
    guard depth < 8, let names = FolderReader.names(in: folder) else { return [] }
    var files: [ImportedFile] = []
    for name in names.sorted() {
      let place = "\(folder)/\(name)"
      if FolderReader.isFolder(place) {
        files += try Self.files(in: place, below: "\(path)\(name)/", depth: depth + 1, within: budget)
      } else if FolderReader.isFile(place) {
        files.append(ImportedFile(at: place, path: path + name, within: budget))
      }
      guard files.count <= mostFiles else { throw .tooLarge }
    }
    return files
  }
}

/// The indices of files by path and by name, and those of pictures by folder and name.
private struct ImportedFileIndex {
  private(set) var byPath: [String: Int] = [:]
  private(set) var byName: [String: Int] = [:]
  /// The indices of pictures by folder, and by name without extension.
  private(set) var pictures: [String: [String: Int]] = [:]

  /// Indexes files. The first of several files with the same path or name is used.
  init(_ files: [ImportedFile]) {
    for (place, file) in files.enumerated() {
      byPath[file.path] = byPath[file.path] ?? place
      byName[file.name] = byName[file.name] ?? place
      guard file.isPicture, pictures[file.folder]?[file.stem] == nil else { continue }
      pictures[file.folder, default: [:]][file.stem] = place
    }
  }
}

extension ImportedFile {
  fileprivate var isPicture: Bool {
    [".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif", ".heic"].contains(where: ends)
  }
}
