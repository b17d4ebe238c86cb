import PictureTools
import TiffinCore

extension Setting {
  /// The most that each person and household may keep.
  ///
  /// - Throws: ``Refusal`` if the variable says none.
  static func limits() throws(Refusal) -> Quotas {
    do throws(QuotasError) { return try Quotas(variable("TIFFIN_LIMITS") ?? "") } catch {
      throw Refusal("TIFFIN_LIMITS: \(error)", .configuration)
    }
  }

  /// The household that people join whom the web server names for the first time; nil if none is said.
  ///
  /// - Throws: ``Refusal`` for what cannot be a name.
  static func newcomersHousehold() throws(Refusal) -> PersonName? {
    guard let text = variable("TIFFIN_PROXY_HOUSEHOLD") else { return nil }
    do throws(PersonNameError) { return try PersonName(text) } catch {
      throw Refusal("TIFFIN_PROXY_HOUSEHOLD has to be a household's name, or a member's username.", .configuration)
    }
  }

  /// How long sessions last.
  ///
  /// - Throws: ``Refusal`` if the variable says none.
  static func sessionTimes() throws(Refusal) -> SessionTimes {
    guard let text = variable("TIFFIN_SESSIONS") else { return .standard }
    do throws(SessionTimesError) { return try SessionTimes(text) } catch {
      throw Refusal("TIFFIN_SESSIONS: \(error)", .configuration)
    }
  }

  /// The program that looks at each upload; nil if none is said.
  ///
  /// - Throws: ``Refusal`` for what cannot be one.
  static func scanner() throws(Refusal) -> UploadScanner? {
    guard let command = variable("TIFFIN_SCANNER") else { return nil }
    guard let scanner = UploadScanner(command) else {
      throw Refusal("TIFFIN_SCANNER has to begin with a path, such as /usr/bin/clamdscan.", .configuration)
    }
    return scanner
  }

  /// The key of forms without a session; nil if none is said.
  ///
  /// - Throws: ``Refusal`` for one that could be guessed.
  static func formKey() throws(Refusal) -> FormKey? {
    guard let text = variable("TIFFIN_FORM_KEY") else { return nil }
    guard let key = FormKey(text) else {
      throw Refusal("TIFFIN_FORM_KEY has to have \(FormKey.least) characters at least.", .configuration)
    }
    return key
  }
}
