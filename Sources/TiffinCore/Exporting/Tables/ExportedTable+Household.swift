// Tables of a household.
extension ExportedTable {
  /// The table of a household's recipes, without recipes of the catalogue that only appear in meals.
  static let recipes = recipes(eatenBy: [])

  /// Returns the table of a household's recipes, ordered by name. It includes recipes of the catalogue for which the
  /// household has plan entries, favourites, figures or notes, or which one of the people has eaten, as the exported
  /// diaries contain their names.
  static func recipes(eatenBy people: [Person.ID]) -> ExportedTable {
    let people = people.isEmpty ? nil : IdentifierList(people)
    let eaten = people.map { people in
      "UNION SELECT recipe_id FROM meal WHERE person_id IN (\(people.parameters(from: 2))) AND deleted_at IS NULL"
    }
    return ExportedTable(
      name: "recipes", about: "Recipes with stars and notes. Figures are of one serving; cost in the smallest units.",
      columns: recipeColumns,
      source: """
        FROM recipe LEFT JOIN recipe_figures AS known ON known.recipe_id = recipe.id AND known.household_id = $1
        WHERE recipe.deleted_at IS NULL AND (recipe.household_id = $1 OR recipe.household_id IS NULL AND recipe.id IN (
          SELECT recipe_id FROM plan_entry WHERE household_id = $1 AND deleted_at IS NULL
          UNION SELECT recipe_id FROM recipe_figures WHERE household_id = $1
          UNION SELECT recipe_favourite.recipe_id FROM person
            JOIN recipe_favourite ON recipe_favourite.person_id = person.id WHERE person.household_id = $1
          \(eaten ?? "")
        )) ORDER BY recipe.name_key, recipe.id
        """,
      parts: [ingredients], key: "recipe.id", further: people?.values ?? [])
  }

  private static let recipeColumns =
    ["name", "category", "cuisine"].map { ExportedColumn($0, "recipe.\($0)") } + recipeFigures + [
      ExportedColumn("rating", "CASE WHEN recipe.rating > 0 THEN recipe.rating END", .number),
      ExportedColumn("notes", "recipe.notes"), ExportedColumn("next_time", "NULLIF(known.next_time, '')"),
      ExportedColumn("next_time_noted_on", "known.noted_on"),
      ExportedColumn("instructions", "recipe.instructions"),
      ExportedColumn("source", "recipe.source"), ExportedColumn("video", "recipe.video"),
      ExportedColumn("tags", "recipe.tags", .lines), ExportedColumn("picture", "recipe.picture_id", .picture(.recipes)),
    ]

  /// The figures that the recipe states; otherwise those that the household has added to it.
  private static let recipeFigures = [
    "servings", "minutes", "energy_kcal", "carbs_mg", "protein_mg", "fat_mg", "cost_minor",
  ].map { ExportedColumn($0, "COALESCE(recipe.\($0), known.\($0))", .number) }

  private static let ingredients = ExportedTable(
    name: "ingredients", about: "Lines in their order.",
    columns: [ExportedColumn("measure"), ExportedColumn("line")],
    source: "FROM recipe_ingredient WHERE recipe_id = $1 ORDER BY place")

  /// The entries of the plan, ordered by day.
  static let plan = ExportedTable(
    name: "plan", about: "What is planned, by day.",
    columns: [
      ExportedColumn("day"), ExportedColumn("slot"), ExportedColumn("name", "plan_entry.name"),
      ExportedColumn("recipe", "recipe.name"), ExportedColumn("servings", "plan_entry.servings", .number),
    ],
    source: """
      FROM plan_entry LEFT JOIN recipe ON recipe.id = plan_entry.recipe_id AND recipe.deleted_at IS NULL
      WHERE plan_entry.household_id = $1 AND plan_entry.deleted_at IS NULL
      ORDER BY plan_entry.day, plan_entry.slot_key, plan_entry.place, plan_entry.id
      """)

  /// The grocery list.
  static let groceries = ExportedTable(
    name: "groceries", about: "The grocery list, with what is ticked off; times in seconds since 1970.",
    columns: [
      ExportedColumn("name"), ExportedColumn("quantity"), ExportedColumn("note"),
      ExportedColumn("completed_at", nil, .number), ExportedColumn("is_needed", nil, .flag),
    ],
    source: "FROM grocery_item WHERE household_id = $1 AND deleted_at IS NULL ORDER BY item_key, id",
    parts: [shares], key: "id")

