/// A store of day records, with every statement on the table `day_record`.
public struct DayRecordStore: Sendable {
  let database: any Database

  /// Creates the store.
  public init(_ database: any Database) {
    self.database = database
  }

  /// The result of saving a note.
  public enum NoteUpdate: Equatable, Sendable {
    case saved
    /// The note was changed on another device since the form was shown, and was not saved.
    case changedMeanwhile(MealNotes)
  }

  /// Records a weight, or removes it if it is nil.
  ///
  /// - Throws: ``StoreError/pastDay``.
  public func set(_ weight: BodyWeight?, on day: LocalDate, by person: Person) throws(StoreError) {
    try change(day, of: person) { $0.weight = weight }
  }

  /// Adds an amount of water in millilitres, which may be negative; the sum stays within ``DayRecord/water``.
  ///
  /// - Throws: ``StoreError/pastDay``.
  public func add(water: Int, on day: LocalDate, by person: Person) throws(StoreError) {
    try change(day, of: person) { record in
      record.water = min(max(record.water + water, DayRecord.water.lowerBound), DayRecord.water.upperBound)
    }
  }

  /// Saves a note, unless it is no longer the one on which the change is based.
  ///
  /// - Parameter old: The note that the form showed.
  /// - Throws: ``StoreError/pastDay``.
  public func set(
    _ note: MealNotes, insteadOf old: MealNotes, on day: LocalDate, by person: Person
  ) throws(StoreError) -> NoteUpdate {
    var other: MealNotes?
    try change(day, of: person) { record in
      other = record.note == old || record.note == note ? nil : record.note
      if other == nil { record.note = note }
    }
    return other.map { .changedMeanwhile($0) } ?? .saved
  }

  private func change(
    _ day: LocalDate, of person: Person, _ change: (inout DayRecord) -> Void
  ) throws(StoreError) {
    try person.requireOpen(day)
    try database.write(of: person.household) { statements throws(StoreError) in
      let old = try Self.record(of: day, of: person.id, statements)
      var new = old
      change(&new)
      if new != old { try Self.write(new, on: day, of: person.id, statements) }
    }
  }

  /// Writes the record of a day, or deletes it if it is empty.
  static func write(
    _ record: DayRecord, on day: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    if record.isEmpty {
      try statements.run("DELETE FROM day_record WHERE person_id = $1 AND day = $2", [.id(person), .text(day.iso)])
      return
    }
    try statements.run(
      """
      INSERT INTO day_record (person_id, day, weight_g, water_ml, note) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (person_id, day)
      DO UPDATE SET weight_g = excluded.weight_g, water_ml = excluded.water_ml, note = excluded.note
      """,
      [
        .id(person), .text(day.iso), .int(record.weight?.grams), .int(record.water), .text(record.note.text),
      ])
  }

  /// Returns the record of a day, which is empty if there is none.
  public static func record(
    of day: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> DayRecord {
    try statements.first(
      "SELECT \(columns) FROM day_record WHERE person_id = $1 AND day = $2", [.id(person), .text(day.iso)]
    ) { row in read(row) } ?? .empty
  }

  /// Returns the records of a range of days, earliest first, without days on which nothing was recorded.
  public static func records(
    of days: ClosedRange<LocalDate>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [(day: LocalDate, record: DayRecord)] {
    try statements.all(
      "SELECT \(columns), day FROM day_record WHERE person_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day",
      [.id(person), .text(days.lowerBound.iso), .text(days.upperBound.iso)]
    ) { row in (day: LocalDate(iso: row.text(3)) ?? .epoch, record: read(row)) }
  }

  /// Returns the last weight before a day; nil if there is none.
  static func weight(
    before day: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> DatedWeight? {
    try statements.first(
      """
      SELECT weight_g, day FROM day_record WHERE person_id = $1 AND day < $2 AND weight_g IS NOT NULL
      ORDER BY day DESC LIMIT 1
      """, [.id(person), .text(day.iso)]
    ) { row in DatedWeight(day: LocalDate(iso: row.text(1)) ?? .epoch, weight: BodyWeight(stored: row.int(0))) }
  }

  /// The maximum number of notes that a search finds.
  static let mostNotes = 20

  /// Returns the notes that contain a text, latest first. Case and accents are ignored.
  static func notes(
    matching text: String, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [DatedNote] {
    let wanted = TextFolding.folded(text)
    let all = try statements.all(
      "SELECT day, note FROM day_record WHERE person_id = $1 AND note <> '' ORDER BY day DESC", [.id(person)]
    ) { row in DatedNote(day: LocalDate(iso: row.text(0)) ?? .epoch, text: row.text(1)) }
    return Array(all.lazy.filter { TextFolding.folded($0.text).contains(wanted) }.prefix(mostNotes))
  }

  private static let columns = "weight_g, water_ml, note"

  private static func read(_ row: borrowing Row) -> DayRecord {
    DayRecord(
      weight: row.optionalInt(0).map(BodyWeight.init(stored:)), water: row.int(1), note: MealNotes(stored: row.text(2)))
  }
}

/// A note with its day.
public struct DatedNote: Equatable, Sendable {
  /// The day of the note.
  public let day: LocalDate
  /// The note.
  public let text: String
}

/// A weight with its day.
public struct DatedWeight: Equatable, Sendable {
  /// The day of the weight.
  public let day: LocalDate
  /// The weight.
  public let weight: BodyWeight
}

/// The record of a day with what its page shows besides.
public struct DayRecordPage: Sendable {
  /// The record of the day.
  public let record: DayRecord
  /// The last weight before the day; nil if there is none, if the day has a weight, or if weights are not recorded.
  public let lastWeight: DatedWeight?

  /// The page of a person who records nothing.
  public static let empty = DayRecordPage()

  private init() {
    (record, lastWeight) = (.empty, nil)
  }

  /// Reads the record; nil if the person records nothing.
  init?(
    of day: LocalDate, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let kinds = person.settings.records.kinds
    if kinds.isEmpty { return nil }
    record = try DayRecordStore.record(of: day, of: person.id, statements)
    let isAsked = kinds.contains(.weight) && record.weight == nil
    lastWeight = isAsked ? try DayRecordStore.weight(before: day, of: person.id, statements) : nil
  }
}
