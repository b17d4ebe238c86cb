import TiffinCore

/// The open line of a recipe, and the search text in it. Invalid values are ignored.
struct ContentsQuery: Sendable {
  /// The line's index; nil if no line is open.
  let line: Int?
  /// The search text as typed.
  let search: String
}

extension ContentsQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    line = try query.text("line").flatMap { Int($0) }
    search = try query.text("q") ?? ""
  }
}

/// A form in which a person chooses the food of a line.
struct ContentsForm: Sendable {
  /// The line's index.
  let line: Int
  /// The key of the line's ingredient when it was shown, which identifies the line if the recipe changed.
  let key: String
  /// The choice: a food's number, "nothing", or "usual".
  let food: String
  /// The weight in grams as typed; empty for Tiffin's estimate. Nil in a form without a box for it.
  let grams: String?
  /// The search text, to be shown again.
  let search: String

  init(_ form: FormData) throws(HTTPRefusal) {
    line = try form.text("line").flatMap { Int($0) } ?? 0
    key = try form.text("key") ?? ""
    food = try form.text("food") ?? ""
    grams = try form.text("grams")
    search = try form.text("q") ?? ""
  }

  var query: ContentsQuery { ContentsQuery(line: line, search: search) }

  /// The name of the box for the weight.
  var box: String { "grams-\(line)" }

  /// Reads the choice.
  ///
  /// - Throws: ``FormErrors``; ``StoreError/notFound`` if the number cannot be a food's.
  func choice() throws -> RecipeStore.LineChoice {
    switch food {
    case "nothing": return .nothing
    case "usual": return .usual
    default:
      guard let id = Food.ID(food) else { throw StoreError.notFound }
      guard let grams else { return .otherFood(id) }
      var errors = FormErrors()
      let mass = errors.figure(box, grams, .portion)
      guard errors.isEmpty else { throw errors }
      return .food(id, mass: mass)
    }
  }
}
