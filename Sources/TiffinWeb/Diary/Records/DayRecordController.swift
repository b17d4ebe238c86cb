import TiffinCore

/// A controller that records weight, water and a note of a day.
struct DayRecordController: Controller {
  let services: Services

  var day: DayController { DayController(services) }
  var records: DayRecordStore { services.stores.dayRecords }

  /// Adds a glass of water, or takes one back.
  func addWater(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let glass = visitor.person.settings.records.glass
    switch try request.form().text("glasses") {
    case "1": try records.add(water: glass, on: day, by: visitor.person)
    case "-1": try records.add(water: -glass, on: day, by: visitor.person)
    default: throw HTTPRefusal.badRequest("Choose one glass more or less.")
    }
    return .seeOther(visitor.links.records(of: day))
  }

  /// Records the weight; an empty field removes it.
  func setWeight(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let typed = try request.form().text("weight") ?? ""
    do {
      try visitor.requirePresence()
      var errors = FormErrors()
      let unit = visitor.person.settings.records.weightUnit
      let weight = errors.attempt("weight", label: "Weight") { () throws(FieldRefusal) in try unit.read(typed) }
      guard let weight, errors.isEmpty else { throw errors }
      try records.set(weight, on: day, by: visitor.person)
      return .seeOther(visitor.links.records(of: day))
    } catch {
      return try self.day.refuse(DayRecordForm(weight: typed, errors: FormErrors(error)), for: visitor, day)
    }
  }

  /// Saves the note, unless it was changed on another device since the page was shown.
  func setNote(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let sent = try request.form()
    var form = DayRecordForm(note: try sent.text("note") ?? "", shown: try sent.text("was_note") ?? "")
    do {
      try visitor.requirePresence()
      var errors = FormErrors()
      let note = errors.attempt("note", label: "Note") { () throws(MealError) in try MealNotes(form.note ?? "") }
      guard let note, let shown = try? MealNotes(form.shown ?? "") else { throw errors }
      guard case .changedMeanwhile(let other) = try records.set(note, insteadOf: shown, on: day, by: visitor.person)
      else { return .seeOther(visitor.links.records(of: day)) }
      form.shown = other.text
      errors.add("On another device it now says “\(other.text)”. Save again to replace that", at: "note", label: "Note")
      throw errors
    } catch {
      form.errors = try FormErrors(error)
      return try self.day.refuse(form, for: visitor, day)
    }
  }
}

extension Links {
  /// Returns the address of a day, scrolled to what is recorded besides meals.
  func records(of day: LocalDate) -> String { "\(diary(day))#records" }
}
