import PictureTools
import TiffinCore

/// The picture of a sent form: picked just now, or held since the form was refused.
struct SentPicture: Sendable {
  enum Source: Sendable {
    case none
    case picked(UploadedFile)
    case held(HeldPicture.ID)
  }

  /// The names of the fields: the file, the held picture's number, and the box that removes the held picture.
  static let file = "photo"
  static let held = "kept_photo"
  static let box = "drop_photo"

  let source: Source
  /// The held picture that is replaced by another, or removed.
  let replaced: HeldPicture.ID?
  /// The rendered photo; nil until the picture has been read.
  var photo: RenderedPhoto?
  /// True if reading it has been tried.
  var isTried = false
  /// True if it can never be read: it is not a picture, or was held for too long.
  var isUseless = false

  /// Reads the picture's fields in a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field comes twice.
  init(_ form: FormData) throws(HTTPRefusal) {
    let held = try form.text(Self.held).flatMap { HeldPicture.ID($0) }
    if let file = try form.file(Self.file) {
      source = .picked(file)
      replaced = held
    } else if let held, try form.text(Self.box) == nil {
      source = .held(held)
      replaced = nil
    } else {
      source = .none
      replaced = held
    }
  }

  /// Returns the change to the photo when an edit is saved: a new picture takes precedence over the box that removes
  /// the old one.
  func change(removing: Bool) -> PhotoChange {
    if let photo { return .replace(photo) }
    return removing ? .remove : .keep
  }
}

/// The picture of a form that is shown again.
enum KeptPicture: Sendable {
  /// The form has no picture.
  case none
  /// The picture has to be picked again.
  case lost
  /// The picture is held. A small version is shown if it has been read.
  case held(HeldPicture.ID, isRead: Bool)

  var isLost: Bool {
    if case .lost = self { true } else { false }
  }

  /// The form field that refers to the held picture; empty if none is held.
  var field: [(name: String, value: String)] {
    if case .held(let id, _) = self { [(SentPicture.held, String(id.number))] } else { [] }
  }
}
