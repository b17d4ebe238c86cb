extension HardInput {
  /// Databases of Mealie, whose rows refer to one another.
  static let mealieBackups: [HardInput] = {
    @Sendable func rows(_ table: String, _ size: Int, _ row: (Int) -> String) -> String {
      var rows: [String] = []
      var count = 0
      while count < size {
        rows.append(row(rows.count))
        count += rows[rows.count - 1].utf8.count + 1
      }
      return #""\#(table)":["# + rows.joined(separator: ",") + "]"
    }
    func backup(_ name: String, _ tables: @escaping @Sendable (Int) -> [String]) -> HardInput {
      HardInput(name, .file("database.json")) { size in Array("{\(tables(size).joined(separator: ","))}".utf8) }
    }
    return [
      backup("mealie-database") { size in
        [
          rows("recipes", size / 2) { #"{"id":"\#($0)","name":"x"}"# },
          rows("recipes_ingredients", size / 2) { #"{"recipe_id":"\#($0)","note":"1 egg"}"# },
        ]
      },
      backup("mealie-database-one-recipe") { size in
        [
          #""recipes":[{"id":"1","name":"x"}]"#,
          rows("recipes_ingredients", size) { #"{"recipe_id":"1","position":\#(-$0),"note":"1 egg"}"# },
        ]
      },
      backup("mealie-database-one-number") { size in
        [
          rows("recipes", size / 2) { _ in #"{"id":"1","name":"x"}"# },
          rows("recipes_ingredients", size / 2) { _ in #"{"recipe_id":"1","note":"1 egg"}"# },
        ]
      },
      backup("mealie-database-long-food") { size in
        [
          #""recipes":[{"id":"1","name":"x"}]"#,
          rows("recipes_ingredients", size / 2) { _ in #"{"recipe_id":"1","food_id":"1","unit_id":"1","quantity":2}"# },
          #""ingredient_foods":[{"id":"1","name":"\#(String(repeating: "egg ", count: size / 16))"}]"#,
          #""ingredient_units":[{"id":"1","name":"\#(String(repeating: "cup ", count: size / 16))"}]"#,
        ]
      },
      backup("mealie-database-long-food-of-many") { size in
        [
          rows("recipes", size / 4) { #"{"id":"\#($0)","name":"x"}"# },
          rows("recipes_ingredients", size / 2) { #"{"recipe_id":"\#($0 / 9)","food_id":"1","note":"\#($0)"}"# },
          #""ingredient_foods":[{"id":"1","name":"\#(String(repeating: "egg ", count: size / 16))"}]"#,
        ]
      },
      backup("mealie-database-long-reference") { size in
        [
          #""recipes":[{"id":"1","name":"\#(String(repeating: "egg ", count: size / 8))"}]"#,
          rows("recipes_ingredients", size / 2) { _ in #"{"recipe_id":"1","referenced_recipe_id":"1","quantity":2}"# },
        ]
      },
      backup("mealie-database-long-tag") { size in
        [
          rows("recipes", size / 3) { #"{"id":"\#($0)","name":"x"}"# }, #""recipes_ingredients":[]"#,
          rows("recipes_to_tags", size / 3) { #"{"recipe_id":"\#($0)","tag_id":"1"}"# },
          #""tags":[{"id":"1","name":"\#(String(repeating: "a,", count: size / 6))"}]"#,
        ]
      },
      backup("mealie-database-plan") { size in
        [
          #""recipes":[{"id":"1","name":"\#(String(repeating: "a ", count: size / 4))"}],"recipes_ingredients":[]"#,
          rows("group_meal_plans", size / 2) { _ in #"{"recipe_id":"1","date":"2026-01-02","entry_type":"dinner"}"# },
        ]
      },
      backup("mealie-database-list") { size in
        [
          #""recipes":[{"id":"1","name":"x"}],"recipes_ingredients":[]"#,
          #""ingredient_foods":[{"id":"1","name":"\#(String(repeating: "a ", count: size / 4))"}]"#,
          rows("shopping_list_items", size / 2) { _ in #"{"food_id":"1","quantity":2,"note":"x"}"# },
        ]
      },
      backup("mealie-database-list-of-notes") { size in
        [
          #""recipes":[{"id":"1","name":"x"}],"recipes_ingredients":[],"ingredient_foods":[{"id":"1","name":"egg"}]"#,
          rows("shopping_list_items", size) { #"{"food_id":"1","note":"\#($0)"}"# },
        ]
      },
      backup("mealie-database-list-of-units") { size in
        [
          #""recipes":[{"id":"1","name":"x"}],"recipes_ingredients":[],"ingredient_foods":[{"id":"1","name":"egg"}]"#,
          #""ingredient_units":[{"id":"1","name":"of the big ones"}]"#,
          rows("shopping_list_items", size) { _ in #"{"food_id":"1","unit_id":"1","quantity":2}"# },
        ]
      },
      backup("mealie-database-typed-list") { size in
        [
          #""recipes":[{"id":"1","name":"x"}],"recipes_ingredients":[]"#,
          rows("shopping_list_items", size) { #"{"quantity":1,"note":"\#($0) g flour"}"# },
        ]
      },
    ]
  }()
}
