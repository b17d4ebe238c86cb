import Testing

@testable import Platform
@testable import TiffinCore

@Suite struct `Folding a text for searches` {
  @Test(arguments: [
    ("Crème Brûlée", "creme brulee"), ("Cre\u{300}me", "creme"), ("ÅNGSTRÖM", "angstrom"), ("Đặc biệt", "dac biet"),
    ("Łódź", "lodz"), ("SMØRREBRØD", "smorrebrod"), ("İstanbul", "istanbul"), ("ΜΟΥΣΑΚΆΣ", "μουσακασ"),
    ("μουσακάς", "μουσακασ"), ("БОРЩ", "борщ"), ("Мёд", "мед"), ("寿司", "寿司"), ("🍕 Pizza", "🍕 pizza"),
    ("Skyr með rúgbrauði", "skyr med rugbraudi"), ("ǅ", "ǆ"), ("", ""),
  ]) func `removes case and accents`(text: String, expected: String) {
    #expect(Array(TextFolding.folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Straße", "strasse"), ("GROẞ", "gross"), ("Æbleskiver", "aebleskiver"), ("Œufs", "oeufs"),
    ("Þorramatur", "thorramatur"),
    ("ĳs", "ijs"),
  ]) func `expands letters that stand for two`(text: String, expected: String) {
    #expect(Array(TextFolding.folded(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `twice changes nothing`() {
    let all = (0...0x2FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let folded = TextFolding.folded(String(scalar))
      return !TextFolding.folded(folded).utf8.elementsEqual(folded.utf8)
    }

    #expect(all.isEmpty, "\(all.prefix(20))")
  }
}

@Suite struct `A fingerprint` {
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ]) func `is FNV-1a`(text: String, expected: String) {
    var fingerprint = Fingerprint()

    fingerprint.add(text.utf8.span)

    #expect(fingerprint.text == expected)
  }

  @Test func `depends on where values are split`() {
    var one = Fingerprint()
    one.add("ab")
    one.add("c")
    var other = Fingerprint()
    other.add("a")
    other.add("bc")

    #expect(one.text != other.text)
  }

  @Test func `differs between no value and zero`() {
    var none = Fingerprint()
    none.add(nil)
    var zero = Fingerprint()
    zero.add(0)

    #expect(none.text != zero.text)
  }
}
