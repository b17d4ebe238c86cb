/// An importer of rows in the format of Tiffin's own export, 50 per transaction, so that other writes do not wait long.
final class RowImporter {
  private static let atOnce = 50
  let stores: Stores
  private let pictures: ImportedPictureRenderer
  /// The import job that records the new rows, so that the import can be undone; nil to record nothing.
  private let bringing: ImportJob.ID?
  /// The photos stored so far, by their path in the export.
  private var photos: [String: Photo.ID] = [:]

  init(stores: Stores, pictures: ImportedPictureRenderer, bringing: ImportJob.ID?) {
    self.stores = stores
    self.pictures = pictures
    self.bringing = bringing
  }

  /// Imports the readable rows of a kind. A row is skipped if the number of existing equal rows is at least the number
  /// that the source contains up to this row.
  ///
  /// - Parameter seen: Called for each row before it is read.
  func take<Thing: ExportedRow>(
    _ type: Thing.Type, of source: some ExportedRows, in folder: String = "", for person: Person,
    seen: () throws -> Void
  ) throws -> ImportResult {
    var result = ImportResult()
    var tally = OccurrenceCounter<[SQLValue]>()
    var waiting: [CountedRow<Thing>] = []
    for (place, row) in try source.rows(of: Thing.table, in: folder).enumerated() {
      try seen()
      switch Thing.read(row, at: place) {
      case .failure(let broken): result.broken.append(broken)
      case .success(let thing): waiting.append(CountedRow(thing, named: Thing.name(of: row, at: place), &tally))
      }
      if waiting.count == Self.atOnce {
        result += try take(waiting, of: source, for: person)
        waiting = []
      }
    }
    result += try take(waiting, of: source, for: person)
    return result
  }

  private func take<Thing: ExportedRow>(
    _ all: [CountedRow<Thing>], of source: some ExportedRows, for person: Person
  ) throws(StoreError) -> ImportResult {
    let new = try stores.database.read { statements throws(StoreError) in
      var new: [CountedRow<Thing>] = []
      for thing in all where try thing.isNew(for: person, statements) { new.append(thing) }
      return new
    }
    var result = ImportResult(known: all.count - new.count)
    guard !new.isEmpty else { return result }
    // Pictures are rendered before the transaction, so that other writes do not wait for that.
    let rendered = rendered(new.compactMap(\.thing.picture), of: source)
    // The transaction may run again if another one in the same commit fails. Photos of the first run do not exist in
    // that case.
    let (stored, known) = try stores.database.write(of: person.household) { statements throws(StoreError) in
      if let bringing { try ImportJobStore.requireTaking(bringing, statements) }
      var (stored, known) = (ImportResult(), photos)
      for thing in new { stored += try store(thing, rendered, &known, for: person, statements) }
      return (stored, known)
    }
    photos = known
    result += stored
    return result
  }

  private func rendered(_ paths: [String], of source: some ExportedRows) -> [String: ExportedPhoto] {
    var rendered: [String: ExportedPhoto] = [:]
    for path in Set(paths) where photos[path] == nil {
      rendered[path] = pictures.rendered(source.picture(path), isOwn: true).map(ExportedPhoto.new)
    }
    return rendered
  }

  private func store<Thing: ExportedRow>(
    _ counted: CountedRow<Thing>, _ rendered: [String: ExportedPhoto], _ known: inout [String: Photo.ID],
    for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportResult {
    guard try counted.isNew(for: person, statements) else { return ImportResult(known: 1) }
    let path = counted.thing.picture
    let photo = path.flatMap { known[$0].map(ExportedPhoto.known) ?? rendered[$0] }
    let trace = try insert(counted.thing, photo, by: person, statements)
    if case .none(let reason) = trace {
      return ImportResult(broken: [UnreadableRecipe(name: counted.name, reason: reason)])
    }
    if case .meal(_, let photo?) = trace, let path { known[path] = photo }
    if let bringing { try trace.remember(of: bringing, statements) }
    return ImportResult(added: 1, withoutPicture: path != nil && !trace.isPictured ? [counted.name] : [])
  }

  private func insert<Thing: ExportedRow>(
    _ thing: Thing, _ photo: ExportedPhoto?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportedRow {
    do throws(StoreError) { return try thing.insert(photo, by: person, in: stores, statements) } catch {
      if case .quota = error { return .none(.full) }
      throw error
    }
  }
}
