/// A matcher that decides by the head noun of a food's name whether a food that is part of Tiffin is the typed one.
///
/// Containing all typed words is not enough: "Muffins, blueberry" are not blueberries, "Candies, milk chocolate" is not
/// chocolate milk, and "Chicken, liver, fried" is not fried chicken.
struct HeadNounMatcher {
  /// The quality of a match between a food and the typed words.
  enum MatchQuality: Int {
    /// The food is not the typed one.
    case other
    /// A later part of the name consists of the typed words, as in "Soup, clam chowder".
    case part
    /// The head noun of the name was typed.
    case thing
  }

  private let score: FoodScore
  private let singulars: Set<String>
  private let head: Int
  private let isCompound: Bool

  init(_ search: FoodSearch, _ score: FoodScore) {
    self.score = score
    singulars = Set(search.words.map(EnglishSingular.of))
    head = search.head
    isCompound = search.head < search.words.count - 1
  }

  /// Returns the quality of the match for a food's ``FoodWords/key``, and true if the food's name contains the last
  /// typed word completely, not only its beginning.
  func fit(_ key: Span<UInt8>) -> (fit: MatchQuality, isWhole: Bool) {
    let names = Self.names(key)
    guard let main = names.first, isAskedFor(main) else { return (.other, false) }
    let last = score.count - 1
    var best = (fit: MatchQuality.other, isWhole: false)
    for (place, name) in names.enumerated() where best.fit != .thing || !best.isWhole {
      let fit = fit(name, key, isMain: place == 0)
      guard fit != .other, fit.rawValue >= best.fit.rawValue else { continue }
      let isWhole = name.contains { score.miss(last, key, $0.range) == 0 }
      best = (fit, isWhole || best.isWhole && fit == best.fit)
    }
    return best
  }

  private func fit(_ name: [Word], _ key: Span<UInt8>, isMain: Bool) -> MatchQuality {
    let places = (0..<score.count).map { typed in
      let found = name.indices.filter { !name[$0].isDenied && score.miss(typed, key, name[$0].range) != nil }
      // Whole words are preferred: "Beerwurst, beer salami" does not match "beer" by its first word.
      let whole = found.filter { score.miss(typed, key, name[$0].range) == 0 }
      return whole.isEmpty ? found : whole
    }
    guard places.allSatisfy({ !$0.isEmpty }), !places[head].allSatisfy({ name[$0].isBehind }),
      !isReversed(name, places)
    else { return .other }
    let hit = Set(places.joined())
    let isSaidAtOnce = isCompound || places.allSatisfy { $0.contains { !name[$0].isBehind } }
    let first = isMain ? Self.firstSegment(name) : 0
    if isSaidAtOnce, isCalled(name, hit, first) { return .thing }
    return isNamedInPart(name, places, hit) || isBranded(name, places, first, key) ? .part : .other
  }

  /// Returns true if the last noun of part `first` of the name was typed, or a word of an earlier part, which names a
  /// kind of food.
  private func isCalled(_ name: [Word], _ hit: Set<Int>, _ first: Int) -> Bool {
    if hit.contains(where: { name[$0].segment < first && name[$0].mark != Word.brand }) { return true }
    let part = name.indices.filter { name[$0].segment == first && !name[$0].isBehind }
    guard let noun = part.last(where: { !name[$0].isPlain && name[$0].mark != Word.brand }) ?? part.last else {
      return false
    }
    // Both nouns around "and" must be typed: "spaghetti and meatballs" are not meatballs.
    guard let and = part.first(where: { $0 < noun && name[$0].text == "and" }), and > part[0] else {
      return hit.contains(noun)
    }
    return hit.contains(noun) && hit.contains(and - 1)
  }

  /// Returns true if a part of the name consists only of the typed words.
  private func isNamedInPart(_ name: [Word], _ places: [[Int]], _ hit: Set<Int>) -> Bool {
    guard score.count == 1 || !Self.flavoured.contains(name[0].text) else { return false }
    return (0...(name.last?.segment ?? 0)).contains { segment in
      let words = name.indices.filter { name[$0].segment == segment && !name[$0].isBehind && !name[$0].isPlain }
      let isAll = places.allSatisfy { $0.contains { name[$0].segment == segment || name[$0].isPlain } }
      return isAll && words.split { name[$0].text == "or" }.contains { $0.allSatisfy(hit.contains) }
    }
  }

  /// Returns true if a typed word is a brand in part `first` of the name or an earlier part, such as `butterfinger` for
  /// "Candies, NESTLE, BUTTERFINGER Bar", or if all typed words are brands.
  private func isBranded(_ name: [Word], _ places: [[Int]], _ first: Int, _ key: Span<UInt8>) -> Bool {
    let brands = Set(places.joined().filter { name[$0].mark == Word.brand && isWholly($0, name, key) })
    return brands.contains { name[$0].segment <= first } || places.allSatisfy { !brands.isDisjoint(with: $0) }
  }

  private func isWholly(_ place: Int, _ name: [Word], _ key: Span<UInt8>) -> Bool {
    (0..<score.count).contains { score.miss($0, key, name[place].range) == 0 }
  }

