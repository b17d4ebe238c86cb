/// The reason an upload did not become a photo.
///
/// The visitor can act on the first five; `log` contains the decoder's own message, for the log only.
public enum PhotoError: Error, Equatable, Sendable {
  /// The file does not begin like any known kind.
  case notAPicture
  /// The file is of a known kind that is not accepted, such as `PDF`.
  case unsupported(kind: String)
  /// The picture has more pixels than are decoded; read from the header, before decoding.
  case tooManyPixels(width: Int, height: Int)
  /// Decoding needs more memory than it may use.
  case tooLarge(log: String)
  /// The file begins like a picture but cannot be decoded.
  case broken(log: String)
  /// The picture was not decoded within the time limit.
  case tooSlow
  /// Other pictures were being decoded for the whole wait, or too many uploads waited already.
  case busy
  /// The decoder is not installed or cannot be started.
  case unavailable(log: String)
}
