/// The reason an upload did not become a photo.
///
/// The visitor can do something about the first five; `log` holds the decoder's own words, for the log only.
public enum PhotoError: Error, Equatable, Sendable {
  /// The file does not begin like any known kind.
  case notAPicture
  /// A known kind that is not accepted, such as `PDF`.
  case unsupported(kind: String)
  /// More pixels than are decoded; read from the header, before decoding.
  case tooManyPixels(width: Int, height: Int)
  /// Needs more memory than decoding may use.
  case tooLarge(log: String)
  /// Begins like a picture but cannot be decoded.
  case broken(log: String)
  /// Not decoded within the time limit.
  case tooSlow
  /// Other pictures were being decoded for the whole wait, or too many waited already.
  case busy
  /// The decoder is not installed or cannot be started.
  case unavailable(log: String)
}
