/// A view around whole pages, of which a part is the same on most of them.
///
/// What that part's names stand in is written once and copied from then on.
public protocol EnclosingView: View {
  /// What is the same on most pages, such as the addresses that depend only on where the app is mounted.
  associatedtype Place: View & Equatable

  /// Its names are names of this view, too, unless this has one of its own that begins the same.
  var place: Place { get }
}

extension EnclosingView {
  /// Looks the name up in ``View/fields``, then among those of ``place``.
  public static func field(_ name: String) -> Field<Self>? {
    if let own = ownField(name) { return own }
    guard fields[name.firstName] == nil else { return nil }
    return Place.field(name)?.reached { view, body in body(view.place) }
  }

  /// Its own and those of ``place``.
  public static var names: [String] { fields.names + Place.names }

  /// True if the name is one of ``place``.
  static func isOfPlace(_ name: String) -> Bool {
    fields[name.firstName] == nil && Place.field(name) != nil
  }
}
