/// A picture of a form that is not saved yet. Nobody picks it twice.
public enum HeldPicture: Equatable, Sendable {
  /// How it is found.
  public typealias ID = Identifier<HeldPicture>

  /// As it is stored with what the form makes.
  case rendered(RenderedPhoto)
  /// As it came, with all that its file says: there was no time to read it, or nobody it belongs to.
  case upload([UInt8])

  /// What it takes.
  var byteCount: Int {
    switch self {
    case .rendered(let photo): photo.small.count + photo.large.count
    case .upload(let bytes): bytes.count
    }
  }
}

/// How much is held, and for how long.
struct HeldPictureLimits: Sendable {
  /// Seconds.
  static let patience = 3_600

  struct Room: Sendable {
    let pictures: Int
    let bytes: Int
  }

  /// Of one person: a dozen phone's pictures as they came, twice.
  var person = Room(pictures: 24, bytes: 96 << 20)
  /// Of all that nobody signed in for yet. Anybody can send these.
  var nobody = Room(pictures: 12, bytes: 48 << 20)
  /// Of everybody.
  var all = Room(pictures: .max, bytes: 256 << 20)
}
