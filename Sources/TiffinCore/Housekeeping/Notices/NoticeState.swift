import Platform

/// The conditions that the owner has been told of, in a small file of the data folder, which all processes share.
struct NoticeState {
  private let folder: DataFolder

  init(_ folder: DataFolder) {
    self.folder = folder
  }

  private var path: String { folder.path + "/notices" }

  /// Calls `body` with the times of the recorded names, in seconds since 1970, and stores its changes. Returns nil,
  /// without calling it, if another process does so at the moment, or the lock file cannot be opened.
  func change<T>(_ body: (inout [String: Int]) -> T) -> T? {
    guard let lock = try? FileLock(path: folder.path + "/tiffin.notices"), lock.tryAcquire() else { return nil }
    defer { lock.release() }
    let before = read()
    var after = before
    let value = body(&after)
    if after != before {
      let lines = after.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
      _ = try? FileSystem.write(lines.joined(), to: path, in: folder.path)
    }
    return value
  }

  /// Returns the recorded names with their times.
  func read() -> [String: Int] {
    var times: [String: Int] = [:]
    for line in (FolderReader.contents(of: path) ?? []).split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      if words.count == 2, let seconds = Int(words[1]) { times[words[0]] = seconds }
    }
    return times
  }
}
