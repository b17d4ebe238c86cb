import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

/// A model of the store without a database: a list of meals in order of adding.
private struct Model {
  struct Entry {
    var meal: Meal
    var picture: RenderedPhoto?
    var isDeleted = false
  }

  var entries: [Entry] = []

  /// The favourite mark of a name's existing meals; nil if there are none.
  func favourite(_ name: MealName) -> Bool? {
    entries.first { !$0.isDeleted && $0.meal.content.name == name }?.meal.content.isFavourite
  }

  /// Sets the favourite mark of all existing meals of a name.
  mutating func mark(_ name: MealName, asFavourite isFavourite: Bool) {
    for index in entries.indices where !entries[index].isDeleted && entries[index].meal.content.name == name {
      change(index) { $0.isFavourite = isFavourite }
    }
  }

  /// Its revision goes up when something changes.
  mutating func change(_ index: Int, _ change: (inout MealContent) -> Void) {
    let meal = entries[index].meal
    var content = meal.content
    change(&content)
    let revision = meal.revision + (content == meal.content ? 0 : 1)
    entries[index].meal = Meal(id: meal.id, revision: revision, content: content, photo: meal.photo)
  }

  /// The meals in list order: newest day first; within a day latest time first, then those without a time;
  /// the last added of equal ones first.
  var list: [Meal] {
    entries.filter { !$0.isDeleted }.map(\.meal).sorted { one, other in
      (one.content.date, one.content.time?.minutes ?? -1, one.id.number)
        > (other.content.date, other.content.time?.minutes ?? -1, other.id.number)
    }
  }
}

@Suite struct `Random changes to meals` {
  @Test(arguments: [1, 2]) func `leave the same list as a simple model`(seed: UInt64) throws {
    let kitchen = try Kitchen()
    var random = SeededRandom(seed: seed)
    var model = Model()

    for step in 0..<2_500 {
      try act(kitchen, &model, &random)
      if step % 250 == 249 { try compare(kitchen, model) }
    }

    try compare(kitchen, model)
    #expect(model.entries.count > 100)
  }

