import Templating
import TiffinCore

/// A switch in a form of settings: its texts, and the setting that it turns on and off.
struct SettingsSwitch: Sendable {
  /// The name of the checkbox.
  let name: String
  let label: String
  /// A sentence below the label.
  let hint: String
  let setting: any WritableKeyPath<PersonSettings, Bool> & Sendable

  /// Reads the checkbox from a form of its part.
  func read(_ reader: inout SettingsFormReader, of part: SettingsPart) throws(HTTPRefusal) {
    try reader.apply(box: name, of: part) { [setting] in $0[keyPath: setting] = $1 }
  }
}

/// A switch with its state: as sent in a refused form, otherwise as stored.
struct SettingsSwitchView: View {
  let choice: SettingsSwitch
  let page: SettingsView

  static let fields: Fields<SettingsSwitchView> = [
    "name": .text(\.choice.name),
    "label": .text(\.choice.label),
    "hint": .text(\.choice.hint),
    "on": .flag { $0.page.isOn($0.choice.name, $0.page.stored[keyPath: $0.choice.setting]) },
  ]
}