  private static let shares = ExportedTable(
    name: "shares", about: "The parts of the quantity: by hand, or for a recipe's line; amounts as Tiffin keeps them.",
    columns: ["recipe_name", "day", "line", "amount", "words"].map { ExportedColumn($0) },
    source: "FROM grocery_share WHERE item_id = $1 ORDER BY recipe_name, day, line, recipe")

  /// The aisles of the household's shop, in walking order.
  static let aisles = ExportedTable(
    name: "aisles", about: "The shop's aisles in their order.",
    columns: [ExportedColumn("name"), ExportedColumn("kind")],
    source: "FROM grocery_aisle WHERE household_id = $1 AND deleted_at IS NULL ORDER BY place, id")

  /// The items that the household has bought, with their aisles and staples.
  static let habits = ExportedTable(
    name: "habits", about: "What is usually bought, where it stands, and whether it is usually at home.",
    columns: [
      ExportedColumn("name", "grocery_habit.name"), ExportedColumn("uses", "grocery_habit.uses", .number),
      ExportedColumn("aisle", "grocery_aisle.name"), ExportedColumn("is_staple", "grocery_habit.is_staple", .flag),
    ],
    source: """
      FROM grocery_habit LEFT JOIN grocery_aisle ON grocery_aisle.id = grocery_habit.aisle_id
      WHERE grocery_habit.household_id = $1 ORDER BY grocery_habit.item_key
      """)

  /// The household's purchases of groceries, by day.
  static let purchases = ExportedTable(
    name: "purchases", about: "What groceries cost, and the lines of the basket with their estimate at typical prices.",
    columns: [
      ExportedColumn("day"), ExportedColumn("currency", "(SELECT currency FROM household WHERE id = $1)"),
      ExportedColumn("paid_minor", nil, .number), ExportedColumn("lines", "line_count", .number),
      ExportedColumn("priced_lines", "priced_count", .number), ExportedColumn("estimate_minor", nil, .number),
    ],
    source: "FROM purchase WHERE household_id = $1 AND deleted_at IS NULL ORDER BY day, id")

  /// The household's own foods, with their portions.
  static let foods = ExportedTable(
    name: "foods", about: "Own foods; figures of 100 g, 100 ml or a piece, energy in thousandths of a kcal.",
    columns: [
      ExportedColumn("name"), ExportedColumn("brand"), ExportedColumn("barcode"), ExportedColumn("basis"),
    ] + nutrients + [
      ExportedColumn("picture", "(SELECT food_id FROM food_picture WHERE food_id = food.id)", .picture(.foods))
    ],
    source: "FROM food WHERE household_id = $1 AND deleted_at IS NULL ORDER BY word_key, id",
    parts: [portions], key: "id")

  private static let portions = ExportedTable(
    name: "portions", about: "What measures weigh; the amount in thousandths.",
    columns: [
      ExportedColumn("amount", nil, .number), ExportedColumn("measure"), ExportedColumn("mass_mg", nil, .number),
    ],
    source: "FROM food_portion WHERE food_id = $1 ORDER BY place")

  /// The foods that the household has chosen for ingredients.
  static let ingredientFoods = ExportedTable(
    name: "ingredient-foods", about: "The food chosen for an ingredient, none for one that counts nothing.",
    columns: [
      ExportedColumn("ingredient", "ingredient_food.ingredient_key"), ExportedColumn("food", "food.name"),
      ExportedColumn("food_source", "food.source"), ExportedColumn("food_code", "food.code"),
      ExportedColumn("unit", "ingredient_food.unit"),
      ExportedColumn("unit_mass_mg", "ingredient_food.mass_mg", .number),
    ],
    source: """
      FROM ingredient_food LEFT JOIN food ON food.id = ingredient_food.food_id
      WHERE ingredient_food.household_id = $1 ORDER BY ingredient_food.ingredient_key
      """)

  /// The household's name and settings.
  static let household = ExportedTable(
    name: "household", about: "The household's name, currency, budget of a week and for how many it cooks.",
    columns: [
      ExportedColumn("name"), ExportedColumn("currency"), ExportedColumn("weekly_budget_minor", nil, .number),
      ExportedColumn("cooks_for", nil, .number),
    ],
    source: "FROM household WHERE id = $1")

  static let ofPerson = [settings, diary, dayRecords, favourites]

  /// Returns the household's tables, in the order of the export.
  static func ofHousehold(with recipes: ExportedTable) -> [ExportedTable] {
    [household, recipes, plan, groceries, aisles, habits, purchases, foods, ingredientFoods]
  }
}
