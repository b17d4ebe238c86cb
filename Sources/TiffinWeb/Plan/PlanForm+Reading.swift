import TiffinCore

extension PlanForm {
  /// Parses a submitted form.
  init(_ form: FormData) throws(HTTPRefusal) {
    words = try form.text("text") ?? ""
    slot = try form.text("slot") ?? ""
    servings = try form.text("servings") ?? ""
    cooksFor = try form.text("cooks_for")
    search = try form.text("q") ?? ""
    day = try form.text("day") ?? ""
  }

  /// Returns the search text that the form requests, because a search button was used, or the text was changed and the
  /// form submitted with the keyboard; empty to show all recipes again. Nil if the form plans an entry.
  func newSearch(_ sent: FormData) throws(HTTPRefusal) -> String? {
    if let find = try sent.text("find") { return find.isEmpty ? "" : search }
    if try sent.text("recipe") != nil { return nil }
    if try sent.text("add") != nil { return nil }
    guard let searched = try sent.text("searched") else { return nil }
    return searched.isSameBytes(as: search) ? nil : search
  }

  /// Parses a new entry for a day.
  ///
  /// - Parameter recipe: The recipe to plan; nil to plan the typed note.
  func entry(_ recipe: Recipe.ID?, on day: LocalDate) throws(FormErrors) -> NewPlanEntry {
    var errors = FormErrors()
    let words = recipe == nil ? errors.attempt("text") { () throws(MealError) in try MealName(self.words) } : nil
    let slot = readSlot(&errors)
    let servings = readServings(&errors)
    let people = errors.attempt("cooks_for") { () throws(FieldRefusal) in try NumberField.people.read(cooksFor ?? "") }
    guard errors.isEmpty, let item = recipe.map(NewPlanEntry.Item.recipe) ?? words.map(NewPlanEntry.Item.words) else {
      throw errors
    }
    return NewPlanEntry(item, on: day, slot: slot, servings: servings, cooksFor: people ?? nil)
  }

  /// Parses the changes in the fields that the form contains.
  func change(_ sent: FormData) throws -> PlanChange {
    var errors = FormErrors()
    var change = PlanChange()
    if let day = try sent.text("day") {
      change.day = LocalDate(typed: day)
      if change.day == nil { errors.add("Choose a day", at: "day") }
    }
    if try sent.text("slot") != nil { change.slot = .some(readSlot(&errors)) }
    if try sent.text("servings") != nil { change.servings = readServings(&errors) }
    guard errors.isEmpty else { throw errors }
    return change
  }

  private func readSlot(_ errors: inout FormErrors) -> MealCategory? {
    let category = errors.attempt("slot") { () throws(MealError) in try MealCategory(slot) }
    return category?.isBlank == true ? nil : category
  }

  /// Parses the number of servings; nil if the field is empty, or invalid, which adds an error.
  private func readServings(_ errors: inout FormErrors) -> Servings? {
    do throws(FieldRefusal) {
      return try NumberField.servings.read(servings)
    } catch {
      // One sentence is enough for all errors of this field.
    }
    errors.add("Servings are a whole number from 1 to \(Servings.range.upperBound)", at: "servings")
    return nil
  }
}
