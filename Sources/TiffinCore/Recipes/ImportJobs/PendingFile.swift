import Archives
import Platform

/// A stored file that has not been imported, or not completely.
struct PendingFile {
  /// The file's name as uploaded, on one line.
  let name: String
  let content: PendingFileContent
  /// The kind of the file's contents.
  let kind: ImportJob.Kind
  /// The columns of a table with their meanings; nil for any other file.
  let columns: ImportedColumns?
  /// The kinds of rows that are not imported.
  let leftOut: Set<String>
}

/// The contents of a stored file, in the database or on disk.
enum PendingFileContent {
  case bytes([UInt8])
  /// A range of a file in the folder of imports.
  case stored(file: String, Range<Int>)

  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .stored(_, let range): range.count
    }
  }

  /// Returns the contents as a source that is read in parts.
  ///
  /// - Parameter folder: The folder of imports; nil if this machine has none.
  /// - Throws: `ArchiveError/unreadable` if the file cannot be opened, for example because it is on another machine.
  func source(in folder: String?) throws(ArchiveError) -> ArchiveSource {
    switch self {
    case .bytes(let bytes): return .memory(bytes)
    case .stored(let file, let range):
      guard let folder else { throw .unreadable("this machine has no folder of imports") }
      return .file(try OpenFile("\(folder)/\(file)", range))
    }
  }
}
