/// What a person ate before, each name once by its last meal: what is eaten most around an hour first.
public struct KnownMeals: Sendable {
  /// Favourites and others, as they are proposed.
  public let all: [ListedMeal]

  /// In the same order.
  public var favourites: [ListedMeal] { all.filter(\.isFavourite) }

  /// What is no favourite, the last eaten first.
  public var recent: [ListedMeal] {
    all.filter { !$0.isFavourite }.sorted { one, other in
      (one.date, one.time ?? .midnight, one.id.number) > (other.date, other.time ?? .midnight, other.id.number)
    }
  }
}

extension MealStore {
  /// What a person ate before: names eaten most often within an hour of that time first, then those eaten most.
  ///
  /// Looks at the last ``recentMeals`` meals, and at as many favourites, so that it costs the same after ten years.
  static func known(
    at time: LocalTime, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> KnownMeals {
    let (from, to) = (time.moved(minutes: -60), time.moved(minutes: 60))
    let nearby = from < to ? "eaten_at BETWEEN $1 AND $2" : "eaten_at >= $1 OR eaten_at BETWEEN '00:00' AND $2"
    return KnownMeals(
      all: try statements.all(
        known(nearby: nearby), [.text(from.iso), .text(to.iso), .id(person)], count: 64, MealRow.readListed))
  }

  /// Meals that ``known(at:of:_:)`` looks at: some hundred days of five meals a day.
  public static let recentMeals = 500

  static func known(nearby: String) -> String {
    """
    SELECT \(MealRow.listedColumns) FROM meal JOIN (
      SELECT latest, usual, uses FROM (\(ranked(favourites(nearby), 24))) AS liked
      UNION ALL
      SELECT latest, usual, uses FROM (\(ranked(others(nearby), 40))) AS others
    ) AS chosen ON id = latest ORDER BY usual DESC, uses DESC, latest DESC
    """
  }

  /// Each name once.
  private static func ranked(_ meals: String, _ limit: Int) -> String {
    """
    SELECT MAX(recent) AS latest, SUM(nearby) AS usual, COUNT(*) AS uses FROM (\(meals)) AS eaten
    GROUP BY known ORDER BY usual DESC, uses DESC, latest DESC LIMIT \(limit)
    """
  }

  private static func favourites(_ nearby: String) -> String {
    """
    SELECT id AS recent, name_key AS known, CASE WHEN \(nearby) THEN 1 ELSE 0 END AS nearby
    FROM meal WHERE person_id = $3 AND is_favourite = 1 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT \(recentMeals)
    """
  }

  /// Of the last meals, whatever they are: so it passes no more of them where most are favourites.
  private static func others(_ nearby: String) -> String {
    """
    SELECT recent, known, nearby FROM (
      SELECT id AS recent, name_key AS known, is_favourite AS liked, CASE WHEN \(nearby) THEN 1 ELSE 0 END AS nearby
      FROM meal WHERE person_id = $3 AND deleted_at IS NULL
      ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT \(recentMeals)
    ) AS last WHERE liked = 0
    """
  }

  /// A person's last meal of that name, however long ago it was; nil where there is none.
  public func last(named name: MealName, of person: Person.ID) throws(StoreError) -> Meal? {
    try database.read { statements throws(StoreError) in
      try statements.first(Self.lastOfName, [.id(person), .text(Self.key(name))], MealRow.read)
    }
  }

  static let lastOfName = """
    SELECT \(MealRow.columns) FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 1
    """
}
