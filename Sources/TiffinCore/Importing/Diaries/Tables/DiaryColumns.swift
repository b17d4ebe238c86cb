/// The meanings of the columns of a table of meals.
struct DiaryColumns {
  typealias Role = ImportedColumns.Meaning

  private let places: [Role: Int]

  /// Recognises columns by their names.
  init(_ columns: [String]) {
    let named = Dictionary(columns.enumerated().map { (DiaryColumnName($1), $0) }) { first, _ in first }
    var best: [Role: (rank: Int, place: Int)] = [:]
    for (name, place) in named {
      for (role, rank) in DiaryColumnName.known[name] ?? [:] where rank < best[role]?.rank ?? .max {
        best[role] = (rank, place)
      }
    }
    var places = best.mapValues(\.place)
    // Tiffin's own table of meals, which has a column "favourite", has the meal of the day in "category". In other
    // tables "category" may be the kind of food.
    if places[.part] == nil, named[.favourite] != nil {
      places[.part] = named[.category]
    }
    // Without another column for the meal of the day, the column "type" contains it.
    if places[.part] == nil { places[.part] = places.removeValue(forKey: .kind) }
    self.places = places
  }

  /// Creates the columns with the meanings that a person has assigned.
  init(_ columns: [ImportedColumns.Column]) {
    let meanings = columns.enumerated().compactMap { place, column in column.meaning.map { ($0, place) } }
    places = Dictionary(meanings) { first, _ in first }
  }

  /// True if the required columns exist: a date and the energy.
  var areComplete: Bool { ImportedColumns.missing(in: Set(places.keys)) == nil }

  /// True if no column names the food or the meal, so that each row is a whole day.
  var areOfWholeDays: Bool { places[.name] == nil && places[.part] == nil }

  /// Returns the meaning of a column; nil if it has none.
  func role(at place: Int) -> Role? { places.first { $0.value == place }?.key }

  /// Returns true if a column has this meaning.
  func has(_ role: Role) -> Bool { places[role] != nil }

  /// Returns the trimmed text of a row's field with this meaning; empty if there is none.
  func text(_ role: Role, _ fields: [String]) -> String {
    guard let place = places[role], fields.indices.contains(place) else { return "" }
    return Whitespace.trimmed(fields[place])
  }
}

/// A normalised column name, which is equal for `Energy (kcal)`, `energy_kcal` and `Energy, kcal`.
struct DiaryColumnName: Hashable {
  private let words: String
  private let unit: String

