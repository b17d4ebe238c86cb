import Templating
import TiffinCore

/// The stored picture of a refused form, which need not be picked again, for the template `parts/form-picture`.
struct HeldPictureView: View {
  let id: HeldPicture.ID
  /// The address of the small picture; nil if the picture has not been decoded yet.
  let address: String?

  init?(_ kept: FormPicture, _ links: Links) {
    guard case .held(let id, let isRead) = kept else { return nil }
    self.id = id
    address = isRead ? links.held(id) : nil
  }

  static let fields: Fields<HeldPictureView> = [
    "number": .text { String($0.id.number) },
    "address": .text(\.address),
  ]
}

extension Links {
  /// Returns the address of a stored form's picture in its small size.
  func held(_ id: HeldPicture.ID) -> String { path("photos", "held", String(id.number)) }

  /// Returns the address of the whole picture of a stored form.
  func heldWhole(_ id: HeldPicture.ID) -> String { path("photos", "held", String(id.number), "large") }
}
