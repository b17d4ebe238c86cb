public import PictureTools

/// A picture that was chosen in a form, stored until the form is saved, so that the person need not choose it again.
public enum HeldPicture: Equatable, Sendable {
  /// The identifier of a held picture.
  public typealias ID = Identifier<HeldPicture>

  /// A picture converted to its final sizes, which is stored unchanged when the form is saved.
  case rendered(RenderedPhoto)
  /// The uploaded bytes with all metadata, because there was no time to convert them, or nobody is signed in yet.
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
  /// The limits of all pictures together that were uploaded before signing in, which anyone can do.
  var nobody = HeldPictureSpace(pictures: 12, bytes: 48 << 20)
  /// The limits of all pictures together.
  var all = HeldPictureSpace(pictures: .max, bytes: 256 << 20)
}
