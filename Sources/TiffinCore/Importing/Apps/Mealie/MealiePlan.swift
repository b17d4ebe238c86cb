/// The conversion of a household's meal plan in Mealie.
enum MealiePlan {
  /// Returns the rows of `group_meal_plans` as rows in the format of Tiffin's own export. The name of an entry without
  /// a recipe is its title and text.
  static func rows(of tables: JSONValue) -> [JSONValue] {
    let recipes = tables.byID("recipes")
    return (tables["group_meal_plans"]?.elements ?? []).map { entry in
      let recipe = entry["recipe_id"]?.text.flatMap { recipes[$0]?["name"]?.text }.map { TextCleanup.line($0) }
      let words = [entry["title"]?.text, entry["text"]?.text].compactMap { $0.map { TextCleanup.line($0, limit: 400) } }
      var row: [String: JSONValue] = [
        "day": .string(String((entry["date"]?.text ?? "").prefix(10))),
        "name": .string(recipe ?? words.filter { !$0.isEmpty }.joined(separator: ": ")),
      ]
      if let recipe { row["recipe"] = .string(recipe) }
      if let kind = entry["entry_type"]?.text, !kind.isEmpty { row["slot"] = .string(kind) }
      return .object(row)
    }
  }
}
