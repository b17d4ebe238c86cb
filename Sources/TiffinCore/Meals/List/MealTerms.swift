/// What a meal is found by, made of its name and notes.
struct MealTerms {
  /// Its words, as ``MealWords`` keeps them.
  let words: String
  /// Their first characters.
  let initials: Initials

  init(_ name: String, _ notes: String, by person: Person.ID) {
    let words = Words.of(name) + Words.of(notes)
    self.words = words.map { MealWords.word($0, by: person) }.joined(separator: " ")
    initials = Initials(words)
  }

  init(_ content: MealContent, by person: Person.ID) {
    self.init(content.name.text, content.notes.text, by: person)
  }

  /// The columns beside the words, in the order of ``values``.
  static let columns = ["initials"]

  var values: [SQLValue] { [.int(initials.bits)] }
}
