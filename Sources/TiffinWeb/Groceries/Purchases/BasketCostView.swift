import Templating
import TiffinCore

/// The question what the basket cost that was just cleared, for the template `groceries/cost`.
struct BasketCostView: View {
  let batch: SubmissionKey
  /// The basket and the week's payments; nil if the basket was restored, or its cost was entered, since it was asked.
  let question: BasketQuestion?
  /// The refused answer; nil if none was sent.
  let form: BasketCostForm?
  let currency: Currency

  /// Creates the question; nil if there is nothing to ask.
  init?(_ question: BasketQuestion?, _ form: BasketCostForm?, in currency: Currency) {
    guard let batch = form?.batch ?? question?.batch else { return nil }
    (self.batch, self.question, self.form, self.currency) = (batch, question, form, currency)
  }

  static let fields: Fields<BasketCostView> = [
    "batch": .text(\.batch.text),
    "mistaken": .view { $0.form.map { RefusedFormView($0.errors) } },
    "field": .view { FieldView(id: "cost", value: $0.form?.typed ?? "", error: $0.form?.errors["cost"]) },
    "hint": .text(\.hint),
    "sign": .text(\.currency.symbol),
    "week": .text { view in view.question.flatMap { $0.paid > 0 || $0.budget != nil ? view.money($0.paid) : nil } },
    "budget": .text { view in view.question?.budget.map { view.money($0.minorUnits) } },
    "share": .text { view in
      view.question.flatMap { question in
        question.budget.flatMap { Formatter.share(of: question.paid, in: $0.minorUnits) }
      }
    },
  ]

  /// The size of the basket with its estimate, such as "11 items · ≈ $31.00".
  private var hint: String {
    guard let basket = question?.basket else { return "In \(currency.name)" }
    return basket.size + (basket.estimate(in: currency).map { Formatter.between + $0 } ?? "")
  }

  private func money(_ minorUnits: Int) -> String { Formatter.money(minorUnits: minorUnits, in: currency) }
}

extension BasketEstimate {
  /// The number of lines, such as "11 items".
  var size: String { lines == 1 ? "1 item" : "\(lines) items" }

  /// Returns the estimate, such as "≈ $31.00", or "≈ $24.00 for 7 of them"; nil if no price is known.
  func estimate(in currency: Currency) -> String? {
    guard let cost = cost(in: currency) else { return nil }
    let about = Formatter.about + Formatter.money(minorUnits: cost.minorUnits, in: currency)
    return priced == lines ? about : "\(about) for \(priced) of them"
  }
}
