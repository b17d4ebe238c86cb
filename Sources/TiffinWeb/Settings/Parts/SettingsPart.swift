import Localization

/// A part of the settings: a page with its own form and Save button.
///
/// The form names the part in the field `section`. Settings whose fields are missing from the form do not change. The
/// part determines which checkboxes the form has, because browsers do not send a cleared checkbox.
enum SettingsPart: String, CaseIterable, PathParameter, Sendable {
  case goals, diary, look, reminders
  case timeZone = "time_zone"
  case cooking, money

  /// The values of `section` in forms of other pages, such as the order of a list.
  static let formsElsewhere: Set = ["order"]

  init?(_ segment: String) {
    self.init(rawValue: segment)
  }

  /// The label in the index.
  var label: String {
    switch self {
    case .goals: "Goals"
    case .diary: "Diary"
    case .look: "Look"
    case .reminders: "Reminders"
    case .timeZone: "Time zone"
    case .cooking: "Cook for"
    case .money: "Budget"
    }
  }

  /// The name of the icon in the file that contains all icons.
  var icon: String {
    switch self {
    case .goals: "goal"
    case .diary: "today"
    case .look: "sun"
    case .reminders: "bell"
    case .timeZone: "clock"
    case .cooking: "meals"
    case .money: "coin"
    }
  }

  /// True if the settings belong to the household, not to a person.
  var isShared: Bool { self == .cooking || self == .money }

  /// The message after saving.
  var saved: Message {
    switch self {
    case .goals: Message("Goals saved.")
    case .diary: Message("Diary settings saved.")
    case .look: Message("Look saved.")
    case .reminders: Message("Reminders saved.")
    case .timeZone: Message("Time zone saved.")
    case .cooking: Message("Cook for saved.")
    case .money: Message("Budget and currency saved.")
    }
  }

  /// Reads the part's fields from a form, which may contain only some of them.
  func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    switch self {
    case .goals: try GoalsSettingsView.read(&reader)
    case .diary: try DiarySettingsView.read(&reader)
    case .look: try LookSettingsView.read(&reader)
    case .reminders: try RemindersSettingsView.read(&reader)
    case .timeZone: try TimeZoneSettingsView.read(&reader)
    case .cooking: try CookingSettingsView.read(&reader)
    case .money: try MoneySettingsView.read(&reader)
    }
  }
}
