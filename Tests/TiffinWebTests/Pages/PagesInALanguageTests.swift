import Localization
import Templating
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `Pages in a language` {
  private static let german = "de-CH, de;q=0.9, en;q=0.5"

  @Test func `are in that of the browser until the person chooses one`() throws {
    let site = try Site()

    let german = try site.get("groceries/clear", headers: [("HTTP_ACCEPT_LANGUAGE", Self.german)])
    let english = try site.get("groceries/clear")

    #expect(german.page.first("html")?["lang"] == "de")
    #expect(german.page.first("h1")?.words == "Nichts zu entfernen")
    #expect(german["Vary"] == "Accept-Language" && german["Content-Language"] == "de")
    #expect(english.page.first("html")?["lang"] == "en" && english["Vary"] == "Accept-Language")
    #expect(english.page.first("h1")?.words == "Nothing to clear")
  }

  @Test func `are in the chosen one in every browser`() throws {
    let site = try Site()

    let saved = try site.save("look", ["language": "de"])
    let page = try site.get("groceries/clear", headers: [("HTTP_ACCEPT_LANGUAGE", "fr")])

    #expect(saved.notice == "Darstellung gespeichert.")
    #expect(try site.storedSettings.language?.text == "de")
    #expect(page.page.first("h1")?.words == "Nichts zu entfernen")
    #expect(page["Vary"] == nil)
    try site.save("look", ["language": ""])
    #expect(try site.storedSettings.language == nil)
  }

  @Test func `are in that of the browser before signing in, and where nothing is found`() throws {
    let site = try Site()

    for path in ["sign-in", "nowhere"] {
      let answer = try site.request(
        "GET", "/" + path, by: Browser(), headers: [("HTTP_ACCEPT_LANGUAGE", Self.german)])
      #expect(answer.page.first("html")?["lang"] == "de", "\(path)")
      #expect(answer["Vary"] == "Accept-Language", "\(path)")
    }
  }

  @Test func `say numbers as the language does`() throws {
    let site = try Site()
    for day in ["2026-11-16", "2026-11-22"] { try site.plan(words: "Soup", on: day) }
    try site.save("look", ["language": "de"])

    let page = try site.get("plan/2026-11-16/clear?scope=week").page

    #expect(page.words.contains("Damit werden 2 Einträge für alle entfernt."))
  }

  @Test func `refuse forms in it`() throws {
    let site = try Site()
    try site.save("look", ["language": "de"])

    let answer = try site.sendSettings(["section": "look", "theme": "pink"])

    #expect(answer.status == 422)
    #expect(answer.page.problems == ["Wähl eines der Farbschemas"])
  }

  @Test func `offer the languages by their own names`() throws {
    let page = try Site().get("settings/look").page

    #expect(page.element(id: "language")?.words.contains("Deutsch") == true)
  }

  @Test func `offer none where there is only English`() throws {
    let site = try Site { $0.languageFolder = nil }

    #expect(try site.get("settings/look").page.element(id: "language") == nil)
    #expect(try site.get("settings/look", headers: [("HTTP_ACCEPT_LANGUAGE", "de")])["Vary"] == nil)
  }

  @Test func `have other tags than in another language`() throws {
    let site = try Site()
    let english = try #require(try site.get("groceries")["ETag"])
    try site.save("look", ["language": "de"])

    #expect(try site.get("groceries", headers: [("HTTP_IF_NONE_MATCH", english)]).status == 200)
  }
}

/// English made long and foreign, so that a text that was forgotten is seen.
@Suite struct `Pages in a pseudo-language` {
  private static let pages = ["groceries/clear", "plan/2026-11-16/clear?scope=week", "settings/look"]

  @Test(arguments: [("en-XA", nil as String?), ("ar-XB", "rtl")])
  func `have all their messages in it`(_ tag: String, _ direction: String?) throws {
    let tag = try #require(LanguageTag(tag))
    let source = try Pseudolanguage.source(of: Site.checkout + "/Languages/tiffin.pot")
    #expect(Language(tag, source: source, file: "pseudo.po").problems == [])
    let site = try Site { $0.languages = Languages(sources: [tag: source]) }
    try site.save("look", ["language": tag.text])

    for path in Self.pages {
      let page = try site.get(path).page
      #expect(page.first("html")?["lang"] == tag.text && page.first("html")?["dir"] == direction, "\(path)")
      let main = try #require(page.first("main"))
      #expect(main.words.contains("["), "\(path)")
    }
    #expect(try site.get("groceries/clear").page.first("h1")?.words == "[Nóţħíñğ ţó çľéåŕ ~~~~~]")
  }
}

@Suite struct `Translations` {
  /// The script in Python and the engine read messages by the same rules.
  @Test func `are asked for every message of the templates`() throws {
    let library = try TemplateLibrary(folder: Site.checkout + "/Templates", isTrusted: true)
    let file = try POFile(try Pseudolanguage.text(Site.checkout + "/Languages/tiffin.pot"), name: "tiffin.pot")
    let known = Set(file.entries.map { MessageKey($0.id, context: $0.context) })

    #expect(try library.messages().subtracting(known).map(\.text) == [])
  }

  @Test func `have no mistakes`() throws {
    let languages = Languages(folder: Site.checkout + "/Languages")
    let site = try Site()

    for tag in languages.tags {
      let language = languages.language(tag)
      #expect(language.problems == [])
      if tag == .english { continue }
      for page in SiteMap.pages { #expect(try site.application.pages.untranslated(page, in: language) == []) }
    }
  }
}
