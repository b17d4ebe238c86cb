import Localization
import Testing

/// Expressions of the GNU gettext manual, 11.2.6; samples of Unicode CLDR 47, `plurals.xml` (`@integer`), for whole
/// numbers.
@Suite struct `Plural rules` {
  static let arabic = """
    nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);
    """
  static let polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
  static let ukrainian = """
    nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
    """

  @Test(
    arguments: [
      (
        `Plural rules`.arabic,
        [[0], [1], [2], [3, 10, 103, 110, 1003], [11, 26, 99, 111, 1011], [100, 102, 200, 402, 600, 1000]]
      ),
      (`Plural rules`.polish, [[1], [2, 4, 22, 24, 102, 1002], [0, 5, 19, 100, 1000, 10_000, 12, 14, 112]]),
      (
        `Plural rules`.ukrainian,
        [[1, 21, 31, 101, 1001], [2, 4, 22, 24, 1002], [0, 5, 19, 100, 1000, 11, 12, 14, 111]]
      ),
      ("nplurals=1; plural=0;", [[0, 1, 2, 15, 100, 1000]]),
      ("nplurals=2; plural=n != 1;", [[1], [0, 2, 16, 100, 1000]]),
      ("nplurals=2; plural=n>1;", [[0, 1], [2, 17, 100]]),
    ] as [(String, [[Int]])]) func `choose CLDR’s category`(_ header: String, _ samples: [[Int]]) throws
  {
    let rule = try #require(PluralRule(header))

    #expect(rule.count == samples.count)
    for (form, numbers) in samples.enumerated() {
      for number in numbers { #expect(rule.form(for: number) == form, "\(number)") }
    }
  }

  @Test(arguments: [
    "", "nplurals=2;", "plural=n != 1;", "nplurals=2; plural=n !=;", "nplurals=2; plural=n;", "nplurals=2; plural=1/n;",
    "nplurals=2; plural=(n != 1;", "nplurals=2; plural=m != 1;", "nplurals=0; plural=0;", "nplurals=2; plural=n = 1;",
  ]) func `that are malformed, or choose a form that is not there, are refused`(_ header: String) {
    #expect(PluralRule(header) == nil)
  }

  @Test func `end for an expression of any depth`() {
    #expect(PluralRule("nplurals=1; plural=" + String(repeating: "(", count: 100_000)) == nil)
    #expect(PluralRule("nplurals=1; plural=" + String(repeating: "!", count: 100_000)) == nil)
  }
}
