import Testing

@testable import TiffinCore

/// A service that cannot start ends for good if a retry cannot help, and tries again if it may.
@Suite struct `A database that cannot be opened` {
  // The sentences are those of PostgreSQL 17 and its libpq.
  @Test(arguments: [
    #"connection to server at "db" (10.0.0.7), port 5432 failed: FATAL:  password authentication failed for user "t""#,
    #"connection to server at "db" (10.0.0.7), port 5432 failed: fe_sendauth: no password supplied"#,
    #"connection to server on socket "/run/postgresql/.s.PGSQL.5432" failed: FATAL:  role "tiffin" does not exist"#,
    #"connection to server on socket "/run/s" failed: FATAL:  Peer authentication failed for user "tiffin""#,
    #"connection to server at "db" (10.0.0.7), port 5432 failed: FATAL:  database "the tiffin" does not exist"#,
    #"failed: FATAL:  no pg_hba.conf entry for host "10.0.0.9", user "t", database "t", no encryption"#,
    #"failed: FATAL:  database "t" is not currently accepting connections"#,
    #"invalid sslmode value: "never""#, #"invalid port number: "99999""#,
    #"connection to server at "db" (10.0.0.7), port 5432 failed: server does not support SSL, but SSL was required"#,
    #"failed: root certificate file "/etc/ca.crt" does not exist"#,
    "failed: SSL error: certificate verify failed",
    #"connection to server at "a" (10.0.0.7), port 1 failed: FATAL:  no pg_hba.conf entry for host "b"; "#
      + #"connection to server at "a" (10.0.0.7), port 1 failed: FATAL:  no pg_hba.conf entry for host "b""#,
  ])
  func `needs an administrator if the settings of the connection are wrong`(reason: String) {
    #expect(InstallationError.store(.unreachable("PostgreSQL cannot be used: \(reason)")).isLasting)
  }

  @Test(arguments: [
    #"connection to server at "db" (10.0.0.7), port 5432 failed: Connection refused"#,
    #"connection to server on socket "/run/postgresql/.s.PGSQL.5432" failed: No such file or directory"#,
    #"could not translate host name "db" to address: Temporary failure in name resolution"#,
    "failed: FATAL:  the database system is starting up", "failed: FATAL:  sorry, too many clients already",
    "failed: FATAL:  the database system is shutting down", "failed: timeout expired", "failed: session is read-only",
    #"connection to server at "a" (10.0.0.7), port 5432 failed: FATAL:  database "t" does not exist; "#
      + #"connection to server at "b" (10.0.0.8), port 5432 failed: Connection refused"#,
    // Words of a reason in another order, and names with quotation marks.
    #"failed: "x" does not exist at role "y""#,
  ])
  func `may be opened later if the server is temporarily unavailable`(reason: String) {
    #expect(!InstallationError.store(.unreachable("PostgreSQL cannot be used: \(reason)")).isLasting)
  }

  @Test func `needs an administrator if its file is damaged, read-only or cannot be opened`() {
    let lasting: [StoreError] = [
      .damaged("malformed"), .readOnly, .failed("SQLite 14: unable to open database file"),
      .failed("libpq.so.5 is not installed (Debian: libpq5), or cannot be loaded"),
    ]
    let passing: [StoreError] = [.busy, .full, .tooSlow("57014"), .failed("SQLite 10: disk I/O error")]

    #expect(lasting.allSatisfy { InstallationError.store($0).isLasting })
    #expect(passing.allSatisfy { !InstallationError.store($0).isLasting })
    #expect(InstallationError.notWritable(folder: "/data").isLasting && !InstallationError.serverFull.isLasting)
  }
}
