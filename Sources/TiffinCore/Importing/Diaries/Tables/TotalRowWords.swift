/// The words that mark a row as a sum, an average or a goal.
enum TotalRowWords {
  /// Returns true if the text names a sum, an average or a goal, such as `Total`, `Daily totals`, `Total for Aug 3`,
  /// `Gesamt`, `Average` or `Ø pro Tag`.
  static func areSum(_ text: String) -> Bool {
    guard text.utf8.count < 60 else { return false }
    if signs.contains(text) { return true }
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return false }
    var words = SearchWords.of(text)
    // In Danish and Norwegian; `Alt` alone is a German beer.
    if words.starts(with: ["i", "alt"]) { words.replaceSubrange(..<2, with: ["total"]) }
    let isSign = text.unicodeScalars.first.map { signs.contains(String($0)) } ?? false
    return (isSign || words.contains(where: sums.contains))
      && words.allSatisfy {
        sums.contains($0) || beside.contains($0) || Int($0) != nil || MonthNames.number(of: $0) != nil
          || isSign && $0 == "o"
      }
  }

  private static let signs: Set<String> = [
    "Ø", "∅", "⌀", "Σ", "∑", "合計", "小計", "総計", "総合計", "平均", "总计", "合计", "小计", "總計", "합계", "평균",
    "المجموع", "الإجمالي", "الاجمالي", "المعدل", "סה״כ", "סה\"כ",
  ]

  private static let sums: Set<String> = [
    "total", "totals", "subtotal", "sum", "summary", "goal", "goals", "target", "targets", "remaining", "gesamt",
    "summe", "tagessumme", "gesamtsumme", "insgesamt", "zwischensumme", "ziel", "tagesziel", "totaux", "somme",
    "objectif", "suma", "totale", "totali", "totaal", "totais", "totales", "totalt", "razem", "subtotals", "subtotaal",
    "subtotale", "parziale", "average", "averages",
    "avg", "mean", "means", "median", "durchschnitt", "durchschnittlich", "durchschnittswerte", "tagesdurchschnitt",
    "wochendurchschnitt", "monatsdurchschnitt", "mittelwert", "mittelwerte", "mittel", "schnitt", "moyenne", "moyennes",
    "mediane", "promedio", "promedios", "media", "medie", "medias", "gemiddelde", "gemiddeld", "genomsnitt", "snitt",
    "medelvarde", "gennemsnit", "gjennomsnitt", "srednia", "srednio", "summa", "somma", "soma", "lacznie", "yhteensa",
    "celkem", "spolu", "toplam", "ortalama", "osszesen", "atlag", "prumer", "keskiarvo", "ukupno", "итого", "итог",
    "всего", "сумма", "среднее", "разом", "усього", "всього", "підсумок", "середнє", "общо", "συνολο",
  ]
  private static let beside: Set<String> = [
    "daily", "day", "day's", "days", "tage", "this", "last", "s", "grand", "for", "of", "the", "meal", "meals", "today",
    "breakfast", "lunch",
    "dinner", "supper", "snack", "snacks", "tag", "tages", "des", "fruhstuck", "mittagessen", "abendessen", "general",
    "generale", "jour", "du", "petit", "dejeuner", "diner", "journalier", "calories", "kcal", "per", "pro", "week",
    "weekly", "month", "monthly", "overall", "all", "value", "values", "intake", "and", "woche", "wochen", "monat",
    "taglich", "taglicher", "wochentlich", "im", "der", "die", "la", "le", "les", "par", "por", "de", "dia", "diario",
    "diaria", "giornaliera", "giornaliero", "quotidienne", "journaliere", "hebdomadaire", "semaine", "mois", "semana",
    "semanal", "dag", "daglig", "dagelijks", "vecka", "week's", "kalorien", "dzienna", "dziennie", "sous", "sub",
    "journee", "repas", "gouter", "collation", "collations",
    "mahlzeit", "mahlzeiten", "zwischenmahlzeit", "zwischenmahlzeiten", "pasto", "pasti", "colazione", "pranzo", "cena",
    "spuntino", "spuntini", "giornata", "giorno", "jornada", "desayuno", "almuerzo", "merienda", "comida", "comidas",
    "ontbijt", "avondeten", "maaltijd", "frukost", "middag", "del", "della", "het", "van", "von", "fur",
  ]
}
