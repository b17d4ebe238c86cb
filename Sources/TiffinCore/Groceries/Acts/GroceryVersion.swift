/// A fingerprint of a household's grocery list, which changes whenever a line is added, ticked, changed or removed.
///
/// The order of the aisles is not included.
public struct GroceryVersion: Equatable, Sendable {
  private let count: Int
  private let last: Int
  private let revisions: Int
  private let acts: Int
  private let needed: Int

  /// Computes the fingerprint of a list that has been read.
  public init(_ list: GroceryList) {
    count = list.items.count
    last = list.items.reduce(0) { max($0, Int($1.id.number)) }
    revisions = list.items.reduce(0) { $0 &+ $1.revision }
    acts = list.items.reduce(0) { $0 &+ $1.acted }
    needed = list.items.reduce(0) { $0 &+ ($1.isNeeded ? 1 : 0) }
  }

  /// Computes the fingerprint with one statement, whose result is cached until something is written.
  public init(of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    self = try statements.cached(Key(household: person.household)) { () throws(StoreError) in
      let version = try statements.first(Self.sums, [.id(person.household)]) { row in GroceryVersion(row) }
      return version ?? GroceryVersion(GroceryList(items: [], aisles: []))
    }
  }

  private init(_ row: borrowing Row) {
    count = row.int(0)
    last = row.int(1)
    revisions = row.int(2)
    acts = row.int(3)
    needed = row.int(4)
  }

  /// The fingerprint as text.
  public var text: String { "\(count).\(last).\(revisions).\(acts).\(needed)" }

  private struct Key: CacheKey {
    typealias Value = GroceryVersion
    let household: Household.ID
  }

  static let sums = """
    SELECT COUNT(*), COALESCE(MAX(id), 0), \(PortableSQL.sum("revision")), \(PortableSQL.sum("acted_at")),
    \(PortableSQL.sum("is_needed"))
    FROM grocery_item WHERE household_id = $1 AND deleted_at IS NULL
    """
}
