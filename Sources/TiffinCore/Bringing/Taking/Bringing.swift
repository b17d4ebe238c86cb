import PictureTools

/// Takes recipes of other apps for a household, one at a time, each with its picture.
///
/// Each recipe is a transaction of its own, so that nobody waits for long, and what was taken stays if it ends midway.
/// Bringing the same again adds only what is missing.
struct Bringing {
  private let recipes: RecipeStore
  private let pictures: RecipePictureStore
  private let brought: BroughtPictures
  private let people: PersonStore
  private var person: Person
  private let bringing: KeptBringing.ID?

  /// - Parameter bringing: The bringing that keeps what came of it, to take it back.
  init(of bringing: KeptBringing.ID?, to stores: Stores, _ brought: BroughtPictures, for person: Person) {
    (recipes, pictures, people, self.brought) = (stores.recipes, stores.recipePictures, stores.people, brought)
    (self.bringing, self.person) = (bringing, person)
  }

  /// The same for the person as they are by now.
  func current() throws(StoreError) -> Bringing {
    var bringing = self
    bringing.person = try people.person(person.id)
    return bringing
  }

  /// Takes all recipes that can be read and that the household does not have.
  ///
  /// - Parameter report: Gets the number of recipes looked at.
  func take(
    _ brought: BroughtRecipes, report: (Int) throws -> Void = { _ in }
  ) throws -> BringingResult {
    var result = BringingResult()
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
    _ brought: BroughtRecipe, _ taken: inout Set<Recipe.ID>, _ result: inout BringingResult
  ) throws(StoreError) {
    let content: RecipeContent
    do throws(RecipeError) { content = try RecipeContent(brought, for: person) } catch {
      result.broken.append(BrokenRecipe(name: brought.recipe.name, reason: .tooLarge))
      return
    }
    let isOwn = brought.exported != nil
    if let same = try recipes.same(as: content, besides: taken, orCatalogue: isOwn, for: person) {
      try recipes.complete(same, of: bringing, by: person)
      result.known += 1
      return
    }
    // Where there was no room for the last one, there is none for this one's picture either.
    let picture = result.broken.last?.reason == .full ? nil : try picture(of: brought)
    if picture == nil, brought.hasPicture { result.withoutPicture.append(brought.recipe.name) }
    do throws(StoreError) {
      if let id = try recipes.take(
        content, picture: picture, besides: taken, orCatalogue: isOwn, of: bringing, by: person)
      {
        taken.insert(id)
        result.added += 1
      } else {
        result.known += 1
      }
    } catch {
      // The others may be known, and what comes with them has room of its own.
      guard case .quota(.recipes, _) = error else { throw error }
      result.broken.append(BrokenRecipe(name: content.name.text, reason: .full))
    }
  }

  /// Stores a recipe's picture; nil if it has none, none that can be shown, or the household may keep no more.
  private func picture(of brought: BroughtRecipe) throws(StoreError) -> RecipePicture.ID? {
    guard let rendered = self.brought.rendered(brought.picture, isOwn: brought.exported != nil) else { return nil }
    do throws(StoreError) { return try pictures.add(rendered, for: person.household) } catch {
      if case .quota = error { return nil }
      throw error
    }
  }
}
