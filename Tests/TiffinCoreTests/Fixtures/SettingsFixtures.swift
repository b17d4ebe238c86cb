@testable import TiffinCore

extension PersonStore {
  /// Changes some of a person's settings, as the settings page does.
  func change(
    _ id: Person.ID, _ change: @escaping @Sendable (inout PersonSettings) -> Void
  ) throws(StoreError) {
    try SettingsStore(database).save(SettingsChange(own: change), by: person(id))
  }
}
