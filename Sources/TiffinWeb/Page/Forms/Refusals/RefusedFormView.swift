import Localization
import Templating

/// The summary above a refused form.
struct RefusedFormView: View {
  let errors: FormErrors

  init(_ errors: FormErrors) {
    self.errors = errors
  }

  private var title: Message {
    if let single { return single.sentence }
    if errors.obstacle != nil { return Message("Not saved yet") }
    return Message("Please check one field", "Please check {count} fields", count: errors.problems.count)
  }

  /// The only error, whose first sentence is the title and whose rest is the list: "The server’s disk is full" is the
  /// title. Nil if there are several errors, or if the only one concerns a field and is no obstacle.
  private var single: FormErrors.Problem? {
    guard errors.problems.count == 1, let problem = errors.problems.first else { return nil }
    return errors.obstacle == nil && problem.field != nil ? nil : problem
  }

  private var problems: [ProblemView] {
    guard let single else {
      return errors.problems.map {
        ProblemView(id: $0.field, message: $0.label.map(Message.init(verbatim:)) ?? $0.sentence)
      }
    }
    let hasAdvice = !SplitSentence(single.sentence.text()).rest.isEmpty
    return hasAdvice ? [ProblemView(id: single.field, message: single.sentence, isAdvice: true)] : []
  }

  static let fields: Fields<RefusedFormView> = [
    "title": .written { view, out in
      let title = view.title.text(in: out.language)
      out.write(view.single == nil ? title : SplitSentence(title).first)
    },
    "listed": .flag { !$0.problems.isEmpty },
    "errors": .list(\.problems),
  ]
}

/// A line of the summary, linked to its field.
struct ProblemView: View {
  /// The field's name in the form; nil if no field is concerned.
  let id: String?
  let message: Message
  /// True if the message's first sentence is the summary's title.
  var isAdvice = false

  static let fields: Fields<ProblemView> = [
    "id": .text(\.id),
    "message": .written { view, out in
      let text = view.message.text(in: out.language)
      out.write(view.isAdvice ? SplitSentence(text).rest : text)
    },
  ]
}

/// A text of one or more sentences, split after the first.
private struct SplitSentence {
  let first: String
  /// The other sentences; empty if there is only one.
  let rest: String

  init(_ text: String) {
    let characters = Array(text)
    let end = characters.indices.dropLast().first { index in
      characters[index] == "。" || (characters[index] == "." && characters[index + 1] == " ")
    }
    guard let end else {
      (first, rest) = (text, "")
      return
    }
    first = String(characters[..<end])
    rest = String(characters[(end + 1)...].drop { $0 == " " })
  }
}
