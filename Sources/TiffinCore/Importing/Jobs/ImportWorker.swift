import Dispatch
public import PictureTools
import Synchronization

/// A background worker that imports uploaded files, one file at a time per household, in turn with other households.
public final class ImportWorker: Sendable {
  private let stores: Stores
  private let renderer: PhotoRenderer
  private let hasSpace: @Sendable () -> Bool
  private let isBackground: Bool
  private let turns: ImportQueue
  private let report: @Sendable (any Error) -> Void
  private let queue = DispatchQueue(label: "bringings", qos: .utility, attributes: .concurrent)
  /// The households with an import in progress, each with its queue of further imports.
  private let waiting = Mutex<[Household.ID: [@Sendable () -> Void]]>([:])
  private let underWay = DispatchGroup()
  private let isOver = Mutex(false)

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - hasSpace: Returns true if the disk has space for one more picture.
  ///   - turns: The queue that imports share with previews.
  ///   - isBackground: False if the process ends with its response (CGI), so that the request itself imports
  ///     everything.
  ///   - report: Called with each error that interrupts an import, which can be resumed later.
  public init(
    _ stores: Stores, renderer: PhotoRenderer, hasSpace: @escaping @Sendable () -> Bool,
    turns: ImportQueue = ImportQueue(folder: nil, threads: 1),
    isBackground: Bool,
    report: @escaping @Sendable (any Error) -> Void
  ) {
    self.stores = stores
    self.renderer = renderer
    self.hasSpace = hasSpace
    self.turns = turns
    self.isBackground = isBackground
    self.report = report
  }

  /// Starts or queues the import of a file that a person has confirmed.
  public func send(_ id: ImportJob.ID, for person: Person) {
    guard isBackground else { return take(id, for: person) }
    let isFirst = waiting.withLock { waiting in
      let others = waiting[person.household]
      waiting[person.household] = (others ?? []) + (others == nil ? [] : [{ [self] in take(id, for: person) }])
      return others == nil
    }
    if isFirst { queue.async(group: underWay) { [self] in takeAll(from: id, for: person) } }
  }

  /// Imports a file, followed by files of the same household that were queued meanwhile.
  private func takeAll(from id: ImportJob.ID, for person: Person) {
    var next: (@Sendable () -> Void)? = { [self] in take(id, for: person) }
    while let current = next {
      current()
      next = waiting.withLock { waiting in
        guard var others = waiting[person.household], !others.isEmpty else {
          waiting[person.household] = nil
          return nil
        }
        let first = others.removeFirst()
        waiting[person.household] = others
        return first
      }
    }
  }

  /// Waits until all imports have ended.
  public func finish() { underWay.wait() }

  /// Stops all imports after the current recipe or row, and waits until they have stopped. The imports can be resumed
  /// later.
  public func stop() {
    isOver.withLock { $0 = true }
    underWay.wait()
  }

  private func take(_ id: ImportJob.ID, for person: Person) {
    do {
      let turn = try ImportQueue.YieldingTurn(turns, for: person.household)
      guard let file = try stores.importJobs.file(of: id, for: person) else { return }
      let budget = ReadingBudget(forFileOf: file.content.count)
      let files = try stores.importJobs.files(of: file.content, named: file.name, within: budget)
      let before = try stores.importJobs.added(by: id, for: person)
      var noted = stores.importJobs.now()
      func report(_ seen: Int) throws {
        if isOver.withLock({ $0 }) { throw CancellationError() }
        try turn.pause()
        guard stores.importJobs.now() != noted else { return }
        noted = stores.importJobs.now()
        try stores.importJobs.recordProgress(seen - 1, of: id, for: person)
      }
      let result = try take(file, of: id, in: files, for: person, report)
      try stores.importJobs.finish(
        id, leavingOut: result.broken.filter { $0.reason == .full }, known: max(0, result.known - before), for: person)
    } catch let error as ImportError {
      let rest = UnreadableRecipe(name: "The rest of the file", reason: error)
      do { try stores.importJobs.finish(id, leavingOut: [rest], for: person) } catch { report(error) }
    } catch StoreError.notFound {
      // The import was undone meanwhile, or the person has left the household.
    } catch {
      if !isOver.withLock({ $0 }) { report(error) }
    }
  }

  private func take(
    _ file: PendingFile, of id: ImportJob.ID, in files: ImportedFiles, for person: Person,
    _ report: (Int) throws -> Void
  ) throws -> ImportResult {
    let pictures = ImportedPictureRenderer(renderer: renderer, household: person.household, hasSpace: hasSpace)
    switch file.kind {
    case .diary:
      let diary = try file.columns.map { try ImportedDiary(in: files, as: $0) } ?? ImportedDiary(in: files)
      return try DiaryImporter(of: id, to: stores.meals, for: person).take(diary, report: report)
    case .recipes, .household:
      let household = HouseholdImporter(of: id, to: stores, pictures, leavingOut: file.leftOut, for: person)
      guard let export = try ExportArchive(in: files) else {
        return try household.take(ImportedRecipes(in: files), report: report)
      }
      let own = try export.folder(of: person).map { [($0, person)] } ?? []
      return try household.take(export, of: own, report: report)
    }
  }
}
