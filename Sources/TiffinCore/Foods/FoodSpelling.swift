import Synchronization

/// A spelling correction with the words of the foods that are part of Tiffin.
struct FoodSpelling: Sendable {
  /// The number of foods that contain each word.
  private let counts: [String: Int]

  /// Creates a correction with the words of some foods.
  ///
  /// - Parameter keys: The ``FoodWords/key`` of each food.
  init(_ keys: [String]) {
    var counts: [String: Int] = [:]
    for key in keys {
      let words = key.utf8.split(whereSeparator: { Self.separators.contains($0) })
      for word in Set(words.map { String(Substring($0)) }) { counts[word, default: 0] += 1 }
    }
    self.counts = counts.filter { !Self.unnamed.contains($0.key) }
  }

  private static let separators = Set(" ,;/~^!".utf8)

  /// Words of the tables that name no food and resemble one: "may have been previously frozen" are not beans.
  private static let unnamed: Set<String> = ["been"]

  /// Returns the corrections of a search, the most likely one first; empty if there is nothing to correct, or no
  /// similar word.
  ///
  /// - Parameter isFound: True if a food contains the words. In that case words are only joined, as in "corn bread".
  func corrections(_ search: FoodSearch, isFound: Bool = false) -> [FoodSearch] {
    let joined = joined(search.words)
    let corrections = joined != nil || isFound ? [joined] : [parted(search.words), replaced(search.words)]
    return corrections.compactMap { words in words.flatMap { FoodSearch($0.joined(separator: " ")) } }
  }

  /// Returns the words with unknown ones replaced by similar ones; nil if all are known, or one has no similar word.
  private func replaced(_ search: [String]) -> [String]? {
    var words = search
    for index in words.indices where !isKnown(words[index], isLast: index == words.count - 1) {
      guard let near = near(words[index]) else { return nil }
      words[index] = near
    }
    return words == search ? nil : words
  }

  /// Returns the words with two of them joined to a known word, such as "eggplant" for "egg plant"; nil if none can be
  /// joined.
  private func joined(_ words: [String]) -> [String]? {
    for (index, pair) in zip(words, words.dropFirst()).enumerated()
    where counts[EnglishSingular.of(pair.0 + pair.1)] != nil {
      return words[..<index] + [pair.0 + pair.1] + words[(index + 2)...]
    }
    return nil
  }

  /// Returns the words with an unknown word split into two known words, such as "ice cream" for "icecream"; nil if none
  /// can be split.
  private func parted(_ words: [String]) -> [String]? {
    for (index, word) in words.enumerated() where !isKnown(word, isLast: false) {
      let letters = Array(word.utf8)
      for end in 3..<max(3, letters.count - 2) {
        let parts = [letters[..<end], letters[end...]].map { String(decoding: $0, as: UTF8.self) }
        if parts.allSatisfy({ (counts[EnglishSingular.of($0)] ?? 0) >= 3 }) {
          return words[..<index] + parts + words[(index + 1)...]
        }
      }
    }
    return nil
  }

  private func isKnown(_ word: String, isLast: Bool) -> Bool {
    counts[word] != nil || counts[EnglishSingular.of(word)] != nil || UnlistedFoods.contains(word)
      || isLast && counts.keys.contains { $0.hasPrefix(word) }
  }

  /// Returns the most similar word, among words that begin with the same letter and differ in few letters or sound
  /// alike; if there are several, one that has all typed letters, and then the most frequent one; nil if none is
  /// similar enough.
  private func near(_ word: String) -> String? {
    let typed = Array(word.utf8)
    guard typed.count >= 4 else { return nil }
    let most = typed.count < 7 ? 1 : 2
    let sound = typed.count >= Self.leastHeard ? PhoneticCode.of(typed) : []
    var best: (distance: Int, changed: Int, count: Int, word: String)?
    for (known, count) in counts
    where known.utf8.first == typed[0] && abs(known.utf8.count - typed.count) <= Self.mostHeard {
      let letters = Array(known.utf8)
      let distance = EditDistance.between(typed, letters)
      // A word of seven letters may lack two of them ("pinaple"), but may not contain two wrong ones.
      let isTooFar =
        !(distance == 2 && typed.count > 5 && Self.isTransposed(typed, known))
        && (distance > most || distance == 2 && typed.count < 8 && known.utf8.count < typed.count + 2)
      let isNear =
        !isTooFar && (typed.count > 5 || isNearShort(typed, known, count))
        && (distance < 2 || Self.areLikeLetters(typed, known))
      guard isNear || distance <= Self.mostHeard && !sound.isEmpty && PhoneticCode.of(letters) == sound else {
        continue
      }
      let changed = Self.changed(typed, known)
      if best.map({ (distance, changed, -count, known) < ($0.distance, $0.changed, -$0.count, $0.word) }) ?? true {
        best = (distance, changed, count, known)
      }
    }
    return best?.word
  }

