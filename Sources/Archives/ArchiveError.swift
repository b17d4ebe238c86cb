/// The reason an archive, or a file in it, cannot be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// The file is not an archive, is cut off, or contradicts itself.
  case damaged
  /// The file is protected by a password.
  case encrypted
  /// The file is compressed by a method that this reader does not support.
  case unsupported
  /// There are more files, or larger ones, than the limits allow.
  case tooLarge
  /// A file's name, given here, leads out of the archive's own folder.
  case outside(String)
  /// The system could not open or read the file, for this reason.
  case unreadable(String)
}
