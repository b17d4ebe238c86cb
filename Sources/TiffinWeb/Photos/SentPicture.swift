import TiffinCore

/// The picture of a form that was sent: picked just now, or held since the form was refused.
struct SentPicture: Sendable {
  enum Source: Sendable {
    case none
    case picked(UploadedFile)
    case held(HeldPicture.ID)
  }

  /// The names of its fields: the file, the number of the held one, and the box that leaves that one out.
  static let file = "photo"
  static let held = "kept_photo"
  static let box = "drop_photo"

  let source: Source
  /// The held one that another was picked for, or that is to be left out.
  let replaced: HeldPicture.ID?
  /// As it can be stored; nil until it has been read.
  var photo: RenderedPhoto?
  /// Whether somebody tried to read it.
  var isTried = false
  /// It cannot be had from this: it is no picture, or was held for too long.
  var isUseless = false

  /// - Throws: ``HTTPRefusal/badRequest(_:)`` when a field comes twice.
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

  /// What an edit does with the photo: a new picture counts more than the box that removes the old one.
  func change(removing: Bool) -> PhotoChange {
    if let photo { return .replace(photo) }
    return removing ? .remove : .keep
  }
}

/// What becomes of the picture of a form that comes back.
enum KeptPicture: Sendable {
  /// There is none.
  case none
  /// It has to be picked again.
  case lost
  /// It is held. A small one is shown unless it still has to be read.
  case held(HeldPicture.ID, isRead: Bool)

  var isLost: Bool {
    if case .lost = self { true } else { false }
  }

  /// The field by which a form takes it along.
  var field: [(name: String, value: String)] {
    if case .held(let id, _) = self { [(SentPicture.held, String(id.number))] } else { [] }
  }
}
