/// The points by which foods that match the typed words are ordered; fewer points are better.
struct FoodScore {
  private let typed: [[UInt8]]
  private let singular: [[UInt8]]

  /// Prepares the typed words for comparing foods with them.
  ///
  /// - Parameter words: Words in lower case without accents; the last one may be incomplete.
  init(_ words: [String]) {
    typed = words.map { Array($0.utf8) }
    singular = words.map { Array(EnglishSingular.of($0).utf8) }
  }

  /// The number of words.
  var count: Int { typed.count }

  /// Returns the points for a food's ``FoodWords/key``; nil if one of the words is missing.
  func points(_ key: Span<UInt8>) -> Int? {
    var found = [Bool](repeating: false, count: typed.count)
    var best: Int?
    var start = 0
    var isFirst = true
    while start < key.count {
      var end = start
      while end < key.count, key[end] != UInt8(ascii: ";") { end += 1 }
      if let points = points(key, start..<end, isOther: !isFirst, &found), points < best ?? .max { best = points }
      start = end + 1
      isFirst = false
    }
    // All words occur, but in different names of the food.
    return best ?? (found.allSatisfy { $0 } ? 80 : nil)
  }

  /// The best match of a typed word in a name: its points and the position of the matched word.
  private struct Place {
    var points = Int.max
    var word = -1
  }

  /// Returns the points for one name; nil if one of the words is missing.
  private func points(_ key: Span<UInt8>, _ name: Range<Int>, isOther: Bool, _ found: inout [Bool]) -> Int? {
    var places = [Place](repeating: Place(), count: typed.count)
    // The points that each word of the name adds if it was not typed, and the part of the name that contains it.
    var unused: [(points: Int, part: Int)] = []
    var (start, part, isKind) = (name.lowerBound, 0, true)
    while start < name.upperBound {
      var end = start
      while end < name.upperBound, key[end] != UInt8(ascii: " "), key[end] != UInt8(ascii: ",") { end += 1 }
      let mark = key[start]
      let (isPlain, isOfKind) = (mark == UInt8(ascii: "~"), mark == UInt8(ascii: "^"))
      let isMarked = isPlain || isOfKind || mark == UInt8(ascii: "!")
      let word = (isMarked ? start + 1 : start)..<end
      for index in typed.indices {
        guard let miss = miss(index, key, word) else { continue }
        found[index] = true
        let points = miss + (part == 0 ? 0 : part == 1 ? 3 : 4)
        if points < places[index].points { places[index] = Place(points: points, word: unused.count) }
      }
      unused.append((isPlain || isOfKind && part == 0 ? 0 : part == 0 ? 6 : 2, part))
      if !isPlain && !isOfKind { isKind = false }
      if end < name.upperBound, key[end] == UInt8(ascii: ","), !isKind { part += 1 }
      start = end + 1
    }
    return sum(places, unused, isOther: isOther)
  }

  private func sum(_ places: [Place], _ unused: [(points: Int, part: Int)], isOther: Bool) -> Int? {
    guard places.allSatisfy({ $0.word >= 0 }) else { return nil }
    var sum = places.reduce(0) { $0 + $1.points }
    for index in unused.indices where !places.contains(where: { $0.word == index }) { sum += unused[index].points }
    if !places.contains(where: { unused[$0.word].part == 0 }) { sum += 6 }
    // An alternative name must match word for word and in order: milk chocolate is not chocolate milk.
    let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0.word < $1.word }
    return isOther && isInOrder && sum == 0 && unused.count <= places.count ? -20 : sum * 2
  }

  /// Returns 0 if a typed word equals one of the forms of a word in the key, 4 if it is the last typed word and only
  /// the beginning of one; nil if they differ.
  ///
  /// - Parameters:
  ///   - index: The index of the typed word.
  ///   - word: The range of the word in the key, with all its forms.
  func miss(_ index: Int, _ key: Span<UInt8>, _ word: Range<Int>) -> Int? {
    var (start, isBeginning) = (word.lowerBound, false)
    while start < word.upperBound {
      var end = start
      while end < word.upperBound, key[end] != UInt8(ascii: "/") { end += 1 }
      if Self.begins(key, start..<end, typed[index]) {
        if end - start == typed[index].count { return 0 }
        isBeginning = true
      }
      if end - start == singular[index].count, Self.begins(key, start..<end, singular[index]) { return 0 }
      start = end + 1
    }
    return isBeginning && index == typed.count - 1 ? 4 : nil
  }

  private static func begins(_ key: Span<UInt8>, _ word: Range<Int>, _ beginning: [UInt8]) -> Bool {
    guard word.count >= beginning.count else { return false }
    for index in beginning.indices where key[word.lowerBound + index] != beginning[index] { return false }
    return true
  }
}
