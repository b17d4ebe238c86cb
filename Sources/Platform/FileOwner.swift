import Glibc

/// The user and group that a file or folder belongs to.
///
/// Files that root creates in a folder are given to the folder's owner: a service that runs as that user could not open
/// root's files.
package struct FileOwner: Equatable, Sendable {
  package let user: UInt32
  package let group: UInt32
  /// The permissions, such as `0o600`.
  package let mode: Int

  /// Reads the owner of the file or folder at the path, following links; nil if it does not exist or cannot be
  /// examined.
  package init?(of path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    (user, group, mode) = (found.st_uid, found.st_gid, Int(found.st_mode & 0o7777))
  }

  /// Reads the owner of the folder that contains the path.
  package init?(ofFolderOf path: String) {
    self.init(of: Self.folder(of: path))
  }

  /// True if this process runs as root, which may change the owner of files.
  private static var mayGive: Bool { geteuid() == 0 }

  /// Opens a file without following a symbolic link. If the file does not exist, creates it with permissions for its
  /// owner only.
  ///
  /// - Parameters:
  ///   - flags: The flags of open(2) besides `O_CREAT`.
  ///   - owner: The user and group to which root gives the file; nil for the owner of its folder.
  /// - Returns: The descriptor; negative if it failed, with the reason in `errno`.
  package static func open(_ path: String, _ flags: Int32, for owner: FileOwner? = nil) -> Int32 {
    // Links are not followed: otherwise the owner of the folder could make root give away any other file.
    let file = unsafe Glibc.open(path, flags | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file >= 0, mayGive { (owner ?? FileOwner(ofFolderOf: path))?.receive(file) }
    return file
  }

  /// Creates a folder for its owner alone.
  ///
  /// - Parameter owner: The owner of a folder that root creates; nil for the owner of the folder that contains it.
  /// - Returns: False if it failed, with the reason in `errno`.
  package static func makeFolder(_ path: String, for owner: FileOwner? = nil) -> Bool {
    guard unsafe mkdir(path, 0o700) == 0 else { return false }
    guard mayGive, let owner = owner ?? FileOwner(ofFolderOf: path) else { return true }
    let folder = unsafe Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return true }
    defer { close(folder) }
    owner.receive(folder)
    return true
  }

  /// Makes this user and group the owner of an open file or folder. Does nothing where files have no owners, as on a
  /// FAT disk.
  private func receive(_ descriptor: Int32) {
    var found = stat()
    guard unsafe fstat(descriptor, &found) == 0, (found.st_uid, found.st_gid) != (user, group) else { return }
    // A hard link may lead to a file in another folder, whose owner must not change.
    guard found.st_mode & S_IFMT == S_IFDIR || found.st_nlink == 1 else { return }
    _ = fchown(descriptor, user, group)
  }

  /// Returns the folder that contains a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileOwner: CustomStringConvertible {
  /// A text such as `root (mode 0600)`.
  package var description: String {
    let octal = String(mode, radix: 8)
    return "\(Self.name(of: user)) (mode 0\(String(repeating: "0", count: max(0, 3 - octal.utf8.count)))\(octal))"
  }

  /// The name of the user, or a text such as `user 1000` if it is unknown.
  package var name: String { Self.name(of: user) }

  /// The name of the account that this process runs as.
  package static var current: String { name(of: geteuid()) }

  private static func name(of user: uid_t) -> String {
    guard let entry = unsafe getpwuid(user) else { return "user \(user)" }
    return unsafe String(cString: entry.pointee.pw_name)
  }
}