  init(_ name: String) {
    let folded = TextFolding.folded(TextCleanup.line(name, limit: 200))
    var words = folded.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) && $0 != "%" }
      .map { String($0) }
    while words.count > 1, let last = words.last, Self.dateLetters.contains(last) { words.removeLast() }
    var unit = words.last.flatMap { Self.units[$0] } ?? ""
    if !unit.isEmpty, words.count > 1 {
      words.removeLast()
      if ["in", "en"].contains(words.last), words.count > 1 { words.removeLast() }
    } else {
      // A column named only "kcal" or "kJ" has no further unit.
      unit = ""
    }
    self.words = words.joined(separator: " ")
    self.unit = unit == "g" ? "" : unit
  }

  static let favourite = DiaryColumnName("favourite")
  static let category = DiaryColumnName("category")

  /// The letters of date formats in column names, as in `Date (MM/DD/YYYY)` and `Datum (TT.MM.JJJJ)`.
  private static let dateLetters: Set<String> = [
    "dd", "mm", "yy", "yyyy", "tt", "jj", "jjjj", "aa", "aaaa", "gg", "hh", "ss", "yyyymmdd", "ddmmyyyy", "mmddyyyy",
  ]

  private static let units = [
    "g": "g", "gr": "g", "gram": "g", "grams": "g", "gramm": "g", "grammes": "g", "gramos": "g", "grammi": "g",
    "mg": "mg", "kcal": "kcal", "kj": "kj",
  ]

  /// The meanings of the known column names. Of several columns with the same meaning, the one with the lowest rank is
  /// used.
  static let known: [DiaryColumnName: [Role: Int]] = {
    var known: [DiaryColumnName: [Role: Int]] = [:]
    for (role, names) in names {
      for (rank, name) in names.enumerated().reversed() { known[DiaryColumnName(name), default: [:]][role] = rank }
    }
    return known
  }()

  typealias Role = ImportedColumns.Meaning

  private static let names: [Role: [String]] = [
    .date: [
      "day", "date", "logged at", "logged on", "logged", "when", "eaten on", "consumed on", "eaten at", "consumed at",
      "recorded at", "date time", "datetime", "timestamp",
      "log date", "entry date", "meal date", "food date", "date consumed", "datum", "tag", "datum uhrzeit",
      "datum zeit",
      "zeitpunkt", "jour", "date heure", "date du jour", "fecha", "fecha hora", "dia", "data", "giorno", "data ora",
      "dag",
      "dato",
    ],
    .time: ["time", "hour", "time of day", "meal time", "uhrzeit", "zeit", "heure", "hora", "ora", "tijd", "tid"],
    .part: [
      "group", "meal", "meal type", "meal category", "mahlzeit", "mahlzeiten", "mahlzeittyp", "mahlzeit typ",
      "tageszeit",
      "repas", "type de repas", "nom du repas", "comida", "tipo de comida", "pasto", "maaltijd", "refeicao", "maltid",
      "posilek",
    ],
    .kind: ["type", "typ"],
    .name: [
      "food name", "food", "name", "description", "item", "product", "food item", "product name", "lebensmittel",
      "nahrungsmittel", "bezeichnung", "beschreibung", "produkt", "produktname", "speise", "gericht", "essen",
      "aliment",
      "aliments", "nom de l aliment", "nom", "produit", "plat", "alimento", "nombre", "producto", "nome", "prodotto",
      "produto", "voedingsmiddel", "voedsel", "voeding", "omschrijving", "gerecht", "naam", "livsmedel", "namn", "navn",
    ],
    .amount: [
      "amount", "quantity", "quantity consumed", "servings", "serving", "menge", "anzahl", "portion", "portionen",
      "quantite", "portions", "cantidad", "quantita", "quantidade", "hoeveelheid", "mangd",
    ],
    .unit: ["unit", "units", "einheit", "unite", "unites", "unidad", "unita", "unidade", "eenheid", "enhet", "enhed"],
    .deleted: [
      "deleted", "is deleted", "deleted at", "deleted on", "date deleted", "geloscht", "geloscht am", "supprime",
      "supprime le", "eliminado", "borrado", "eliminato", "cancellato", "verwijderd", "raderad",
    ],
    .energy: [
      "energy (kcal)", "calories (kcal)", "calories", "kcal", "energy", "cals", "calorie", "total calories",
      "kilocalories",
      "kalorien", "kalorien (kcal)", "kilokalorien", "energie (kcal)", "brennwert (kcal)", "energie", "brennwert",
      "calories totales", "valeur energetique (kcal)", "valeur energetique", "calorias", "calorias (kcal)",
      "energia (kcal)",
      "energia", "calorie (kcal)", "calorieen", "energi (kcal)", "energi", "kalorie",
      "kalorie (kcal)", "wartosc energetyczna (kcal)", "kalorier",
    ],
    .kilojoules: [
      "energy (kj)", "kilojoules", "kj", "kilojoule", "calories (kj)", "energie (kj)", "brennwert (kj)",
      "kalorien (kj)",
      "valeur energetique (kj)", "energia (kj)", "energi (kj)",
    ],
    .carbs: [
      "carbs", "carbohydrates", "carbohydrate", "total carbs", "total carbohydrate", "total carbohydrates",
      "kohlenhydrate", "kohlenhydrat", "glucides", "carbohidratos", "hidratos de carbono", "carboidrati",
      "carboidratos",
      "koolhydraten", "kolhydrater", "kulhydrat",
    ],
    .protein: [
      "protein", "proteins", "total protein", "eiweiss", "proteine", "proteines", "proteinas", "proteina", "eiwit",
      "eiwitten", "proteiner",
    ],
    .fat: [
      "fat", "total fat", "fats", "fett", "fette", "lipides", "matieres grasses", "graisses", "grasas", "grasa",
      "grassi",
      "gorduras", "lipidos", "vet", "vetten", "fedt",
    ],
    .fibre: [
      "fiber", "fibre", "dietary fiber", "dietary fibre", "fibers", "ballaststoffe", "fibres", "fibres alimentaires",
      "fibra", "fibras", "fibre alimentari", "vezels", "fibrer",
    ],
    .sugars: [
      "sugars", "sugar", "total sugars", "total sugar", "zucker", "davon zucker", "sucres", "sucre", "dont sucres",
      "azucares", "azucar", "zuccheri", "acucares", "suikers", "suiker", "socker", "sukker",
    ],
    .saturated: [
      "saturated", "saturated fat", "saturated fats", "gesattigte fettsauren", "davon gesattigte fettsauren",
      "gesattigte fette", "gesattigtes fett", "acides gras satures", "graisses saturees", "dont acides gras satures",
      "grasas saturadas", "grassi saturi", "gorduras saturadas", "verzadigd vet", "mattat fett",
    ],
    .sodium: ["sodium (mg)", "natrium (mg)", "sodio (mg)"],
    .salt: ["salt", "salz", "sel", "sal", "sale", "zout"],
  ]
}
