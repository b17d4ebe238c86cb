import Testing

@testable import TiffinWeb

@Suite struct `The tile in place of a picture` {
  /// The tints that earlier releases gave: what people know a thing by.
  @Test(arguments: [
    ("Grandma’s aubergine", "carbs"), ("CRÈME BRÛLÉE", "carbs"), ("Crème brûlée", "carbs"), ("Straße", "carbs"),
    ("2 × 3 Würstchen", "fat"), ("ÿ Þórsmörk", ""), ("½ avocado – “ripe”", ""), ("Ćevapi", "fat"), ("Борщ", ""),
    ("БОРЩ", ""), ("İskender", "fat"), ("ΣΑΛΆΤΑ", ""), ("cafe\u{301}", "protein"), ("寿司", ""), ("", ""),
  ])
  func `keeps its tint however the name is capitalised`(name: String, tint: String) {
    #expect(NameTile.tint(name) == tint)
    #expect(NameTile.tint(name.lowercased()) == tint)
  }

  @Test func `has the same tint in capitals for every Latin letter`() {
    for code in UInt32(0x80)...0x24F {
      guard let letter = Unicode.Scalar(code).map({ String($0) }) else { continue }
      #expect(NameTile.tint("a\(letter)") == NameTile.tint("a\(letter)".lowercased()), "\(letter)")
    }
  }
}
