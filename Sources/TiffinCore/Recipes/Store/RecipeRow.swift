/// How a row of the `recipe` table becomes a recipe, and a recipe's content its values.
enum RecipeRow {
  /// The table with what a household and a person say about its rows: of `$1` and `$2`.
  static let tables = "recipe \(marks)"

  /// What they say, beside the table.
  static let marks = """
    LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = $1
    LEFT JOIN recipe_favourite AS liked ON liked.recipe_id = recipe.id AND liked.person_id = $2
    """

  /// Parameters for ``tables``.
  static func values(for person: Person) -> [SQLValue] { [.id(person.household), .id(person.id)] }

  /// That the catalogue's and the household's own are seen, with the household in `$1`.
  static let isVisible = "(recipe.household_id IS NULL OR recipe.household_id = $1) AND recipe.deleted_at IS NULL"

  private static let figures = [
    "servings", "energy_kcal", "carbs_mg", "protein_mg", "fat_mg", "cost_minor", "minutes",
  ]

  /// What a list shows, in the order in which ``readListed(_:)`` takes it.
  static let listedColumns =
    ([
      "recipe.id", "recipe.name", "recipe.category", "recipe.picture_id", "recipe.picture_address",
      "recipe.household_id",
      "liked.person_id", "recipe.estimated_kcal", "recipe.estimated_cents", "recipe.estimated_minutes",
      "recipe.estimated_servings", "recipe.estimated_rest_minutes",
    ] + figures.map { "recipe.\($0)" } + figures.map { "known.\($0)" }).joined(separator: ", ")
  private static let firstFigure = 12
  /// How many they are: where a query's other columns begin.
  static let width = firstFigure + 2 * figures.count

  static func readListed(_ row: borrowing Row) throws(StoreError) -> ListedRecipe {
    ListedRecipe(
      id: row.id(0), name: RecipeName(stored: row.text(1)), category: RecipeText(stored: row.text(2)),
      picture: picture(row), numbers: numbers(row), isOwn: row.optionalInt(5) != nil,
      isFavourite: row.optionalInt(6) != nil)
  }

  private static func picture(_ row: borrowing Row) -> Recipe.PictureState {
    if let id: RecipePicture.ID = row.optionalID(3) { return .here(id) }
    return row.optionalText(4) == nil ? .none : .away
  }

  private static func numbers(_ row: borrowing Row) -> RecipeNumbers {
    RecipeNumbers(
      told: figures(row, from: firstFigure), remembered: figures(row, from: firstFigure + figures.count),
      estimate: RecipeEstimate(
        servings: row.optionalInt(10).map(Servings.init(stored:)), energy: row.optionalInt(7).map(Energy.init(stored:)),
        cents: row.optionalInt(8),
        time: row.optionalInt(9).map(CookTime.init(stored:)),
        rest: row.optionalInt(11).map(CookTime.init(stored:))))
  }

  static func figures(_ row: borrowing Row, from column: Int) -> RecipeFigures {
    RecipeFigures(
      servings: row.optionalInt(column).map(Servings.init(stored:)),
      energy: row.optionalInt(column + 1).map(Energy.init(stored:)),
      macros: Macros(
        carbs: row.optionalInt(column + 2).map(Mass.init(stored:)),
        protein: row.optionalInt(column + 3).map(Mass.init(stored:)),
        fat: row.optionalInt(column + 4).map(Mass.init(stored:))),
      cost: row.optionalInt(column + 5).map(Money.init(stored:)),
      time: row.optionalInt(column + 6).map(CookTime.init(stored:)))
  }

  /// A whole recipe but its ingredients, in the order in which ``read(_:_:)`` takes it.
  static let columns =
    listedColumns
      + """
      , recipe.revision, recipe.catalogue_number, recipe.copy_of, recipe.refreshed_at, recipe.cuisine, recipe.rating,
      recipe.source, recipe.video, recipe.tags, recipe.instructions, recipe.notes
      """

  static func read(_ row: borrowing Row, _ ingredients: [RecipeIngredient]) throws(StoreError) -> Recipe {
    let listed = try readListed(row)
    var content = RecipeContent(name: listed.name)
    content.ingredients = ingredients
    content.instructions = RecipeText(stored: row.text(width + 9))
    content.figures = listed.numbers.told
    content.category = listed.category
    content.cuisine = RecipeText(stored: row.text(width + 4))
    content.tags = tags(row.text(width + 8))
    content.rating = Rating(stored: row.int(width + 5))
    content.notes = Notes(stored: row.text(width + 10))
    content.source = row.optionalText(width + 6).flatMap { WebAddress($0) }
    content.video = row.optionalText(width + 7).flatMap { WebAddress($0) }
    return Recipe(
      id: listed.id, revision: row.int(width), content: content, picture: listed.picture,
      origin: origin(row, isOwn: listed.isOwn), numbers: listed.numbers, isFavourite: listed.isFavourite)
  }

  private static func origin(_ row: borrowing Row, isOwn: Bool) -> Recipe.Origin {
    guard !isOwn, let number = row.optionalText(width + 1) else { return .own(copyOf: row.optionalID(width + 2)) }
    return .catalogue(number: number, isWhole: row.optionalInt(width + 3) != nil)
  }

  /// The columns that a household fills, in the order of ``values(_:)``.
  static let contentColumns =
    [
      "name", "name_key", "category", "category_key", "cuisine", "cuisine_key", "rating", "source", "video", "tags",
      "instructions", "notes",
    ] + figures + [
      "estimated_servings", "estimated_kcal", "estimated_cents", "estimated_minutes", "estimated_rest_minutes",
      "active_minutes",
    ]

  static func values(_ content: RecipeContent) -> [SQLValue] {
    let estimate = RecipeEstimate.of(
      ingredients: content.ingredients, steps: content.steps, servings: content.figures.servings)
    let texts: [SQLValue] = [
      .text(content.name.text), .text(SortKey.of(content.name.text)), .text(content.category.text),
      .text(SortKey.of(content.category.text)), .text(content.cuisine.text), .text(SortKey.of(content.cuisine.text)),
      .int(content.rating.stars), .text(content.source?.text), .text(content.video?.text),
      .text(stored(content.tags)), .text(content.instructions.text), .text(content.notes.text),
    ]
    return texts + values(content.figures)
      + [
        .int(estimate.servings?.count), .int(estimate.energy?.kilocalories), .int(estimate.cents),
        .int(estimate.time?.minutes), .int(estimate.rest?.minutes),
        .int(content.figures.time.map { RecipeTime(told: $0, estimate).active.value.minutes }),
      ]
  }

  /// The columns of ``RecipeFigures``.
  static let figureColumns = figures

  static func values(_ figures: RecipeFigures) -> [SQLValue] {
    [
      .int(figures.servings?.count), .int(figures.energy?.kilocalories), .int(figures.macros.carbs?.milligrams),
      .int(figures.macros.protein?.milligrams), .int(figures.macros.fat?.milligrams), .int(figures.cost?.minorUnits),
      .int(figures.time?.minutes),
    ]
  }

  /// Each on a line of its own.
  static func stored(_ tags: [String]) -> String { tags.joined(separator: "\n") }

  static func tags(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
