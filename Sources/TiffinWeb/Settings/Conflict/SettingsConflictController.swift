import HTTPTypes
import Templating
import TiffinCore

/// A controller that shows both values of a household's setting that was changed while it was being edited.
struct SettingsConflictController: Controller {
  let services: Services

  /// Shows both values.
  ///
  /// - Parameter now: The household's stored settings.
  func show(_ sent: SettingsFormReader, now: HouseholdSettings, for visitor: Visitor) throws -> Response {
    let view = SettingsConflictView(sent, now: now, others: try pages.others(of: visitor), for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}

/// Both values of a household's setting that was changed while it was being edited, for the template
/// `settings/conflict`.
struct SettingsConflictView: PageView {
  static let template = "settings/conflict"

  let others: String
  let part: SettingsPart
  /// The submitted fields, to save the visitor's version after all.
  let typed: [HiddenFieldView]
  let parts: [VersionPartView]
  let links: Links

  /// Creates the page.
  ///
  /// - Parameter others: The members who may have made the other change: "Ann", "Ann or Bob".
  init(_ sent: SettingsFormReader, now: HouseholdSettings, others: String, for visitor: Visitor) {
    self.others = others
    part = sent.part ?? .money
    links = visitor.links
    // Fields that the visitor did not edit get the stored value.
    let mine = now.texts.map { (label: $0.label, text: sent.changed($0.field) ?? $0.text) }
    parts = VersionPartView.differing(mine, now.texts.map { ($0.label, $0.text) })
    let fields = now.texts.filter { sent.typed[$0.field] != nil }.flatMap { text in
      [(text.field, sent.changed(text.field) ?? text.text), (OriginalValueField.name(of: text.field), text.text)]
    }
    typed = ([("section", part.rawValue)] + fields).map { HiddenFieldView(name: $0.0, value: $0.1) }
  }

  static let fields: Fields<SettingsConflictView> = [
    "others": .text(\.others),
    "name": .text(\.part.label),
    "action": .text(\.links.settings),
    "hidden": .list(\.typed),
    "keep": .text { $0.links.settings($0.part) },
    "parts": .list(\.parts),
  ]
}

extension HouseholdSettings {
  /// The settings as the texts of form fields.
  fileprivate var texts: [(field: String, label: String, text: String)] {
    [
      ("weekly_budget", "Weekly budget", weeklyBudget?.typed(in: currency) ?? ""),
      ("currency", "Currency", currency.code),
      ("cooks_for", "Cook for", cooksFor.map { String($0.count) } ?? ""),
    ]
  }
}
