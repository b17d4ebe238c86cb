extension WebRecipe {
  /// The recipe as schema.org/Recipe in JSON-LD, which is safe inside a page's `<script>`.
  public var json: String {
    var members: [String: JSONValue] = [
      "@context": .string("https://schema.org"), "@type": .string("Recipe"), "name": .string(name),
      "recipeIngredient": .array(ingredients.map(JSONValue.string)),
      "recipeInstructions": .array(WebRecipeSections.of(steps)),
    ]
    members["recipeYield"] = (yield ?? servings.map(String.init)).map(JSONValue.string)
    members["prepTime"] = preparationMinutes.map(Self.duration)
    members["cookTime"] = cookingMinutes.map(Self.duration)
    members["totalTime"] = totalMinutes.map(Self.duration)
    members["nutrition"] = nutrition
    members["estimatedCost"] = cost?.published
    members["image"] = Self.one(of: pictures.map { .string($0.text) })
    members["video"] = video.map {
      .object(["@type": .string("VideoObject"), "name": .string(name), "url": .string($0.text)])
    }
    members["recipeCategory"] = Self.words(categories)
    members["recipeCuisine"] = Self.words(cuisines)
    members["keywords"] = Self.words(keywords)
    members["author"] = author.map { .object(["@type": .string("Person"), "name": .string($0)]) }
    members["url"] = address.map { .string($0.text) }
    return JSONValue.object(members).json
  }

  /// Returns a duration in ISO 8601, such as `PT1H30M`.
  private static func duration(_ minutes: Int) -> JSONValue {
    let hours = minutes >= 60 ? "\(minutes / 60)H" : ""
    return .string("PT\(hours)" + (minutes % 60 > 0 || hours.isEmpty ? "\(minutes % 60)M" : ""))
  }

  /// Returns a single value unchanged, and several as an array; nil if there are none.
  private static func one(of values: [JSONValue]) -> JSONValue? {
    values.count > 1 ? .array(values) : values.first
  }

  private static func words(_ words: [String]) -> JSONValue? {
    words.isEmpty ? nil : .string(words.joined(separator: ", "))
  }

  private var nutrition: JSONValue? {
    var facts: [String: JSONValue] = [:]
    facts["calories"] = energy.map { .string("\($0.kilocalories) kcal") }
    facts["carbohydrateContent"] = macros.carbs.map(Self.grams)
    facts["proteinContent"] = macros.protein.map(Self.grams)
    facts["fatContent"] = macros.fat.map(Self.grams)
    guard !facts.isEmpty else { return nil }
    facts["@type"] = .string("NutritionInformation")
    return .object(facts)
  }

  private static func grams(_ mass: Mass) -> JSONValue {
    .string("\(Quantity(reducing: Int128(mass.milligrams), 1_000).decimals) g")
  }
}
