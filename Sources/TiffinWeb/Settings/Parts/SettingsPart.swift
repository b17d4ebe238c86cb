/// A part of the settings page with a form and a Save button of its own.
///
/// The form names it in the field `section`. Fields that a form lacks stay as they are; the part knows its boxes, since
/// browsers do not send a box that is not ticked.
enum SettingsPart: String, CaseIterable, Sendable {
  case goals, cooking, money, diary, look, reminders

  /// The `section` of forms on other pages: the order of a list, the suggested zone.
  static let formsElsewhere: Set = ["order", "time_zone"]

  /// The message after saving.
  var saved: String {
    switch self {
    case .goals: "Goals saved."
    case .cooking: "For how many you cook is saved."
    case .money: "Budget and currency saved."
    case .diary: "Diary settings saved."
    case .look: "Look saved."
    case .reminders: "Reminders saved."
    }
  }

  /// Reads the part's fields from any form: one may set the order of lists alone.
  func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    switch self {
    case .goals: try GoalsPart.read(&reader)
    case .cooking: try CookingPart.read(&reader)
    case .money: try MoneyPart.read(&reader)
    case .diary: try DiaryPart.read(&reader)
    case .look: try LookPart.read(&reader)
    case .reminders: try RemindersPart.read(&reader)
    }
  }
}
