/// The lines after the header of a Meal-Master recipe: an introduction, ingredients, and paragraphs.
struct MealMasterBlock {
  private(set) var introduction: [String] = []
  private(set) var ingredients: [String] = []
  private(set) var steps: [String] = []
  private let columns: MealMasterColumns
  /// The ingredients of the left and the right column since the last heading, in this order.
  private var open: [[String]] = [[], []]
  private var paragraph: [String] = []
  private var isBehindBlank = false

  init(_ lines: [String]) {
    columns = MealMasterColumns(lines)
    for line in lines[..<columns.start] { addIntroduction(line) }
    introduction += endParagraph()
    var reading = ReadingSteps()
    for place in lines.indices[columns.start...] where reading.next() {
      add(lines[place], before: place + 1 < lines.count ? lines[place + 1] : "")
    }
    steps += endParagraph()
    endColumns()
  }

  private mutating func addIntroduction(_ line: String) {
    if MealMaster.isMark(line) {
      addHeading(line)
    } else if Whitespace.isBlank(line) {
      introduction += endParagraph()
    } else {
      paragraph.append(Whitespace.trimmed(line))
    }
  }

  private mutating func add(_ line: String, before next: String) {
    if MealMaster.isMark(line) {
      addHeading(line)
    } else if Whitespace.isBlank(line) {
      steps += endParagraph()
      isBehindBlank = true
    } else if steps.isEmpty, paragraph.isEmpty,
      let found = columns.ingredients(in: line, isApart: isBehindBlank) ?? enclosed(line, before: next)
    {
      isBehindBlank = false
      for (index, text) in found.enumerated() { open[index].append(text) }
    } else {
      endColumns()
      paragraph.append(Whitespace.trimmed(line))
    }
  }

  /// Returns a short line without an amount, directly between two lines with ingredients, as another ingredient; nil
  /// for any other line.
  private func enclosed(_ line: String, before next: String) -> [String]? {
    let text = Whitespace.trimmed(line)
    let isEnclosed = !isBehindBlank && !open[0].isEmpty && columns.ingredients(in: next, isApart: true) != nil
    return isEnclosed && text.utf8.count < MealMasterColumns.longest && !text.hasSuffix(".") ? [text] : nil
  }

  private mutating func addHeading(_ line: String) {
    let name = line.utf8.drop { $0 == UInt8(ascii: "M") }.drop { $0 == UInt8(ascii: "-") }
    let end = name.lastIndex { $0 != UInt8(ascii: "-") && $0 != 0x20 }.map { name.index(after: $0) } ?? name.startIndex
    steps += endParagraph()
    guard let heading = ImportedRecipe.heading(String(Substring(name[..<end]))) else { return }
    if steps.isEmpty {
      endColumns()
      ingredients.append(heading)
    } else {
      steps.append(heading)
    }
  }

  /// Ends both columns. A line that begins with a hyphen continues the previous line, or the last line of the left
  /// column.
  private mutating func endColumns() {
    for text in open[0] + open[1] {
      if text.hasPrefix("-"), text.utf8.count > 1, ingredients.last.map({ !$0.hasSuffix(":") }) ?? false {
        let rest = text.utf8.drop { $0 == UInt8(ascii: "-") }
        ingredients[ingredients.count - 1] += " \(Whitespace.trimmed(String(Substring(rest))))"
      } else {
        ingredients.append(text)
      }
    }
    open = [[], []]
  }

  /// Ends the paragraph and returns it; empty if there is none.
  private mutating func endParagraph() -> [String] {
    defer { paragraph = [] }
    return paragraph.isEmpty ? [] : [paragraph.joined(separator: " ")]
  }
}

/// The layout of a recipe's ingredients: Meal-Master's columns, shifted columns, or free text.
private struct MealMasterColumns {
  private enum Kind {
    case shifted(Int), words, unknown
  }

  /// The index of the first line with ingredients; 0 if there are none.
  let start: Int
  private let kind: Kind

  /// The shifts to try. Programs and mail move columns to the right, and remove spaces on the left.
  private static let shifts = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
  /// The maximum number of lines that are searched for ingredients.
  private static let mostLines = 100
  /// The length in bytes from which a line is not recognised as an ingredient by the lines around it alone.
  static let longest = 60

