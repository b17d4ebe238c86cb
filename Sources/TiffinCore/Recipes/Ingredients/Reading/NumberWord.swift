/// Numbers in words, in lower case without accents, in the languages of the units.
enum NumberWord {
  /// Words that are a number before any noun: `sieben Eier`, `douze œufs`, `anderthalb Tassen`.
  static let alone: [String: Quantity] = {
    var numbers = ["thirty": Quantity(30), "forty": Quantity(40), "fifty": Quantity(50)]
    for (word, count) in counts { numbers[word] = Quantity(count) }
    // Without `media` and `mezzo`: `media crema` is a kind of cream.
    let halves = ["half", "demi", "demie", "halbe", "halber", "halbes", "halben"]
    for word in halves { numbers[word] = Quantity(1, over: 2) }
    for (word, number) in mixed { numbers[word] = number }
    return numbers.compactMapValues(\.self)
  }()

  /// Words that are a number only before a unit, because they may be part of a name: `media crema`, `um`, `atta`.
  static let beforeUnit: [String: Quantity] = {
    let rows: [(String, Int)] = [
      ("un' um uma en et", 1), ("to", 2), ("fire", 4), ("atta", 8), ("ni", 9), ("ti", 10),
      ("hundert cent cien cento honderd hundra hundre", 100),
    ]
    var numbers = alone
    for (words, count) in rows { for word in words.split(separator: " ") { numbers[String(word)] = Quantity(count) } }
    for word in halvesBeforeUnit.split(separator: " ") { numbers[String(word)] = Quantity(1, over: 2) }
    return numbers
  }()

  private static let halvesBeforeUnit =
    "medio media mezzo mezza meio meia halve half halv halva halvt halvdel pol"

  /// Whole numbers in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish and Polish.
  private static let counts: [String: Int] = {
    let rows: [(Int, String)] = [
      (1, "one ein eins eine einen einem einer eines un une una uno een ett jeden jedna jedno"),
      (2, "two zwei zwo deux dos due dois duas twee tva dwa dwie"), (3, "three drei trois tres tre drie trzy"),
      (4, "four vier quatre cuatro quattro quatro fyra cztery"), (5, "five funf cinq cinco cinque vijf fem piec"),
      (6, "six sechs seis sei zes sex seks szesc"), (7, "seven sieben sept siete sette sete zeven sju syv siedem"),
      (8, "eight acht huit ocho otto oito otte osiem"),
      (9, "nine neun neuf nueve nove negen nio dziewiec"), (10, "ten zehn dix diez dieci dez tien tio dziesiec"),
      (11, "eleven elf onze once undici elva elleve jedenascie"),
      (12, "twelve zwolf douze doce dodici doze twaalf tolv dwanascie"), (13, "thirteen dreizehn treize trece tredici"),
      (14, "fourteen vierzehn quatorze catorce quattordici"), (15, "fifteen funfzehn quinze quindici vijftien femton"),
      (16, "sixteen sechzehn seize dieciseis sedici"), (17, "seventeen siebzehn"), (18, "eighteen achtzehn"),
      (19, "nineteen neunzehn"), (20, "twenty zwanzig vingt veinte venti vinte twintig tjugo"),
    ]
    return rows.reduce(into: [:]) { counts, row in
      for word in row.1.split(separator: " ") { counts[String(word)] = row.0 }
    }
  }()

  /// Mixed numbers in one word: `dreieinhalb`, `anderhalve`, `półtora`.
  private static let mixed: [String: Quantity] = {
    var numbers: [String: Quantity?] = [:]
    let oneAndHalf = [
      "anderthalb", "anderthalbe", "eineinhalb", "einundeinhalb", "anderhalf", "anderhalve", "halvannan", "halvanden",
      "halvandet", "halvannen", "halvtannet", "poltora", "poltorej",
    ]
    for word in oneAndHalf { numbers[word] = Quantity(3, over: 2) }
    numbers["dreiviertel"] = Quantity(3, over: 4)
    let german = ["zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf"]
    let dutch = ["twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"]
    for (place, words) in zip(german, dutch).enumerated() {
      let number = Quantity(2 * place + 5, over: 2)
      for end in ["einhalb", "undeinhalb"] { numbers[words.0 + end] = number }
      for end in ["enhalf", "enhalve", "eneenhalf", "eneenhalve"] { numbers[words.1 + end] = number }
    }
    return numbers.compactMapValues(\.self)
  }()
}
