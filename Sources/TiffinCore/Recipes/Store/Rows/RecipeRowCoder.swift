/// The conversion of rows of `recipe` to recipes, and of a recipe's content to column values.
enum RecipeRowCoder {
  /// The table joined with the values of household `$1` and the favourite marks of person `$2`.
  static let tables = "recipe \(marks)"

  /// The joins with the household's values, the computed values, and the person's favourite marks.
  static let marks = """
    LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = $1
    LEFT JOIN recipe_contents AS worked ON worked.recipe_id = recipe.id
    LEFT JOIN recipe_favourite AS liked ON liked.recipe_id = recipe.id AND liked.person_id = $2
    """

  /// Returns the parameters for ``tables``.
  static func values(for person: Person) -> [SQLValue] { [.id(person.household), .id(person.id)] }

  /// The SQL condition for recipes of the catalogue and of household `$1`.
  static let isVisible = "(recipe.household_id IS NULL OR recipe.household_id = $1) AND recipe.deleted_at IS NULL"

  /// The columns of a list, in the order of ``readListed(_:)``.
  static let listedColumns =
    ([ListColumn.selection] + ["recipe", "known"].flatMap { table in figureColumns.map { "\(table).\($0)" } })
    .joined(separator: ", ")
  private static let told = ListColumn.width
  private static let remembered = told + FigureColumn.width
  /// The number of ``listedColumns``, which is also the index of the next column of a query.
  static let width = remembered + FigureColumn.width

  static func readListed(_ row: borrowing Row) throws(StoreError) -> ListedRecipe {
    ListedRecipe(
      id: row.id(ListColumn.id), name: RecipeName(stored: row.text(ListColumn.name)),
      category: RecipeFieldText(stored: row.text(ListColumn.category)), picture: picture(row), numbers: numbers(row),
      isOwn: row.optionalInt(ListColumn.household) != nil, isFavourite: row.optionalInt(ListColumn.likedBy) != nil)
  }

  private static func picture(_ row: borrowing Row) -> Recipe.PictureState {
    if let id: RecipePicture.ID = row.optionalID(ListColumn.picture) { return .here(id) }
    return row.optionalText(ListColumn.pictureAddress) == nil ? .none : .away
  }

  private static func numbers(_ row: borrowing Row) -> RecipeFiguresByOrigin {
    RecipeFiguresByOrigin(
      told: figures(row, from: told),
      // Few listed recipes have values of the household. Skipping their seven columns is faster for the others.
      remembered: row.optionalInt(ListColumn.rememberedBy) == nil ? RecipeFigures() : figures(row, from: remembered),
      estimate: RecipeEstimate(
        servings: row.optionalInt(ListColumn.estimatedServings).map(Servings.init(stored:)),
        energy: row.optionalInt(
          row.optionalInt(ListColumn.workedEnergy) == nil ? ListColumn.estimatedEnergy : .workedEnergy
        )
        .map(Energy.init(stored:)),
        cents: row.optionalInt(ListColumn.estimatedCents),
        time: row.optionalInt(ListColumn.estimatedMinutes).map(CookTime.init(stored:)),
        rest: row.optionalInt(ListColumn.estimatedRest).map(CookTime.init(stored:)), macros: workedMacros(row),
        worked: worked(row)))
  }

  private static func workedMacros(_ row: borrowing Row) -> Macros {
    guard row.optionalInt(ListColumn.lineCount) != nil else { return .unknown }
    return Macros(
      carbs: row.optionalInt(ListColumn.workedCarbs).map(Mass.init(stored:)),
      protein: row.optionalInt(ListColumn.workedProtein).map(Mass.init(stored:)),
      fat: row.optionalInt(ListColumn.workedFat).map(Mass.init(stored:)))
  }

  private static func worked(_ row: borrowing Row) -> FoodCoverage? {
    guard let lines = row.optionalInt(ListColumn.lineCount), lines > 0 else { return nil }
    return FoodCoverage(
      lines: lines, known: row.int(ListColumn.knownCount), isUsed: row.optionalInt(ListColumn.workedEnergy) != nil)
  }

  static func figures(_ row: borrowing Row, from first: Int) -> RecipeFigures {
    RecipeFigures(
      servings: row.optionalInt(FigureColumn.servings, from: first).map(Servings.init(stored:)),
      energy: row.optionalInt(FigureColumn.energy, from: first).map(Energy.init(stored:)),
      macros: Macros(
        carbs: row.optionalInt(FigureColumn.carbs, from: first).map(Mass.init(stored:)),
        protein: row.optionalInt(FigureColumn.protein, from: first).map(Mass.init(stored:)),
        fat: row.optionalInt(FigureColumn.fat, from: first).map(Mass.init(stored:))),
      cost: row.optionalInt(FigureColumn.cost, from: first).map(Money.init(stored:)),
      time: row.optionalInt(FigureColumn.time, from: first).map(CookTime.init(stored:)))
  }

