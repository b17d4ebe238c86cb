import TiffinCore

/// The open line of a recipe and the search text for it. Invalid values are ignored.
struct RecipeFoodsQuery: Sendable {
  /// The line's number in the recipe, from 1; nil if no line is open.
  let line: Int?
  /// The search text as typed.
  let search: String
}

extension RecipeFoodsQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    line = try query.text("line").flatMap { Int($0) }
    search = try query.text("q") ?? ""
  }
}

/// The form in which a person chooses the food of a recipe's line.
struct RecipeFoodsForm: Sendable {
  /// The line's number in the recipe, from 1.
  let line: Int
  /// The key of the line's ingredient when the page was shown, by which the line is found if the recipe was changed.
  let key: String
  /// The choice: a food's id, "nothing", or "usual".
  let food: String
  /// The weight in grams as typed; empty for the estimated weight; nil if the form has no field for it.
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

  var query: RecipeFoodsQuery { RecipeFoodsQuery(line: line, search: search) }

  /// The name of the weight field.
  var box: String { "grams-\(line)" }

  /// Parses the choice.
  ///
  /// - Throws: ``FormErrors`` if the weight is invalid; ``StoreError/notFound`` if the food's id is invalid.
  func choice() throws -> RecipeStore.RecipeLineChoice {
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
