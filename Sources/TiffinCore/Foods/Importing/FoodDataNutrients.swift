/// The nutrients in a download of FoodData Central, in a compact form: three million foods need 170 MB.
struct FoodDataNutrients {
  /// The sorted numbers of the foods.
  private let numbers: [Int32]
  /// The values in thousandths, ``width`` per food; negative if unknown.
  private var values: [Int32]

  /// The numbers of each nutrient in the tables, the most accurate first; energy in kJ is last.
  private static let nutrients: [(nutrient: Nutrient, numbers: [Int])] = [
    (.energy, [1008, 2047, 2048, 1062]), (.protein, [1003]), (.fat, [1004, 1085]), (.carbs, [1005]),
    (.fibre, [1079, 2033]),
    (.sugars, [2000, 1063]), (.saturated, [1258]), (.salt, [1093]), (.alcohol, [1018]),
  ]

  /// The index in ``nutrients`` and the rank, by the number of a nutrient.
  private static let places: [Int: (place: Int, rank: Int)] = {
    var places: [Int: (place: Int, rank: Int)] = [:]
    for (place, entry) in nutrients.enumerated() {
      for (rank, number) in entry.numbers.enumerated() { places[number] = (place, rank) }
    }
    return places
  }()

  private static let width = nutrients.count

  init(of table: FoodDataCentral, progress: (Int, Int) -> Void) throws(FoodImportError) {
    numbers = try Self.numbers(of: table)
    values = Array(repeating: -1, count: numbers.count * Self.width)
    // The rank of the number from which a value was read, for nutrients with several numbers.
    var ranks = [UInt8](repeating: .max, count: numbers.count * Self.several.count)
    let rows = try table.rows("food_nutrient.csv")
    rows.want(["fdc_id", "nutrient_id", "amount"])
    while let row = try rows.next() {
      guard let nutrient = Int(row[1]), let place = Self.places[nutrient], let number = Int32(row[0]),
        let food = index(of: number), let value = FoodNumberParser.thousandths(row[2])
      else { continue }
      progress(rows.lines.progress.done, rows.lines.progress.all)
      if let several = Self.several.firstIndex(of: place.place) {
        let rank = food * Self.several.count + several
        guard place.rank < Int(ranks[rank]) else { continue }
        ranks[rank] = UInt8(place.rank)
      }
      let isJoules = nutrient == 1062
      values[food * Self.width + place.place] = Int32(isJoules ? FoodNumberParser.kilocalories(value) : value)
    }
  }

  /// The indices of nutrients that have several numbers.
  private static let several = nutrients.indices.filter { nutrients[$0].numbers.count > 1 }

  private static func numbers(of table: FoodDataCentral) throws(FoodImportError) -> [Int32] {
    let rows = try table.rows(table.kind.rawValue)
    guard rows.columns.contains("fdc_id") else { throw .unknown }
    rows.want(["fdc_id"])
    var numbers: [Int32] = []
    while let row = try rows.next() {
      guard let number = Int32(row[0]) else { throw rows.lines.error("a food without a number") }
      numbers.append(number)
    }
    numbers.sort()
    return numbers
  }

  private func index(of number: Int32) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }

  /// Returns the nutrients in 100 g.
  func nutrients(of number: Int32) -> Nutrients {
    var nutrients = Nutrients()
    guard let food = index(of: number) else { return nutrients }
    for (place, entry) in Self.nutrients.enumerated() {
      let value = Int(values[food * Self.width + place])
      guard value >= 0 else { continue }
      // The file contains milligrams of sodium. Salt is 2.5 times as much: Regulation (EU) No 1169/2011, Annex I.
      nutrients[entry.nutrient] = entry.nutrient == .salt ? (value * 25 + 5_000) / 10_000 : value
    }
    return nutrients
  }
}

/// The portions in a download of FoodData Central. Branded foods have none.
struct FoodDataPortions {
  private(set) var all: [Int32: [FoodPortion]] = [:]

  init(of table: FoodDataCentral) throws(FoodImportError) {
    guard table.kind != .branded, try table.open("food_portion.csv") != nil else { return }
    let units = try Self.units(table)
    let rows = try table.rows("food_portion.csv")
    rows.want(["fdc_id", "amount", "measure_unit_id", "portion_description", "modifier", "gram_weight"])
    while let row = try rows.next() {
      guard let number = Int32(row[0]), let mass = FoodNumberParser.thousandths(row[5]) else { continue }
      let amount = FoodNumberParser.thousandths(row[1]).flatMap { $0 > 0 ? $0 : nil } ?? 1_000
      let measure = [units[row[2]] ?? "", row[3], row[4]].filter { !$0.isEmpty }.joined(separator: ", ")
      let line = TextCleanup.line(measure.isEmpty ? "serving" : measure, limit: 200)
      if let portion = FoodPortion(amount: amount, measure: line, mass: mass) {
        all[number, default: []].append(portion)
      }
    }
  }

  /// Returns the names of the units by number, without "undetermined".
  private static func units(_ table: FoodDataCentral) throws(FoodImportError) -> [String: String] {
    var units: [String: String] = [:]
    let rows = try table.rows("measure_unit.csv")
    rows.want(["id", "name"])
    while let row = try rows.next() { units[row[0]] = row[1] == "undetermined" ? nil : row[1] }
    return units
  }
}
