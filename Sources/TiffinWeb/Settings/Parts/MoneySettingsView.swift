import Templating
import TiffinCore

/// The household's currency and weekly budget, for the template `settings/money`.
struct MoneySettingsView: View {
  let page: SettingsView

  static let fields: Fields<MoneySettingsView> = [
    "budget": .view { $0.page.field("weekly_budget", $0.budget) },
    "currency": .view { $0.page.field("currency") },
    "currencies": .list(\.currencies),
    "code": .text(\.page.household.currency.code),
    "was": .list { $0.page.was([("currency", $0.page.household.currency.code), ("weekly_budget", $0.budget ?? "")]) },
    "shared": .flag(\.page.hasHousehold),
  ]

  private var budget: String? {
    page.household.weeklyBudget.map { $0.typed(in: page.household.currency) }
  }

  private var currencies: [OptionView] {
    let chosen = page.typed("currency", page.household.currency.code)
    return Currency.all.map { OptionView(value: $0.code, label: "\($0.name) (\($0.symbol))", isOn: $0.code == chosen) }
  }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    try reader.apply("currency", as: Currency.chosen, household: { $0.currency = $1 })
    try reader.applyOriginal("currency", as: Currency.chosen) { $0.currency = $1 }
    let was = reader.shown?.currency ?? reader.currency
    try reader.applyOriginal("weekly_budget", as: figure(in: was, from: was).read) { $0.weeklyBudget = $1 }
    let figure = figure(in: reader.household.currency ?? reader.currency, from: was)
    // An empty field means no budget.
    try reader.apply("weekly_budget", as: figure.read, household: { $0.weeklyBudget = .some($1) })
  }

  private static func figure(in currency: Currency, from page: Currency) -> NumberField<Money> {
    NumberField<Money>.money("The weekly budget", in: currency, from: page)
  }
}

extension Currency {
  fileprivate static func chosen(_ code: String) throws(FieldRefusal) -> Currency {
    guard let currency = Currency(code: code) else { throw FieldRefusal(sentence: "Choose one of the currencies") }
    return currency
  }
}
