import TiffinCore

extension Links {
  /// The search for foods.
  func foods(_ place: FoodPlace) -> String { path("foods", query: place.pairs) }

  /// The same, telling what was just done.
  func foods(_ place: FoodPlace, _ notice: Notice<FoodAction>) -> String {
    path("foods", query: place.pairs + [notice.pair])
  }

  /// A food's own page.
  func food(_ id: Food.ID, _ place: FoodPlace, _ notice: Notice<FoodAction>? = nil) -> String {
    path("foods", String(id.number), query: place.pairs + (notice.map { [$0.pair] } ?? []))
  }

  /// The picture of a food of one's own.
  ///
  /// - Parameter fingerprint: what distinguishes it from earlier ones.
  func picture(of id: Food.ID, _ size: PhotoSize, _ fingerprint: String) -> String {
    path("foods", String(id.number), "picture", size.rawValue, query: [("v", String(fingerprint.prefix(8)))])
  }

  /// The form for a food of one's own.
  func newFood(_ place: FoodPlace) -> String { path(["foods", "new"], query: place.pairs) }

  /// The form for a food that nobody knows, with its barcode and the picture of it.
  func newFood(_ place: FoodPlace, _ barcode: Barcode, _ picture: KeptPicture) -> String {
    path(["foods", "new"], query: place.pairs + [("barcode", barcode.digits)] + picture.field)
  }

  /// The form for a food of one's own that is filled with another one's figures.
  func newFood(_ place: FoodPlace, like food: Food.ID) -> String {
    path(["foods", "new"], query: place.pairs + [("like", String(food.number))])
  }

  /// Where a food is found by its barcode.
  func barcode(_ place: FoodPlace) -> String { path(["foods", "barcode"], query: place.pairs) }

  /// What is done to a food: `food(id, "delete")`.
  func food(_ id: Food.ID, _ action: String) -> String { path("foods", String(id.number), action) }

  /// The form of a food of one's own.
  func editFood(_ id: Food.ID, _ place: FoodPlace) -> String {
    path(["foods", String(id.number), "edit"], query: place.pairs)
  }

  /// The foods of a meal.
  ///
  /// - Parameter removed: the food that was just taken off it.
  func plate(_ id: Meal.ID, _ removed: RemovedFood? = nil) -> String {
    path("meals", String(id.number), "foods", query: removed?.pairs ?? [])
  }

  /// The same, telling which one was just added, by its place from 0; nil where it is gone again.
  func plate(_ id: Meal.ID, added: Int?) -> String {
    guard let number = added.map({ $0 + 1 }) else { return plate(id) }
    return path("meals", String(id.number), "foods", query: [("added", String(number))]) + "#line-\(number)"
  }

  /// The day with its entry filled from something that was eaten before, or a recipe.
  func diary(filledFrom dish: KnownDish.ID, at place: FoodPlace) -> String {
    let today = place.wasToday ? place.day : nil
    let query = DiaryQuery(fill: dish, category: place.category, time: place.time, today: today)
    return diary(place.day, query, part: "name")
  }

  /// The page that asks how much of a food it was.
  ///
  /// - Parameter form: what is filled in there.
  func amount(of id: Food.ID, _ place: FoodPlace, _ form: FoodAmountForm? = nil) -> String {
    let query = form.map { form in
      place.timeless + place.searched
        + [("amount", form.amount), ("unit", form.unit), ("time", form.time), ("category", form.category)]
    }
    return path(["foods", String(id.number), "amount"], query: query ?? place.pairs)
  }
}
