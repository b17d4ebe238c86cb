import Glibc
import Platform

/// The device and number of a file, which it keeps when it is renamed.
struct FileIdentity: Equatable, Sendable {
  let device: UInt
  let number: UInt
}

extension FileSystem {
  /// Adds a text to the end of a file that only its owner can read, and makes it if there is none.
  ///
  /// - Returns: The file's size.
  static func append(_ text: String, to path: String) throws(FileError) -> Int {
    let file = FileOwner.open(path, O_WRONLY | O_APPEND)
    guard file >= 0 else { throw FileError("open", path) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard unsafe Glibc.write(file, bytes, bytes.count) == bytes.count else { throw FileError("write", path) }
    return size(of: path) ?? 0
  }

  /// Writes a small text file that only its owner can read, complete or not at all, unless there is one: of several who
  /// do so at once, the first does.
  static func writeOnce(_ text: String, to path: String, in folder: String) throws(FileError) {
    let draft = "\(path).\(Installation.newID())"
    defer { unsafe _ = unlink(draft) }
    try sync(draft, O_WRONLY | O_CREAT | O_EXCL) { file in
      let bytes = Array(text.utf8)
      return unsafe Glibc.write(file, bytes, bytes.count) == bytes.count
    }
    guard unsafe link(draft, path) == 0 || errno == EEXIST else { throw FileError("make", path) }
    try sync(folder, O_RDONLY | O_DIRECTORY) { _ in true }
  }

  /// Sends a file's bytes to the disk. Only for files that no other connection of this process has open.
  static func sync(_ path: String) throws(FileError) {
    try sync(path, O_RDONLY) { _ in true }
  }

  /// Makes the names in a file's folder survive a power cut.
  static func syncFolder(of path: String) throws(FileError) {
    try sync(FileOwner.folder(of: path), O_RDONLY | O_DIRECTORY) { _ in true }
  }

  /// Gives a file another name, in place of the file that has it.
  static func rename(_ path: String, to other: String) throws(FileError) {
    guard unsafe Glibc.rename(path, other) == 0 else { throw FileError("rename", path) }
  }

  /// Removes a file, if there is one.
  static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// True if both names lead to the same file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard let file = identity(of: path) else { return false }
    return file == identity(of: other)
  }

  /// Identifies a file whatever its name; nil if there is none.
  static func identity(of path: String) -> FileIdentity? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? FileIdentity(device: found.st_dev, number: found.st_ino) : nil
  }

  /// Seconds since 1970 at which a file was written last; nil if there is none.
  static func lastWritten(_ path: String) -> Int? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? found.st_mtim.tv_sec : nil
  }

  /// The permissions of a file or folder; nil if there is none.
  static func permissions(of path: String) -> Int? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? Int(found.st_mode & 0o777) : nil
  }

  /// Sets the permissions of a file or folder; false if the system refuses.
  static func setPermissions(of path: String, _ permissions: Int) -> Bool {
    unsafe chmod(path, mode_t(permissions)) == 0
  }

  /// True if another process has a database open: it holds a lock on the file for as long as it may write.
  ///
  /// Closing the file again drops this process's own locks, so it must not have the database open itself.
  static func isDatabaseInUse(_ path: String) throws(FileError) -> Bool {
    let file = unsafe open(path, O_RDWR | O_CLOEXEC)
    if file < 0 && errno == ENOENT { return false }
    guard file >= 0 else { throw FileError("open", path) }
    defer { close(file) }
    // The bytes that SQLite locks (https://sqlite.org/fileformat2.html, "The Lock-Byte Page").
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    guard unsafe fcntl(file, F_GETLK, &lock) == 0 else { throw FileError("look for locks on", path) }
    return lock.l_type != Int16(F_UNLCK)
  }

  /// True if the file's permissions keep this account from reading or writing it.
  static func isForbidden(_ path: String) -> Bool {
    unsafe access(path, R_OK | W_OK) != 0 && errno == EACCES
  }

  static func isLink(_ path: String) -> Bool {
    var found = stat()
    return unsafe lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  /// The system's reason for not letting this account read what is there; nil if it may, or if there is nothing.
  static func reasonNotToRead(_ paths: String...) -> String? {
    for path in paths where unsafe access(path, R_OK) != 0 && errno == EACCES {
      return SystemMessage.lastError + (FileOwner(of: path).map { "; it belongs to \($0)" } ?? "")
    }
    return nil
  }
}
