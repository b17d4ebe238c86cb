import Foundation
import Localization
import PictureTools
import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Fills a household with rows of every kind from a seed, with text that files and forms tend to change.
struct FullHousehold {
  private let kitchen: Kitchen
  private let photo: RenderedPhoto
  private var random: SeededRandom
  private var count = 0
  private var recipes: [Recipe.ID] = []
  private var foods: [Food.ID] = []

  init(_ kitchen: Kitchen, seed: UInt64, photo: RenderedPhoto) {
    self.kitchen = kitchen
    self.photo = photo
    random = SeededRandom(seed: seed)
  }

  private static let words = [
    "Crème brûlée", " outer blanks ", "“quoted”, with comma", "=cmd|'/c'!A1", "<b>&amp;</b>", "日本の朝ごはん", "מרק עוף",
    "🍕🧀", "tab\there", "line\nbreak", "line\u{2028}anew", "e\u{301}clair", "éclair", "../../etc/passwd", "NULL", "0",
    "'; DROP TABLE meal; --", "\u{FEFF}mark", "-", "1/2", "{{name}}", "null\\u0000", "a\u{200D}b",
  ]

  /// A text that differs from all others.
  private mutating func word() -> String {
    count += 1
    return "\(Self.words[Int.random(in: Self.words.indices, using: &random)]) \(count)"
  }

  private mutating func isSo() -> Bool { Bool.random(using: &random) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func maybe(_ range: ClosedRange<Int>) -> Int? { isSo() ? number(range) : nil }

  private mutating func day() throws -> LocalDate {
    try #require(LocalDate(iso: "2026-11-\(10 + number(0...15))"))
  }

  private mutating func slot() throws -> TiffinCore.MealCategory? {
    try [nil, .dinner, .breakfast, MealCategory(word())].randomElement(using: &random) ?? nil
  }

  private mutating func nutrients() -> Nutrients {
    var nutrients = Nutrients()
    for nutrient in Nutrient.allCases { nutrients[nutrient] = maybe(0...400_000) }
    return nutrients
  }

  /// Fills it for a person, who is alone in it or not.
  mutating func fill(for person: Person) throws {
    try choose(for: person)
    for _ in 0..<4 { try addFood(for: person) }
    for _ in 0..<6 { try addRecipe(for: person) }
    try likeCatalogue(for: person)
    for _ in 0..<8 { try plan(for: person) }
    try shop(for: person)
    for _ in 0..<25 { try eat(for: person) }
    try eatOfCatalogue(for: person)
    for _ in 0..<5 { try pay(for: person) }
  }

  private mutating func choose(for person: Person) throws {
    let stores = Stores(kitchen.database)
    let (energy, salt, isStrict) = (maybe(1...9_000), maybe(0...9_000), isSo())
    let household = HouseholdSettingsChange(
      currency: Currency(code: "EUR"), weeklyBudget: Money(minorUnits: number(1...99_999)),
      cooksFor: Servings(number(1...9)))
    let change = SettingsChange(household: household) { (settings: inout PersonSettings) in
      settings.goals.energy = energy.map(Energy.init(stored:))
      settings.goals.further[.salt] = salt.map(Mass.init(stored:))
      settings.goals.macros.fat = Mass(stored: 70_000)
      settings.timeZone = .named("Europe/London")
      settings.language = LanguageTag("pt-BR")
      (settings.theme, settings.thumb, settings.mealOrder) = (.dark, .left, .name)
      (settings.weekStart, settings.nutrients) = (.sunday, [.init(.salt), .init(.fibre)])
      settings.arePastDaysReadOnly = isStrict
    }
    try stores.settings.save(change, by: person)
    let name = try PersonName("Zoë “Z” \(number(1...99))")
    try stores.people.rename(person, to: name)
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try HouseholdRows.rename(person.household, name, statements)
    }
  }

  private mutating func addFood(for person: Person) throws {
    let basis = Food.Basis.allCases.randomElement(using: &random) ?? .grams
    let portions = [FoodPortion(measure: word(), mass: number(1...500_000))].compactMap(\.self)
    let content = FoodContent(
      name: try MealName(word()), brand: isSo() ? "Brand" : nil, barcode: isSo() ? "4006381333931" : nil, basis: basis,
      nutrients: nutrients(), portions: isSo() ? portions : [])
    let foods = FoodStore(kitchen.database)
    let id = try foods.add(content, picture: isSo() ? .replace(photo) : .keep, by: person)
    self.foods.append(id)
  }

  private mutating func addRecipe(for person: Person) throws {
    var content = RecipeContent(name: try RecipeName(word()))
    content.ingredients = try RecipeIngredient.lines(
      of: "\(number(1...9)) cups flour\nFor the top:\n\(number(1...9)) eggs\n" + (isSo() ? "salt" : "200 g butter"))
    content.instructions = try RecipeFieldText("Mix \(word()).\n\nBake.", limit: RecipeFieldText.instructionsLimit)
    content.figures = RecipeFigures(
      servings: maybe(1...20).flatMap { Servings($0) }, energy: maybe(0...2_000).map(Energy.init(stored:)),
      cost: maybe(0...9_999).flatMap { Money(minorUnits: $0) }, time: maybe(1...900).flatMap { CookTime(minutes: $0) })
    content.tags = isSo() ? ["sweet", "zum Kaffee"] : []
    content.rating = Rating(stored: number(0...5))
    content.notes = try MealNotes(isSo() ? word() : "")
    let picture = try isSo() ? RecipePictureStore(kitchen.database).add(photo, for: person.household) : nil
    let id = try kitchen.recipes.add(content, picture: picture, key: .random(), by: person)
    try kitchen.recipes.setFavourite(id, isSo(), by: person)
    recipes.append(id)
  }

