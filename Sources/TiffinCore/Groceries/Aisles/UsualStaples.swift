/// What most kitchens have at home: the first set of a new household's staples, which it can change.
enum UsualStaples {
  static let names = [
    "salt", "black pepper", "olive oil", "vegetable oil", "sugar", "plain flour", "vinegar", "baking powder",
    "baking soda", "cinnamon", "cumin", "paprika", "chili powder", "chili flakes", "turmeric", "nutmeg",
    "dried oregano", "dried thyme", "bay leaves", "vanilla extract",
  ]

  /// Marks them as usually at home, unless the household has bought anything before.
  static func begin(
    for household: Household.ID, at moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    let known = try statements.first("SELECT 1 FROM grocery_habit WHERE household_id = $1 LIMIT 1", [.id(household)]) {
      row in row.int(0)
    }
    if known != nil { return }
    let habits = GroceryHabits(household: household, now: moment)
    for name in names { try habits.keep(GroceryName(stored: name), isStaple: true, statements) }
  }
}
