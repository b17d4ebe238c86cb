extension Migration {
  /// 010: pictures of unsaved forms.
  ///
  /// A picture belongs to a person, or to nobody until the holder of its token signs in; only the token's hash is
  /// stored. A row contains either the uploaded file or the finished picture in both sizes. Times are in seconds since
  /// 1970-01-01 UTC.
  static let heldPictures = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      CREATE TABLE held_picture (
        id \(dialect.identity),
        household_id \(dialect.integer),
        person_id \(dialect.integer),
        token_hash \(dialect.text) UNIQUE CHECK (length(token_hash) = 64),
        held_at \(dialect.integer) NOT NULL,
        byte_count \(dialect.integer) NOT NULL CHECK (byte_count > 0),
        format \(dialect.text) CHECK (format IN ('jpeg', 'webp')),
        small \(dialect.bytes) CHECK (length(small) > 0),
        large \(dialect.bytes) CHECK (length(large) > 0),
        upload \(dialect.bytes) CHECK (length(upload) > 0),
        CHECK ((person_id IS NULL) = (household_id IS NULL)),
        CHECK ((person_id IS NULL) = (token_hash IS NOT NULL)),
        CHECK ((format IS NULL) = (upload IS NOT NULL)),
        CHECK ((small IS NULL) = (format IS NULL)),
        CHECK ((large IS NULL) = (format IS NULL)),
        FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      ) \(dialect.tableEnd)
      """)
    // The last column allows summing bytes without reading the pictures.
    try statements.run("CREATE INDEX held_picture_by_person ON held_picture (person_id, held_at, id, byte_count)")
    try statements.run("CREATE INDEX held_picture_by_time ON held_picture (held_at)")
  }
}
