/// How long the steps of a recipe say that it takes, without what it rests, and how long it rests.
///
/// The durations that they name are added up, of a range its middle, and two minutes for each ingredient. Left out is what
/// belongs to another duration or to none: `6 hours or overnight`, `the last 5 minutes`, `every 10 minutes`, `up to 2
/// days`, `keeps for a week`, `save some for overnight`.
struct StepTimes: Hashable {
  /// A night.
  static let night = 480.0
  /// From how many minutes on resting stands apart: nobody leaves the kitchen for less.
  static let shortestRest = 60.0
  /// What cooking takes at the most.
  static let longestWork = 1_440

  /// Minutes of work and of cooking.
  private(set) var work = 0.0
  /// Minutes in which it rests, marinates, chills or rises, and nothing is to be done.
  private(set) var rest = 0.0

  /// Nil without steps.
  static func of(_ steps: [String], ingredients: Int) -> StepTimes? {
    guard !steps.isEmpty else { return nil }
    var sum = steps.flatMap(sentences).map(StepTimes.init(sentence:)).reduce(into: StepTimes()) { sum, times in
      sum.work += times.work
      sum.rest += times.rest
    }
    sum.work = min(sum.work + Double(2 * ingredients), Double(longestWork))
    return sum
  }

  private init() {}

  /// All durations of a sentence.
  init(sentence: String) {
    var reader = LineReader(sentence)
    if reader.isOfAnotherWay { return }
    var isAlternative = false
    var last = 0
    while !reader.isAtEnd {
      let start = reader.index
      guard let minutes = reader.duration() else {
        isAlternative = isAlternative && Self.alternatives.contains(reader.word() ?? "")
        reader.index += 1
        continue
      }
      if !isAlternative { add(minutes, from: last, to: start, reader) }
      isAlternative = reader.skipOr()
      last = reader.index
    }
  }

  /// Adds a duration that stands at `start`; the one before it ended at `last`.
  private mutating func add(_ minutes: Double, from last: Int, to start: Int, _ reader: LineReader) {
    let isNight = reader.word(at: start) == "overnight"
    let doing = reader.doing(at: start, from: last)
    if reader.isBesideTheWay(at: start) || reader.isAhead || reader.word() == "before" && doing != .resting { return }
    if isNight {
      // What one cooks overnight cooks by itself; what one does nothing with is for another day.
      rest += doing == nil || doing == .cooking && reader.word(at: start - 1) == "for" ? 0 : minutes
    } else if doing == .resting, minutes >= Self.shortestRest {
      rest += minutes
    } else {
      work += minutes * (reader.isForEachSide ? 2 : 1)
    }
  }

  /// A number's point ends none.
  static func sentences(_ step: String) -> [String] {
    var sentences: [String] = []
    var sentence = String.UnicodeScalarView()
    for scalar in step.unicodeScalars {
      if scalar == " ", let last = sentence.last, ".!?;".unicodeScalars.contains(last) {
        sentences.append(String(sentence))
        sentence = String.UnicodeScalarView()
      }
      sentence.append(scalar)
    }
    return sentences + [String(sentence)]
  }

  /// What may stand between `or` and the other duration.
  private static let alternatives: Set<String> = [
    "a", "for", "at", "least", "about", "up", "to", "preferably", "better", "ideally", "even", "longer",
  ]
}
