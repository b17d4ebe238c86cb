/// The words of an ingredient's name, used for finding its food and for storing a household's choice.
struct IngredientName: Hashable, Sendable {
  /// The name in the form of ``GroceryItemKey``, up to an alternative, a purpose or a remark, such as "or …"; empty if
  /// it has no words, or is longer than ``limit``.
  let key: String
  /// The words of the name up to an alternative, a purpose or a remark.
  let words: [String]
  /// All words of the name.
  let all: [String]

  /// Creates the words of a name.
  ///
  /// - Parameter name: The name of an ``IngredientLine``.
  init(_ name: String) {
    let all = GroceryItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    let end =
      all.indices.first { $0 > 0 && Self.ends.contains(all[$0]) && !FoodRestriction.isLikening($0, of: all) }
      ?? all.endIndex
    self.all = all
    words = Array(all[..<end])
    let key = words.joined(separator: " ")
    self.key = key.utf8.count <= Self.limit ? key : ""
  }

  /// The maximum number of bytes of a key; a longer name is not an ingredient.
  static let limit = 200

  /// First words of an alternative, a purpose or a remark.
  private static let ends: Set<String> = ["or", "plus", "for", "from", "such", "preferably", "about", "like", "per"]
}
