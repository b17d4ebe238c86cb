import Testing

/// Each module imports only the modules that it may know. The compiler does not check this: a target can import the
/// dependencies of any target that is built with it.
@Suite struct `Source modules` {
  private static let mayImport: [String: Set<String>] = [
    "FastCGI": ["Platform", "CFastCGI", "CLinux", "Glibc", "Dispatch", "Synchronization"],
    "Platform": ["Glibc", "Dispatch", "Synchronization"],
    "Templating": ["Platform", "Synchronization"],
    "Cryptography": ["CSodium", "CVerification", "Glibc"],
    "Archives": ["CZlib", "Glibc"],
    "Fetching": ["Platform", "CCurl", "Glibc", "Dispatch", "Synchronization"],
    "PictureTools": ["Platform", "CConfinement", "Glibc", "Dispatch"],
    "QRCodes": ["CQRCode"],
    "TiffinCore": [
      "Archives", "Cryptography", "Fetching", "PictureTools", "Platform", "CCommonPasswords", "CKitchenTable",
      "CPostgreSQL", "CSQLite",
      "Glibc", "Dispatch", "Synchronization",
    ],
    "TiffinWeb": [
      "FastCGI", "Templating", "TiffinCore", "Cryptography", "Fetching", "PictureTools", "Platform", "QRCodes",
      "HTTPTypes", "Logging", "Synchronization",
    ],
    "tiffin": [
      "TiffinWeb", "TiffinCore", "FastCGI", "Fetching", "PictureTools", "Platform", "CBuild", "ArgumentParser",
      "Logging", "Glibc", "Synchronization",
    ],
  ]

  /// Further imports of single files: Foundation for time zone rules and for readable JSON.
  private static let also: [String: Set<String>] = [
    "TiffinCore/Basics/Time/ZoneClock.swift": ["Foundation"], "tiffin/Commands/ListRoutes.swift": ["Foundation"],
  ]

  /// The folders that may use unsafe memory. The compiler guarantees memory safety elsewhere.
  private static let mayBeUnsafe = [
    "FastCGI/", "Platform/", "Cryptography/", "Fetching/", "PictureTools/", "QRCodes/",
    "Archives/", "TiffinCore/Storage/",
  ]

  private let unsafe = /\bunsafe\b|@unchecked|unsafeBitCast/

  @Test func `are all in the import table`() {
    let modules = Set(SourceFile.all.map(\.module))

    #expect(modules.isSubset(of: Self.mayImport.keys))
    #expect(modules.contains("TiffinWeb"))
    #expect(SourceFile.all.contains { $0.imports == ["FastCGI", "HTTPTypes"] })
  }

  @Test(arguments: SourceFile.all.map(\.path)) func `import only what the table allows`(path: String) throws {
    let file = try #require(SourceFile.all.first { $0.path == path })

    let others = Set(file.imports).subtracting(Self.mayImport[file.module] ?? []).subtracting(Self.also[path] ?? [])

    #expect(others.isEmpty)
  }

  @Test func `use the SQLite library only in the storage folder`() {
    let strangers = SourceFile.all.filter { file in
      !file.path.hasPrefix("TiffinCore/Storage/") && file.imports.contains("CSQLite")
    }

    #expect(strangers.map(\.path).isEmpty)
  }

  /// All fetches pass the address check of one module.
  @Test func `connect to the network only in one module`() {
    let connecting = /\b(socket|connect|getaddrinfo|gethostbyname)\(|\bURLSession\b/
    let others = SourceFile.all.filter { $0.module != "Fetching" }

    // FastCGI accepts the web server's connections.
    #expect(others.filter { $0.module != "FastCGI" }.flatMap { $0.places(of: connecting) }.isEmpty)
    #expect(SourceFile.all.contains { $0.module == "Fetching" && !$0.places(of: connecting).isEmpty })
  }

  @Test func `use unsafe code only where they call C`() {
    let strangers = SourceFile.all.filter { file in !Self.mayBeUnsafe.contains { file.path.hasPrefix($0) } }
    let files = strangers.filter { !$0.places(of: unsafe).isEmpty }.map(\.path)

    // Pages are written into unsafe memory.
    #expect(files == ["Templating/Rendering/ByteBuffer.swift"])
  }

  @Test func `are checked by a parser that finds every form of import`() {
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
