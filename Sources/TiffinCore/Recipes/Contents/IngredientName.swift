/// The words of an ingredient's name by which its food is found and a household's choice is remembered.
struct IngredientName: Hashable, Sendable {
  /// As ``ItemKey`` folds it, without what stands behind an "or"; may be empty.
  let key: String
  let words: [String]
  /// With what stands behind an "or" too.
  let all: [String]

  /// - Parameter name: the name of an ``IngredientLine``.
  init(_ name: String) {
    let all = ItemKey(name).text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    let end = all.indices.first { $0 > 0 && Self.ends.contains(all[$0]) } ?? all.endIndex
    self.all = all
    words = Array(all[..<end])
    let key = words.joined(separator: " ")
    self.key = key.utf8.count <= Self.limit ? key : ""
  }

  /// The most bytes of a key; what is longer tells no food.
  static let limit = 200

  /// What begins another choice, a use or a remark.
  private static let ends: Set<String> = ["or", "plus", "for", "from", "such", "preferably", "about", "like", "per"]
}
