import HTTPTypes
import TiffinCore

/// A controller that shows both values of a household's setting that was changed while it was being edited.
struct SettingsConflictController: Controller {
  let services: Services

  /// Shows both values.
  ///
  /// - Parameter now: The household's stored settings.
  func show(_ sent: SettingsReader, now: HouseholdSettings, for visitor: Visitor) throws -> Response {
    let view = SettingsConflictView(sent, now: now, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}
