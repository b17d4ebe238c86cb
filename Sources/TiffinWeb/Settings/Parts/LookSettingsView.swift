import Localization
import Templating
import TiffinCore

/// The theme, and right- or left-handed buttons, for the template `settings/look`.
struct LookSettingsView: View {
  let page: SettingsView

  static let fields: Fields<LookSettingsView> = [
    "language": .view(\.languageField),
    "languages": .list(\.languages),
    "theme": .view { $0.page.field("theme") },
    "themes": .list(\.themes),
    "thumb": .view { $0.page.field("thumb") },
    "thumbs": .list(\.thumbs),
  ]

  /// The field of the language; nil if there is only English.
  private var languageField: FieldView? { page.languages.tags.count > 1 ? page.field("language") : nil }

  /// The languages that can be chosen, each by its own name, after the browser's choice.
  private var languages: [OptionView] {
    let chosen = page.typed("language", page.stored.language?.text)
    return page.languages.tags.map {
      OptionView(value: $0.text, label: page.languages.name(of: $0), isOn: $0.text == chosen)
    }
  }

  private var themes: [ThemeView] {
    let chosen = page.typed("theme", page.stored.theme.rawValue)
    return Theme.allCases.map { ThemeView(theme: $0, isOn: $0.rawValue == chosen) }
  }

  private var thumbs: [OptionView] {
    let chosen = page.typed("thumb", page.stored.thumb.rawValue)
    return Handedness.allCases.map {
      OptionView(value: $0.rawValue, label: $0 == .left ? "Left" : "Right", isOn: $0.rawValue == chosen)
    }
  }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    try reader.apply("language", as: LanguageTag.chosen) { $0.language = $1 }
    try reader.apply("theme", as: Theme.chosen) { $0.theme = $1 }
    try reader.apply("thumb", as: Handedness.chosen) { $0.thumb = $1 }
  }
}

/// A theme that can be chosen.
struct ThemeView: View {
  let theme: Theme
  let isOn: Bool

  static let fields: Fields<ThemeView> = [
    "value": .text(\.theme.rawValue),
    "label": .message(\.theme.label),
    "icon": .text(\.icon),
    "on": .flag(\.isOn),
  ]

  private var icon: String {
    switch theme {
    case .device: "device"
    case .light: "sun"
    case .dark: "moon"
    }
  }
}

extension Theme {
  var label: Message {
    switch self {
    // Translators: the colours of the pages are those that are set on the device.
    case .device: Message("Device", context: "theme")
    case .light: Message("Light", context: "theme")
    case .dark: Message("Dark", context: "theme")
    }
  }

  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> Theme {
    guard let theme = Theme(rawValue: text) else { throw FieldRefusal(sentence: Message("Choose one of the themes")) }
    return theme
  }
}

extension LanguageTag {
  /// Parses the chosen language; nil for that of the browser.
  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> LanguageTag? {
    if text.isEmpty { return nil }
    guard let tag = LanguageTag(text) else { throw FieldRefusal(sentence: Message("Choose one of the languages")) }
    return tag
  }
}

extension Handedness {
  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> Handedness {
    guard let thumb = Handedness(rawValue: text) else { throw FieldRefusal(sentence: Message("Choose left or right")) }
    return thumb
  }
}
