import Testing

@testable import TiffinCore

@Suite struct `Text with HTML in it` {
  @Test(arguments: [
    ("&frac12; cup", "½ cup"), ("Fish &amp; chips", "Fish & chips"), ("Fish &amp;amp; chips", "Fish & chips"),
    ("&amp;amp;frac12;", "½"), ("cr&egrave;me fra&icirc;che", "crème fraîche"), ("&#189; &#xBD; &#XBD;", "½ ½ ½"),
    ("it&#8217;s &rsquo;&ldquo;&rdquo;", "it’s ’“”"), ("&#146;s", "’s"), ("&frac13;&frac23;", "⅓⅔"),
    ("1&frasl;2", "1⁄2"),
    ("a&nbsp;b", "a b"), ("&frac12 cup", "½ cup"), ("AT&T", "AT&T"), ("a & b", "a & b"), ("&unknown;", "&unknown;"),
    ("&#0; &#xD800; &#99999999999;", "\u{FFFD} \u{FFFD} \u{FFFD}"), ("&#;&#x;&;&", "&#;&#x;&;&"),
    ("&ndash 5", "&ndash 5"),
    ("180&deg;C", "180°C"), ("jalape&ntilde;o", "jalapeño"), ("&quot;x&quot; &apos;y&apos;", "\"x\" 'y'"),
  ])
  func `is read with its entities decoded`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("<p>Mix.</p><p>Bake.</p>", ["Mix.", "Bake."]), ("Mix.<br>Bake.<br/>Eat.", ["Mix.", "Bake.", "Eat."]),
    ("<ol><li>Mix</li>\n<li>Bake</li></ol>", ["Mix", "Bake"]), ("Mix <b>we</b>ll", ["Mix well"]),
    ("&lt;p&gt;Mix&lt;/p&gt;&lt;p&gt;Bake&lt;/p&gt;", ["Mix", "Bake"]), ("a <!-- no --> b", ["a b"]), ("<!-- no", []),
    ("<a href=\"x>y\" title='a>b'>Mix</a>", ["Mix"]), ("<SCRIPT>alert(1)</script >Mix", ["Mix"]),
    ("<style>p{}</style>", []),
    ("1 < 2 and 3 > 2", ["1 < 2 and 3 > 2"]), ("I <3 pie", ["I <3 pie"]), ("a<b", ["a<b"]), ("<", ["<"]),
    ("</", ["</"]),
    ("Mix.\r\n\r\nBake.", ["Mix.", "Bake."]), ("<p>\u{0}Mix\u{7}</p>", ["Mix"]), ("", []), ("<p></p>", []),
    ("<div><span>A</span><span>B</span></div>", ["AB"]), ("<img src=x onerror=alert(1)>", []),
    ("<p title=it's>x</p>", ["x"]),
  ])
  func `is read in the lines that a browser shows`(html: String, lines: [String]) {
    #expect(HTMLText.lines(html) == lines)
  }

  @Test(arguments: ["<", "<a ", "<a x=\"", "<a x='>", "&", "&#", "&amp;", "<!--", "</", "<p>", "<script>", "a"])
  func `is limited in length even if its tags are not closed`(part: String) {
    let html = String(repeating: part, count: 1_000_000 / part.utf8.count)

    #expect(HTMLText.line(html).utf8.count <= 1_000)
  }
}
