extension RouteLine {
  /// The list that a household shares.
  static let groceries =
    [
      RouteLine("GET /groceries", .own(200)),
      RouteLine("GET /groceries", .own(200), at: "groceries?added={item}"),
      RouteLine("GET /groceries", .own(200), at: "groceries?open={item}&ticked={bought}"),
      RouteLine("GET /groceries", .own(200), at: "groceries?deleted={off}"),
      RouteLine("GET /groceries", .own(200), at: "groceries?cleared={batch}"),
      RouteLine("GET /groceries/clear", .own(200)),
      RouteLine("GET /groceries/aisles", .own(200)),
      RouteLine("GET /groceries/aisles", .own(200), at: "groceries/aisles?deleted={aisle}"),
      RouteLine("GET /groceries/purchases", .own(200)),
      RouteLine("GET /groceries/purchases", .own(200), at: "groceries/purchases?deleted={purchase}"),
      RouteLine("GET /export/groceries.txt", .own(200)),
      RouteLine("GET /export/groceries.csv", .own(200)),
      RouteLine("POST /groceries", .own(303), ["name": "2 l milk", "key": "k"]),
      RouteLine("POST /groceries", .own(422), ["name": " "]),
      RouteLine("POST /groceries/clear", .own(303), ["last": "{item}"]),
      RouteLine("POST /groceries/clear-completed", .own(303)),
      RouteLine("POST /groceries/take-back", .own(303), ["batch": "{batch}"]),
      RouteLine("POST /groceries/take-back", .own(400)),
      RouteLine("POST /groceries/restore", .own(303), ["batch": "{batch}"]),
    ] + groceryLines + aisles + purchases + recipeGroceries

  private static let groceryLines = [
    RouteLine("POST /groceries/{id}", .shared(303), at: "groceries/{item}", ["name": "Mine", "revision": "2"]),
    RouteLine("POST /groceries/{id}", .shared(409), at: "groceries/{item}", ["name": "Mine", "revision": "9"]),
    RouteLine("POST /groceries/{id}", .shared(422), at: "groceries/{item}", ["name": " ", "revision": "2"]),
    RouteLine("POST /groceries/{id}", .shared(409), at: "groceries/{off}", ["name": "Mine", "revision": "2"]),
    RouteLine("POST /groceries/{id}/toggle", .shared(303), at: "groceries/{item}/toggle", ["completed": "1"]),
    RouteLine("POST /groceries/{id}/toggle", .shared(303), at: "groceries/{bought}/toggle", ["completed": "0"]),
    RouteLine("POST /groceries/{id}/toggle", .own(400), at: "groceries/{item}/toggle"),
    RouteLine(
      "POST /groceries/{id}/toggle", .shared(303), at: "groceries/{item}/toggle",
      ["completed": "1", "key": "k", "acted": "1795264200000", "sent": "1795264200000"]),
    RouteLine(
      "POST /groceries/{id}/toggle", .shared(200), at: "groceries/{off}/toggle",
      ["completed": "0", "key": "k", "acted": "1795264200000", "sent": "1795264200000"]),
    RouteLine(
      "POST /groceries/{id}/quantity", .shared(200), at: "groceries/{item}/quantity",
      ["quantity": "3 l", "before": "9 l", "key": "k", "acted": "1795264200000", "sent": "1795264200000"]),
    RouteLine("POST /groceries/{id}/quantity", .own(400), at: "groceries/{item}/quantity"),
    RouteLine("POST /groceries/{id}/staple", .shared(303), at: "groceries/{item}/staple", ["staple": "have"]),
    RouteLine("POST /groceries/{id}/staple", .own(400), at: "groceries/{item}/staple"),
    RouteLine("POST /groceries/{id}/delete", .shared(303), at: "groceries/{item}/delete"),
    RouteLine("POST /groceries/{id}/restore", .shared(303), at: "groceries/{off}/restore"),
  ]

  private static let recipeGroceries = [
    RouteLine("GET /recipes/{id}/groceries", .shared(200), at: "recipes/{dish}/groceries"),
    RouteLine(
      "POST /recipes/{id}/groceries", .shared(303), at: "recipes/{dish}/groceries",
      ["servings": "2", "day": "2026-11-27"]),
    RouteLine(
      "POST /recipes/{id}/groceries/remove", .own(303), at: "recipes/{dish}/groceries/remove",
      ["day": "2026-11-27"]),
  ]

  private static let purchases = [
    RouteLine("POST /groceries/purchases", .own(303), ["batch": "{batch}", "cost": "12.50"]),
    RouteLine("POST /groceries/purchases", .own(422), ["batch": "{batch}", "cost": "twelve"]),
    RouteLine(
      "POST /groceries/purchases/{id}", .shared(303), at: "groceries/purchases/{purchase}",
      ["cost": "12.50", "day": "2026-11-20"]),
    RouteLine("POST /groceries/purchases/{id}", .shared(422), at: "groceries/purchases/{purchase}", ["cost": "-"]),
    RouteLine("POST /groceries/purchases/{id}/delete", .shared(303), at: "groceries/purchases/{purchase}/delete"),
    RouteLine("POST /groceries/purchases/{id}/restore", .shared(303), at: "groceries/purchases/{purchase}/restore"),
  ]

  private static let aisles = [
    RouteLine("POST /groceries/aisles", .own(303), ["name": "Market"]),
    RouteLine("POST /groceries/aisles/{id}", .shared(303), at: "groceries/aisles/{aisle}", ["name": "Market"]),
    RouteLine(
      "POST /groceries/aisles/{id}/place", .shared(303), at: "groceries/aisles/{aisle}/place", ["place": "3"]),
    RouteLine("POST /groceries/aisles/{id}/delete", .shared(303), at: "groceries/aisles/{aisle}/delete"),
    RouteLine("POST /groceries/aisles/{id}/restore", .shared(303), at: "groceries/aisles/{aisle}/restore"),
  ]
}
