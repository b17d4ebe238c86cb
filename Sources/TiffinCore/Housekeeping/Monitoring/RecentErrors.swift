import Platform

/// A kind of error that the server's owner sees.
public enum ErrorKind: String, CaseIterable, Sendable {
  /// A request failed because of an unexpected error.
  case defect
  /// The database is damaged.
  case damaged
  /// The disk is full, or nearly full.
  case full
  /// The disk, the file or the server of the database is read-only.
  case readOnly
  /// Pictures cannot be decoded, because a decoder is missing or failed.
  case pictures
  /// The catalogue of recipes did not answer.
  case catalogue
  /// Old data could not be purged.
  case cleanup
  /// A worker crashed or hung, and was replaced.
  case worker
  /// Any other error in the log.
  case other
}

/// The errors of one kind.
public struct ErrorGroup: Sendable, Equatable {
  /// The kind of error.
  public let kind: ErrorKind
  /// The number of errors.
  public let count: Int
  /// The time of the last error, in seconds since 1970.
  public let last: Int
  /// The reference that the user was shown with the last error; nil if the error did not occur in a request.
  public let reference: String?
}

/// The recent errors, in a small file of the data folder: kind, time and reference, without any user data.
///
/// The errors are stored in a file, because the database may be full or damaged, and because all processes record
/// errors.
public struct RecentErrors: Sendable {
  /// The size of the file in bytes above which its older half is deleted.
  private static let room = 64 << 10

  private let folder: DataFolder

  /// Creates the list of errors of a data folder. The file is created with the first error.
  public init(_ folder: DataFolder) {
    self.folder = folder
  }

  private var path: String { folder.path + "/errors" }

  /// Appends an error. If that fails, as on a full disk, the error is still in the log.
  ///
  /// - Parameters:
  ///   - reference: The reference that the user was shown, of letters, digits, `-` and `_`; nil if the error did not
  ///     occur in a request.
  ///   - seconds: The seconds since 1970.
  public func record(_ kind: ErrorKind, reference: String?, at seconds: Int) {
    let line = "\(seconds) \(kind.rawValue) \(reference ?? "-")\n"
    guard let size = try? FileSystem.append(line, to: path), size > Self.room else { return }
    let lines = lines
    let newer = lines.suffix(lines.count / 2).map { String(decoding: $0, as: UTF8.self) + "\n" }
    _ = try? FileSystem.write(newer.joined(), to: path, in: folder.path)
  }

  /// Returns the errors since a time, in seconds since 1970, grouped by kind; the kind with the most recent error
  /// first.
  public func errors(since start: Int) -> [ErrorGroup] {
    var found: [ErrorKind: ErrorGroup] = [:]
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let time = Int(words[0]), time >= start, let kind = ErrorKind(rawValue: words[1])
      else { continue }
      let known = found[kind]
      let isLater = time >= known?.last ?? .min
      found[kind] = ErrorGroup(
        kind: kind, count: (known?.count ?? 0) + 1, last: isLater ? time : known?.last ?? time,
        reference: isLater ? (words[2] == "-" ? nil : words[2]) : known?.reference)
    }
    return found.values.sorted { ($0.last, $0.kind.rawValue) > ($1.last, $1.kind.rawValue) }
  }

  private var lines: [ArraySlice<UInt8>] {
    (FolderReader.contents(of: path) ?? []).split(separator: UInt8(ascii: "\n"))
  }
}
