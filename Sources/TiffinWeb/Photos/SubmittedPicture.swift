import PictureTools
import TiffinCore

/// The picture of a submitted form: picked by the visitor, or stored since the form was refused.
struct SubmittedPicture: Sendable {
  enum Source: Sendable {
    case none
    case picked(UploadedFile)
    case held(HeldPicture.ID)
  }

  /// The names of the form fields: the file, the number of the stored picture, and the checkbox that removes it.
  static let file = "photo"
  static let held = "kept_photo"
  static let box = "drop_photo"

  let source: Source
  /// The stored picture that is replaced or removed; nil if there is none.
  let replaced: HeldPicture.ID?
  /// The rendered photo; nil until the picture has been decoded.
  var photo: RenderedPhoto?
  /// True if decoding has been tried.
  var isTried = false
  /// True if the picture has to be picked again: it could not be decoded, for another reason than a busy server, or it
  /// is no longer stored.
  var isUseless = false

  /// Parses the picture's fields in a form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice.
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

  /// Returns the change of the photo when an edited record is saved. A new picture has precedence over the checkbox
  /// that removes the old one.
  func change(removing: Bool) -> PhotoChange {
    if let photo { return .replace(photo) }
    return removing ? .remove : .keep
  }
}

/// The picture of a form that is shown again after a refusal.
enum FormPicture: Sendable {
  /// The form has no picture.
  case none
  /// The picture has to be picked again.
  case lost
  /// The picture is stored. A small version can be shown if the picture has been decoded.
  case held(HeldPicture.ID, isRead: Bool)

  var isLost: Bool {
    if case .lost = self { true } else { false }
  }

  /// The form field that refers to the stored picture; empty if none is stored.
  var field: [(name: String, value: String)] {
    if case .held(let id, _) = self { [(SubmittedPicture.held, String(id.number))] } else { [] }
  }
}
