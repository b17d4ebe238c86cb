import Templating
import TiffinCore

/// What stands in for a picture in a list: the first letter of a name on one of four tints.
///
/// Both come from the name alone, so that the same thing looks the same each day.
struct NameTile: Sendable {
  let letter: String
  /// A class; empty for the fourth.
  let tint: String

  init(_ name: String) {
    let scalars = name.unicodeScalars
    let first = scalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    letter = (first ?? scalars.first { !$0.properties.isWhitespace })?.properties.uppercaseMapping ?? ""
    let sum = name.lowercased().utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_521 }
    tint = ["", "carbs", "protein", "fat"][sum % 4]
  }
}

extension Field {
  /// The letter that stands in for a picture.
  static func letter(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile(name($0)).letter } }

  /// The tint that it stands on.
  static func tint(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile(name($0)).tint } }

  /// A meal's own small photo. As a section: shown when it has one.
  static func photo(
    of meal: @escaping @Sendable (V) -> ListedMeal, _ thumbnails: @escaping @Sendable (V) -> Thumbnails
  ) -> Field {
    .written(if: { meal($0).photo != nil }) { thumbnails($0).write(meal($0), to: &$1) }
  }
}
