// What is one person's own.
extension ExportedTable {
  /// The diary, the oldest meal first.
  static let diary = ExportedTable(
    name: "diary", about: "Meals by day and time. Energy in kcal, masses in mg; what is unknown is not told.",
    columns: [
      ExportedColumn("date", "meal.eaten_on"), ExportedColumn("time", "meal.eaten_at"),
      ExportedColumn("name", "meal.name"), ExportedColumn("category", "meal.category"),
      ExportedColumn("energy_kcal", "meal.energy_kcal", .number), ExportedColumn("carbs_mg", "meal.carbs_mg", .number),
      ExportedColumn("protein_mg", "meal.protein_mg", .number), ExportedColumn("fat_mg", "meal.fat_mg", .number),
      ExportedColumn("fibre_mg", "meal.fibre_mg", .number), ExportedColumn("sugars_mg", "meal.sugars_mg", .number),
      ExportedColumn("saturated_mg", "meal.saturated_mg", .number), ExportedColumn("salt_mg", "meal.salt_mg", .number),
      ExportedColumn("is_estimated", "meal.is_estimated", .flag),
      ExportedColumn("rating", "CASE WHEN meal.rating > 0 THEN meal.rating END", .number),
      ExportedColumn("is_favourite", "meal.is_favourite", .flag), ExportedColumn("notes", "meal.notes"),
      ExportedColumn("recipe", "recipe.name"), ExportedColumn("picture", "meal.photo_id", .picture(.meals)),
    ],
    source: """
      FROM meal LEFT JOIN recipe ON recipe.id = meal.recipe_id AND recipe.deleted_at IS NULL
      WHERE meal.person_id = $1 AND meal.deleted_at IS NULL ORDER BY meal.eaten_on, meal.eaten_at, meal.id
      """,
    parts: [foodsOfMeal], key: "meal.id")

  private static let foodsOfMeal = ExportedTable(
    name: "foods", about: "What a meal is made of, as it was when it was eaten.",
    columns: [
      ExportedColumn("name"), ExportedColumn("amount"), ExportedColumn("measure"),
      ExportedColumn("mass_mg", nil, .number),
    ] + nutrients,
    source: "FROM meal_food WHERE meal_id = $1 ORDER BY place")

  /// Energy in thousandths of a kilocalorie, masses in milligrams.
  static var nutrients: [ExportedColumn] { Nutrient.allCases.map { ExportedColumn($0.column, nil, .number) } }

  /// The person's name, goals and choices.
  static let settings = ExportedTable(
    name: "settings", about: "A person's name, goals for the day, and choices.",
    columns: [
      ExportedColumn("name"), ExportedColumn("time_zone"), ExportedColumn("theme"), ExportedColumn("cooks_at"),
      ExportedColumn("energy_goal_kcal", nil, .number), ExportedColumn("carbs_goal_mg", nil, .number),
      ExportedColumn("protein_goal_mg", nil, .number), ExportedColumn("fat_goal_mg", nil, .number),
      ExportedColumn("shown_nutrients", nil, .number), ExportedColumn("fibre_goal_mg", nil, .number),
      ExportedColumn("sugars_goal_mg", nil, .number), ExportedColumn("saturated_goal_mg", nil, .number),
      ExportedColumn("salt_goal_mg", nil, .number), ExportedColumn("week_start", nil, .number),
    ],
    source: "FROM person WHERE id = $1")

  /// The recipes with the person's heart.
  static let favourites = ExportedTable(
    name: "favourites", about: "Names of the recipes with the person's heart.",
    columns: [ExportedColumn("recipe", "recipe.name")],
    source: """
      FROM recipe_favourite JOIN recipe ON recipe.id = recipe_favourite.recipe_id AND recipe.deleted_at IS NULL
      WHERE recipe_favourite.person_id = $1 ORDER BY recipe.name_key, recipe.id
      """)
}