  private mutating func likeCatalogue(for person: Person) throws {
    let store = CatalogueStore(kitchen.database)
    let number = String(number(1_000...9_999))
    let ids = try store.save([.dish(number, named: word()), .dish("\(number)1", named: "Not looked at")])
    try kitchen.recipes.setFavourite(ids[0], true, by: person)
    let servings = Servings(self.number(1...12))
    try kitchen.recipes.remember(of: ids[0], by: person) { $0.servings = servings }
    recipes.append(ids[0])
  }

  /// Adds a meal of a catalogue recipe that is neither planned nor a favourite.
  private mutating func eatOfCatalogue(for person: Person) throws {
    let recipe = try CatalogueStore(kitchen.database).save([.dish("77", named: word())])[0]
    var content = MealContent(name: try MealName(word()), category: .snack, date: try day())
    content.energy = try Energy(kilocalories: number(1...900))
    content.isEstimated = true
    content.share = ServingsDivisor(recipe: recipe, servings: Servings(stored: number(1...12)), isAssumed: isSo())
    try kitchen.add(content, by: person)
  }

  private mutating func plan(for person: Person) throws {
    let item: NewPlanEntry.Item =
      if isSo(), let recipe = recipes.randomElement(using: &random) { .recipe(recipe) } else {
        .words(try MealName(word()))
      }
    let new = NewPlanEntry(item, on: try day(), slot: try slot(), servings: Servings(number(1...20)))
    let id = try kitchen.plan.add(new, key: .random(), by: person)
    if isSo() { _ = try kitchen.plan.eat(id, on: new.day, at: LocalTime(hour: 19, minute: number(0...59)), by: person) }
  }

  private mutating func shop(for person: Person) throws {
    for recipe in recipes.prefix(3) {
      let known = try kitchen.recipes.recipe(recipe, for: person)
      try kitchen.buy(
        GroceryRecipe(
          id: recipe, name: known.content.name.text, ingredients: known.content.ingredients, day: try day()), by: person
      )
    }
    for _ in 0..<6 { try kitchen.buy(word(), by: person) }
    for (place, item) in try kitchen.groceries.list(of: person).items.enumerated() where place % 3 == 0 {
      try kitchen.groceries.setCompleted(item.id, true, by: person)
      if place % 2 == 0 { try kitchen.groceries.set(item.id, .have, by: person) }
    }
    _ = try kitchen.groceries.addAisle(GroceryName(word()), by: person)
    try kitchen.database.write { [household = person.household, foods] statements throws(StoreError) -> Void in
      let weight = IngredientWeight(unit: "cup", mass: 120_000)
      let choice = IngredientChoice(food: foods.first, weight: weight)
      try IngredientChoiceRows.set(choice, for: "flour", of: household, statements)
      try IngredientChoiceRows.set(IngredientChoice(food: nil, weight: nil), for: "salt", of: household, statements)
    }
  }

  private mutating func pay(for person: Person) throws {
    let (day, paid, lines) = (try day(), number(0...20_000), number(5...20))
    let (priced, typical) = (number(5...lines), number(0...20_000))
    try kitchen.database.write { statements throws(StoreError) -> Void in
      try statements.run(
        """
        INSERT INTO purchase (household_id, person_id, day, paid_minor, line_count, priced_count, estimate_minor)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
        """,
        [
          .id(person.household), .id(person.id), .text(day.iso), .int(paid), .int(lines), .int(priced),
          .int(typical),
        ])
      try PurchaseRows.updatePriceLevel(of: person.household, statements)
    }
  }

  private mutating func eat(for person: Person) throws {
    var further = FurtherNutrients.unknown
    further[.salt] = maybe(0...9_000).map(Mass.init(stored:))
    let content = MealContent(
      name: try MealName(word()), category: try slot() ?? .snack, energy: maybe(0...3_000).map(Energy.init(stored:)),
      macros: Macros(carbs: maybe(0...90_000).map(Mass.init(stored:)), fat: .zero), date: try day(),
      time: isSo() ? LocalTime(hour: number(0...23), minute: 0) : nil, rating: Rating(stored: number(0...5)),
      notes: try MealNotes(isSo() ? word() : ""), isFavourite: isSo(), further: further)
    if isSo() {
      let line = MealLine(
        food: foods.randomElement(using: &random).map { Int($0.number) }, name: word(), amount: "½", measure: "cup",
        mass: maybe(0...90_000), nutrients: nutrients())
      _ = try kitchen.meals.add(content, of: [line, line], key: .random(), by: person)
    } else {
      _ = try kitchen.meals.add(content, photo: isSo() ? photo : nil, key: .random(), by: person)
    }
  }
}
