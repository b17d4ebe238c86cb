import Localization
import Testing

/// Entries as in the GNU gettext manual, 10.1 “The format of PO files” and 11.2.6.
@Suite struct `PO files` {
  @Test func `are read as the manual writes them`() throws {
    let file = try POFile(
      #"""
      # SOME DESCRIPTIVE TITLE.
      #, fuzzy
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\n"

      #: lib/error.c:116
      msgid "Unknown system error"
      msgstr "Error desconegut del sistema"

      #. Translators: a greeting
      #: src/msgcmp.c:338 src/po-lex.c:699
      #, c-format
      msgctxt "count"
      msgid "found %d fatal error"
      msgid_plural "found %d fatal errors"
      msgstr[0] "s'ha trobat %d error fatal"
      msgstr[1] "s'han trobat %d errors fatals"

      #~ msgid "gone"
      #~ msgstr "weg"

      #| msgid "Old"
      #, fuzzy, no-wrap
      msgid ""
      "Here is an example of how one might continue a very long string\n"
      "for the common case the string represents \"multi-line\" output.\\\t"
      msgstr ""
      """#, name: "ca.po")

    #expect(file.header["Plural-Forms"] == "nplurals=2; plural=(n != 1);")
    #expect(file.entries.map(\.line) == [9, 16, 26])
    #expect(file.entries[0].translations == ["Error desconegut del sistema"])
    #expect(file.entries[1].context == "count")
    #expect(file.entries[1].plural == "found %d fatal errors")
    #expect(file.entries[1].translations == ["s'ha trobat %d error fatal", "s'han trobat %d errors fatals"])
    #expect(
      file.entries[2].id == """
        Here is an example of how one might continue a very long string
        for the common case the string represents "multi-line" output.\\\t
        """)
    #expect(file.entries.map(\.isFuzzy) == [false, false, true])
    #expect(file.entries[2].translations == [""])
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"", 4),
    ("msgid \"a\nmsgstr \"b\"", 1),
    ("msgid \"a\"\n\nmsgid \"b\"", 3),
    ("msgid \"a\"", 1),
    ("msgstr \"a\"", 1),
    ("msgid \"a\"\nmsgstr[1] \"b\"", 2),
    ("msgid \"a\"\nmsgstr \"\\x\"", 2),
    ("msgid \"a\"\nmsgstr \"b\" c", 2),
    ("\"a\"", 1),
    ("nonsense \"a\"", 1),
  ]) func `that are wrong are refused with the line`(_ source: String, _ line: Int) {
    let error = #expect(throws: POError.self) { try POFile(source, name: "de.po") }

    #expect(error?.file == "de.po" && error?.line == line)
  }
}