  init(_ lines: [String]) {
    let lines = lines.prefix(Self.mostLines).map { TextCleanup.clipped($0, 500) }
    for shift in Self.shifts {
      guard let start = Self.start(in: lines, shift: shift) else { continue }
      (self.start, kind) = (Self.extended(start, over: lines), .shifted(shift))
      return
    }
    let found = lines.map { MealMaster.isMark($0) ? nil : MealMasterLine(words: $0) }
    let start = Self.firstRun(of: found, lines, passing: { $0.utf8.count < Self.longest }) { run in
      run.count > 1 && run.contains(where: \.hasUnit)
    }
    (self.start, kind) = (start ?? 0, start == nil ? .unknown : .words)
  }

  /// Returns the ingredients of a line; nil if it is prose.
  ///
  /// - Parameter isApart: True after an empty line.
  func ingredients(in line: String, isApart: Bool) -> [String]? {
    switch kind {
    case .shifted(let shift):
      if let found = MealMasterLine(line, shift: shift) ?? (isApart ? nil : Self.stray(line)) {
        return found.ingredients
      }
      let text = Whitespace.trimmed(line)
      return !isApart && text.hasPrefix("-") ? [text] : nil
    case .unknown: return MealMasterLine(line)?.ingredients
    case .words:
      let text = Whitespace.trimmed(line)
      let isNeighbour = text.hasPrefix("-") || !isApart && text.utf8.count < Self.longest
      return MealMasterLine(words: line)?.ingredients ?? (isNeighbour ? [text] : nil)
    }
  }

  /// Parses a short line whose columns differ from those of the lines around it; nil if it is prose.
  private static func stray(_ line: String) -> MealMasterLine? {
    let text = Whitespace.trimmed(line)
    return text.utf8.count < 2 * longest && !text.hasSuffix(".") ? MealMasterLine(words: text) : nil
  }

  /// Returns the index of the first line with ingredients in other columns that directly precede `start`; `start` if
  /// there are none.
  private static func extended(_ start: Int, over lines: [String]) -> Int {
    var first = start
    for (place, line) in lines[..<start].enumerated().reversed() {
      if stray(line) != nil {
        first = place
      } else if Whitespace.isBlank(line) || !isRest(line) {
        break
      }
    }
    return first
  }

  /// Returns the index of the first line with ingredients at a shift; nil if there is none. Unshifted ingredients must
  /// begin the text, be several, or have a unit. Shifted ingredients must be several, at least one of them with a unit.
  private static func start(in lines: [String], shift: Int) -> Int? {
    let found = lines.map { MealMasterLine($0, shift: shift) }
    if shift == 0 {
      let first = lines.firstIndex { !Whitespace.isBlank($0) && !MealMaster.isMark($0) }
      if let first, found[first] != nil { return 0 }
    }
    return firstRun(of: found, lines, passing: { _ in false }) { run in
      let measured = run.count(where: \.isMeasured)
      let hasUnit = run.contains(where: \.hasUnit)
      return shift == 0 ? measured > 1 || measured > 0 && hasUnit : measured > 1 && hasUnit
    }
  }

  /// Returns the start of the first sufficient run of ingredient lines; nil if there is none.
  ///
  /// - Parameters:
  ///   - passes: Returns true if a line may interrupt a run. Empty lines, headings and continuations always may.
  ///   - suffices: Returns true if the lines of a run are sufficient.
  private static func firstRun(
    of found: [MealMasterLine?], _ lines: [String], passing passes: (String) -> Bool,
    where suffices: ([MealMasterLine]) -> Bool
  ) -> Int? {
    var run: (start: Int, lines: [MealMasterLine]) = (0, [])
    for (place, line) in found.enumerated() {
      if let line {
        if run.lines.isEmpty { run.start = place }
        run.lines.append(line)
      } else if !run.lines.isEmpty, !isRest(lines[place]), !passes(lines[place]) {
        if suffices(run.lines) { return run.start }
        run.lines = []
      }
    }
    return suffices(run.lines) ? run.start : nil
  }

  private static func isRest(_ line: String) -> Bool {
    Whitespace.isBlank(line) || MealMaster.isMark(line) || Whitespace.trimmed(line).hasPrefix("-")
  }
}
