/// Waistline's backup of its whole database.
///
/// An item's nutrients are its food's nutrition, multiplied by the item's portion and quantity, and divided by the
/// food's portion.
enum WaistlineDiary: DiaryApp {
  static func diary(in files: ImportedFiles) throws(ImportError) -> LazyDiary? {
    guard let json = files.json, let days = json["diary"]?.elements, json["foodList"] != nil else { return nil }
    let foods = byNumber(json["foodList"]), recipes = byNumber(json["recipes"])
    let parts = json["settings"]?["diary"]?["meal-names"]?.elements.map { $0.text ?? "" } ?? []
    return LazyDiary(app: "Waistline") { visit in
      for day in days {
        let date = (day["dateTime"]?.text).flatMap { LocalDate(iso: String($0.prefix(10))) }
        for item in day["items"]?.elements ?? [] {
          let thing = (item["type"]?.text == "recipe" ? recipes : foods)[item["id"]?.text ?? ""]
          let name = name(of: item, thing) ?? "Item \(item["id"]?.text ?? "")"
          let place = [date?.iso, name].compactMap(\.self).joined(separator: " ")
          try visit(LazyDiary.read(place) { () throws(ImportError) in try meal(item, thing, parts, on: date) })
        }
      }
    }
  }

  private static func byNumber(_ list: JSONValue?) -> [String: JSONValue] {
    Dictionary((list?.elements ?? []).compactMap { value in value["id"]?.text.map { ($0, value) } }) { first, _ in first
    }
  }

  /// Returns the description of an item, which entries with only energy have, or the name of its food; nil if there is
  /// neither.
  private static func name(of item: JSONValue, _ thing: JSONValue?) -> String? {
    let typed = item["description"]?.text ?? ""
    return Whitespace.isBlank(typed) ? thing?["name"]?.text : typed
  }

  private static func meal(
    _ item: JSONValue, _ thing: JSONValue?, _ parts: [String], on date: LocalDate?
  ) throws(ImportError) -> ImportedMeal {
    guard let date else { throw .undated }
    guard let thing, let nutrition = thing["nutrition"] else { throw .withoutFood }
    let quantity = item.number("quantity") ?? 1
    let portion = item.number("portion") ?? 1
    let factor = portion / max(thing.number("portion") ?? 1, 0.000_001) * quantity
    let energy = nutrition.number("calories") ?? nutrition.number("kilojoules").map { $0 / 4.184 }
    if (energy ?? 0) * factor < 0 { throw .exercise }
    var nutrients = Nutrients()
    nutrients.set(.energy, energy.map { $0 * factor })
    for (nutrient, name) in names { nutrients.set(nutrient, nutrition.number(name).map { $0 * factor }) }
    nutrients.set(.salt, nutrition.number("salt").map { $0 * factor })
    if nutrients[.salt] == nil {
      nutrients.set(.salt, nutrition.number("sodium").map { $0 * factor * 2.5 / 1_000 })
    }
    let place = item.number("category").flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    return try ImportedMeal(
      on: date, parts.indices.contains(place) ? parts[place] : "", name(of: item, thing) ?? "",
      "\(portion * quantity) \(thing["unit"]?.text ?? "")", nutrients: nutrients)
  }

  private static let names: [(Nutrient, String)] = [
    (.carbs, "carbohydrates"), (.protein, "proteins"), (.fat, "fat"), (.fibre, "fiber"), (.sugars, "sugars"),
    (.saturated, "saturated-fat"), (.alcohol, "alcohol"),
  ]
}

extension JSONValue {
  /// Returns the member with this name as a number; nil if it is neither a finite number nor a text with one.
  func number(_ name: String) -> Double? {
    guard let text = self[name]?.text, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