  /// The minimum number of letters of a word that is compared by its sound.
  private static let leastHeard = 5
  /// The maximum edit distance of words that sound alike.
  private static let mostHeard = 3

  /// Returns true if a short word may be a misspelling of another word. One letter often makes a different word, as in
  /// "latte" and "latke". A word of 20 or more foods only needs the same first letter; for a word of 5 or more foods,
  /// the typed word must lack a letter, swap two letters, or double one.
  private func isNearShort(_ typed: [UInt8], _ known: String, _ count: Int) -> Bool {
    if count >= 20, known.utf8.first == typed.first { return true }
    let isLikely = known.utf8.count > typed.count || Self.isTransposed(typed, known) || Self.isDoubled(typed, known)
    return count >= 5 && isLikely
  }

  /// Returns true if the typed word is the known one with a doubled letter, as in "tunna".
  private static func isDoubled(_ typed: [UInt8], _ known: String) -> Bool {
    typed.indices.dropFirst().contains { place in
      typed[place] == typed[place - 1] && (typed[..<place] + typed[(place + 1)...]).elementsEqual(known.utf8)
    }
  }

  /// Returns true if at most one letter of the typed word does not occur in the known one: "margarita" does not mean
  /// margarine.
  private static func areLikeLetters(_ typed: [UInt8], _ known: String) -> Bool {
    changed(typed, known) < 2
  }

  /// Returns the number of letters of the typed word that the known one does not have: 0 for "shrip" and shrimp, 1 for
  /// "shrip" and strip.
  private static func changed(_ typed: [UInt8], _ known: String) -> Int {
    var rest = Array(known.utf8)
    return typed.count { letter in
      guard let place = rest.firstIndex(of: letter) else { return true }
      rest.remove(at: place)
      return false
    }
  }

  private static func isTransposed(_ typed: [UInt8], _ known: String) -> Bool { typed.sorted() == known.utf8.sorted() }
}

extension FoodSpelling {
  private static let cached = Mutex<(version: String, spelling: FoodSpelling)?>(nil)

  /// Returns the correction for the foods that are part of Tiffin, which is cached until their files change.
  static func current(_ statements: borrowing Statements) throws(StoreError) -> FoodSpelling {
    let box = FoodSource.box.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let versions = try statements.all(
      "SELECT version FROM food_source WHERE name IN (\(box)) ORDER BY name", []
    ) { row in row.text(0) }
    let version = versions.isEmpty ? nil : versions.joined(separator: " ")
    if let known = cached.withLock({ $0 }), known.version == version { return known.spelling }
    let keys = try statements.all(
      "SELECT word_key FROM food WHERE source IN (\(box)) AND code IS NOT NULL", []
    ) { row in row.text(0) }
    let spelling = FoodSpelling(keys)
    if let version { cached.withLock { $0 = (version, spelling) } }
    return spelling
  }
}

/// The edit distance of two words: the number of letters to insert, delete, replace or swap with a neighbour.
enum EditDistance {
  static func between(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var (before, last) = ([Int](), Array(0...other.count))
    for row in one.indices {
      var next = [row + 1]
      for column in other.indices {
        let replaced = last[column] + (one[row] == other[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}

/// A rough phonetic code of an English word: its consonants by kind, and a single code for each run of vowels.
enum PhoneticCode {
  static func of(_ letters: [UInt8]) -> [UInt8] {
    var sound: [UInt8] = []
    for (place, letter) in letters.enumerated() {
      guard let next = heard(letter, before: place + 1 < letters.count ? letters[place + 1] : 0) else { continue }
      if next != sound.last { sound.append(next) }
    }
    // The ending of a plural and a silent vowel at the end are dropped.
    while sound.count > 3, let last = sound.last, last == vowel || last == UInt8(ascii: "s") { sound.removeLast() }
    return sound
  }

  private static let vowel = UInt8(ascii: "a")

  /// Returns the code for a letter; nil for a silent one.
  private static func heard(_ letter: UInt8, before next: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "h"): nil
    case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "q"):
      letter == UInt8(ascii: "c") && "eiy".utf8.contains(next) ? UInt8(ascii: "s") : UInt8(ascii: "k")
    case UInt8(ascii: "z"): UInt8(ascii: "s")
    case UInt8(ascii: "p"): next == UInt8(ascii: "h") ? UInt8(ascii: "f") : letter
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"), UInt8(ascii: "w"):
      vowel
    default: letter
    }
  }
}
