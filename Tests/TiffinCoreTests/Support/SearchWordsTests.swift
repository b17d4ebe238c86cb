import Testing

@testable import TiffinCore

@Suite struct `The words of a text` {
  @Test(arguments: [
    ("Grandma’s Crème brûlée", ["grandma", "s", "creme", "brulee"]), ("l'olio d’oliva", ["l", "olio", "d", "oliva"]),
    ("half-baked (twice)", ["half", "baked", "twice"]), ("2.5 % milk", ["2", "5", "milk"]),
    ("\u{AD}soft\u{AD}ened", ["softened"]), ("va\u{301}clav", ["vaclav"]), ("½ banana", ["½", "banana"]),
    ("5€", ["5"]), ("", []), (" \t\n", []), ("!!! \" * -- ()", []), ("NEAR AND OR NOT", ["near", "and", "or", "not"]),
    ("борщ", ["борщ"]), ("비빔밥 나물", ["비빔밥", "나물"]),
  ]) func `are its folded letters and digits`(text: String, words: [String]) {
    #expect(SearchWords.of(text) == words)
  }

  @Test(arguments: [
    ("味噌ラーメン", ["味", "噌", "ラ", "ー", "メ", "ン"]), ("牛肉面 large", ["牛", "肉", "面", "large"]),
    ("🍕Pizza👍🏽", ["🍕", "pizza", "👍"]), ("180°C", ["180", "°", "c"]), ("ผัดไทย", ["ผ", "ด", "ไ", "ท", "ย"]),
  ]) func `are single characters in scripts without blanks`(text: String, words: [String]) {
    #expect(SearchWords.of(text) == words)
  }

  @Test(
    arguments: [
      ("Jam Roly-Poly", "Jam Roly-Poly", "Roly"), (" “Gołąbki (cabbage roll)” ", "Gołąbki (cabbage roll", "Gołąbki"),
      ("General Tso's Chicken!", "General Tso's Chicken", "General"), ("牛肉面!", "牛肉面", "牛肉面"), ("?!", "", nil),
      ("", "", nil),
    ] as [(String, String, String?)])
  func `are found in the original spelling when the text is trimmed`(text: String, trimmed: String, longest: String?) {
    #expect(SearchWords.trimmed(text) == trimmed)
    #expect(SearchWords.longest(of: text) == longest)
  }

  @Test func `contain no blanks or search operators`() {
    let all = (0...0x2FFFF).compactMap(Unicode.Scalar.init).map { "a\($0)b" }.flatMap(SearchWords.of)

    let broken = all.filter { word in
      word.isEmpty
        || word.unicodeScalars.contains { $0.properties.isWhitespace || "\"'*():^+-{}\0".unicodeScalars.contains($0) }
    }

    #expect(broken == [])
  }
}

@Suite struct `A sort key` {
  @Test(arguments: [
    ("  Crème\t\n brûlée ", "creme brulee"), ("\u{200B}Toast\u{FEFF}", "toast"), ("a\u{1}b", "a b"), ("", ""),
    ("\u{301}", ""), ("Zoë's", "zoe's"),
  ]) func `is the folded text with single spaces and no invisible characters`(text: String, key: String) {
    #expect(SortKey.of(text) == key)
  }

  @Test(arguments: ["x", "é", "寿", "🍕", "ab "]) func `is cut between characters at its limit`(letter: String) {
    let long = SortKey.of(String(repeating: letter, count: 1_000))
    let key = SortKey.of(String(repeating: letter, count: 20))

    #expect(long.utf8.count <= SortKey.limit)
    #expect(long.utf8.count > SortKey.limit - 4)
    #expect(long.hasPrefix(key))
  }

  @Test func `does not change if it is made from a sort key`() {
    for text in ["Crème  brûlée", String(repeating: "ab ", count: 100), "Straße", "\u{200B} x"] {
      #expect(SortKey.of(SortKey.of(text)) == SortKey.of(text))
    }
  }
}
