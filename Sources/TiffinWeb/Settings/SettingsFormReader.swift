import TiffinCore

/// A reader that converts a settings form to changes of the settings, or collects all of its errors.
struct SettingsFormReader {
  /// The person's settings before the form was sent.
  let stored: PersonSettings
  /// The household's current currency.
  let currency: Currency
  /// The household's settings when the form's page was shown, read from the form's `was_` fields; nil if it has none.
  var shown: HouseholdSettings?
  /// The part that is saved; nil for a form that belongs to no part, such as one that sets the order.
  let part: SettingsPart?
  /// The typed texts by field name.
  private(set) var typed: [String: String] = [:]
  /// The original texts of the household's settings, by the names of the hidden fields.
  private(set) var was: [String: String] = [:]
  /// The states of the checkboxes by field name.
  private(set) var boxes: [String: Bool] = [:]
  var errors = FormErrors()
  /// The changes of the household's settings.
  var household = HouseholdSettingsChange()
  /// The planned meals whose servings change with the number of people; nil if there are none.
  var planned: PlanSelection?
  private var changes: [@Sendable (inout PersonSettings) -> Void] = []
  private let form: FormData

  /// Creates a reader of a submitted form.
  ///
  /// - Throws: ``HTTPRefusal/badRequest(_:)`` if a field occurs twice, or the part does not exist.
  init(_ form: FormData, _ person: Person) throws(HTTPRefusal) {
    self.form = form
    stored = person.settings
    currency = person.currency
    let section = try form.text("section")
    part = section.flatMap { SettingsPart(rawValue: $0) }
    if let section, part == nil, !SettingsPart.formsElsewhere.contains(section) {
      throw .badRequest("There is no such setting.")
    }
    for part in SettingsPart.allCases { try part.read(&self) }
    household.shown = shown
  }

  /// All changes requested by the form.
  var change: SettingsChange {
    var change = SettingsChange(household: household)
    change.planned = planned
    if changes.isEmpty { return change }
    change.own = { [changes] settings in
      for change in changes { change(&settings) }
    }
    return change
  }

  /// Parses a field of the household's settings if the form contains it. A field with its original text is not changed,
  /// which preserves a change that another member made meanwhile.
  mutating func apply<Value>(
    _ name: String, as read: (String) throws(FieldRefusal) -> Value,
    household change: (inout HouseholdSettingsChange, Value) -> Void
  ) throws(HTTPRefusal) {
    guard let text = try form.text(name) else { return }
    typed[name] = text
    was[OriginalValueField.name(of: name)] = try form.text(OriginalValueField.name(of: name))
    if changed(name) == nil { return }
    if let value = errors.attempt(name, { () throws(FieldRefusal) in try read(text) }) { change(&household, value) }
  }

  /// Parses a field of the person's settings if the form contains it.
  ///
  /// - Parameter button: The name of a button whose value replaces the typed text.
  mutating func apply<Value: Sendable>(
    _ name: String, or button: String? = nil, as read: (String) throws(FieldRefusal) -> Value,
    _ change: @escaping @Sendable (inout PersonSettings, Value) -> Void
  ) throws(HTTPRefusal) {
    var sent = try form.text(name)
    if let button, let pressed = try form.text(button) { sent = pressed }
    guard let text = sent else { return }
    typed[name] = text
    if let value = errors.attempt(name, { () throws(FieldRefusal) in try read(text) }) {
      changes.append { change(&$0, value) }
    }
  }

  /// Returns the typed text of a field of the household's settings; nil if the text is the original one, or the form
  /// does not contain the field.
  func changed(_ name: String) -> String? {
    guard let text = typed[name] else { return nil }
    return was[OriginalValueField.name(of: name)].map { $0.isSameBytes(as: text) } ?? false ? nil : text
  }

  /// Reads the original value of a field of the household's settings.
  mutating func applyOriginal<Value>(
    _ name: String, as read: (String) throws(FieldRefusal) -> Value, _ change: (inout HouseholdSettings, Value) -> Void
  ) throws(HTTPRefusal) {
    guard let text = try form.text(OriginalValueField.name(of: name)), let value = try? read(text) else { return }
    var settings = shown ?? HouseholdSettings(currency: currency)
    change(&settings, value)
    shown = settings
  }

  /// Reads a checkbox if the form belongs to its part.
  ///
  /// - Parameter sign: A field whose presence shows that the form has the checkbox; nil if all forms of the part have
  ///   it.
  mutating func apply(
    box name: String, of part: SettingsPart, ifSent sign: String? = nil,
    _ change: @escaping @Sendable (inout PersonSettings, Bool) -> Void
  ) throws(HTTPRefusal) {
    guard self.part == part else { return }
    if let sign, try form.text(sign) == nil { return }
    let isTicked = try form.text(name) != nil
    boxes[name] = isTicked
    changes.append { change(&$0, isTicked) }
  }
}
