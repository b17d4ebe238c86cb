import Localization
import Templating
import TiffinCore

/// The index of a person's settings, and one part of them, for the template `settings/settings`.
///
/// A class, because templates pass the view for every name, and each part refers to it.
final class SettingsView: PageView {
  static let template = "settings/settings"

  let visitor: Visitor
  let page: SettingsPage
  /// The part that is shown. On the index it is the first part, shown on wide screens.
  let part: SettingsPart
  let isIndex: Bool
  /// The address of the person's calendar, if it was just created; nil otherwise.
  let calendar: String?
  /// The day on which the calendar's address was created; nil if there is none, or the day is unknown.
  let calendarMade: LocalDate?
  /// The name of the server's time zone; nil if it is unknown.
  let serverZone: String?
  /// The languages that can be chosen.
  let languages: Languages
  let hasHousehold: Bool
  /// The goal helper.
  let helper: GoalHelperView
  private let sent: SettingsFormReader?
  private let saved: Message?
  private let undo: PlanServingsUndoView?

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - part: The part to show; nil for the index.
  ///   - sent: The refused form; nil if none was refused.
  ///   - helper: The goal helper; nil for an empty one.
  ///   - hasHousehold: True if the household can have other members.
  ///   - saved: The message that something was saved; nil if there is none.
  ///   - undo: The form that undoes the change; nil if there is none.
  init(
    _ visitor: Visitor, _ page: SettingsPage, _ part: SettingsPart?, calendar: String?,
    calendarMade: LocalDate?, sent: SettingsFormReader? = nil, helper: GoalHelperView? = nil, saved: Message? = nil,
    undo: PlanServingsUndoView? = nil, hasHousehold: Bool, serverZone: String?,
    languages: Languages
  ) {
    self.visitor = visitor
    self.page = page
    self.part = part ?? .goals
    isIndex = part == nil
    self.hasHousehold = hasHousehold
    self.calendar = calendar
    self.calendarMade = calendarMade
    self.sent = sent
    self.saved = saved
    self.undo = undo
    self.serverZone = serverZone
    self.languages = languages
    self.helper = helper ?? GoalHelperView(for: visitor)
  }

  var stored: PersonSettings { visitor.person.settings }
  var household: HouseholdSettings { page.household }
  var format: Formatter { visitor.format }
  var links: Links { visitor.links }
  var hasSession: Bool { visitor.session != nil }
  /// The current date and time in the person's time zone.
  var now: String { format.long(visitor.today, visitor.now) }

  static let fields: Fields<SettingsView> = [
    "index": .flag(\.isIndex),
    "groups": .list(\.groups),
    "called": .text(\.part.label),
    "saved": .message(\.saved),
    "undoing": .view(\.undo),
    "refused": .view { $0.sent.flatMap { $0.errors.isEmpty ? nil : RefusedFormView($0.errors) } },
    "goals": .view { $0.part == .goals ? GoalsSettingsView(page: $0) : nil },
    "diary": .view { $0.part == .diary ? DiarySettingsView(page: $0) : nil },
    "look": .view { $0.part == .look ? LookSettingsView(page: $0) : nil },
    "reminders": .view { $0.part == .reminders ? RemindersSettingsView(page: $0) : nil },
    "timeZone": .view { $0.part == .timeZone ? TimeZoneSettingsView(page: $0) : nil },
    "cooking": .view { $0.part == .cooking ? CookingSettingsView(page: $0) : nil },
    "money": .view { $0.part == .money ? MoneySettingsView(page: $0) : nil },
  ]
}

extension SettingsView {
  /// Returns the text of a field: as typed in a refused form, otherwise the stored text.
  func typed(_ name: String, _ stored: String?) -> String {
    sent?.typed[name] ?? stored ?? ""
  }

  func isOn(_ name: String, _ stored: Bool) -> Bool {
    sent?.boxes[name] ?? stored
  }

  /// Returns the hidden fields with the original texts of the form's fields; those of the refused form, if any.
  func was(_ fields: [(name: String, value: String)]) -> [HiddenFieldView] {
    fields.map { field in
      let name = OriginalValueField.name(of: field.name)
      return HiddenFieldView(name: name, value: sent?.was[name] ?? field.value)
    }
  }

  func field(_ name: String, _ stored: String? = nil) -> FieldView {
    FieldView(id: name, value: typed(name, stored), error: sent?.errors[name])
  }
}
