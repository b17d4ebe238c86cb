import PictureTools

/// An import of recipes for a household, one at a time, each with its picture.
///
/// Each recipe is one transaction, so that other writes do not wait long. Committed recipes remain if the import is
/// interrupted. Importing the same file again adds only missing recipes, and missing values of existing ones.
struct RecipeImporter {
  private let recipes: RecipeStore
  private let pictures: RecipePictureStore
  private let brought: ImportedPictureRenderer
  private let people: PersonStore
  private var person: Person
  private let bringing: ImportJob.ID?

  /// Creates an import.
  ///
  /// - Parameter bringing: The import job that records the new recipes, so that the import can be undone; nil to record
  ///   nothing.
  init(of bringing: ImportJob.ID?, to stores: Stores, _ brought: ImportedPictureRenderer, for person: Person) {
    (recipes, pictures, people, self.brought) = (stores.recipes, stores.recipePictures, stores.people, brought)
    (self.bringing, self.person) = (bringing, person)
  }

  /// Returns the import with the person's data read again.
  func current() throws(StoreError) -> RecipeImporter {
    var bringing = self
    bringing.person = try people.person(person.id)
    return bringing
  }

  /// Imports all readable recipes that the household does not have.
  ///
  /// - Parameter report: Called with the number of recipes read so far.
  func take(
    _ brought: ImportedRecipes, report: (Int) throws -> Void = { _ in }
  ) throws -> ImportResult {
    var result = ImportResult()
    var taken: Set<Recipe.ID> = []
    var seen = 0
    try brought.forEach { recipe in
      seen += 1
      try report(seen)
      switch recipe {
      case .failure(let broken): result.broken.append(broken)
      case .success(let recipe): try take(recipe, &taken, &result)
      }
    }
    return result
  }

  private func take(
    _ brought: ImportedRecipe, _ taken: inout Set<Recipe.ID>, _ result: inout ImportResult
  ) throws(StoreError) {
    let content: RecipeContent
    do throws(RecipeError) { content = try RecipeContent(brought, for: person) } catch {
      result.broken.append(UnreadableRecipe(name: brought.recipe.name, reason: .tooLarge))
      return
    }
    let isOwn = brought.exported != nil
    if let same = try recipes.same(as: content, besides: taken, orCatalogue: isOwn, for: person) {
      try recipes.complete(same, note: brought.nextTime, of: bringing, by: person)
      result.known += 1
      return
    }
    // If the last recipe exceeded the quota, this one probably does too, so its picture is skipped.
    let picture = result.broken.last?.reason == .full ? nil : try picture(of: brought)
    if picture == nil, brought.hasPicture { result.withoutPicture.append(brought.recipe.name) }
    do throws(StoreError) {
      if let id = try recipes.take(
        content, note: brought.nextTime, picture: picture, besides: taken, orCatalogue: isOwn, of: bringing,
        by: person)
      {
        taken.insert(id)
        result.added += 1
      } else {
        result.known += 1
      }
    } catch {
      // The import continues, because further recipes may already exist, and other kinds of rows have their own quotas.
      guard case .quota(.recipes, _) = error else { throw error }
      result.broken.append(UnreadableRecipe(name: content.name.text, reason: .full))
    }
  }

  /// Stores a recipe's picture and returns its identifier; nil if there is no picture, it cannot be rendered, or the
  /// quota is exhausted.
  private func picture(of brought: ImportedRecipe) throws(StoreError) -> RecipePicture.ID? {
    guard let rendered = self.brought.rendered(brought.picture, isOwn: brought.exported != nil) else { return nil }
    do throws(StoreError) { return try pictures.add(rendered, for: person.household) } catch {
      if case .quota = error { return nil }
      throw error
    }
  }
}
