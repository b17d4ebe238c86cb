/// The measures of the recorded meals that are more than a quantity and plain words, each with the decision about it:
/// what it adds to a grocery list, and what is left of it as a note.
enum OddMeasures {
  struct Case: Sendable {
    let measure: String
    let amount: String
    let note: String
  }

  static let all = [twofold, parts, unmeasured].flatMap(cases)

  private static func cases(_ table: String) -> [Case] {
    table.split(separator: "\n").map { row in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
        .map { String($0.last == " " ? $0.dropLast() : $0) }
      return Case(measure: cells[0], amount: cells[1], note: cells[2])
    }
  }
}
