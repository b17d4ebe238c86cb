/// A part of the settings' page with a form and a Save of its own.
///
/// The form names it in the field `section`. What a form does not name stays as it is; which boxes it has the part says,
/// for a box that is not ticked is not sent.
enum SettingsPart: String, CaseIterable, Sendable {
  case goals, cooking, money, diary, look, reminders

  /// What forms on other pages call themselves: the order of a list, the zone that is offered.
  static let formsElsewhere: Set = ["order", "time_zone"]

  /// What is said after saving.
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

  /// Reads its fields, whatever form they came in: one may ask for the order of lists alone.
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
