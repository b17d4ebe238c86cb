import TiffinCore

extension Links {
  /// Returns the address of the food search.
  func foods(_ place: FoodDestination) -> String { path("foods", query: place.pairs) }

  /// Returns the address of the food search, with a notice.
  func foods(_ place: FoodDestination, _ notice: Notice<FoodNoticeAction>) -> String {
    path("foods", query: place.pairs + [notice.pair])
  }

  /// Returns the address of a food's page.
  func food(_ id: Food.ID, _ place: FoodDestination, _ notice: Notice<FoodNoticeAction>? = nil) -> String {
    path("foods", String(id.number), query: place.pairs + (notice.map { [$0.pair] } ?? []))
  }

  /// Returns the address of the picture of a household's own food.
  ///
  /// - Parameter fingerprint: The picture's fingerprint, by which the address changes with the picture.
  func picture(of id: Food.ID, _ size: PhotoSize, _ fingerprint: String) -> String {
    path("foods", String(id.number), "picture", size.rawValue, query: [("v", String(fingerprint.prefix(8)))])
  }

  /// Returns the address of the form that adds a household's own food.
  func newFood(_ place: FoodDestination) -> String { path(["foods", "new"], query: place.pairs) }

  /// Returns the address of the form that adds an unknown food, with its barcode and a picture of the barcode.
  func newFood(_ place: FoodDestination, _ barcode: Barcode, _ picture: FormPicture) -> String {
    path(["foods", "new"], query: place.pairs + [("barcode", barcode.digits)] + picture.field)
  }

  /// Returns the address of the form that adds a household's own food, filled with another food's values.
  func newFood(_ place: FoodDestination, like food: Food.ID) -> String {
    path(["foods", "new"], query: place.pairs + [("like", String(food.number))])
  }

  /// Returns the address of the page that finds a food by barcode.
  func barcode(_ place: FoodDestination) -> String { path(["foods", "barcode"], query: place.pairs) }

  /// Returns the address of an action on a food, such as `food(id, "delete")`.
  func food(_ id: Food.ID, _ action: String) -> String { path("foods", String(id.number), action) }

  /// Returns the address of the form that edits a household's own food.
  func editFood(_ id: Food.ID, _ place: FoodDestination) -> String {
    path(["foods", String(id.number), "edit"], query: place.pairs)
  }

  /// Returns the address of the page with a meal's foods.
  ///
  /// - Parameter removed: The food that was just removed; nil if there is none.
  func plate(_ id: Meal.ID, _ removed: RemovedFood? = nil) -> String {
    path("meals", String(id.number), "foods", query: removed?.pairs ?? [])
  }

  /// Returns the address of the page with a meal's foods, with a notice about the food just added.
  ///
  /// - Parameter added: The index of the food, from 0; nil if it no longer exists.
  func plate(_ id: Meal.ID, added: Int?) -> String {
    guard let number = added.map({ $0 + 1 }) else { return plate(id) }
    return path("meals", String(id.number), "foods", query: [("added", String(number))]) + "#line-\(number)"
  }

  /// Returns the address of the day with the quick entry filled from a meal or recipe.
  func diary(filledFrom dish: KnownDish.ID, at place: FoodDestination) -> String {
    let today = place.wasToday ? place.day : nil
    let query = DiaryQuery(fill: dish, category: place.category, time: place.time, today: today)
    return diary(place.day, query, part: "name")
  }

  /// Returns the address of the page that asks for the amount of a food.
  ///
  /// - Parameter form: The values with which the form is filled.
  func amount(of id: Food.ID, _ place: FoodDestination, _ form: FoodAmountForm? = nil) -> String {
    let query = form.map { form in
      place.timeless + place.searched
        + [("amount", form.amount), ("unit", form.unit), ("time", form.time), ("category", form.category)]
    }
    return path(["foods", String(id.number), "amount"], query: query ?? place.pairs)
  }
}
