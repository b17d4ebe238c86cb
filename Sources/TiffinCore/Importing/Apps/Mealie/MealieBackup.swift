/// A backup of Mealie from version 1 on: all tables of its database in `database.json`, and a folder of pictures.
enum MealieBackup: RecipeImportFormat {
  static let name = "Mealie"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let (tables, top) = try tables(of: files), let recipes = tables["recipes"] else { return nil }
    let database = BackupRows(tables)
    let folder = "\(top)data/recipes/"
    var known: Set<String> = []
    return recipes.elements.enumerated().map { index, recipe in
      // If several recipes have the same id, only the first one gets the rows, which would otherwise be duplicated.
      let isFirst = known.insert(recipe["id"]?.text ?? "").inserted
      return LazyRecipes(recipe, index) { value throws(ImportError) in
        var brought = try Mealie.recipe(isFirst ? try database.whole(value) : value)
        brought.picture = files.pictureOfMealie(value["id"]?.text ?? "", in: folder)
        return brought
      }
    }
  }

  static func things(in files: ImportedFiles) throws(ImportError) -> ImportedAppRows {
    guard let tables = try tables(of: files)?.tables else { return ImportedAppRows() }
    return ImportedAppRows(plan: MealiePlan.rows(of: tables), groceries: try MealieLists(tables).rows())
  }

  /// Returns the tables and the folder of the database; nil if the files are not from Mealie.
  private static func tables(of files: ImportedFiles) throws(ImportError) -> (tables: JSONValue, folder: String)? {
    guard let file = files.file(named: "database.json") else { return nil }
    // The JSON of a single file has already been parsed.
    let tables: JSONValue
    if let json = files.json { tables = json } else { tables = try file.json() }
    return tables["recipes"] != nil && tables["recipes_ingredients"] != nil ? (tables, file.folder) : nil
  }

  /// The rows of a backup: those of recipes by the recipe's id, the others by their own id.
  private struct BackupRows {
    /// The maximum number of a recipe's rows in one table: ten times the maximum number of lines of a recipe in Tiffin.
    private static let mostRows = 10 * RecipeIngredient.mostLines

    let lines, steps, notes, nutrition, settings, tags, categories: [String: [JSONValue]]
    let foods, units, recipes: [String: JSONValue]

    init(_ tables: JSONValue) {
      func rows(_ table: String) -> [String: [JSONValue]] { Self.byRecipe(tables[table] ?? .null) }
      func named(_ links: String, _ table: String, _ column: String) -> [String: [JSONValue]] {
        let things = tables.byID(table)
        return rows(links).mapValues { $0.compactMap { $0[column]?.text.flatMap { things[$0] } } }
      }
      lines = rows("recipes_ingredients")
      (steps, notes) = (rows("recipe_instructions"), rows("notes"))
      (nutrition, settings) = (rows("recipe_nutrition"), rows("recipe_settings"))
      tags = named("recipes_to_tags", "tags", "tag_id")
      categories = named("recipes_to_categories", "categories", "category_id")
      (foods, units) = (tables.byID("ingredient_foods"), tables.byID("ingredient_units"))
      recipes = tables.byID("recipes")
    }

    /// Returns a recipe in the format of the API, with all its rows.
    ///
    /// - Throws: ``ImportError/tooLarge`` if the recipe has more than ``mostRows`` rows in a table.
    func whole(_ recipe: JSONValue) throws(ImportError) -> JSONValue {
      guard case .object(var members) = recipe, let id = recipe["id"]?.text else { return recipe }
      for rows in [lines[id], steps[id], notes[id]] {
        guard (rows ?? []).count <= Self.mostRows else { throw .tooLarge }
      }
      func sorted(_ rows: [JSONValue]?) -> [JSONValue] {
        (rows ?? []).sorted { Int($0["position"]?.text ?? "") ?? 0 < Int($1["position"]?.text ?? "") ?? 0 }
      }
      let isWithoutAmounts = settings[id]?.first?["disable_amount"] ?? .bool(false)
      members["recipe_ingredient"] = .array(sorted(lines[id]).map { line($0, isWithoutAmounts) })
      members["recipe_instructions"] = .array(sorted(steps[id]))
      members["notes"] = .array(notes[id] ?? [])
      members["nutrition"] = nutrition[id]?.first
      members["tags"] = .array(tags[id] ?? [])
      members["recipe_category"] = .array(categories[id] ?? [])
      return .object(members)
    }

    private func line(_ line: JSONValue, _ isWithoutAmounts: JSONValue) -> JSONValue {
      guard case .object(var members) = line else { return line }
      members["food"] = line["food_id"]?.text.flatMap { foods[$0] }
      members["unit"] = line["unit_id"]?.text.flatMap { units[$0] }
      members["referenced_recipe"] = line["referenced_recipe_id"]?.text.flatMap { recipes[$0] }
      members["disable_amount"] = isWithoutAmounts
      return .object(members)
    }

    private static func byRecipe(_ rows: JSONValue) -> [String: [JSONValue]] {
      Dictionary(grouping: rows.elements) { $0["recipe_id"]?.text ?? "" }
    }
  }
}

extension JSONValue {
  /// Returns the rows of one of Mealie's tables by id, with very long names shortened.
  func byID(_ table: String) -> [String: JSONValue] {
    Dictionary((self[table]?.elements ?? []).map { ($0["id"]?.text ?? "", $0.withClippedName) }) { first, _ in first }
  }

  private var withClippedName: JSONValue {
    guard case .object(var members) = self, let name = members["name"]?.text, name.utf8.count > 1_000 else {
      return self
    }
    members["name"] = .string(TextCleanup.line(name))
    return .object(members)
  }
}

extension ImportedFiles {
  /// Returns a recipe's picture; nil if there is none. The folder's name is the recipe's id with hyphens, which the
  /// database often omits.
  fileprivate func pictureOfMealie(_ id: String, in folder: String) -> ImportedPicture? {
    let digits = id.filter { $0 != "-" }
    guard digits.utf8.count == 32 else { return nil }
    var parts: [Substring] = []
    var rest = digits[...]
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return picture(in: "\(folder)\(parts.joined(separator: "-"))/images/", named: "original", "min-original")
  }
}
