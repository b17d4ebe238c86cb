import Templating

/// A part of a record in two versions, for comparison.
struct VersionPartView: View {
  let label: String
  let mine: String
  let theirs: String

  static let fields: Fields<VersionPartView> = [
    "label": .text(\.label),
    "mine": .text(\.mine),
    "theirs": .text(\.theirs),
  ]

  /// Returns the parts that differ. Both versions must have their parts in the same order.
  static func differing(
    _ mine: [(label: String, text: String)], _ theirs: [(label: String, text: String)]
  ) -> [VersionPartView] {
    zip(mine, theirs).compactMap { mine, theirs in
      if mine.text.isSameBytes(as: theirs.text) { return nil }
      return VersionPartView(label: mine.label, mine: mine.text, theirs: theirs.text)
    }
  }
}
