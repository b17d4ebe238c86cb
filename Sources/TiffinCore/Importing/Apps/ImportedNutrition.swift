/// Parsing of nutrition that apps store as text, such as "Calories: 258 calories, Protein: 4 g".
enum ImportedNutrition {
  /// Parses energy, carbohydrates, protein and fat into a recipe. Other nutrients are ignored.
  static func read(_ text: String?, into recipe: inout WebRecipe) {
    for line in TextCleanup.lines(text ?? "", limit: 500).flatMap(parts) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      set(TextFolding.folded(TextCleanup.line(parts[0])), String(parts[1]), of: &recipe)
    }
  }

  /// Splits a line at commas, except those within numbers, as in `1,250 kJ`.
  private static func parts(_ line: String) -> [Substring] {
    var parts: [Substring] = []
    var start = line.utf8.startIndex
    var last: UInt8 = 0
    for place in line.utf8.indices {
      let next = line.utf8.index(after: place)
      let isInNumber = isDigit(last) && next < line.utf8.endIndex && isDigit(line.utf8[next])
      last = line.utf8[place]
      guard last == UInt8(ascii: ","), !isInNumber else { continue }
      parts.append(line[start..<place])
      start = next
    }
    return parts + [line[start...]]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func set(_ name: String, _ value: String, of recipe: inout WebRecipe) {
    switch name {
    case "calories", "energy", "kcal": recipe.energy = recipe.energy ?? WebNutrientParser.energy(value)
    case "carbohydrate", "carbohydrates", "carbs", "total carbohydrate": set(.carbs, value, of: &recipe)
    case "protein": set(.protein, value, of: &recipe)
    case "fat", "total fat": set(.fat, value, of: &recipe)
    default: break
    }
  }

  /// Sets a macro from its text, such as "4 g"; changes nothing if the text is invalid.
  static func set(_ macro: Macro, _ value: String?, of recipe: inout WebRecipe) {
    guard let mass = value.flatMap({ WebNutrientParser.mass($0) }) else { return }
    let macros = recipe.macros
    recipe.macros = Macros(
      carbs: macro == .carbs ? mass : macros.carbs, protein: macro == .protein ? mass : macros.protein,
      fat: macro == .fat ? mass : macros.fat)
  }
}
