extension Migration {
  /// A part of 018: imports of public tables of foods that are in progress or were interrupted.
  static let foodImports = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      CREATE TABLE food_import (
        name \(dialect.text) PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 32),
        version \(dialect.text) NOT NULL,
        taken \(dialect.integer) NOT NULL CHECK (taken >= 0)
      ) \(dialect.tableEnd)
      """)
  }
}
