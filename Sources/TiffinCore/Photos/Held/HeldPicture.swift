public import PictureTools

/// A picture of an unsaved form, kept so that it need not be chosen again.
public enum HeldPicture: Equatable, Sendable {
  /// The identifier of a held picture.
  public typealias ID = Identifier<HeldPicture>

  /// A finished picture, stored as is when the form is saved.
  case rendered(RenderedPhoto)
  /// The bytes as sent, with all metadata: there was no time to convert them, or nobody is signed in yet.
  case upload([UInt8])

  /// The number of bytes stored.
  var byteCount: Int {
    switch self {
    case .rendered(let photo): photo.byteCount
    case .upload(let bytes): bytes.count
    }
  }
}

/// The limits of held pictures.
struct HeldPictureLimits: Sendable {
  /// The seconds for which a picture is held.
  static let lifetime = 3_600

  struct HeldPictureSpace: Sendable {
    let pictures: Int
    let bytes: Int
  }

  /// The limits of one person's pictures: enough for two dozen original photos of a phone.
  var person = HeldPictureSpace(pictures: 24, bytes: 96 << 20)
  /// The limits of all pictures sent before signing in, which anyone can send.
  var nobody = HeldPictureSpace(pictures: 12, bytes: 48 << 20)
  /// The limits of all pictures together.
  var all = HeldPictureSpace(pictures: .max, bytes: 256 << 20)
}
