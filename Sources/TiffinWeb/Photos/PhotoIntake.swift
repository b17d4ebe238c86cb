import Logging
import TiffinCore

/// Turns a form's picture into a photo, or into a sentence at the form's field.
struct PhotoIntake: Sendable {
  let renderer: PhotoRenderer
  /// Whether there is room to keep one more.
  let hasRoom: @Sendable () -> Bool
  let log: Logger

  /// Nil when no picture was sent.
  ///
  /// - Throws: ``FormErrors`` at the field `photo`.
  func take(_ picture: UploadedFile?) throws(FormErrors) -> RenderedPhoto? {
    guard let picture else { return nil }
    guard hasRoom() else { throw full() }
    do throws(PhotoError) {
      return try renderer.render(picture.bytes)
    } catch {
      note(error)
      var errors = FormErrors()
      errors.add(error.sentence, at: "photo")
      if error == .busy { errors.obstacle = .busy }
      throw errors
    }
  }

  /// What an edit does with the photo: a new picture counts more than the box that removes the old one.
  ///
  /// - Throws: ``FormErrors`` at the field `photo`.
  func change(_ picture: UploadedFile?, removing: Bool) throws(FormErrors) -> PhotoChange {
    if let photo = try take(picture) { return .replace(photo) }
    return removing ? .remove : .keep
  }

  private func full() -> FormErrors {
    log.error("The disk of the data folder is nearly full: pictures are refused.")
    var errors = FormErrors()
    errors.add("The server’s disk is nearly full. The meal can be saved without a picture", at: "photo")
    errors.obstacle = .full
    return errors
  }

  /// The decoder's own words are for whoever runs the server.
  private func note(_ error: PhotoError) {
    switch error {
    case .broken(let words), .tooLarge(let words): log.notice("A picture could not be decoded: \(words)")
    case .unavailable(let words): log.error("Pictures cannot be decoded: \(words)")
    default: break
    }
  }
}

extension PhotoError {
  /// What the visitor can do about it.
  var sentence: String {
    switch self {
    case .notAPicture: "This file is no picture. Pick a JPEG, PNG, WebP, HEIC, AVIF or GIF"
    case .unsupported(let kind): "\(kind) cannot be shown as a photo. Pick a JPEG, PNG, WebP, HEIC, AVIF or GIF"
    case .tooManyPixels(let width, let height):
      "This picture has \(width) × \(height) pixels, more than can be taken. Pick one of up to 50 megapixels"
    case .tooLarge: "This picture is too large to be decoded here. Pick one with fewer pixels"
    case .broken: "This picture is damaged and cannot be read. Pick another one"
    case .tooSlow: "This picture took too long to read. Pick a smaller one"
    case .busy: "Tiffin is busy with other pictures. Send it again in a moment"
    case .unavailable: "Pictures cannot be read on this server just now. The meal can be saved without one"
    }
  }
}
