import Testing

/// Which room may know which. The compiler does not keep them apart: a target's dependencies can be imported by any
/// target that is built with it.
@Suite struct `The rooms of the house` {
  private static let mayImport: [String: Set<String>] = [
    "FastCGI": ["CFastCGI", "Glibc", "Synchronization"],
    "Templating": ["Glibc", "Synchronization"],
    "TiffinCore": ["GRDB", "GRDBSQLite", "CCurl", "CSodium", "CSpawn", "Glibc", "Dispatch", "Synchronization"],
    "TiffinWeb": ["FastCGI", "Templating", "TiffinCore", "HTTPTypes", "Logging", "Glibc", "Synchronization"],
    "tiffin": ["TiffinWeb", "TiffinCore", "FastCGI", "ArgumentParser", "Logging", "Glibc", "Synchronization"],
  ]

  /// What single files may import besides: Foundation knows the rules of all time zones, and writes JSON for people.
  private static let also: [String: Set<String>] = [
    "TiffinCore/Basics/Time/ZoneClock.swift": ["Foundation"], "tiffin/Commands/Routes.swift": ["Foundation"],
  ]

  /// Where memory may be touched that Swift does not watch over. Everything else is safe by the compiler's word.
  private static let mayBeUnsafe = [
    "FastCGI/", "TiffinCore/Accounts/Passwords/", "TiffinCore/Fetching/", "TiffinCore/Storage/", "TiffinCore/Photos/",
    "TiffinCore/Basics/Time/ServerClock.swift", "TiffinCore/Accounts/Sessions/NetworkAddress.swift",
    "TiffinWeb/HTTP/Assets/Folder.swift", "tiffin/",
  ]

  private let unsafe = /\bunsafe\b|@unchecked|unsafeBitCast/

  @Test func `are all looked into`() {
    let modules = Set(SourceFile.all.map(\.module))

    #expect(modules.isSubset(of: Self.mayImport.keys))
    #expect(modules.contains("TiffinWeb"))
    #expect(SourceFile.all.contains { $0.imports == ["FastCGI", "HTTPTypes"] })
  }

  @Test(arguments: SourceFile.all.map(\.path)) func `import only what their table allows`(path: String) throws {
    let file = try #require(SourceFile.all.first { $0.path == path })

    let others = Set(file.imports).subtracting(Self.mayImport[file.module] ?? []).subtracting(Self.also[path] ?? [])

    #expect(others.isEmpty)
  }

  @Test func `keep the database's library in one place`() {
    let strangers = SourceFile.all.filter { !$0.path.hasPrefix("TiffinCore/Storage/") && $0.imports.contains("GRDB") }

    #expect(strangers.map(\.path).isEmpty)
  }

  @Test func `keep cryptography in one place`() {
    let strangers = SourceFile.all.filter { file in
      !file.path.hasPrefix("TiffinCore/Accounts/Passwords/") && file.imports.contains("CSodium")
    }

    #expect(strangers.map(\.path).isEmpty)
  }

  /// What is fetched passes the check of its address, or it is not fetched.
  @Test func `have one way out`() {
    let connecting = /\b(socket|connect|getaddrinfo|gethostbyname)\(|\bURLSession\b/
    let gateway = "TiffinCore/Fetching/"
    let others = SourceFile.all.filter { !$0.path.hasPrefix(gateway) }

    #expect(others.filter { $0.imports.contains("CCurl") }.map(\.path).isEmpty)
    // The web server's connections.
    #expect(others.filter { $0.module != "FastCGI" }.flatMap { $0.places(of: connecting) }.isEmpty)
    #expect(SourceFile.all.contains { $0.path.hasPrefix(gateway) && !$0.places(of: connecting).isEmpty })
  }

  @Test func `are safe but where they talk to C`() {
    let strangers = SourceFile.all.filter { file in !Self.mayBeUnsafe.contains { file.path.hasPrefix($0) } }
    let files = strangers.filter { !$0.places(of: unsafe).isEmpty }.map(\.path)

    // Templating reads its folder in one file, and writes its page in another.
    #expect(files.filter { !$0.hasPrefix("Templating/") }.isEmpty)
    #expect(files.filter { $0.hasPrefix("Templating/") }.count <= 2)
  }

  @Test func `read imports as Swift does`() {
    let file = SourceFile(
      path: "A/B.swift",
      text: """
        // import Foundation
        import GRDB
        public import HTTPTypes  // for headers
        @preconcurrency internal import struct Foundation.Data
        @testable import TiffinWeb
        let important = "import Nothing"
        """)

    #expect(file.imports == ["GRDB", "HTTPTypes", "Foundation", "TiffinWeb"])
  }
}
