// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules; `Scripts/test` adds the formatter's.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The commit that is built, as the number of its first ten digits; 0 if nobody said. `tiffin --version` tells it.
let commit =
  Context.environment["TIFFIN_COMMIT"].flatMap { UInt64($0, radix: 16) }.map { "0x\(String($0, radix: 16))ULL" } ?? "0"

let package = Package(
  name: "tiffin",
  products: [
    .executable(name: "tiffin", targets: ["tiffin"]),
    // For the benchmark of rendering, Bench/Rendering, and for Tests/Fuzz.
    .library(name: "TiffinWeb", targets: ["TiffinWeb", "TiffinCore", "FastCGI", "Templating", "PictureTools"]),
  ],
  dependencies: [
    // Exact, so that the same commit makes the same program, also where there is no Package.resolved.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    // libfcgi, which carries FastCGI.
    .systemLibrary(name: "CFastCGI", providers: [.apt(["libfcgi-dev"])]),
    // System calls of Linux that Swift cannot name.
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CSodium",
      pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"])]
    ),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // A file of common passwords, embedded.
    .target(
      name: "CCommonPasswords", exclude: ["common-passwords.bloom"], cSettings: [.treatAllWarnings(as: .error)]),
    // Foods/kitchen.tsv, embedded.
    .target(name: "CKitchenTable", cSettings: [.treatAllWarnings(as: .error)]),
    // fork and exec with Landlock and seccomp between them.
    .target(name: "CConfinement", cSettings: [.treatAllWarnings(as: .error)]),
    // Needs Debian's libcurl4-openssl-dev to compile, and links nothing: it loads libcurl when it is first used.
    .target(name: "CCurl", cSettings: [.treatAllWarnings(as: .error)]),
    // The same with Debian's libqrencode-dev and libqrencode.
    .target(name: "CQRCode", cSettings: [.treatAllWarnings(as: .error)]),
    // The same with Debian's libssl-dev and OpenSSL's libcrypto.
    .target(name: "CVerification", cSettings: [.treatAllWarnings(as: .error)]),
    // The same with Debian's libpq-dev and libpq, where a server is to be connected to.
    .target(name: "CPostgreSQL", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "QRCodes", dependencies: ["CQRCode"], swiftSettings: strict),
    .target(
      name: "FastCGI",
      dependencies: ["CFastCGI", "CLinux", "Platform"],
      swiftSettings: strict
    ),
    // The calls of the system that all others share: files, locks, clock, environment.
    .target(name: "Platform", swiftSettings: strict),
    // Messages and their translations.
    .target(name: "Localization", dependencies: ["Platform"], swiftSettings: strict),
    .target(name: "Templating", dependencies: ["Localization", "Platform"], swiftSettings: strict),
    .target(name: "Cryptography", dependencies: ["CSodium", "CVerification"], swiftSettings: strict),
    // Zip files and gzip, by zlib.
    .target(name: "Archives", dependencies: ["CZlib"], swiftSettings: strict),
    // The one way out.
    .target(name: "Fetching", dependencies: ["CCurl", "Platform"], swiftSettings: strict),
    // Child processes with limits.
    .target(name: "PictureTools", dependencies: ["CConfinement", "Platform"], swiftSettings: strict),
    .target(
      name: "TiffinCore",
      dependencies: [
        "Archives",
        "CCommonPasswords",
        "CKitchenTable",
        "CPostgreSQL",
        "CSQLite",
        "Cryptography",
        "Fetching",
        "Localization",
        "PictureTools",
        "Platform",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TiffinWeb",
      dependencies: [
        "FastCGI",
        "Fetching",
        "Localization",
        "PictureTools",
        "Platform",
        "QRCodes",
        "Templating",
        "TiffinCore",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict
    ),
    // What only the build knows.
    .target(name: "CBuild", cSettings: [.define("TIFFIN_COMMIT", to: commit)]),
    .executableTarget(
      name: "tiffin",
      dependencies: [
        "CBuild",
        "FastCGI",
        "Fetching",
        "PictureTools",
        "Platform",
        "TiffinCore",
        "TiffinWeb",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    // What tests of all targets stand on.
    .target(
      name: "TestSupport", dependencies: ["CSodium"], path: "Tests/TestSupport", swiftSettings: strict),
    // A database for each test, on a PostgreSQL server.
    .target(
      name: "TestServer", dependencies: ["TestSupport", "TiffinCore"], path: "Tests/TestServer", swiftSettings: strict),
    .executableTarget(
      name: "FastCGITestServer",
      dependencies: ["FastCGI", "TestSupport"],
      path: "Tests/FastCGITestServer",
      swiftSettings: strict
    ),
    // Reads what is hard to read: Tests/Server/test_reading_work.py counts its instructions.
    .executableTarget(
      name: "ReadingWork", dependencies: ["Archives", "TiffinCore"], path: "Tests/ReadingWork", swiftSettings: strict),
    .testTarget(
      name: "FastCGITests",
      dependencies: ["FastCGI", "FastCGITestServer", "Platform", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TemplatingTests", dependencies: ["Localization", "Templating", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TiffinCoreTests", dependencies: ["Localization", "TestServer", "TestSupport", "TiffinCore"],
      swiftSettings: strict),
    .testTarget(
      name: "TiffinWebTests",
      dependencies: [
        "FastCGI",
        "Localization",
        "TestServer",
        "TestSupport",
        "TiffinCore",
        "TiffinWeb",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict
    ),
  ],
  // C23 has #embed.
  cLanguageStandard: .gnu2x
)
