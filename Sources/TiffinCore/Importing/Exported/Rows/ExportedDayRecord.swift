/// What a person recorded on a day besides meals.
struct ExportedDayRecord: ExportedRow {
  static let table = ExportedTable.dayRecords

  private let day: LocalDate
  private let record: DayRecord

  init(exported value: JSONValue) throws(ImportError) {
    guard let day = LocalDate(iso: value.written("day")) else { throw .undated }
    self.day = day
    record = DayRecord(
      weight: try value.whole("weight_g", in: BodyWeight.range).flatMap(BodyWeight.init(grams:)),
      water: try value.whole("water_ml", in: DayRecord.water) ?? 0,
      note: try Self.reading { try MealNotes(value.written("note")) })
    if record.isEmpty { throw .invalid }
  }

  var sameness: [SQLValue] { [.text(day.iso)] }

  /// A day on which something is recorded keeps it.
  func count(for person: Person, _ statements: borrowing Statements) throws(StoreError) -> Int {
    try DayRecordStore.record(of: day, of: person.id, statements).isEmpty ? 0 : .max
  }

  func insert(
    _ photo: ExportedPhoto?, by person: Person, in stores: Stores, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    try DayRecordStore.write(record, on: day, of: person.id, statements)
    return .lasting
  }
}
