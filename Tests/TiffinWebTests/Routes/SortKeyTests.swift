import TestServer
import Testing

@testable import TiffinCore

/// Tests the keys that rows are sorted by. NULLs come first in SQLite and last in PostgreSQL.
@Suite(.onFile) struct `A sort key` {
  @Test func `is never null, which SQLite and PostgreSQL sort differently`() throws {
    let columns = try Site().columnsThatMayBeNull
    let statements = try StatementsOfSite.all().sorted()

    let sorted = statements.filter { !SortKey.all(of: $0).isEmpty }

    #expect(sorted.count > 30 && columns.contains("food.barcode"))
    for sql in sorted {
      #expect(SortKey.all(of: sql).filter { $0.mayBeNull(in: sql, columns) } == [], "\(sql)")
    }
  }

  @Test(arguments: [
    ("SELECT id FROM meal ORDER BY energy_kcal DESC, id LIMIT 3", ["energy_kcal"]),
    ("SELECT m.id FROM meal AS m ORDER BY m.energy_kcal", ["m.energy_kcal"]),
    ("SELECT id FROM food ORDER BY household_id IS NULL, id", []),
    ("SELECT id FROM meal ORDER BY COALESCE(energy_kcal, -1)", []),
    ("SELECT id FROM meal ORDER BY COALESCE(fat_mg, carbs_mg)", ["COALESCE(fat_mg, carbs_mg)"]),
    ("SELECT id FROM meal WHERE deleted_at < $1 ORDER BY deleted_at", []),
    ("SELECT id FROM (SELECT id FROM meal ORDER BY deleted_at LIMIT 2) AS found ORDER BY id", ["deleted_at"]),
  ])
  func `is found in the statement`(_ sql: String, _ keys: [String]) throws {
    let columns = try Site().columnsThatMayBeNull

    #expect(SortKey.all(of: sql).filter { $0.mayBeNull(in: sql, columns) }.map(\.text) == keys)
  }
}

/// A key after ORDER BY.
private struct SortKey: Equatable {
  let text: String

  static func all(of sql: String) -> [SortKey] {
    sql.split(separator: "ORDER BY ").dropFirst().flatMap { keys(at: $0) }
  }

  /// The keys up to the end of the list or of the subquery.
  private static func keys(at rest: Substring) -> [SortKey] {
    var (keys, depth) = ([""], 0)
    for letter in rest.prefix(upTo: rest.firstRange(of: " LIMIT")?.lowerBound ?? rest.endIndex) {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth < 0 { break }
      if letter == ",", depth == 0 { keys.append("") } else { keys[keys.count - 1].append(letter) }
    }
    return keys.map { SortKey(text: Whitespace.trimmed(Whitespace.trimmed($0).replacing(/\s(DESC|ASC)$/, with: ""))) }
  }

  /// True if it uses a column that may be NULL, of a table that the statement names, and nothing there says that it is not.
  func mayBeNull(in sql: String, _ columns: Set<String>) -> Bool {
    let rest = text.replacing(/[a-z_.]+ IS NULL|COALESCE\([a-z_.]+, -?[0-9]+\)/, with: "")
    let names = rest.matches(of: /[a-z_]+(\.[a-z_]+)?/).compactMap { $0.0.split(separator: ".").last.map(String.init) }
    let tables = Set(sql.matches(of: /[a-z_]+/).map { String($0.0) })
    return names.contains { name in
      let isNamed = tables.contains { columns.contains("\($0).\(name)") }
      return isNamed && !sql.contains("\(name) <") && !sql.contains("\(name) IS NOT NULL")
    }
  }
}

extension Site {
  /// The columns that may be NULL, such as `meal.energy_kcal`.
  fileprivate var columnsThatMayBeNull: Set<String> {
    get throws {
      try database.read { statements throws(StoreError) in
        try Set(
          statements.all(
            """
            SELECT t.name || '.' || c.name FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
            WHERE t.type = 'table' AND c."notnull" = 0 AND c.pk = 0
            """
          ) { $0.text(0) })
      }
    }
  }
}
