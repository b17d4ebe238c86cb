extension RouteLine {
  /// Routes of a household's own foods and of a meal made from one.
  static let foods = [
    RouteLine("GET /foods", .own(200)),
    RouteLine("GET /foods", .own(200), at: "foods?q=flocken"),
    RouteLine("GET /foods", .own(200), at: "foods?q=oats&day=2026-11-20&for=Lunch&all=1"),
    RouteLine("GET /foods", .alices(200), at: "foods?q=oats&plate={plate}"),
    RouteLine("GET /foods/new", .own(200), at: "foods/new?q=Muesli"),
    RouteLine("GET /foods/barcode", .own(200)),
    RouteLine("GET /foods/barcode", .own(200), at: "foods/barcode?day=2026-11-20&for=Lunch&plate={plate}"),
    RouteLine("GET /foods/{id}/picture/{size}", .shared(200), at: "foods/{food}/picture/large"),
    RouteLine("POST /foods/barcode", .own(303), ["code": "7394376616037"]),
    RouteLine("POST /foods/barcode", .own(422), ["code": "7394376616038"]),
    RouteLine("GET /foods/{id}", .shared(200), at: "foods/{food}"),
    RouteLine("GET /foods/{id}/edit", .shared(200), at: "foods/{food}/edit"),
    RouteLine("GET /foods/{id}/amount", .shared(200), at: "foods/{food}/amount?amount=2&unit=p0"),
    RouteLine("GET /meals/{id}/foods", .alices(200), at: "meals/{plate}/foods"),
    RouteLine("POST /foods", .own(303), ["name": "Muesli", "per": "g", "energy": "360"]),
    RouteLine("POST /foods", .own(422), ["name": " "]),
    RouteLine(
      "POST /foods/{id}", .shared(303), at: "foods/{food}", ["name": "Muesli", "revision": "1", "energy": "360"]),
    RouteLine("POST /foods/{id}", .shared(422), at: "foods/{food}", ["name": "Muesli", "revision": "9"]),
    RouteLine(
      "POST /foods/{id}/amount", .shared(303), at: "foods/{food}/amount", ["amount": "1/2", "unit": "p0", "key": "k"]),
    RouteLine("POST /foods/{id}/amount", .shared(422), at: "foods/{food}/amount", ["amount": "a lot", "unit": "p0"]),
    RouteLine("POST /foods/{id}/groceries", .shared(303), at: "foods/{food}/groceries", ["key": "k"]),
    RouteLine("POST /foods/{id}/delete", .shared(303), at: "foods/{food}/delete"),
    RouteLine("POST /foods/{id}/restore", .shared(303), at: "foods/{food}/restore"),
    RouteLine(
      "POST /foods/{id}/amount", .alices(303), at: "foods/{food}/amount",
      ["amount": "1", "unit": "p0", "plate": "{plate}"]),
    RouteLine(
      "POST /meals/{id}/foods", .alices(303), at: "meals/{plate}/foods",
      ["line": "1", "was": "{food} 1 bowl", "amount": "2", "unit": "p0"]),
    RouteLine(
      "POST /meals/{id}/foods", .alices(422), at: "meals/{plate}/foods",
      ["line": "1", "was": "{food} 1 bowl", "amount": "", "unit": "p0"]),
  ]
}
