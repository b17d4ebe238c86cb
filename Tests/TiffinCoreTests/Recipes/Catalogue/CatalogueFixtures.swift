import TestSupport
import Testing

@testable import PictureTools
@testable import Platform
@testable import TiffinCore

extension CatalogueRecipe {
  static let soup = soup()

  /// Recipe number 7.
  static func soup(
    named name: String = "Milk Soup", _ ingredients: KeyValuePairs<String, String> = Self.milk,
    picture: String? = "https://example.org/soup.jpg"
  ) -> CatalogueRecipe {
    CatalogueRecipe(
      id: "7", name: name, category: "Starter", area: "British",
      ingredients: ingredients.map { CatalogueIngredient(name: $0, measure: $1) },
      steps: ["Boil for 10 minutes.", "Serve."], tags: ["Warm", "Quick"], picture: picture.flatMap { WebAddress($0) },
      video: WebAddress("https://example.org/soup.mp4"), source: WebAddress("https://example.org/soup"))
  }

  /// The same thing twice, and one without a measure.
  private static var milk: KeyValuePairs<String, String> { ["Milk": "250 ml", "Salt": "to taste", "Milk": "250 ml"] }

  /// A recipe with defaults for most fields.
  static func dish(_ number: String, named name: String = "Dish") -> CatalogueRecipe {
    CatalogueRecipe(
      id: number, name: name, category: nil, area: nil,
      ingredients: [CatalogueIngredient(name: "Egg", measure: "\(number)")], steps: ["Cook."], tags: [], picture: nil,
      video: nil, source: nil)
  }
}

extension CatalogueEntry {
  static let soup = CatalogueEntry(
    id: "7", name: "Milk Soup", picture: WebAddress("https://example.org/soup.jpg"))
}

/// The steps of a page that needs recipes of the catalogue, without showing them.
extension Catalogue {
  func look(
    for text: String? = nil, category: String? = nil, cuisine: String? = nil
  ) throws -> CatalogueAvailability {
    try page(for: .search(text, category: category, cuisine: cuisine)) { outcome, _ in outcome.reach }
  }

  func complete(_ recipe: Recipe.ID) throws -> CatalogueAvailability {
    try page(for: .whole(recipe)) { outcome, _ in outcome.reach }
  }
}

extension RenderedPhoto {
  static let plain = RenderedPhoto(format: .jpeg, small: [1], large: [2, 3])
}

extension Kitchen {
  var catalogue: CatalogueStore {
    CatalogueStore(database, now: { [clock] in clock.seconds })
  }

  func known(_ number: String) throws -> CatalogueRows.StoredCatalogueRecipe? {
    let rows = CatalogueRows(dialect: database.dialect, now: clock.seconds)
    return try database.read { statements throws(StoreError) in try rows.known(number, statements) }
  }

  /// The catalogue recipes that contain these words.
  func found(_ text: String) throws -> [Recipe.ID] {
    let words = RecipeWordIndex(database.dialect)
    let search = try #require(MealSearch(text))
    let pattern = try #require(words.pattern(search, of: nil))
    return try database.read { statements throws(StoreError) in
      try statements.all(words.recipes(matching: "$1"), [.text(pattern)]) { $0.id(0) }
    }
  }

  /// The number of rows written by this connection; 0 always on a server, which does not count them.
  func changes() throws -> Int {
    if server != nil { return 0 }
    return try database.write { statements throws(StoreError) in
      try statements.first("SELECT total_changes()") { row in row.int(0) } ?? 0
    }
  }

  func give(_ recipe: Recipe.ID, _ picture: RenderedPhoto) throws {
    try database.write { statements throws(StoreError) in
      let id = try RecipePictureStore.insert(picture, of: nil, at: clock.seconds, statements)
      try statements.run("UPDATE recipe SET picture_id = $1 WHERE id = $2", [.id(id), .id(recipe)])
    }
  }

  func pictureID(of recipe: Recipe.ID) throws -> RecipePicture.ID? {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT picture_id FROM recipe WHERE id = $1", [.id(recipe)]) { row in row.optionalID(0) }
    } ?? nil
  }
}

/// A kitchen in which another thread writes all the time.
final class CrowdedKitchen {
  let kitchen: Kitchen
  private let lock: HeldWrites

  /// - Parameter prepare: what is done before.
  init(_ prepare: (Kitchen) throws -> Void) throws {
    kitchen = try Kitchen(timeout: 0)
    try prepare(kitchen)
    lock = try HeldWrites(kitchen.folder)
  }

  deinit {
    lock.release()
  }
}
