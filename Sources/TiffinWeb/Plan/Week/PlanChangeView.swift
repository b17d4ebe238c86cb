import Templating
import TiffinCore

/// The form that moves or changes an entry, for the template `plan/change`.
struct PlanChangeView: View {
  let entry: PlanEntry
  let week: PlanWeek
  /// The refused form; nil if none was refused.
  let form: PlanForm?
  let errors: FormErrors?
  let place: PlanContext

  static let fields: Fields<PlanChangeView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "name": .text(\.entry.name.text),
    "back": .text { "#entry-\($0.entry.id.number)" },
    "move": .text { $0.place.links.planEntry($0.entry.id, "move") + "#entry" },
    "serves": .view { ServingsFormView($0.entry, eaten: nil, at: $0.place) },
    "remove": .text { $0.place.links.planEntry($0.entry.id, "delete") },
    "eaten": .text(\.eaten),
    "eat": .text { $0.eat(isAhead: true) },
    "eatNow": .text { $0.eat(isAhead: false) },
    "today": .text { $0.place.visitor.today.iso },
    "planned": .text { $0.entry.day.iso },
    "plannedDay": .text { $0.place.format.date($0.entry.day) },
    "revision": .number(\.entry.revision),
    "was": .text { PlanPosition($0.entry).text },
    "order": .text { PlanEntryIDs($0.beside.map(\.id)).text },
    "some": .flag { $0.beside.count > 1 },
    "up": .flag { $0.beside.first?.id != $0.entry.id },
    "down": .flag { $0.beside.last?.id != $0.entry.id },
    "day": .text(\.typedDay),
    "days": .list { view in
      view.place.days.map { PlanTargetView(day: $0, isOn: $0 == view.entry.day, planned: []) }
    },
    "slots": .list { view in PlanCategoryView.all(chosen: view.typed(\.slot) ?? view.entry.slot?.name ?? "") },
    "servings": .view { view in
      FieldView(
        id: "servings", value: view.typed(\.servings) ?? String(view.entry.servings.count),
        error: view.errors?["servings"])
    },
  ]

  /// The entries of the same day and time of day, including this one, in order.
  private var beside: [PlanEntry] { week.days.flatMap(\.entries).filter { $0.stands(beside: entry) } }

  /// The address that undoes eating; nil if the entry was not eaten, or the meal's day may no longer be changed.
  private var eaten: String? {
    guard let day = entry.eatenOn, place.visitor.person.mayChange(day) else { return nil }
    return place.links.planEntry(entry.id, "eaten")
  }

  /// Returns the address that marks the entry as eaten: if `isAhead`, an entry of a future day, on a day that is asked
  /// for; otherwise an entry of today or an earlier day, on its day. Nil for other entries, and if it may not be eaten.
  private func eat(isAhead: Bool) -> String? {
    place.mayEat(entry) && place.isAhead(entry) == isAhead ? place.links.planEntry(entry.id, "eaten") : nil
  }

  /// Returns the submitted text of a field; nil if the form with that field was not submitted.
  private func typed(_ field: (PlanForm) -> String) -> String? {
    form.flatMap { $0.day.isEmpty ? field($0) : nil }
  }

  private var typedDay: String {
    if let typed = form?.day, !typed.isEmpty { return typed }
    return entry.day.iso
  }
}

/// A day to which the entry can be moved.
struct PlanTargetView: View {
  let day: LocalDate
  let isOn: Bool
  /// The entries already planned for that day; empty where the page does not show them.
  let planned: [PlanEntry]

  static let fields: Fields<PlanTargetView> = [
    "value": .text(\.day.iso),
    "weekday": .text { CalendarNames.short($0.day.weekday) },
    "day": .number(\.day.day),
    "date": .text { "\($0.day.day) \(CalendarNames.month($0.day.month))" },
    "on": .flag(\.isOn),
    "some": .flag { !$0.planned.isEmpty },
    "names": .text { $0.planned.map(\.name.text).joined(separator: ", ") },
  ]
}
