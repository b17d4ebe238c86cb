import Foundation
import Testing

/// Tests the list of cryptography in `docs/security.md`.
@Suite struct `The list of cryptography` {
  @Test func `names each function of libsodium and libcrypto that is called, and no others`() throws {
    let called = try Self.called()

    #expect(called.contains("crypto_pwhash_str_verify") && called.contains("EVP_DigestVerify"))
    #expect(try Self.named().sorted() == called.sorted())
  }

  /// Returns the functions of cryptographic libraries that are called in the two targets that may do so (see
  /// `Source modules`), without those for sizes, costs, allocation and reading.
  private static func called() throws -> Set<String> {
    let texts = try ["Sources/Cryptography", "Sources/CVerification"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: NamedTests.package.appending(path: folder), includingPropertiesForKeys: nil
      ).filter { ["swift", "c"].contains($0.pathExtension) }.map { try String(contentsOf: $0, encoding: .utf8) }
    }
    let names = texts.flatMap { text in
      text.matches(of: /\b(?:lib\.)?((?:crypto|randombytes|sodium_mem|EVP)\w+|HMAC)\(/).map { String($0.1) }
    }
    return Set(names).filter { $0.firstMatch(of: /bytes$|limit_\w+$|_(?:new|free)$/) == nil }
  }

  /// The functions named between the heading and the next table.
  private static func named() throws -> Set<String> {
    let text = try String(contentsOf: NamedTests.package.appending(path: "docs/security.md"), encoding: .utf8)
    let part = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("Cryptography, and its keys") })
    let table = part.split(separator: "\nWhat is no cryptography")[0]
    return Set(table.matches(of: /`((?:crypto|randombytes|sodium|EVP)_\w+|HMAC)`/).map { String($0.1) })
  }
}
