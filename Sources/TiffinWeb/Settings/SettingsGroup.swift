import Localization
import Templating
import TiffinCore

/// A group of rows in the index of the settings: about the person, the household, or the account.
struct SettingsGroup: View {
  let rows: [SettingsRow]
  /// True if the group ends with the button to sign out.
  var signsOut = false

  static let fields: Fields<SettingsGroup> = [
    "rows": .list(\.rows),
    "signsOut": .flag(\.signsOut),
  ]
}

/// A row in the index of the settings: a link to a page, with an icon, a label and the current value.
struct SettingsRow: View {
  let href: String
  let icon: String
  let label: String
  var value = ""
  var isHere = false

  static let fields: Fields<SettingsRow> = [
    "href": .text(\.href),
    "icon": .text(\.icon),
    "label": .text(\.label),
    "value": .text(\.value),
    "here": .flag(\.isHere),
  ]
}

extension SettingsView {
  /// The groups of the index.
  var groups: [SettingsGroup] {
    let parts = links.settings + "/"
    let own = SettingsPart.allCases.filter { !$0.isShared }.map { row($0, below: parts) }
    let shared = SettingsPart.allCases.filter(\.isShared).map { row($0, below: parts) }
    let names = page.members.map(\.name).joined(separator: ", ")
    let household = SettingsRow(href: links.household, icon: "people", label: "Household", value: names)
    let account = SettingsRow(href: links.account, icon: "user", label: "Account", value: username ?? "")
    let data = SettingsRow(href: links.account + "#data", icon: "box", label: "Your data")
    let server = SettingsRow(href: links.server, icon: "device", label: "Server")
    return [
      SettingsGroup(rows: own),
      SettingsGroup(rows: (hasHousehold ? [household] : []) + shared),
      SettingsGroup(rows: [account, data] + (page.isServerOwner ? [server] : []), signsOut: hasSession),
    ]
  }

  private func row(_ part: SettingsPart, below parts: String) -> SettingsRow {
    SettingsRow(
      href: parts + part.rawValue, icon: part.icon, label: part.label, value: value(of: part),
      isHere: part == self.part)
  }

  private var username: String? {
    page.members.first { $0.id == visitor.person.id }?.username
  }

  /// Returns the current value of a part, in a few words.
  private func value(of part: SettingsPart) -> String {
    switch part {
    case .goals: stored.goals.energy.map { "\(format.energy($0)) kcal" } ?? (stored.goals == .none ? "None" : "Grams")
    case .diary: stored.arePastDaysReadOnly ? "Past days closed" : "Past days open"
    case .look: stored.theme.label.text(in: format.language)
    case .reminders: stored.isReminded ? "On" : "Off"
    case .timeZone: TimeZoneName.place(stored.timeZone.name.isEmpty ? serverZone ?? "Server’s" : stored.timeZone.name)
    case .cooking: String(household.cooksFor?.count ?? page.members.count)
    case .money: household.weeklyBudget.map { "\(format.money($0, in: household.currency)) a week" } ?? "None"
    }
  }
}
