import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `A diary of apps and spreadsheets` {
  private func read(_ bytes: [UInt8]) throws -> (app: String, meals: [ImportedMeal], broken: [String]) {
    var (meals, broken): ([ImportedMeal], [String]) = ([], [])
    let diary = try ImportedDiary(in: ImportedFiles(name: "mine.csv", bytes: bytes))
    try diary.forEach { entry in
      switch entry {
      case .success(let meal): meals.append(meal)
      case .failure(let failure): broken.append("\(failure.name): \(failure.reason)")
      }
    }
    return (diary.app, meals, broken)
  }

  private func read(_ text: String) throws -> (app: String, meals: [ImportedMeal], broken: [String]) {
    try read(Array(text.utf8))
  }

  /// - Source: Unicode CLDR for names of months; ECMA-376, 18.17.4.1 for serial days: 46,055 is 2 February 2026.
  @Test(arguments: [
    "Feb 02, 2026", "February 2, 2026", "2 Feb 2026", "2. Februar 2026", "Mon, 2. Feb. 2026", "Montag, 2. Februar 2026",
    "2 février 2026", "lun. 2 févr. 2026", "2 de febrero de 2026", "2 febbraio 2026", "2 februari 2026",
    "2 fevereiro 2026", "2 lutego 2026", "2. helmikuuta 2026", "2. února 2026", "2 Şubat 2026", "2 февраля 2026",
    "2nd of February 2026", "2026 Feb 2", "2026-Feb-02", "02-FEB-2026", "2-Feb-26", "20260202", "46055", "46055.5",
    "2026年2月2日", "2026. 2. 2.", "2026/2/2", "2026-02-02 18:30", "2026-02-02T18:30:00Z", "20260202T183000",
    "Feb 2, 2026 6:30 PM",
  ]) func `may have dates in many formats`(date: String) throws {
    let (_, meals, broken) = try read("Date;Food;Calories\n\"\(date)\";Soup;120\n")

    #expect(meals.map(\.date.iso) == ["2026-02-02"] && broken == [])
  }

  @Test(arguments: [
    ("2026-02-02 18:30", "18:30"), ("2026-02-02T07:05:00+01:00", "07:05"), ("2/13/2026 6:30 PM", "18:30"),
    ("13.02.2026 18.30 Uhr", "18:30"), ("13 févr. 2026 à 18h30", "18:30"), ("Feb 2, 2026, 12:15 a.m.", "00:15"),
    ("20260202T1830", "18:30"), ("46055.75", "18:00"),
  ]) func `may have the time in the same cell as the date`(moment: String, time: String) throws {
    let (_, meals, _) = try read("logged_at;description;kcal\n\"\(moment)\";Soup;120\n")

    #expect(meals.map(\.time?.iso) == [time])
  }

  @Test(arguments: ["0026-02-02", "2926-02-02", "2.13.0026", "02/13/2926", "Feb 2, 1026", "31. Februar 2026", "soon"])
  func `is read without rows with impossible dates, which are reported`(date: String) throws {
    let (_, meals, broken) = try read("Date;Food;Calories\n\(date);Soup;120\n2026-02-03;Soup;120\n")

    #expect(meals.map(\.date.iso) == ["2026-02-03"] && broken.count == 1)
  }

  @Test func `needs a clear order of day and month, even beside named months`() throws {
    #expect(throws: ImportError.twoWays) { try read("Date,Food,Calories\n3/4/2026,A,1\n\"May 1, 2026\",B,1\n") }
    #expect(
      try read("Date,Food,Calories\n3/4/2026,A,1\n13/4/2026,B,1\n20260505,C,1\n").meals.map(\.date.iso)
        == ["2026-04-03", "2026-04-13", "2026-05-05"])
  }

  @Test(arguments: [
    "2026-02-02,Total,,,300", "2026-02-02,,Total,,300", "Total,,,,300", "2026-02-02,Lunch,Total,,300",
    "2026-02-02,,Daily Totals,,300", "2026-02-02,Gesamt,,,300", "2026-02-02,,,Total,300",
    "Total for 2 February 2026,,,,300", "2026-02-02,Lunch total,,,300", "2026-02-02,Goal,,,2000",
    "Average,,,,300", "2026-02-02,Durchschnitt,,,300", ",Moyenne,,,300", "2026-02-02,,Mean,,300",
    "Daily average,,,,300",
    "Ø pro Tag,,,,300", "Promedio diario,,,,300", "2026-02-02,,Gemiddelde,,300", "Weekly avg,,,,300",
    "Genomsnitt,,,,300",
    "2026-02-02,Total journée,,,300", "2026-02-02,Sous-total,,,300", "2026-02-02,,Totale giornata,,300",
    "2026-02-02,Pranzo totale,,,300", "2026-02-02,Summe Zwischenmahlzeiten,,,300", "2026-02-02,Totaal ontbijt,,,300",
    "Media giornaliera,,,,300", "Tagesdurchschnitt,,,,300", "Moyenne par jour,,,,300", "Average of 2 days,,,,300",
    "2026-02-02,Summa,,,300", "2026-02-02,,Somma,,300", "Łącznie,,,,300", "2026-02-02,Yhteensä,,,300",
    "2026-02-02,I alt,,,300", "I alt per dag,,,,300", "Итого,,,,300", "2026-02-02,,Всего,,300", "Разом,,,,300",
    "2026-02-02,合計,,,300", "总计,,,,300", "2026-02-02,,المجموع,,300", "Σύνολο,,,,300", "Ukupno,,,,300",
  ]) func `is read without rows of sums, averages and goals`(row: String) throws {
    let (_, meals, broken) = try read("Date,Meal,Food,Amount,Calories\n2026-02-02,Lunch,Soup,1 bowl,300\n\(row)\n")

    #expect(meals.map(\.name.text) == ["Soup"] && broken == [])
  }

  @Test(arguments: ["Alt", "Alt bier", "Summer rolls", "Котлеты", "合鴨", "Total Greek yogurt"])
  func `is read with foods whose names begin like sums`(name: String) throws {
    let (_, meals, _) = try read("Date,Meal,Food,Amount,Calories\n2026-02-02,Lunch,\(name),1 bowl,300\n")

    #expect(meals.map(\.name.text) == [name])
  }

  @Test(arguments: [
    (["25-11-28", "25-11-29", "25-12-02"], ["2025-11-28", "2025-11-29", "2025-12-02"]),
    (["24/02/09"], ["2024-02-09"]), (["26.1.5", "26.1.16"], ["2026-01-05", "2026-01-16"]),
    (["28-11-25", "29-11-25", "02-12-25"], ["2025-11-28", "2025-11-29", "2025-12-02"]),
    (["31-12-25", "01-01-26"], ["2025-12-31", "2026-01-01"]),
    (["11/28/25", "11/29/25"], ["2025-11-28", "2025-11-29"]),
    (["25-11-28 18:30", "25-11-30 07:05"], ["2025-11-28", "2025-11-30"]),
  ]) func `may have dates that begin or end with a two-digit year`(typed: [String], dates: [String]) throws {
    let rows = typed.map { "\($0);Soup;120\n" }.joined()

    #expect(try read("Date;Food;Calories\n\(rows)").meals.map(\.date.iso) == dates)
  }

  @Test(arguments: ["2026-02-02,Breakfast,Total,1 bowl,140", "2026-02-02,Breakfast,Total 0% yogurt,,90"])
  func `keeps foods whose name looks like a sum`(row: String) throws {
    #expect(try read("Date,Meal,Food,Amount,Calories\n\(row)\n").meals.count == 1)
  }

  @Test(arguments: [
    "true", "TRUE", "1", "Yes", "ja", "2026-02-03 09:00:00", "2026-02-03T09:00:00Z",
  ]) func `is read without rows that are marked as deleted`(mark: String) throws {
    let text = "Date,Food,Calories,Deleted\n2026-02-02,Soup,300,\(mark)\n2026-02-02,Pie,200,false\n"

    #expect(try read(text).meals.map(\.name.text) == ["Pie"])
  }

  @Test(arguments: [
    ("Energy (kcal)", "300"), ("Calories", "300 kcal"), ("Calories (kJ)", "1255"), ("Energy", "1255 kJ"),
    ("kJ", "1 255"), ("energy_kcal", "300"), ("Kalorien", "300"), ("Energie in kcal", "300"),
    ("Brennwert (kJ)", "1255"),
    ("Valeur énergétique (kcal)", "~300"), ("Calorías", "300kcal"), ("Calorie", "300 Cal"), ("kJ", "300 kcal"),
    ("Energy", "1255 kJ / 300 kcal"), ("Energy", "300 kcal (1255 kJ)"), ("kJ", "1,255 kJ (300 kcal)"),
  ]) func `recognises energy under many names and units`(column: String, cell: String) throws {
    // 1,255 kJ are 300 kcal, at 4.184 kJ each.
    #expect(try read("Date;Food;\(column)\n2026-02-02;Soup;\(cell)\n").meals.first?.content.energy?.kilocalories == 300)
  }

  @Test(arguments: [
    "Datum;Uhrzeit;Mahlzeit;Lebensmittel;Menge;Einheit;Kalorien (kcal);Kohlenhydrate (g);Eiweiß (g);Fett (g);Ballaststoffe (g)",
    "Date;Heure;Repas;Aliment;Quantité;Unité;Calories (kcal);Glucides (g);Protéines (g);Lipides (g);Fibres alimentaires (g)",
    "Fecha;Hora;Comida;Alimento;Cantidad;Unidad;Energía (kcal);Carbohidratos (g);Proteínas (g);Grasas (g);Fibra (g)",
    "Data;Ora;Pasto;Alimento;Quantità;Unità;Energia (kcal);Carboidrati (g);Proteine (g);Grassi (g);Fibre (g)",
    "Datum;Tijd;Maaltijd;Voeding;Hoeveelheid;Eenheid;Energie (kcal);Koolhydraten (g);Eiwitten (g);Vetten (g);Vezels (g)",
    "date;time;meal_type;food_name;quantity;unit;calories;carbs_g;protein_g;fat_g;fiber_g",
  ]) func `recognises column names in other languages`(head: String) throws {
    let meal = try #require(
      try read("\(head)\n2026-02-02;12:30;Lunch;Soup;250;g;300;40,5;12;9 g;1500 mg\n").meals.first)

    #expect(meal.time?.iso == "12:30" && meal.part == "Lunch" && meal.name.text == "Soup")
    #expect(meal.amount?.count == "250" && meal.amount?.measure == "g")
    #expect(meal.nutrients[.energy] == 300_000 && meal.nutrients[.carbs] == 40_500)
    #expect(meal.nutrients[.protein] == 12_000 && meal.nutrients[.fat] == 9_000 && meal.nutrients[.fibre] == 1_500)
  }

  @Test(arguments: [
    "deleted_at", "Deleted on", "Gelöscht am", "Eliminado",
  ]) func `is read without deleted rows, whatever the name of the column that marks them`(column: String) throws {
    let text = "Date,Food,Calories,\(column)\n2026-02-02,Soup,300,2026-02-04 10:00\n2026-02-02,Pie,200,\n"

    #expect(try read(text).meals.map(\.name.text) == ["Pie"])
  }

  @Test func `may have the units in a row below the header`() throws {
    let (_, meals, broken) = try read("Date,Food,Energy,Carbs\n,,kJ,g\n2026-02-02,Soup,1255,40\n")

    #expect(meals.map(\.content.energy?.kilocalories) == [300] && broken == [])
  }

  @Test(arguments: [
    ("Date (MM/DD/YYYY)", "03/04/2026", "2026-03-04"), ("Date (dd/mm/yyyy)", "03/04/2026", "2026-04-03"),
    ("Datum (TT.MM.JJJJ)", "03.04.2026", "2026-04-03"), ("Date (JJ/MM/AAAA)", "05/06/2026", "2026-06-05"),
    ("Day [yyyy-mm-dd]", "2026-04-03", "2026-04-03"),
  ]) func `may state the date format in the header`(column: String, date: String, day: String) throws {
    #expect(try read("\(column);Food;Calories\n\(date);Soup;120\n").meals.map(\.date.iso) == [day])
  }

  @Test(arguments: [
    ("0.5", "12:00"), ("0,354166667", "08:30"), ("0.30", "00:30"), ("8.30", "08:30"), ("0.999999", "00:00"),
  ]) func `may have times as fractions of a day`(cell: String, time: String) throws {
    let (_, meals, _) = try read("Date;Time;Food;Calories\n46055;\(cell);Soup;120\n")

    #expect(meals.map(\.time?.iso) == [time])
  }

  @Test(arguments: [
    ("Frühstück", MealCategory.breakfast), ("Zwischenmahlzeit", .snack), ("Petit-déjeuner", .breakfast),
    ("Goûter", .snack), ("Pranzo", .lunch), ("Merienda", .snack), ("Ontbijt", .breakfast), ("Almoço", .lunch),
  ]) func `recognises meals in other languages`(part: String, category: MealCategory) throws {
    let meal = try #require(try read("When;Meal;Food;Calories\n2026-02-02;\(part);Soup;300\n").meals.first)

    #expect(meal.content.category == category)
  }

  @Test(arguments: ["My food diary\n\n", "Food report, February 2026;;\n", "sep=;\n", "Export of ada\nMade on 3 Feb\n"])
  func `may have lines above its header`(title: String) throws {
    let (_, meals, broken) = try read("\(title)Date;Food;Calories\n2026-02-02;Soup;300\nx;Pie;200\n")

    #expect(meals.map(\.name.text) == ["Soup"])
    // The line of the file, not of the table.
    #expect(broken == ["Line \(title.count { $0 == "\n" } + 3): it has no date"])
  }

  @Test(arguments: ["UTF-16LE", "UTF-16BE"], [true, false]) func `may be encoded in UTF-16`(
    encoding: String, isMarked: Bool
  )
    throws
  {
    let text = "Date\tFood\tCalories\n2026-02-02\tMüsli\t300\n"
    let isLittle = encoding == "UTF-16LE"
    let bytes = (isMarked ? [0xFEFF] : []) + Array(text.utf16)
    let wide = bytes.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }

    #expect(try read(wide).meals.map(\.name.text) == ["Müsli"])
  }

  @Test func `may have one row per day without names`() throws {
    let (_, meals, _) = try read(
      "Date,Calories,Protein (g),Weight (kg)\n2026-02-02,1900,90,70.5\n2026-02-03,2000,95,\n")

    #expect(meals.map(\.date.iso) == ["2026-02-02", "2026-02-03"])
    #expect(meals.map(\.content.energy?.kilocalories) == [1_900, 2_000])
    // A column of words could be the name, so the person is asked.
    #expect(throws: ImportError.unknown) { try read("Date,Calories,What\n2026-02-02,1900,Soup\n") }
  }

  /// - Source: docs/export.md, and the table of meals that Tiffin's settings offer.
  @Test func `is recognised if it is Tiffin's own table`() throws {
    let head =
      "date,time,name,category,energy_kcal,carbs_g,protein_g,fat_g,rating,favourite,notes,fibre_g,sugars_g,saturated_g,salt_g"
    let (app, meals, _) = try read("\(head)\n2026-02-02,19:00,'=Pie,Dinner,700,60,20,30.5,,1,,4,,,1.2\n")

    #expect(app == "Tiffin")
    #expect(meals.map(\.name.text) == ["=Pie"] && meals.map(\.content.category) == [.dinner])
    #expect(meals.first?.content.macros.fat?.milligrams == 30_500 && meals.first?.nutrients[.salt] == 1_200)
    let files = try ImportedFiles(name: "meals.csv", bytes: Array("\(head)\n2026-02-02,,Pie,,7,,,,,,,,,,\n".utf8))
    #expect(try DiaryTables.columns(in: files) == nil)
  }

  @Test func `may have unescaped quotation marks`() throws {
    let (_, meals, _) = try read(
      "\"Date\",\"Food\",\"Calories\"\n\"2026-02-02\",\"Sub 12\" long\",\"600\"\n\"2026-02-02\",\"Pie \"Nona\"\",\"300\"\n"
    )

    #expect(meals.map(\.name.text) == ["Sub 12\" long", "Pie \"Nona\""])
    #expect(meals.map(\.content.energy?.kilocalories) == [600, 300])
  }
}

/// Tables that were once misread, as users sent them.
@Suite(.enabled(if: TestData.has("cases/sparkyfitness-report.csv"), Comment(rawValue: TestData.missing)))
struct `Diaries that were once misread` {
  private func meals(_ name: String) throws -> [ImportedMeal] {
    var meals: [ImportedMeal] = []
    try ImportedDiary(in: ImportedFiles(name: name, bytes: TestData.bytes("cases/\(name)"))).forEach { entry in
      if case .success(let meal) = entry { meals.append(meal) }
    }
    return meals
  }

  @Test(arguments: [
    ("sparkyfitness-report.csv", [184, 450]), ("own-meals-export.csv", [420]), ("diary-deleted-true.csv", [95, 150]),
    ("diary-logged-at.csv", [310, 420]), ("diary-daily-totals.csv", [2_100, 1_980]),
  ]) func `are read with the right energy`(name: String, energies: [Int]) throws {
    #expect(try meals(name).map(\.content.energy?.kilocalories) == energies)
  }
}
