import Templating
import TiffinCore

/// `parts/kept-picture`: the picture that a refused form keeps.
struct KeptPictureView: View {
  let id: HeldPicture.ID
  /// The address of the small picture; nil if the picture has not been read yet.
  let address: String?

  init?(_ kept: KeptPicture, _ links: Links) {
    guard case .held(let id, let isRead) = kept else { return nil }
    self.id = id
    address = isRead ? links.held(id) : nil
  }

  static let fields: Fields<KeptPictureView> = [
    "number": .text { String($0.id.number) },
    "address": .text(\.address),
  ]
}

extension Links {
  /// A held picture in its small size.
  func held(_ id: HeldPicture.ID) -> String { path("photos", "held", String(id.number)) }
}
