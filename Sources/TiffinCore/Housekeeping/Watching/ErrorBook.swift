import Platform

/// What can go wrong on a server, as far as its owner is told.
public enum ErrorKind: String, CaseIterable, Sendable {
  /// A request could not be answered.
  case defect
  /// The database is damaged.
  case damaged
  /// The disk is full, or nearly.
  case full
  /// The data may only be read.
  case readOnly
  /// Pictures cannot be decoded.
  case pictures
  /// The catalogue of recipes did not answer.
  case catalogue
  /// What was deleted long ago could not be removed.
  case cleanup
  /// A worker ended or hung, and was replaced.
  case worker
  /// Anything else that the log calls an error.
  case other
}

/// The errors of one kind.
public struct NotedErrors: Sendable, Equatable {
  /// What went wrong.
  public let kind: ErrorKind
  /// How often.
  public let count: Int
  /// When it did so last, in seconds since 1970.
  public let last: Int
  /// The reference that was shown then; nil if no request was concerned.
  public let reference: String?
}

/// The last errors, in a small file of the data folder: kind, time and reference, and nothing of what anybody wrote.
///
/// A file, since a full or damaged database is one of the errors, and since all processes write it.
public struct ErrorBook: Sendable {
  /// Bytes after which the older half is forgotten.
  private static let room = 64 << 10

  private let folder: DataFolder

  /// The book in a data folder. It is made with its first error.
  public init(_ folder: DataFolder) {
    self.folder = folder
  }

  private var path: String { folder.path + "/errors" }

  /// Notes an error. If that fails, as on a full disk, the log still has it.
  ///
  /// - Parameters:
  ///   - reference: Letters, digits, `-` and `_`.
  ///   - seconds: Since 1970.
  public func note(_ kind: ErrorKind, reference: String?, at seconds: Int) {
    let line = "\(seconds) \(kind.rawValue) \(reference ?? "-")\n"
    guard let size = try? FileSystem.append(line, to: path), size > Self.room else { return }
    let lines = lines
    let newer = lines.suffix(lines.count / 2).map { String(decoding: $0, as: UTF8.self) + "\n" }
    _ = try? FileSystem.write(newer.joined(), to: path, in: folder.path)
  }

  /// Returns what was noted since then, by kinds, the one that came last first.
  public func errors(since start: Int) -> [NotedErrors] {
    var found: [ErrorKind: NotedErrors] = [:]
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3, let time = Int(words[0]), time >= start, let kind = ErrorKind(rawValue: words[1])
      else { continue }
      let known = found[kind]
      let isLater = time >= known?.last ?? .min
      found[kind] = NotedErrors(
        kind: kind, count: (known?.count ?? 0) + 1, last: isLater ? time : known?.last ?? time,
        reference: isLater ? (words[2] == "-" ? nil : words[2]) : known?.reference)
    }
    return found.values.sorted { ($0.last, $0.kind.rawValue) > ($1.last, $1.kind.rawValue) }
  }

  private var lines: [ArraySlice<UInt8>] {
    (FolderReader.contents(of: path) ?? []).split(separator: UInt8(ascii: "\n"))
  }
}
