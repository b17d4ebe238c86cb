import Templating
import TiffinCore

/// A step on the page to cook from, with the ingredients that it names.
struct CookStepView: View {
  let number: Int
  let heading: String?
  let parts: [CookStepPartView]
  let takes: [IngredientView]

  init(_ step: CookingStep, number: Int, _ ingredients: [IngredientView]) {
    self.number = number
    heading = step.heading
    parts = step.parts.map { CookStepPartView($0, step: number) }
    takes = step.lines.map { ingredients[$0] }
  }

  static let fields: Fields<CookStepView> = [
    "number": .number(\.number),
    "heading": .text(\.heading),
    "parts": .list(\.parts),
    "named": .flag { !$0.takes.isEmpty },
    "takes": .list(\.takes),
  ]
}

/// A part of a step's text: plain text, a quantity, or a time that can start a timer.
struct CookStepPartView: View {
  let part: CookingStep.Part
  let step: Int

  init(_ part: CookingStep.Part, step: Int) {
    (self.part, self.step) = (part, step)
  }

  static let fields: Fields<CookStepPartView> = [
    "plain": .text { if case .text(let text) = $0.part { text } else { nil } },
    "quantity": .text { if case .quantity(let text) = $0.part { text } else { nil } },
    "time": .text { $0.timer?.text },
    "seconds": .number { $0.timer?.seconds ?? 0 },
    "timer": .text(\.timerName),
  ]

  private var timer: StepTimer? {
    if case .time(let timer) = part { timer } else { nil }
  }

  /// The name of the timer, such as "Simmer, step 3" or "Step 4".
  private var timerName: String? {
    timer.map { timer in timer.doing.map { "\($0), step \(step)" } ?? "Step \(step)" }
  }
}

/// The household's note for the next time.
struct NextTimeNoteView: View {
  let note: NextTimeNote
  let format: Formatter

  init(_ note: NextTimeNote, _ format: Formatter) {
    (self.note, self.format) = (note, format)
  }

  static let fields: Fields<NextTimeNoteView> = [
    "text": .text(\.note.text),
    "day": .text { view in view.note.day.map { view.format.short($0) } },
  ]
}
