import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Text in the database` {
  @Test func `is sorted by its bytes in every script`() throws {
    let kitchen = try Kitchen()
    var random = SeededRandom(seed: 7)
    let names = (0..<5_000).map { _ in Self.name(&random) }
    let type = kitchen.database.dialect.text

    let sorted = try kitchen.database.write { statements throws(StoreError) in
      try statements.run("CREATE TABLE sorted (name \(type) NOT NULL)")
      for name in names { try statements.run("INSERT INTO sorted (name) VALUES ($1)", [.text(name)]) }
      return try statements.all("SELECT name FROM sorted ORDER BY name") { $0.text(0) }
    }

    #expect(sorted == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// Letters of alphabets that languages sort otherwise than Unicode: Latin with accents, Greek, Cyrillic, Hebrew, Arabic,
  /// Devanagari, Thai, Kana, Chinese, Hangul, and pictures.
  private static func name(_ random: inout SeededRandom) -> String {
    let scripts: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xC0...0x17F, 0x391...0x3C9, 0x410...0x44F, 0x5D0...0x5EA, 0x620...0x64A, 0x905...0x939,
      0xE01...0xE30, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x4FFF, 0xAC00...0xACFF, 0x1F345...0x1F37F,
    ]
    let script = scripts.randomElement(using: &random) ?? 0x20...0x7E
    var name = ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      if let scalar = Unicode.Scalar(UInt32.random(in: script, using: &random)) { name.unicodeScalars.append(scalar) }
    }
    return name
  }
}
