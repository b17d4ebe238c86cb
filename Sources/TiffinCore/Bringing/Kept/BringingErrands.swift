import Dispatch
public import PictureTools
import Synchronization

/// Takes what households bring outside of requests: of each household one file after the other, in turns with others.
public final class BringingErrands: Sendable {
  private let stores: Stores
  private let renderer: PhotoRenderer
  private let hasRoom: @Sendable () -> Bool
  private let isAside: Bool
  private let turns: ImportTurns
  private let report: @Sendable (any Error) -> Void
  private let queue = DispatchQueue(label: "bringings", qos: .utility, attributes: .concurrent)
  /// Households of which a file is being taken, with those that wait for it.
  private let waiting = Mutex<[Household.ID: [@Sendable () -> Void]]>([:])
  private let underWay = DispatchGroup()
  private let isOver = Mutex(false)

  /// - Parameters:
  ///   - hasRoom: Tells whether there is room to keep one more picture.
  ///   - turns: The turns that those who look into files take, too.
  ///   - isAside: False where the process ends with its answer: then the request itself takes all.
  ///   - report: Gets errors, after which the work can be begun again.
  public init(
    _ stores: Stores, renderer: PhotoRenderer, hasRoom: @escaping @Sendable () -> Bool,
    turns: ImportTurns = ImportTurns(folder: nil, threads: 1),
    isAside: Bool,
    report: @escaping @Sendable (any Error) -> Void
  ) {
    self.stores = stores
    self.renderer = renderer
    self.hasRoom = hasRoom
    self.turns = turns
    self.isAside = isAside
    self.report = report
  }

  /// Takes what is in a bringing that was begun.
  public func send(_ id: KeptBringing.ID, for person: Person) {
    guard isAside else { return take(id, for: person) }
    let isFirst = waiting.withLock { waiting in
      let others = waiting[person.household]
      waiting[person.household] = (others ?? []) + (others == nil ? [] : [{ [self] in take(id, for: person) }])
      return others == nil
    }
    if isFirst { queue.async(group: underWay) { [self] in takeAll(from: id, for: person) } }
  }

  /// Takes a file, and then those of the same household that came meanwhile.
  private func takeAll(from id: KeptBringing.ID, for person: Person) {
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

  /// Waits for all that is under way.
  public func finish() { underWay.wait() }

  /// Ends after the recipe that is being taken, and waits for that. Somebody may let it go on afterwards.
  public func stop() {
    isOver.withLock { $0 = true }
    underWay.wait()
  }

  private func take(_ id: KeptBringing.ID, for person: Person) {
    do {
      let turn = try ImportTurns.Long(turns, for: person.household)
      guard let file = try stores.bringings.file(of: id, for: person) else { return }
      let budget = ReadingBudget(forFileOf: file.content.count)
      let files = try stores.bringings.files(of: file.content, named: file.name, within: budget)
      let before = try stores.bringings.added(by: id, for: person)
      var noted = stores.bringings.now()
      func report(_ seen: Int) throws {
        if isOver.withLock({ $0 }) { throw CancellationError() }
        try turn.pause()
        guard stores.bringings.now() != noted else { return }
        noted = stores.bringings.now()
        try stores.bringings.note(seen - 1, of: id, for: person)
      }
      let result = try take(file, of: id, in: files, for: person, report)
      try stores.bringings.finish(
        id, leavingOut: result.broken.filter { $0.reason == .full }, known: max(0, result.known - before), for: person)
    } catch let error as BringingError {
      let rest = BrokenRecipe(name: "The rest of the file", reason: error)
      do { try stores.bringings.finish(id, leavingOut: [rest], for: person) } catch { report(error) }
    } catch StoreError.notFound {
      // It was taken back meanwhile, or those whose it was have left.
    } catch {
      if !isOver.withLock({ $0 }) { report(error) }
    }
  }

  private func take(
    _ file: HeldFile, of id: KeptBringing.ID, in files: BroughtFiles, for person: Person,
    _ report: (Int) throws -> Void
  ) throws -> BringingResult {
    let pictures = BroughtPictures(renderer: renderer, household: person.household, hasRoom: hasRoom)
    switch file.kind {
    case .diary:
      let diary = try file.columns.map { try BroughtDiary(in: files, as: $0) } ?? BroughtDiary(in: files)
      return try BringingMeals(of: id, to: stores.meals, for: person).take(diary, report: report)
    case .recipes, .household:
      let household = BringingHousehold(of: id, to: stores, pictures, leavingOut: file.leftOut, for: person)
      guard let export = try OwnExport(in: files) else {
        return try household.take(BroughtRecipes(in: files), report: report)
      }
      let own = try export.folder(of: person).map { [($0, person)] } ?? []
      return try household.take(export, of: own, report: report)
    }
  }
}
