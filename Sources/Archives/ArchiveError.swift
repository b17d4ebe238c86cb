/// A reason why an archive, or a file in it, is not read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// Not an archive, cut off, or contradicting itself.
  case damaged
  /// Protected by a password.
  case encrypted
  /// Packed in a way that this reader does not know.
  case unsupported
  /// More files, or larger ones, than the limits allow.
  case tooLarge
  /// A name that leads out of the archive's own folder.
  case outside(String)
  /// The system does not let the file be read, for that reason.
  case unreadable(String)
}
