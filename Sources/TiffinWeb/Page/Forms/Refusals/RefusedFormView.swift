import Templating

/// The summary above a refused form.
struct RefusedFormView: View {
  let errors: FormErrors

  init(_ errors: FormErrors) {
    self.errors = errors
  }

  private var title: String {
    if let single { return single.title }
    if errors.obstacle != nil { return "Not saved yet" }
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    let count = errors.problems.count
    let number = count < words.count ? words[count] : String(count)
    return "Please check \(number) \(count == 1 ? "field" : "fields")"
  }

  /// The sentence of the only error, split after its first sentence into title and advice: "The server’s disk is full"
  /// is the title. Nil if there are several errors, or if the only one concerns a field and is no obstacle.
  private var single: (title: String, advice: String)? {
    guard errors.problems.count == 1, let problem = errors.problems.first else { return nil }
    if errors.obstacle == nil && problem.field != nil { return nil }
    let characters = Array(problem.sentence)
    guard let end = characters.indices.dropLast().first(where: { characters[$0] == "." && characters[$0 + 1] == " " })
    else { return (problem.sentence, "") }
    return (String(characters[..<end]), String(characters[(end + 2)...]))
  }

  private var problems: [ProblemView] {
    guard let single else { return errors.problems.map { ProblemView(id: $0.field, message: $0.label ?? $0.sentence) } }
    return single.advice.isEmpty ? [] : [ProblemView(id: errors.problems.first?.field, message: single.advice)]
  }

  static let fields: Fields<RefusedFormView> = [
    "title": .text(\.title),
    "listed": .flag { !$0.problems.isEmpty },
    "errors": .list(\.problems),
  ]
}

/// A line of the summary, linked to its field.
struct ProblemView: View {
  /// The field's name in the form; nil if no field is concerned.
  let id: String?
  let message: String

  static let fields: Fields<ProblemView> = [
    "id": .text(\.id),
    "message": .text(\.message),
  ]
}