  /// Returns true if the typed words are in the reverse order of the name, as in "chocolate milk" for "milk chocolate",
  /// which is another food.
  private func isReversed(_ name: [Word], _ places: [[Int]]) -> Bool {
    guard head > 0, places[head].count == 1, let noun = places[head].first else { return false }
    let isBefore = places[head - 1].contains { $0 == noun + 1 && name[$0].segment == name[noun].segment }
    return isBefore && !places[head - 1].contains(noun - 1)
  }

  /// Returns the index of the first part that contains more than a kind, a brand or a cuisine.
  private static func firstSegment(_ name: [Word]) -> Int {
    name.first { !$0.isKind && $0.mark != Word.brand && !kitchens.contains($0.text) }?.segment ?? 0
  }

  /// Returns false for a food such as an imitation, a mix or giblets if the word that says so was not typed.
  private func isAskedFor(_ name: [Word]) -> Bool {
    let isAnimal = name.first.map { Self.animals.contains($0.text) } ?? false
    return !name.contains { word in
      let isOther = Self.others.contains(word.text) || isAnimal && Self.organs.contains(word.text)
      return isOther && !singulars.contains { word.text.hasPrefix($0) }
    }
  }

  private static let kitchens: Set<String> = ["chinese", "mexican", "italian", "latino", "family", "style"]
  /// The first words of foods whose names may begin with a flavour.
  private static let flavoured: Set<String> = [
    "cookie", "cracker", "muffin", "pie", "cake", "pudding", "ice", "formulated", "cereal", "candy",
  ]
  private static let animals: Set<String> = [
    "chicken", "turkey", "duck", "goose", "beef", "pork", "lamb", "veal", "game", "fish", "mollusk", "crustacean",
  ]
  private static let organs: Set<String> = [
    "liver", "heart", "gizzard", "giblet", "neck", "brain", "kidney", "tongue", "lung", "spleen", "tripe", "pancrea",
    "thymu", "foot", "roe", "ear", "tail", "stomach", "chitterling", "head",
  ]
  private static let others: Set<String> = [
    "babyfood", "imitation", "meatless", "substitute", "replacement", "dough", "mix",
  ]
}

extension HeadNounMatcher {
  /// A word of a name.
  private struct Word {
    static let plain = UInt8(ascii: "~")
    static let kind = UInt8(ascii: "^")
    static let brand = UInt8(ascii: "!")

    /// The range of the word's bytes in the key, with all its forms.
    let range: Range<Int>
    let text: String
    /// The marker in front of the word; 0 if there is none.
    let mark: UInt8
    /// The number of commas before the word.
    let segment: Int
    /// True if the word follows "with", "from" or a similar word in its part of the name, or if that part ends in
    /// "added".
    var isBehind: Bool
    /// True if the word follows "without" or a similar word in its part of the name, or precedes "type".
    var isDenied: Bool

    var isKind: Bool { mark == Self.kind }
    var isPlain: Bool { mark == Self.plain && text != "salad" }
  }

  private static let joining: Set<String> = [
    "with", "without", "from", "for", "in", "on", "as", "prepared", "made", "includes", "include", "contain",
  ]
  private static let denying: Set<String> = ["without", "no", "non", "not"]

  private static func names(_ key: Span<UInt8>) -> [[Word]] {
    var names: [[Word]] = []
    var name: [Word] = []
    var part: [Word] = []
    var (start, segment) = (0, 0)
    while start < key.count {
      var end = start
      while end < key.count, !isEnd(key[end]) { end += 1 }
      part.append(word(key, start..<end, segment))
      start = end + 1
      if end < key.count, key[end] == UInt8(ascii: " ") { continue }
      relate(&part)
      name += part
      (part, segment) = ([], segment + 1)
      guard end == key.count || key[end] == UInt8(ascii: ";") else { continue }
      names.append(name)
      (name, segment) = ([], 0)
    }
    return names
  }

  private static func word(_ key: Span<UInt8>, _ range: Range<Int>, _ segment: Int) -> Word {
    let isMarked = [Word.plain, Word.kind, Word.brand].contains(key[range.lowerBound]) && range.count > 1
    let forms = (isMarked ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound
    return Word(
      range: forms, text: text(key, forms), mark: isMarked ? key[range.lowerBound] : 0, segment: segment,
      isBehind: false, isDenied: false)
  }

  /// Sets ``Word/isBehind`` and ``Word/isDenied`` of each word in a part of a name.
  private static func relate(_ part: inout [Word]) {
    var (isBehind, isDenied) = (part.last?.text == "added", false)
    for place in part.indices {
      let text = part[place].text
      if joining.contains(text) { isBehind = true }
      part[place].isBehind = isBehind
      // A word before "type" is not the food: "sandwich-type" is not a sandwich.
      part[place].isDenied = isDenied || place + 1 < part.count && part[place + 1].text == "type"
      if denying.contains(text) { isDenied = true }
    }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  /// Returns the first form of a word.
  private static func text(_ key: Span<UInt8>, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in range {
      if key[index] == UInt8(ascii: "/") { break }
      bytes.append(key[index])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
