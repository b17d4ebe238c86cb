import Templating

/// The summary above a refused form.
struct RefusedFormView: View {
  let errors: FormErrors

  init(_ errors: FormErrors) {
    self.errors = errors
  }

  private var title: String {
    if errors.obstacle != nil { return "This is not saved yet" }
    let words = [
      "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    ]
    let count = errors.problems.count
    let number = count < words.count ? words[count] : String(count)
    return count == 1 ? "\(number) thing needs a look" : "\(number) things need a look"
  }

  static let fields: Fields<RefusedFormView> = [
    "title": .text(\.title),
    "errors": .list { $0.errors.problems.map(ProblemView.init) },
  ]
}

/// One line of the summary, with a link to its field.
struct ProblemView: View {
  let problem: FormErrors.Problem

  static let fields: Fields<ProblemView> = [
    "id": .text(\.problem.field),
    "message": .text { $0.problem.label ?? $0.problem.sentence },
  ]
}
