// Words in the word indexes are prefixed with their owner's ID, so that a search finds only that owner's rows.
extension HouseholdCopyWork {
  /// The word index of each table, and the table of the owners with whose IDs the words are prefixed.
  static let indexes: [String: (index: String, owners: String)] = [
    "meal": ("meal_words", "person"), "recipe": ("recipe_words", "household"), "food": ("food_words", "household"),
  ]

  /// Adds a row's words to its table's word index, if there is one.
  func addWords(
    of table: String, _ former: Int, as number: Int, _ old: borrowing Statements, _ new: borrowing Statements
  ) throws(StoreError) {
    guard let index = Self.indexes[table]?.index, let words = try words(of: table, former, old) else { return }
    try new.run(target.wordIndex(index).insertion, [.int(number), .text(words)])
  }

  /// Returns the words of a row of the source, prefixed with the owner's ID in the target; nil if the row has no words.
  func words(of table: String, _ former: Int, _ old: borrowing Statements) throws(StoreError) -> String? {
    guard let (index, owners) = Self.indexes[table] else { return nil }
    let words = try old.first(source.wordIndex(index).words, [.int(former)]) { $0.text(0) }
    return try words.map { words throws(StoreError) in
      let all = words.utf8.split(separator: UInt8(ascii: " "))
      var renamed: [String] = []
      for word in all { renamed.append(try self.renamed(String(decoding: word, as: UTF8.self), owners)) }
      return renamed.joined(separator: " ")
    }
  }

  /// Returns a word with its owner's new ID as the prefix; 0 stands for no owner in both databases.
  private func renamed(_ word: String, _ owners: String) throws(StoreError) -> String {
    let parts = word.utf8.split(separator: UInt8(ascii: "x"), maxSplits: 1, omittingEmptySubsequences: false)
    let number = parts.first.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == 2, let number, let new = number == 0 ? 0 : numbers[owners, number] else {
      throw .damaged("a word of another's in an index")
    }
    return "\(new)x\(String(decoding: parts[1], as: UTF8.self))"
  }
}
