import Localization
import Templating
import Testing

@Suite struct `Messages in templates` {
  private func german(_ entries: String) throws -> Language {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
    let language = Language(try #require(LanguageTag("de")), source: header + entries, file: "de.po")
    try #require(language.problems.isEmpty)
    return language
  }

  private func page(_ template: String, _ view: Sample = Sample(), in language: Language = .english) throws -> String {
    let library = TemplateLibrary(sources: ["page": template])
    return try library.template("page", for: Sample.self, within: NoSurroundings.self, in: language).page(view)
  }

  @Test func `are written as they stand in English`() throws {
    #expect(try page("<p>{{#t}}Add meal{{/t}}</p>") == "<p>Add meal</p>")
    #expect(try page("<p>\n  {{#t}}\n  Add\n  {{text}}\n  {{/t}}\n</p>") == "<p>Add text</p>")
  }

  @Test func `are translated whole, with values and markup where the language has them`() throws {
    let german = try german(
      """
      msgid "See <a>your <b>{text}</b></a> for {number}"
      msgstr "Für {number} siehe <a><b>{text}</b> von dir</a>"
      """)
    let template = "{{#t}}See <a class=\"x\" href=\"/{{number}}\">your <b>{{text}}</b></a> for {{number}}{{/t}}"

    #expect(
      try page(template, Sample(text: "<i>"))
        == "See <a class=\"x\" href=\"/42\">your <b>&lt;i&gt;</b></a> for 42")
    #expect(
      try page(template, Sample(text: "<i>"), in: german)
        == "Für 42 siehe <a class=\"x\" href=\"/42\"><b>&lt;i&gt;</b> von dir</a>")
  }

  @Test func `number elements of one name`() throws {
    let german = try german("msgid \"<b>a</b> <b2>b</b2><br/>\"\nmsgstr \"<b2>B</b2><br/> <b>A</b>\"")

    #expect(try page("{{#t}}<b>a</b> <b id=\"2\">b</b><br>{{/t}}", in: german) == "<b id=\"2\">B</b><br> <b>A</b>")
  }

  @Test func `escape what a translation has in text and attributes`() throws {
    let german = try german("msgid \"Save\"\nmsgstr \"\\\"S\\\" & <3\"")

    #expect(
      try page("<p title=\"{{#t}}Save{{/t}}\">{{#t}}Save{{/t}}</p>", in: german)
        == "<p title=\"&quot;S&quot; &amp; &lt;3\">&quot;S&quot; &amp; &lt;3</p>")
  }

  @Test func `choose the form for a number`() throws {
    let template = "{{#t number}}1 meal{{|}}{{number}} meals{{/t}}"
    let german = try german(
      "msgid \"1 meal\"\nmsgid_plural \"{number} meals\"\nmsgstr[0] \"eine Mahlzeit\"\nmsgstr[1] \"{number} Mahlzeiten\""
    )

    #expect(try [0, 1, 2].map { try page(template, Sample(number: $0)) } == ["0 meals", "1 meal", "2 meals"])
    #expect(
      try [0, 1, 2].map { try page(template, Sample(number: $0), in: german) }
        == ["0 Mahlzeiten", "eine Mahlzeit", "2 Mahlzeiten"])
  }

  @Test func `are told apart by their context`() throws {
    let german = try german("msgctxt \"the month\"\nmsgid \"May\"\nmsgstr \"Mai\"\n\nmsgid \"May\"\nmsgstr \"Darf\"")

    #expect(try page("{{#t \"the month\"}}May{{/t}} {{#t}}May{{/t}}", in: german) == "Mai Darf")
  }

  @Test func `are English where there is no translation, and are listed with file and line`() throws {
    let library = TemplateLibrary(sources: ["page": "\n<p>\n{{! Translators: a button }}\n{{#t}}Save{{/t}}</p>"])
    let template = try library.template("page", for: Sample.self, within: NoSurroundings.self, in: try german(""))

    #expect(template.page(Sample()) == "<p>Save</p>")
    #expect(template.untranslated.map(\.description) == ["page.mustache:4: “Save” is not translated."])
  }

  @Test func `of a view are written in the page’s language`() throws {
    let german = try german("msgid \"Light\"\nmsgstr \"Hell & klar\"")
    let library = TemplateLibrary(sources: ["page": "{{#label}}<b>{{label}}</b>{{/label}}"])
    let template = try library.template("page", for: Labelled.self, within: NoSurroundings.self, in: german)

    #expect(template.page(Labelled(label: Message("Light"))) == "<b>Hell &amp; klar</b>")
    #expect(template.page(Labelled(label: nil)) == "")
  }

  @Test(arguments: [
    ("{{#t}}a{{#flag}}b{{/flag}}{{/t}}", 1, "{{#flag}} stands inside a message"),
    ("\n{{#t}}<b>a{{/t}}", 2, "<b> is never closed"),
    ("{{#t}}a</b>{{/t}}", 1, "</b> closes nothing"),
    ("{{#t}} a{{/t}}", 1, "does not begin or end with a blank"),
    ("{{#t}}{{/t}}", 1, "This message is empty."),
    ("{{#t}}a", 1, "{{#t}} is never closed."),
    ("{{#t number}}a{{/t}}", 1, "with one {{|}}"),
    ("{{#t}}a{{|}}b{{/t}}", 1, "with one {{|}}"),
    ("{{#t text}}a{{|}}b{{/t}}", 1, "“text” is not a number"),
    ("\n\n{{#t}}a\n{{nothing}}{{/t}}", 4, "Sample has no name “nothing”"),
    ("{{#t}}a {b} }{{/t}}", 1, "“}” closes nothing."),
    ("{{#t}}a {b}{{/t}}", 1, "is written {{b}}"),
    ("{{#t}}a &lt; b{{/t}}", 1, "only &nbsp; has a name"),
    ("<p {{#t}}a{{/t}}>", 1, "stands inside an element's tag"),
    ("{{#t}}<a href={{text}}>a</a>{{/t}}", 1, "stands in an attribute without quotes."),
  ]) func `are refused if they are no whole sentence`(_ template: String, _ line: Int, _ words: String) {
    let error = refusal(template, for: Sample.self)

    #expect(error?.line == line && error?.message.contains(words) == true, "\(String(describing: error))")
  }
}

private struct Labelled: View {
  let label: Message?

  static let fields: Fields<Labelled> = ["label": .message(\.label)]
}
