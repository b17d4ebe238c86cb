import Testing
import TiffinCore

@Suite struct `Editing a meal` {
  @Test func `stores the new content and increases the revision`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())

    let update = try kitchen.meals.update(id, to: .caprese(), photo: .keep, from: 1, by: kitchen.cook)

    let meal = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(update == .saved)
    #expect(meal.content == (try .caprese()))
    #expect(meal.revision == 2)
    #expect(try kitchen.count("meal") == 1)
  }

  @Test func `that changed meanwhile overwrites nothing and returns the current meal`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())
    try kitchen.meals.rate(id, try Rating(3), by: kitchen.cook)

    let update = try kitchen.meals.update(id, to: .caprese(), photo: .replace(.plate()), from: 1, by: kitchen.cook)

    let current = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(update == .changedMeanwhile(current))
    #expect(current.content.name.text == "Toast")
    #expect(current.photo == nil)
    #expect(try kitchen.count("photo") == 0)
  }

  @Test(arguments: [PhotoChange.keep, .remove, .replace(.plate(2))])
  func `sent twice is saved once`(photo: PhotoChange) throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast(), photo: .plate(1))
    _ = try kitchen.meals.update(id, to: .caprese(), photo: photo, from: 1, by: kitchen.cook)
    let once = try kitchen.meals.meal(id, of: kitchen.cook.id)

    let again = try kitchen.meals.update(id, to: .caprese(), photo: photo, from: 1, by: kitchen.cook)

    #expect(again == .saved)
    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id) == once)
  }

  @Test func `to the name of a favourite is saved once if it is sent twice`() throws {
    let kitchen = try Kitchen()
    try kitchen.meals.setFavourite(try kitchen.add(.caprese()), true, by: kitchen.cook)
    let id = try kitchen.add(.toast())
    let edit = try MealContent.caprese()

    let first = try kitchen.meals.update(id, to: edit, photo: .keep, from: 1, by: kitchen.cook)
    let second = try kitchen.meals.update(id, to: edit, photo: .keep, from: 1, by: kitchen.cook)

    #expect([first, second] == [.saved, .saved])
    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).content.isFavourite)
  }

  @Test func `that is deleted is refused`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())
    try kitchen.meals.delete(id, by: kitchen.cook)

    #expect(throws: StoreError.notFound) {
      try kitchen.meals.update(id, to: .caprese(), photo: .keep, from: 1, by: kitchen.cook)
    }
  }
}

@Suite struct `Rating or favouriting a meal` {
  @Test func `stores the stars and increases the revision`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())

    try kitchen.meals.rate(id, try Rating(4), by: kitchen.cook)

    let meal = try kitchen.meals.meal(id, of: kitchen.cook.id)
    #expect(meal.content.rating.stars == 4)
    #expect(meal.revision == 2)
  }

  @Test func `sets and removes the favourite mark`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())

    try kitchen.meals.setFavourite(id, true, by: kitchen.cook)
    let marked = try kitchen.meals.meal(id, of: kitchen.cook.id)
    try kitchen.meals.setFavourite(id, false, by: kitchen.cook)
    let unmarked = try kitchen.meals.meal(id, of: kitchen.cook.id)

    #expect(marked.content.isFavourite)
    #expect(!unmarked.content.isFavourite)
    #expect(unmarked.revision == 3)
  }

  @Test func `twice with the same value does not conflict with an edit`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese())

    try kitchen.meals.rate(id, try Rating(4), by: kitchen.cook)
    try kitchen.meals.setFavourite(id, true, by: kitchen.cook)

    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).revision == 1)
  }

  @Test func `that is deleted is refused`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.toast())
    try kitchen.meals.delete(id, by: kitchen.cook)

    #expect(throws: StoreError.notFound) { try kitchen.meals.rate(id, try Rating(1), by: kitchen.cook) }
    #expect(throws: StoreError.notFound) { try kitchen.meals.setFavourite(id, true, by: kitchen.cook) }
  }
}
