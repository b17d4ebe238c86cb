import Templating
import TiffinCore

/// `settings/settings`: all that a person can choose, in parts.
struct SettingsView: PageView {
  static let template = "settings/settings"

  let stored: PersonSettings
  let household: HouseholdSettings
  /// The address of the person's calendar; nil if it cannot be had.
  let calendar: String?
  /// The name of the server's time zone.
  let serverZone: String?
  let format: Formatter
  /// Day and time on the person's own clock.
  let now: String
  private let hasSession: Bool
  let hasHousehold: Bool
  private let sent: SettingsReader?
  private let saved: String?

  /// - Parameters:
  ///   - sent: the form that was refused.
  ///   - hasHousehold: true if there can be other members; false on a private machine.
  ///   - saved: the message about what was just saved.
  init(
    _ visitor: Visitor, _ household: HouseholdSettings, calendar: String?, sent: SettingsReader? = nil,
    saved: String? = nil, hasHousehold: Bool, serverZone: String?
  ) {
    self.hasHousehold = hasHousehold
    self.household = household
    self.calendar = calendar
    stored = visitor.person.settings
    format = visitor.format
    now = visitor.format.long(visitor.today, visitor.now)
    hasSession = visitor.session != nil
    self.sent = sent
    self.saved = saved
    self.serverZone = serverZone
  }

  static let fields: Fields<SettingsView> = [
    "signsOut": .flag(\.hasSession),
    "shares": .flag(\.hasHousehold),
    "saved": .text(\.saved),
    "refused": .view { $0.sent.map { RefusedFormView($0.errors) } },
    "goals": .view(GoalsPart.init),
    "cooking": .view { CookingPart(page: $0) },
    "money": .view { MoneyPart(page: $0) },
    "diary": .view(DiaryPart.init),
    "look": .view { LookPart(page: $0) },
    "reminders": .view { RemindersPart(page: $0) },
  ]
}

extension SettingsView {
  /// The text of a field: as typed in a refused form, else as stored.
  func typed(_ name: String, _ stored: String?) -> String {
    sent?.typed[name] ?? stored ?? ""
  }

  func isOn(_ name: String, _ stored: Bool) -> Bool {
    sent?.boxes[name] ?? stored
  }

  func field(_ name: String, _ stored: String? = nil) -> FieldView {
    FieldView(id: name, value: typed(name, stored), error: sent?.errors[name])
  }
}