  /// The columns of a whole recipe without ingredients, in the order of ``read(_:_:)``.
  static let columns = "\(listedColumns), \(DetailColumn.selection)"

  static func read(_ row: borrowing Row, _ ingredients: [RecipeIngredient]) throws(StoreError) -> Recipe {
    let listed = try readListed(row)
    var content = RecipeContent(name: listed.name)
    content.ingredients = ingredients
    content.instructions = RecipeFieldText(stored: row.text(DetailColumn.instructions, from: width))
    content.figures = listed.numbers.told
    content.category = listed.category
    content.cuisine = RecipeFieldText(stored: row.text(DetailColumn.cuisine, from: width))
    content.tags = tags(row.text(DetailColumn.tags, from: width))
    content.rating = Rating(stored: row.int(DetailColumn.rating, from: width))
    content.notes = MealNotes(stored: row.text(DetailColumn.notes, from: width))
    content.source = row.optionalText(DetailColumn.source, from: width).flatMap { WebAddress($0) }
    content.video = row.optionalText(DetailColumn.video, from: width).flatMap { WebAddress($0) }
    return Recipe(
      id: listed.id, revision: row.int(DetailColumn.revision, from: width), content: content, picture: listed.picture,
      origin: origin(row, isOwn: listed.isOwn), numbers: listed.numbers, further: further(row, listed.numbers),
      isFavourite: listed.isFavourite, nextTime: nextTime(row))
  }

  private static func nextTime(_ row: borrowing Row) -> NextTimeNote? {
    guard let text = row.optionalText(DetailColumn.nextTime, from: width), !text.isEmpty else { return nil }
    let day = row.optionalText(DetailColumn.notedOn, from: width).flatMap { LocalDate(iso: $0) }
    return NextTimeNote(stored: text, on: day)
  }

  /// Returns fibre, sugars, saturated fat and salt of one serving, for the household's number of servings; unknown if a
  /// stated energy contradicts them.
  private static func further(_ row: borrowing Row, _ numbers: RecipeFiguresByOrigin) -> FurtherNutrients {
    guard numbers.areFoodsFitting else { return .unknown }
    func mass(_ column: DetailColumn) -> Mass? { row.optionalInt(column, from: width).map(Mass.init(stored:)) }
    let further = FurtherNutrients(
      fibre: mass(.fibre), sugars: mass(.sugars), saturated: mass(.saturated), salt: mass(.salt))
    guard let worked = row.optionalInt(ListColumn.estimatedServings).map(Servings.init(stored:)),
      numbers.told.servings == nil, let servings = numbers.remembered.servings
    else { return further.map { $0 } }
    return further.shared(from: worked, among: servings)
  }

  private static func origin(_ row: borrowing Row, isOwn: Bool) -> Recipe.Origin {
    guard !isOwn, let number = row.optionalText(DetailColumn.catalogueNumber, from: width) else {
      return .own(copyOf: row.optionalID(DetailColumn.original, from: width))
    }
    return .catalogue(number: number, isWhole: row.optionalInt(DetailColumn.refreshed, from: width) != nil)
  }

  /// The columns of a household's recipe, in the order of ``values(_:)``.
  static let contentColumns =
    TextColumn.allCases.map(\.name) + figureColumns + EstimateColumn.allCases.map(\.name) + ["active_minutes"]

  static func values(_ content: RecipeContent) -> [SQLValue] {
    let estimate = RecipeEstimate.of(
      ingredients: content.ingredients, steps: content.steps, servings: content.figures.servings)
    let active = content.figures.time.map { RecipeTime(told: $0, estimate).active.value.minutes }
    return TextColumn.allCases.map { $0.write(content) } + values(content.figures)
      + EstimateColumn.allCases.map { $0.write(estimate) } + [.int(active)]
  }

  /// The columns of ``RecipeFigures``, in the order of their values.
  static let figureColumns = FigureColumn.allCases.map(\.name)

  static func values(_ figures: RecipeFigures) -> [SQLValue] {
    FigureColumn.allCases.map { $0.write(figures) }
  }

  /// Returns the tags as stored, one per line.
  static func stored(_ tags: [String]) -> String { tags.joined(separator: "\n") }

  static func tags(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
