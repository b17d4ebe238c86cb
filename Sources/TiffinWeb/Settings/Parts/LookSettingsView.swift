import Templating
import TiffinCore

/// The theme, and right- or left-handed buttons, for the template `settings/look`.
struct LookSettingsView: View {
  let page: SettingsView

  static let fields: Fields<LookSettingsView> = [
    "theme": .view { $0.page.field("theme") },
    "themes": .list(\.themes),
    "thumb": .view { $0.page.field("thumb") },
    "thumbs": .list(\.thumbs),
  ]

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
    "label": .text(\.theme.label),
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
  var label: String {
    switch self {
    case .device: "Device"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> Theme {
    guard let theme = Theme(rawValue: text) else { throw FieldRefusal(sentence: "Choose one of the themes") }
    return theme
  }
}

extension Handedness {
  fileprivate static func chosen(_ text: String) throws(FieldRefusal) -> Handedness {
    guard let thumb = Handedness(rawValue: text) else { throw FieldRefusal(sentence: "Choose left or right") }
    return thumb
  }
}
