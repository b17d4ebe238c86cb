/// A view that encloses whole pages, part of which is the same on most of them.
///
/// The markup that contains names of that part is rendered once and then copied.
public protocol EnclosingView: View {
  /// The part that is the same on most pages, such as the addresses that depend only on the mount point of the app.
  associatedtype Place: View & Equatable

  /// The part's values. Its names are also names of this view, unless this view declares a name with the same first
  /// component.
  var place: Place { get }
}

extension EnclosingView {
  /// Looks the name up in ``View/fields``, then in ``place``.
  public static func field(_ name: String) -> Field<Self>? {
    if let own = ownField(name) { return own }
    guard fields[name.firstName] == nil else { return nil }
    return Place.field(name)?.reached { view, body in body(view.place) }
  }

  /// The names of this view and of ``place``.
  public static var names: [String] { fields.names + Place.names }

  /// Returns true if the name is a name of ``place``.
  static func isOfPlace(_ name: String) -> Bool {
    fields[name.firstName] == nil && Place.field(name) != nil
  }
}
