/// Why an upload did not become a photo.
///
/// The first five are the visitor's to mend; `log` is the decoder's own words, for the log only.
public enum PhotoError: Error, Equatable, Sendable {
  /// The bytes begin like nothing that is known.
  case notAPicture
  /// A known kind that is not taken, such as `PDF`.
  case unsupported(kind: String)
  /// More pixels than are decoded; found in the header, before anything is decoded.
  case tooManyPixels(width: Int, height: Int)
  /// Needs more memory than decoding may take.
  case tooLarge(log: String)
  /// Begins like a picture and cannot be decoded.
  case broken(log: String)
  /// Not decoded within the time limit.
  case tooSlow
  /// Other pictures were being decoded for as long as one waits, or too many waited already.
  case busy
  /// The decoder is not installed or cannot be started.
  case unavailable(log: String)
}
