import TiffinCore

extension Links {
  /// The search for foods.
  func foods(_ place: FoodPlace) -> String { path("foods", query: place.pairs) }

  /// A food's own page.
  func food(_ id: Food.ID, _ place: FoodPlace) -> String { path("foods", String(id.number), query: place.pairs) }

  /// The form for a food of one's own.
  func newFood(_ place: FoodPlace) -> String { path(["foods", "new"], query: place.pairs) }

  /// The form of a food of one's own.
  func editFood(_ id: Food.ID, _ place: FoodPlace) -> String {
    path(["foods", String(id.number), "edit"], query: place.pairs)
  }

  /// The page that asks how much of a food it was.
  ///
  /// - Parameter form: what is filled in there.
  func amount(of id: Food.ID, _ place: FoodPlace, _ form: FoodAmountForm? = nil) -> String {
    let query = form.map { form in
      place.timeless + place.searched + [("amount", form.amount), ("unit", form.unit), ("time", form.time)]
    }
    return path(["foods", String(id.number), "amount"], query: query ?? place.pairs)
  }
}