  private func act(_ kitchen: Kitchen, _ model: inout Model, _ random: inout SeededRandom) throws {
    guard let index = model.entries.indices.randomElement(using: &random), Int.random(in: 0..<10, using: &random) > 1
    else { return try add(kitchen, &model, &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try edit(index, kitchen, &model, &random)
    case 1: try edit(index, kitchen, &model, &random, isStale: true)
    case 2: try rate(index, kitchen, &model, &random)
    case 3: try favour(index, kitchen, &model, &random)
    case 4: try delete(index, kitchen, &model)
    default: try restore(index, kitchen, &model)
    }
  }

  private func add(_ kitchen: Kitchen, _ model: inout Model, _ random: inout SeededRandom) throws {
    let content = try content(&random)
    let picture = picture(&random)
    let key = SubmissionKey.random()

    let id = try kitchen.meals.add(content, photo: picture, key: key, by: kitchen.cook)
    let again = try kitchen.meals.add(content, photo: picture, key: key, by: kitchen.cook)

    #expect(again == id)
    let photo = try kitchen.meals.meal(id, of: kitchen.cook.id).photo
    var stored = content
    stored.isFavourite = content.isFavourite || model.favourite(content.name) == true
    model.mark(content.name, asFavourite: stored.isFavourite)
    model.entries.append(
      Model.Entry(meal: Meal(id: id, revision: 1, content: stored, photo: photo), picture: picture))
  }

  private func edit(
    _ index: Int, _ kitchen: Kitchen, _ model: inout Model, _ random: inout SeededRandom, isStale: Bool = false
  ) throws {
    let entry = model.entries[index]
    let content = try content(&random)
    let picture = picture(&random)
    let change = picture.map(PhotoChange.replace) ?? (Bool.random(using: &random) ? .keep : .remove)
    let revision = entry.meal.revision - (isStale ? 1 : 0)

    let update = Result {
      try kitchen.meals.update(entry.meal.id, to: content, photo: change, from: revision, by: kitchen.cook)
    }

    guard !entry.isDeleted else {
      #expect(throws: StoreError.notFound) { try update.get() }
      return
    }
    #expect(try update.get() == (isStale ? .changedMeanwhile(entry.meal) : .saved))
    guard !isStale else { return }
    let photo = try kitchen.meals.meal(entry.meal.id, of: kitchen.cook.id).photo
    if change != .keep { model.entries[index].picture = picture }
    var stored = content
    let isMarkChanged = content.isFavourite != entry.meal.content.isFavourite
    if !isMarkChanged, model.favourite(content.name) == true { stored.isFavourite = true }
    model.entries[index].meal = Meal(id: entry.meal.id, revision: revision + 1, content: stored, photo: photo)
    model.mark(content.name, asFavourite: stored.isFavourite)
  }

  private func rate(_ index: Int, _ kitchen: Kitchen, _ model: inout Model, _ random: inout SeededRandom) throws {
    let rating = try Rating(Int.random(in: 0...5, using: &random))
    try mark(index, &model) { id in
      try kitchen.meals.rate(id, rating, by: kitchen.cook)
    } expect: { model in
      model.change(index) { $0.rating = rating }
    }
  }

  private func favour(_ index: Int, _ kitchen: Kitchen, _ model: inout Model, _ random: inout SeededRandom) throws {
    let isFavourite = Bool.random(using: &random)
    try mark(index, &model) { id in
      try kitchen.meals.setFavourite(id, isFavourite, by: kitchen.cook)
    } expect: { model in
      model.mark(model.entries[index].meal.content.name, asFavourite: isFavourite)
    }
  }

  private func mark(
    _ index: Int, _ model: inout Model, store: (Meal.ID) throws -> Void, expect: (inout Model) -> Void
  ) throws {
    let entry = model.entries[index]
    guard !entry.isDeleted else {
      #expect(throws: StoreError.notFound) { try store(entry.meal.id) }
      return
    }
    try store(entry.meal.id)
    expect(&model)
  }

  private func delete(_ index: Int, _ kitchen: Kitchen, _ model: inout Model) throws {
    try kitchen.meals.delete(model.entries[index].meal.id, by: kitchen.cook)
    hide(true, index, &model)
  }

  private func restore(_ index: Int, _ kitchen: Kitchen, _ model: inout Model) throws {
    let restored = try kitchen.meals.restore(model.entries[index].meal.id, by: kitchen.cook)
    let namesakes = model.favourite(model.entries[index].meal.content.name)
    hide(false, index, &model)
    if let namesakes { model.change(index) { $0.isFavourite = namesakes } }
    #expect(restored == model.entries[index].meal)
  }

  private func hide(_ isDeleted: Bool, _ index: Int, _ model: inout Model) {
    let meal = model.entries[index].meal
    guard model.entries[index].isDeleted != isDeleted else { return }
    model.entries[index].isDeleted = isDeleted
    model.entries[index].meal = Meal(
      id: meal.id, revision: meal.revision + 1, content: meal.content, photo: meal.photo)
  }

  private func compare(_ kitchen: Kitchen, _ model: Model) throws {
    var stored: [ListedMeal] = []
    var cursor: MealCursor?
    repeat {
      let page = try kitchen.meals.page(MealQuery(limit: 17, after: cursor), of: kitchen.cook.id)
      stored += page.meals
      cursor = page.next
    } while cursor != nil
    #expect(stored == model.list.map(\.listed))
    #expect(try stored.map { try kitchen.meals.meal($0.id, of: kitchen.cook.id) } == model.list)
    #expect(try kitchen.count("meal") == model.entries.count)
    #expect(try kitchen.count("photo") == model.entries.filter { $0.picture != nil }.count)
    for entry in model.entries {
      let large = try entry.meal.photo.map { try kitchen.photos.photo($0, .large, of: kitchen.cook.id).bytes }
      #expect(large == entry.picture?.large)
    }
  }

  private func content(_ random: inout SeededRandom) throws -> MealContent {
    let names = ["Toast", "Crème brûlée", "寿司", "' OR 1=1 --", " blanks around ", "<script>"]
    let categories = ["lunch", "Tea", "", "SNACK", "Brunch"]
    let isTimed = Bool.random(using: &random)
    return MealContent(
      name: try MealName(try #require(names.randomElement(using: &random))),
      category: try MealCategory(try #require(categories.randomElement(using: &random))),
      energy: Bool.random(using: &random) ? try Energy(kilocalories: .random(in: 0...900, using: &random)) : nil,
      macros: Macros(
        fat: Bool.random(using: &random) ? try Mass(milligrams: .random(in: 0...9_000, using: &random)) : nil),
      // Few days and times, so that many are equal.
      date: try #require(LocalDate(year: 2026, month: 11, day: .random(in: 1...4, using: &random))),
      time: isTimed ? LocalTime(hour: .random(in: 0...2, using: &random), minute: 0) : nil,
      rating: try Rating(.random(in: 0...5, using: &random)),
      notes: try MealNotes(Bool.random(using: &random) ? "With\r\nnotes" : ""),
      isFavourite: Bool.random(using: &random)
    )
  }

  private func picture(_ random: inout SeededRandom) -> RenderedPhoto? {
    Int.random(in: 0..<4, using: &random) == 0
      ? RenderedPhoto(format: .webp, small: [.random(in: 0...255, using: &random)], large: [1, 2, 3]) : nil
  }
}
