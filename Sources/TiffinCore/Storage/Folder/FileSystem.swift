import Glibc
import Platform

/// The file system calls of the data folder. They must not open the database's file while this process uses it: closing
/// the file would release all SQLite locks of this process on it.
enum FileSystem {
  /// Returns the size in bytes; nil if the file does not exist.
  static func size(of path: String) -> Int? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? Int(found.st_size) : nil
  }

  static func isFolder(_ path: String) -> Bool {
    var found = stat()
    return unsafe stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// Creates a folder and its parents, readable by the owner only.
  ///
  /// - Parameter owner: The owner of what root creates; nil for the owner of the existing parent folder.
  static func makeFolder(_ path: String, for owner: FileOwner? = nil) throws(FileError) {
    if isFolder(path) { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolder(String(path[..<slash]), for: owner)
    }
    guard FileOwner.makeFolder(path, for: owner) || errno == EEXIST else { throw FileError("make", path) }
  }

  /// Creates an empty file that only its owner can read, unless it exists.
  ///
  /// - Parameter owner: The owner of a file that root creates; nil for the owner of its folder.
  static func makePrivateFile(_ path: String, for owner: FileOwner? = nil) throws(FileError) {
    let file = FileOwner.open(path, O_WRONLY | O_EXCL, for: owner)
    guard file >= 0 || errno == EEXIST else { throw FileError("make", path) }
    // Closing is harmless here: the file is new, so the process holds no lock on it.
    if file >= 0 { close(file) }
  }

  /// Returns the type of the path's file system, as in the mount table; nil if unknown.
  static func kind(of path: String) -> String? {
    var found = stat()
    guard unsafe stat(path, &found) == 0, let mounts = contents(of: "/proc/self/mountinfo", limit: 1 << 20)
    else { return nil }
    let device = "\(major(found.st_dev)):\(minor(found.st_dev))"
    // An example from proc_pid_mountinfo(5):
    // 36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw,errors=continue
    for line in mounts.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count > 2, words[2].elementsEqual(device.utf8),
        let hyphen = words.firstIndex(where: { $0.elementsEqual("-".utf8) }), hyphen + 1 < words.count
      else { continue }
      return String(decoding: words[hyphen + 1], as: UTF8.self)
    }
    return nil
  }

  /// Returns the bytes that this account may still write on the path's disk; nil if unknown.
  static func freeBytes(at path: String) -> Int? {
    var found = statvfs()
    // A file system without a size limit reports no blocks.
    guard unsafe statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
    return Int(found.f_bavail) * Int(found.f_frsize)
  }

  /// Returns the size of the path's disk in bytes; nil if unknown.
  static func diskBytes(at path: String) -> Int? {
    var found = statvfs()
    guard unsafe statvfs(path, &found) == 0, found.f_blocks > 0 else { return nil }
    return Int(found.f_blocks) * Int(found.f_frsize)
  }

  /// Returns true if this process may create files in the folder.
  static func isWritable(_ path: String) -> Bool {
    unsafe access(path, W_OK | X_OK) == 0
  }

  /// Returns true if this process may write to the file, and its disk is not read-only.
  static func isWritableFile(_ path: String) -> Bool {
    unsafe access(path, W_OK) == 0
  }

  /// Returns true if the folder's disk is read-only, by its mount options or after an error. Since Linux 6.15, only
  /// creating a file shows that.
  static func isReadOnlyDisk(_ folder: String) -> Bool {
    let probe = "\(folder)/.probe-\(getpid())"
    let file = unsafe open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return errno == EROFS }
    close(file)
    unsafe unlink(probe)
    return false
  }

  /// Returns the first line of a small text file, from its first 256 bytes; nil if it cannot be read.
  static func firstLine(of path: String) -> String? {
    guard let bytes = contents(of: path, limit: 256) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Writes a small text file atomically, even across a power cut.
  static func write(_ text: String, to path: String, in folder: String) throws(FileError) {
    let draft = path + ".new"
    try sync(draft, O_WRONLY | O_CREAT | O_TRUNC) { file in
      let bytes = Array(text.utf8)
      return unsafe Glibc.write(file, bytes, bytes.count) == bytes.count
    }
    try rename(draft, to: path)
    try sync(folder, O_RDONLY | O_DIRECTORY) { _ in true }
  }

  private static func contents(of path: String, limit: Int) -> ArraySlice<UInt8>? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < limit {
      let count = unsafe read(file, &part, part.count)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return bytes.prefix(limit)
  }

  // Swift does not import these macros of sys/sysmacros.h.
  private static func major(_ device: dev_t) -> UInt {
    (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
  }

  private static func minor(_ device: dev_t) -> UInt {
    device & 0xFF | (device >> 12) & ~0xFF
  }

  static func sync(_ path: String, _ flags: Int32, _ fill: (Int32) -> Bool) throws(FileError) {
    let file = flags & O_CREAT == 0 ? unsafe open(path, flags | O_CLOEXEC) : FileOwner.open(path, flags)
    guard file >= 0 else { throw FileError("open", path) }
    defer { close(file) }
    guard fill(file), fsync(file) == 0 else { throw FileError("write", path) }
  }
}
