import Glibc
import Platform

/// A folder for one picture in progress, accessible to this process's user only.
struct TemporaryFolder {
  private static let prefix = "tiffin-photo-"

  let path: String
  /// The descriptor that locks the folder until it is removed or this process ends.
  private let lock: Int32

  /// Creates a folder inside `parent`; nil if that fails, with the reason in `errno`.
  init?(in parent: String) {
    while true {
      // mkdtemp(3) replaces the six X with characters of its own.
      var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
      guard unsafe mkdtemp(&template) != nil else { return nil }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard let lock = Self.locked(path, LOCK_EX) else {
        // A sweep may have removed the folder before it was locked.
        if errno == ENOENT { continue }
        return nil
      }
      (self.path, self.lock) = (path, lock)
      return
    }
  }

  /// Removes the folder and all its contents.
  func remove() {
    Self.remove(path)
    close(lock)
  }

  /// Opens and locks a folder; nil if that fails, with the reason in `errno`.
  private static func locked(_ path: String, _ operation: Int32) -> Int32? {
    let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    while flock(folder, operation) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      close(folder)
      errno = reason
      return nil
    }
    // The folder may have been removed while this process waited for the lock.
    var about = stat()
    guard unsafe stat(path, &about) == 0 else {
      close(folder)
      errno = ENOENT
      return nil
    }
    return folder
  }

  /// Writes a new file; false if it could not be written completely, with the reason in `errno`.
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    let file = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 { written += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// Returns at most the first `limit` bytes of a file; empty if it does not exist.
  ///
  /// - Throws: ``PhotoError/unavailable(log:)`` if the disk fails, or this process lacks the memory or descriptors.
  func read(_ name: String, limit: Int) throws(PhotoError) -> [UInt8] {
    let file = unsafe open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return try nothing(of: name, errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = unsafe Glibc.read(file, &block, min(block.count, limit - bytes.count))
      if count > 0 { bytes += block[..<count] }
      if count == 0 { break }
      if count < 0, errno != EINTR { return try bytes + nothing(of: name, errno) }
    }
    return bytes
  }

  /// Returns no bytes for a file that cannot be read.
  ///
  /// - Throws: ``PhotoError/unavailable(log:)`` if this process or the disk is the reason, not the picture.
  private func nothing(of name: String, _ reason: Int32) throws(PhotoError) -> [UInt8] {
    guard [EMFILE, ENFILE, ENOMEM, EIO].contains(reason) else { return [] }
    throw .unavailable(log: "cannot read \(name): error \(reason)")
  }

  /// Returns true if the folder contains at most `files` files with at most `bytes` bytes in all; also if this process
  /// has too little memory or too few descriptors to check.
  func holds(atMost files: Int, bytes: Int) -> Bool {
    guard let names = FolderReader.allNames(in: path) else { return [EMFILE, ENFILE, ENOMEM].contains(errno) }
    if names.count > files { return false }
    var sum = 0
    for name in names {
      var about = stat()
      // Disk blocks are counted, because a file may have holes.
      if unsafe lstat("\(path)/\(name)", &about) == 0 { sum += Int(about.st_blocks) * 512 }
    }
    return sum <= bytes
  }

  /// Removes the folders whose process has ended: they contain originals with all their metadata.
  static func sweep(_ parent: String) {
    for name in FolderReader.allNames(in: parent) ?? [] where name.utf8.starts(with: prefix.utf8) {
      let path = "\(parent)/\(name)"
      guard let lock = locked(path, LOCK_EX | LOCK_NB) else { continue }
      remove(path)
      close(lock)
    }
  }

  private static func remove(_ path: String) {
    if unsafe unlink(path) == 0 || errno != EISDIR { return }
    for name in FolderReader.allNames(in: path) ?? [] { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }
}
