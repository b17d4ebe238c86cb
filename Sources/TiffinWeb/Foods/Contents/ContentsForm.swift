import TiffinCore

/// The line of a recipe that is open, and what is looked for there. Invalid values are ignored.
struct ContentsQuery: Sendable {
  /// The line's place; nil where none is open.
  let line: Int?
  /// As typed.
  let search: String
}

extension ContentsQuery {
  init(_ query: FormData) throws(HTTPRefusal) {
    line = try query.text("line").flatMap { Int($0) }
    search = try query.text("q") ?? ""
  }
}

/// What somebody says a line is.
struct ContentsForm: Sendable {
  /// The line's place.
  let line: Int
  /// By which it was known when it was shown.
  let key: String
  /// A food's number, "nothing", or "usual".
  let food: String
  /// As typed; empty leaves them to Tiffin. Nil in a form that has no box for them.
  let grams: String?
  /// What was looked for, to be shown again.
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

  /// - Throws: ``FormErrors``; ``StoreError/notFound`` where no food can have that number.
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
