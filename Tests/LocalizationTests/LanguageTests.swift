import Localization
import Testing

@Suite struct `A language` {
  private func language(_ entries: String, _ plurals: String = "nplurals=2; plural=(n != 1);") throws -> Language {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: \(plurals)\\n\"\n\n"
    return Language(try #require(LanguageTag("de")), source: header + entries, file: "de.po")
  }

  @Test func `translates texts, with their values`() throws {
    let german = try language(
      """
      msgid "Planned for {day}"
      msgstr "Für {day} geplant"

      msgid "Monday"
      msgstr "Montag"
      """)

    let message = Message("Planned for {day}", ["day": Message("Monday")])

    #expect(message.text(in: german) == "Für Montag geplant")
    #expect(message.text() == "Planned for Monday")
    #expect(Message(verbatim: "Monday").text(in: german) == "Monday")
  }

  @Test func `chooses the form for a number`() throws {
    let polish = try language(
      """
      msgid "1 entry"
      msgid_plural "{count} entries"
      msgstr[0] "{count} wpis"
      msgstr[1] "{count} wpisy"
      msgstr[2] "{count} wpisów"
      """, `Plural rules`.polish)

    let texts = [1, 3, 5].map { Message("1 entry", "{count} entries", count: $0) }

    #expect(texts.map { $0.text(in: polish) } == ["1 wpis", "3 wpisy", "5 wpisów"])
    #expect(texts.map { $0.text() } == ["1 entry", "3 entries", "5 entries"])
  }

  @Test func `tells one word of two contexts apart`() throws {
    let german = try language(
      """
      msgctxt "theme"
      msgid "Light"
      msgstr "Hell"

      msgid "Light"
      msgstr "Leicht"
      """)

    #expect(Message("Light", context: "theme").text(in: german) == "Hell")
    #expect(Message("Light").text(in: german) == "Leicht")
  }

  @Test func `is English where it has no translation, or none that somebody has looked at`() throws {
    let german = try language("#, fuzzy\nmsgid \"Save\"\nmsgstr \"Sparen\"\n\nmsgid \"Undo\"\nmsgstr \"\"\n")

    #expect(["Save", "Undo", "Add"].map { Message($0).text(in: german) } == ["Save", "Undo", "Add"])
    #expect(german.problems.isEmpty)
  }

  @Test(arguments: [
    ("msgid \"For {day}\"\nmsgstr \"Für {tag}\"", "There is no value {tag}."),
    ("msgid \"For {day}\"\nmsgstr \"Dafür\"", "The value {day} is missing."),
    ("msgid \"For {day}\"\nmsgstr \"Für {day\"", "“{” begins a value: write a name and “}” after it."),
    ("msgid \"<b>a</b>\"\nmsgstr \"<b>a\"", "<b> is never closed."),
    ("msgid \"<b>a</b>\"\nmsgstr \"a\"", "The markup is not that of the message."),
    ("msgid \"<a>a</a> <b>b</b>\"\nmsgstr \"<a>a <b>b</a></b>\"", "</a> closes nothing that is open there."),
    (
      "msgid \"1 a\"\nmsgid_plural \"{n} a\"\nmsgstr[0] \"{n} b\"",
      "The translation has 1 forms; it needs 2."
    ),
  ]) func `says what is wrong with a translation, with file and line`(_ entry: String, _ problem: String) throws {
    let german = try language(entry)

    #expect(german.problems.map(\.description) == ["de.po:4: \(problem)"])
  }

  @Test func `whose file cannot be read is English`() throws {
    let german = Language(try #require(LanguageTag("de")), source: "nonsense", file: "de.po")

    #expect(Message("Save").text(in: german) == "Save")
    #expect(german.problems.map(\.line) == [1])
  }
}

@Suite struct `Languages in a folder` {
  @Test func `are found by the names of their files, English first`() throws {
    let german = try #require(LanguageTag("de"))
    let source = "msgid \"\"\nmsgstr \"X-Native-Name: Deutsch\\nPlural-Forms: nplurals=2; plural=n != 1;\\n\"\n"
    let languages = Languages(sources: [german: source])

    #expect(languages.tags == [.english, german])
    #expect(languages.tags.map(languages.name) == ["English", "Deutsch"])
    #expect(languages.language(german) === languages.language(accepted: "de-AT"))
    #expect(languages.language(accepted: "fr") === Language.english)
  }

  @Test func `that does not exist are none`() {
    #expect(Languages(folder: "/nowhere/at/all").tags == [.english])
  }
}
