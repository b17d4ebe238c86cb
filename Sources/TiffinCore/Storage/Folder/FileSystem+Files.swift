import Glibc
import Platform

/// The device and inode number of a file, which do not change when it is renamed.
struct FileIdentity: Equatable, Sendable {
  let device: UInt
  let number: UInt
}

extension FileSystem {
  /// Appends a text to a file that only its owner can read, creating it if it does not exist.
  ///
  /// - Returns: The file's new size in bytes.
  static func append(_ text: String, to path: String) throws(FileError) -> Int {
    let file = FileOwner.open(path, O_WRONLY | O_APPEND)
    guard file >= 0 else { throw FileError("open", path) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard unsafe Glibc.write(file, bytes, bytes.count) == bytes.count else { throw FileError("write", path) }
    return size(of: path) ?? 0
  }

  /// Writes a small text file atomically, readable by its owner only, unless it exists. Of several processes that do so
  /// at once, the first one's text stays.
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

  /// Flushes a file to the disk. The file must not be open in an SQLite connection of this process, because closing it
  /// here would release the connection's locks.
  static func sync(_ path: String) throws(FileError) {
    try sync(path, O_RDONLY) { _ in true }
  }

  /// Flushes a file's folder to the disk, so that its name survives a power cut.
  static func syncFolder(of path: String) throws(FileError) {
    try sync(FileOwner.folder(of: path), O_RDONLY | O_DIRECTORY) { _ in true }
  }

  /// Renames a file, replacing a file with the new name.
  static func rename(_ path: String, to other: String) throws(FileError) {
    guard unsafe Glibc.rename(path, other) == 0 else { throw FileError("rename", path) }
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Returns true if both paths lead to the same file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard let file = identity(of: path) else { return false }
    return file == identity(of: other)
  }

  /// Returns the identity of a file; nil if it does not exist.
  static func identity(of path: String) -> FileIdentity? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? FileIdentity(device: found.st_dev, number: found.st_ino) : nil
  }

  /// Returns the full path of an existing file or folder, without links in it; the path as it is if there is none.
  static func absolute(_ path: String) -> String {
    guard let whole = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(whole) }
    return unsafe String(cString: whole)
  }

  /// Returns the time at which a file was last written, in seconds since 1970; nil if it does not exist.
  static func lastWritten(_ path: String) -> Int? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? found.st_mtim.tv_sec : nil
  }

  /// Returns the permissions of a file or folder; nil if it does not exist.
  static func permissions(of path: String) -> Int? {
    var found = stat()
    return unsafe stat(path, &found) == 0 ? Int(found.st_mode & 0o777) : nil
  }

  /// Sets the permissions of a file or folder; returns false if the system refuses.
  static func setPermissions(of path: String, _ permissions: Int) -> Bool {
    unsafe chmod(path, mode_t(permissions)) == 0
  }

  /// Returns true if another process has a database open: SQLite then holds a lock on the file.
  ///
  /// Closing the file drops this process's own locks, so this process must not have the database open.
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

  /// Returns true if the file's permissions keep this account from reading or writing it.
  static func isForbidden(_ path: String) -> Bool {
    unsafe access(path, R_OK | W_OK) != 0 && errno == EACCES
  }

  static func isLink(_ path: String) -> Bool {
    var found = stat()
    return unsafe lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the system's error for the first path that this account has no permission to read, with the path's owner;
  /// nil if there is no such path.
  static func reasonNotToRead(_ paths: String...) -> String? {
    for path in paths where unsafe access(path, R_OK) != 0 && errno == EACCES {
      return SystemMessage.lastError + (FileOwner(of: path).map { "; it belongs to \($0)" } ?? "")
    }
    return nil
  }
}
