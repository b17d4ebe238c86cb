import PictureTools
import TiffinCore

extension Setting {
  /// Returns the limits on the data of each person and household.
  ///
  /// - Throws: ``CommandError`` if the variable is malformed.
  static func limits() throws(CommandError) -> Quotas {
    do throws(QuotasError) { return try Quotas(variable("TIFFIN_LIMITS") ?? "") } catch {
      throw CommandError("TIFFIN_LIMITS: \(error)", .configuration)
    }
  }

  /// Returns the household that new people join whom the web server has authenticated; nil if none is set.
  ///
  /// - Throws: ``CommandError`` if the text cannot be a name.
  static func newcomersHousehold() throws(CommandError) -> PersonName? {
    guard let text = variable("TIFFIN_PROXY_HOUSEHOLD") else { return nil }
    do throws(PersonNameError) { return try PersonName(text) } catch {
      throw CommandError("TIFFIN_PROXY_HOUSEHOLD must be a household's name or a member's username.", .configuration)
    }
  }

  /// Returns the durations of sessions.
  ///
  /// - Throws: ``CommandError`` if the variable is malformed.
  static func sessionTimes() throws(CommandError) -> SessionTimes {
    guard let text = variable("TIFFIN_SESSIONS") else { return .standard }
    do throws(SessionTimesError) { return try SessionTimes(text) } catch {
      throw CommandError("TIFFIN_SESSIONS: \(error)", .configuration)
    }
  }

  /// Returns the program that scans each upload; nil if none is set.
  ///
  /// - Throws: ``CommandError`` if the text cannot be a command.
  static func scanner() throws(CommandError) -> UploadScanner? {
    guard let command = variable("TIFFIN_SCANNER") else { return nil }
    guard let scanner = UploadScanner(command) else {
      throw CommandError("TIFFIN_SCANNER must begin with a path, such as /usr/bin/clamdscan.", .configuration)
    }
    return scanner
  }

  /// Returns the key of forms without a session; nil if none is set.
  ///
  /// - Throws: ``CommandError`` if the key is short enough to be guessed.
  static func formKey() throws(CommandError) -> FormTokenKey? {
    guard let text = variable("TIFFIN_FORM_KEY") else { return nil }
    guard let key = FormTokenKey(text) else {
      throw CommandError("TIFFIN_FORM_KEY must have at least \(FormTokenKey.least) characters.", .configuration)
    }
    return key
  }
}
