// Every table is listed here or in ``leftOut``; a test compares both with the schema.
extension HouseholdTable {
  /// All tables with a household's rows, in an order in which rows come after those that they refer to.
  static let all = accounts + foods + recipes + diary + plan + groceries + bringings

  private static let accounts: [HouseholdTable] = [
    HouseholdTable(
      name: "household", owner: .household, condition: "id = $1", references: ["moves_to": .orEmpty("household")]),
    ofHousehold("person"),
    ofPerson("account"),
    ofPerson("second_factor", isOfHousehold: false),
    ofPerson("recovery_code", isOfHousehold: false),
    ofPerson("passkey", isOfHousehold: false),
    ofPerson("account_event", isOfHousehold: false),
    ofHousehold("one_time_link", ["person_id": .always("person"), "made_by": .orTrace("person")]),
  ]

  private static let food = ofHousehold("food")
  private static let foods = [
    food, parts("food_portion", of: food, by: "food_id"), parts("food_picture", of: food, by: "food_id"),
  ]

  private static let album = ofHousehold("recipe_album")
  private static let recipe = ofHousehold(
    "recipe", ["copy_of": .always("recipe"), "picture_id": .always("recipe_picture")])
  private static let recipes = [
    album,
    parts("recipe_picture", of: album, by: "album_id"),
    recipe,
    parts("recipe_ingredient", of: recipe, by: "recipe_id"),
    parts("recipe_contents", of: recipe, by: "recipe_id"),
    parts("recipe_line_food", of: recipe, by: "recipe_id", ["food_id": .orEmpty("food")]),
    ofHousehold("recipe_figures", ["recipe_id": .orNothing("recipe")]),
    ofHousehold("ingredient_food", ["food_id": .orNothing("food")]),
    ofPerson("recipe_favourite", ["recipe_id": .orNothing("recipe")]),
    ofPerson("recipe_idea", ["recipe_id": .orNothing("recipe")]),
  ]

  private static let meal = ofPerson(
    "meal", ["photo_id": .always("photo"), "recipe_id": .orEmpty("recipe")], isOfHousehold: false)
  private static let diary = [
    ofPerson("photo", ["former_household": .orEmpty("household")], isOfHousehold: false),
    meal,
    parts("meal_food", of: meal, by: "meal_id", ["food_id": .orEmpty("food")]),
    ofPerson("usual_meal", ["meal_id": .orTrace("meal")], isOfHousehold: false),
    ofPerson("day_record", isOfHousehold: false),
  ]

  private static let plan = [
    ofHousehold("plan_entry", ["recipe_id": .orEmpty("recipe")]),
    ofPerson("plan_eaten", ["entry_id": .orNothing("plan_entry"), "meal_id": .always("meal")]),
  ]

  private static let groceries = [
    ofHousehold("grocery_aisle"),
    ofHousehold("grocery_habit", ["aisle_id": .always("grocery_aisle")]),
    ofHousehold("grocery_item", ["joined_id": .always("grocery_item"), "ticked_by": .orEmpty("person")]),
    // Quantities that were added to the list for a recipe remain when the recipe is deleted.
    ofHousehold("grocery_share", ["item_id": .always("grocery_item"), "recipe": .orTrace("recipe")]),
    // The person who entered a purchase may have moved to another household.
    ofHousehold("purchase", ["person_id": .orEmpty("person")]),
  ]

  // A diary that a person imported while living in another household belongs to that household.
  private static let bringing = ofHousehold(
    "bringing", ["person_id": .always("person")],
    where: """
      household_id = $1
      AND (person_id IS NULL OR person_id IN (SELECT id FROM person AS member WHERE member.household_id = $1))
      """)
  private static let bringings = [
    bringing,
    parts("bringing_file", of: bringing, by: "bringing_id"),
    parts("bringing_picture", of: bringing, by: "bringing_id"),
    parts("bringing_recipe", of: bringing, by: "bringing_id", ["recipe_id": .orNothing("recipe")]),
    parts("bringing_meal", of: bringing, by: "bringing_id", ["meal_id": .orNothing("meal")]),
    things("food"), things("grocery_item"), things("plan_entry"),
  ]

  /// Returns the table that lists the rows created by imports, restricted to one kind of row. The kind is the name of
  /// the created rows' table.
  private static func things(_ kind: String) -> HouseholdTable {
    let all = parts("bringing_thing", of: bringing, by: "bringing_id", ["thing_id": .orNothing(kind)])
    return HouseholdTable(
      name: all.name, owner: all.owner, condition: "\(all.condition) AND kind = '\(kind)'", references: all.references)
  }

  /// The tables that are not copied, each with the reason.
  static let leftOut: [String: String] = [
    "bringing_upload": "names a file of the old server, which is sent again",
    "session": "devices sign in again: their cookies are another server's",
    "pending_sign_in": "begins again, as sessions do", "passkey_answered": "as pending_sign_in",
    "submission": "a form of the old pages is not sent to the new server",
    "recipe_submission": "as submission",
    "plan_submission": "as submission",
    "grocery_submission": "as submission",
    "held_picture": "belongs to a form that was not saved",
    "catalogue_inquiry": "the server's", "catalogue_pause": "the server's", "catalogue_term": "the server's",
    "food_import": "the server's", "food_source": "the server's", "product_miss": "the server's",
    "product_pause": "the server's", "product_read": "the server's", "schema_version": "the server's",
    "server_secret": "the server's", "sign_in_failure": "the server's",
  ]
}
