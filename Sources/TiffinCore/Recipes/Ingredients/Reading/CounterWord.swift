/// Words that Japanese, Chinese and Korean write next to a number without a space, as in `卵4個`, `大さじ2`, `2颗` and `2큰술`.
///
/// They do not change when scaling: only the number changes.
enum CounterWord {
  /// Returns the number of scalars of the counter at the beginning of a word that follows a number; 0 if there is none.
  static func length(atStartOf word: Substring.UnicodeScalarView) -> Int {
    guard let first = word.first, isEastAsian(first) else { return 0 }
    return (1...3).reversed().first { length in
      length <= word.count && behind.keys.contains(String(word.prefix(length)))
    } ?? 0
  }

  /// Returns the number of scalars of the measure or remark at the end of a word; 0 if there is none.
  static func length(atEndOf word: Substring.UnicodeScalarView) -> Int {
    guard let last = word.last, isEastAsian(last) else { return 0 }
    return (1...4).reversed().first { length in
      let end = String(word.suffix(length))
      return length <= word.count && (before.keys.contains(end) || remarks.contains(end))
    } ?? 0
  }

  /// Remarks after a name that mean "a little", "as needed" or "as you like".
  static let remarks: Set<String> = ["少々", "少量", "適量", "適宜", "お好みで", "お好み", "少许", "适量", "약간", "적당량"]

  /// Words for the size of an ingredient or its vessel between a name and the number, as in `玉ねぎ 中1個`.
  static let sizes = ["大", "中", "小", "茶碗"]

  /// Returns true if the scalar is a Japanese, Chinese or Korean letter. These languages do not always separate words
  /// by spaces.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    (0x3005...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
  }

  /// The unit that a counter stands for.
  struct CountedUnit {
    /// The unit; nil for whole pieces.
    let unit: KitchenUnit?
    /// The number of units.
    var count = Quantity.one
  }

  /// A Japanese cup is 200 ml, and a gō of rice is 180 ml.
  private static let cup = CountedUnit(unit: .millilitre, count: Quantity(reducing: 200, 1))
  private static let go = CountedUnit(unit: .millilitre, count: Quantity(reducing: 180, 1))

  /// Measures that precede their number: tablespoon, teaspoon and cup.
  static let before: [String: CountedUnit] = [
    "大さじ": CountedUnit(unit: .tablespoon), "大匙": CountedUnit(unit: .tablespoon), "小さじ": CountedUnit(unit: .teaspoon),
    "小匙": CountedUnit(unit: .teaspoon), "カップ": cup,
  ]

  /// Counters and measures that follow their number.
  static let behind: [String: CountedUnit] = {
    var words = before
    words["合"] = go
    for name in counters { words[name] = CountedUnit(unit: nil) }
    for (unit, names) in units { for name in names { words[name] = CountedUnit(unit: unit) } }
    return words
  }()

  private static let counters = [
    "強", "弱", "個", "コ", "ケ", "ヶ", "つ", "本", "枚", "匹", "尾", "羽", "杯", "丁", "玉", "株", "切れ", "人前", "粒", "個分",
    "颗", "个", "只", "条", "根", "块", "顆", "隻", "條", "塊", "개", "마리", "장", "알", "대", "모", "쪽",
  ]

  private static let units: [KitchenUnit: [String]] = [
    .gram: ["グラム", "克", "그램"], .kilogram: ["キロ", "公斤", "千克"], .millilitre: ["毫升"], .litre: ["リットル"],
    .tablespoon: ["汤匙", "湯匙", "大勺", "큰술"], .teaspoon: ["茶匙", "小勺", "작은술"], .cup: ["컵"],
    .tin: ["缶", "罐", "캔"], .packet: ["袋", "パック", "包", "봉지"], .jar: ["瓶"], .bunch: ["束", "把", "단"],
    .clove: ["片", "かけ", "カケ", "瓣"], .slice: ["スライス"], .pinch: ["つまみ", "꼬집"],
  ]
}
