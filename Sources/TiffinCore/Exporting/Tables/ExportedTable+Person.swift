// Tables of one person. People keep their diaries when they change households, but no longer see the former household's
// rows: the names of its own recipes, foods and plan entries are left out.
extension ExportedTable {
  /// The diary, oldest meal first.
  static let diary = ExportedTable(
    name: "diary", about: "Meals by day and time. Energy in kcal, masses in mg; what is unknown is not told.",
    columns: [
      ExportedColumn("date", "meal.eaten_on"), ExportedColumn("time", "meal.eaten_at"),
    ] + MealTableColumn.exported.map { ExportedColumn($0.name, of: "meal", $0.kind) } + [
      ExportedColumn("rating", "CASE WHEN meal.rating > 0 THEN meal.rating END", .number),
      ExportedColumn("recipe", "recipe.name"), ExportedColumn("planned_day", "plan_entry.day"),
      ExportedColumn("planned_slot", "plan_entry.slot"), ExportedColumn("planned_name", "plan_entry.name"),
      ExportedColumn("picture", "meal.photo_id", .picture(.meals)),
    ],
    source: """
      FROM meal LEFT JOIN recipe ON recipe.id = meal.recipe_id AND recipe.deleted_at IS NULL
        AND (recipe.household_id IS NULL OR recipe.household_id = \(householdOfPerson))
      LEFT JOIN plan_eaten ON plan_eaten.meal_id = meal.id
      LEFT JOIN plan_entry ON plan_entry.id = plan_eaten.entry_id AND plan_entry.deleted_at IS NULL
        AND plan_entry.household_id = \(householdOfPerson)
      WHERE meal.person_id = $1 AND meal.deleted_at IS NULL ORDER BY meal.eaten_on, meal.eaten_at, meal.id
      """,
    parts: [foodsOfMeal], key: "meal.id")

  private static let foodsOfMeal = ExportedTable(
    name: "foods", about: "What a meal is made of, as it was when it was eaten.",
    columns: [
      ExportedColumn("name", "meal_food.name"), ExportedColumn("amount"), ExportedColumn("measure"),
      ExportedColumn("mass_mg", nil, .number),
    ] + Nutrient.allCases.map { ExportedColumn($0.column, "meal_food.\($0.column)", .number) } + [
      ExportedColumn("food", "food.name"), ExportedColumn("food_source", "food.source"),
      ExportedColumn("food_code", "food.code"),
    ],
    source: """
      FROM meal_food JOIN meal ON meal.id = meal_food.meal_id
      LEFT JOIN food ON food.id = meal_food.food_id AND food.deleted_at IS NULL
        AND (food.household_id IS NULL OR food.household_id = \(householdOfPerson))
      WHERE meal_food.meal_id = $1 ORDER BY meal_food.place
      """)

  /// The SQL expression for the ID of the household of a meal's person.
  private static let householdOfPerson = "(SELECT person.household_id FROM person WHERE person.id = meal.person_id)"

  /// The columns of a food's nutrients: energy in thousandths of a kilocalorie, masses in milligrams.
  static var nutrients: [ExportedColumn] { Nutrient.allCases.map { ExportedColumn($0.column, nil, .number) } }

  /// The person's name, goals and settings.
  static let settings = ExportedTable(
    name: "settings", about: "A person's name, goals for the day, and choices.",
    columns: [ExportedColumn("name")]
      + PersonTableColumn.exported.map { ExportedColumn($0.column, of: "person", $0.kind) },
    source: "FROM person WHERE id = $1")

  /// What the person recorded on days besides meals, by day.
  static let dayRecords = ExportedTable(
    name: "day-records", about: "Weight in grams, water in millilitres and a note, by day.",
    columns: [
      ExportedColumn("day"), ExportedColumn("weight_g", nil, .number), ExportedColumn("water_ml", nil, .number),
      ExportedColumn("note", "NULLIF(note, '')"),
    ],
    source: "FROM day_record WHERE person_id = $1 ORDER BY day")

  /// The person's favourite recipes.
  static let favourites = ExportedTable(
    name: "favourites", about: "Names of the recipes with the person's heart.",
    columns: [ExportedColumn("recipe", "recipe.name")],
    source: """
      FROM recipe_favourite JOIN recipe ON recipe.id = recipe_favourite.recipe_id AND recipe.deleted_at IS NULL
        AND (recipe.household_id IS NULL OR recipe.household_id = recipe_favourite.household_id)
      WHERE recipe_favourite.person_id = $1 ORDER BY recipe.name_key, recipe.id
      """)
}
