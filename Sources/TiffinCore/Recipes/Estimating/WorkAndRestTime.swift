/// The times that a recipe's steps state for work and cooking, and for resting.
///
/// All durations are added up, with the middle of ranges, and two minutes for each ingredient. Durations that are
/// alternatives, parts of others, or do not belong to the cooking are skipped: `6 hours or overnight`, `the last 5
/// minutes`, `every 10 minutes`, `up to 2 days`, `keeps for a week`, `save some for overnight`. Times that are stated
/// for the whole recipe replace all of these: see ``StatedTimes``.
struct WorkAndRestTime: Hashable {
  /// The minutes of a night.
  static let night = 480.0
  /// The minutes from which resting is counted separately. During a shorter rest, cooks remain in the kitchen.
  static let shortestRest = 60.0
  /// The maximum minutes of work.
  static let longestWork = 1_440

  /// The minutes of work and cooking.
  private(set) var work = 0.0
  /// The minutes of resting, marinating, chilling or rising.
  private(set) var rest = 0.0

  /// Returns the times of a recipe's steps; nil if there are no steps.
  ///
  /// - Parameter ingredients: The number of ingredients, each of which adds two minutes of work.
  static func of(_ steps: [String], ingredients: Int) -> WorkAndRestTime? {
    guard !steps.isEmpty else { return nil }
    let readers = steps.flatMap(sentences).map { IngredientLineParser($0) }
    var sum = WorkAndRestTime()
    if let stated = StatedTimes(readers) {
      (sum.work, sum.rest) = (min(stated.work, Double(longestWork)), stated.rest)
      return sum
    }
    for times in readers.map(WorkAndRestTime.init) {
      sum.work += times.work
      sum.rest += times.rest
    }
    sum.work = min(sum.work + Double(2 * ingredients), Double(longestWork))
    return sum
  }

  private init() {}

  /// Parses a sentence, and adds up its durations.
  init(sentence: String) {
    self.init(IngredientLineParser(sentence))
  }

  private init(_ sentence: IngredientLineParser) {
    var reader = sentence
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

  /// Adds a duration that begins at `start`; the previous one ended at `last`.
  private mutating func add(_ minutes: Double, from last: Int, to start: Int, _ reader: IngredientLineParser) {
    let isNight = reader.word(at: start) == "overnight"
    let doing = reader.activity(at: start, from: last)
    if reader.isBesideTheWay(at: start) || reader.isAhead || reader.word() == "before" && doing != .resting { return }
    if isNight {
      // Cooking overnight does not count as time, and an idle night belongs to another day.
      rest += doing == nil || doing == .cooking && reader.word(at: start - 1) == "for" ? 0 : minutes
    } else if doing == .resting, minutes >= Self.shortestRest {
      rest += minutes
    } else {
      work += minutes * (reader.isForEachSide ? 2 : 1)
    }
  }

  /// Splits a step into sentences. The decimal point of a number does not end a sentence.
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

  /// Words between `or` and an alternative duration.
  private static let alternatives: Set<String> = [
    "a", "for", "at", "least", "about", "up", "to", "preferably", "better", "ideally", "even", "longer",
  ]
}
