import Archives
import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import TiffinCore

/// The budget for reading one file.
@Suite struct `An uploaded import file` {
  /// A zip file of files that each unpack to so many bytes.
  private func zip(_ files: [(name: String, bytes: [UInt8])]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var zip = ZipWriter(to: { bytes += $0 })
    for file in files { try zip.add(file.name, file.bytes) }
    try zip.end()
    return bytes
  }

  private func recipe(_ name: String, notes: String = "") -> [UInt8] {
    Array(#"{"name":"\#(name)","steps":[{"instruction":"Stir.\#(notes)"}],"working_time":5}"#.utf8)
  }

  private func hold(_ bytes: [UInt8], _ name: String, within budget: ReadingBudget, _ kitchen: Kitchen) throws {
    _ = try ImportJobStore(kitchen.database).hold(bytes, named: name, within: budget, by: kitchen.cook)
  }

  @Test func `is refused if it unpacks to more than allowed`() throws {
    let kitchen = try Kitchen()
    let texts = try zip((0..<9).map { ("notes-\($0).txt", Array(repeating: UInt8(ascii: "a"), count: 40_000)) })

    #expect(throws: ImportError.tooMuch) {
      try hold(texts, "notes.zip", within: ReadingBudget(bytes: 300_000), kitchen)
    }
    #expect(throws: ImportError.unknown) {
      try hold(texts, "notes.zip", within: ReadingBudget(bytes: nil, seconds: nil), kitchen)
    }
    #expect(try kitchen.count("bringing") == 0)
  }

  @Test func `is refused if archives within it unpack to more than allowed`() throws {
    let kitchen = try Kitchen()
    let filling = String(repeating: "a", count: 50_000)
    let inner = try (0..<8).map { ("\($0).zip", try zip([("recipe.json", recipe("Soup \($0)", notes: filling))])) }
    let outer = try zip(inner.map { (name: $0.0, bytes: $0.1) })

    #expect(throws: ImportError.tooMuch) {
      try hold(outer, "tandoor.zip", within: ReadingBudget(bytes: 200_000), kitchen)
    }
    // Each file counts whenever it is unpacked: to be recognized, to be opened and to be read.
    try hold(outer, "tandoor.zip", within: ReadingBudget(bytes: 2_000_000), kitchen)

    #expect(try kitchen.texts("SELECT app || ' ' || total FROM bringing") == ["Tandoor 8"])
  }

  @Test func `is refused if gzipped files within it unpack to more than allowed`() throws {
    let place = TestFolder()
    try writeShellScript(
      #"for n in 1 2 3 4; do printf '{"name":"Pie %s","ingredients":"flour","notes":"%s"}' $n "$(head -c 60000 /dev/zero | tr '\0' a)" | gzip > $n.paprikarecipe; done"#,
      to: place.path + "/make")
    let made = try TestProcess("/bin/sh", ["-c", "cd \(place.path) && ./make && rm make make.sh"])
    #expect(made.ending() == .exit(code: 0))

    func count(within bytes: Int) throws -> Int {
      var count = 0
      try ImportedRecipes(in: ImportedFiles(at: place.path, within: ReadingBudget(bytes: bytes))).forEach { _ in
        count += 1
      }
      return count
    }

    #expect(throws: ImportError.tooMuch) { try count(within: 150_000) }
    #expect(try count(within: 400_000) == 4)
  }

  @Test func `is refused if it takes too much processor time`() throws {
    let kitchen = try Kitchen()
    let lines = (0..<3_000).map { "2026-04-\(1 + $0 % 28),Rice \($0),100\n" }
    let table = Array(("date,name,calories\n" + lines.joined()).utf8)
    let looks = Atomic<Int>(0)
    // Each look at the clock finds a tenth of a second gone.
    let clock: @Sendable () -> Int = { looks.add(1, ordering: .relaxed).newValue * 100_000_000 }

    #expect(throws: ImportError.tooMuch) {
      try hold(table, "a.csv", within: ReadingBudget(bytes: nil, nanoseconds: 1_000_000_000, clock: clock), kitchen)
    }
    #expect(looks.load(ordering: .relaxed) < 40)
    try hold(table, "a.csv", within: ReadingBudget(bytes: nil, seconds: nil), kitchen)
  }

  /// Files of one recipe, or of many, whose lines are read one by one.
  private static let longTexts: [String: String] = [
    "steps.cook": String(repeating: "Mix @salt{1%g} in.\n\n", count: 9_000),
    "step.cook": String(repeating: "Mix @salt{1%g} in. ", count: 9_000),
    "facts.cook": String(repeating: ">> cook: Ada\n", count: 9_000) + "@salt{}",
    "fields.md": "---\ningredients: [salt]\n" + String(repeating: "cook: Ada\n", count: 9_000) + "---\n",
    "list.md": "---\ningredients:\n" + String(repeating: "- salt\n", count: 9_000) + "---\n",
    "one.mmf": "MMMMM----- Meal-Master\n\n Title: Pie\n\n" + String(repeating: "      1 c  Salt\n", count: 9_000)
      + "MMMMM\n",
    "many.mm": String(repeating: "----- Meal-Master\n\n Title: Pie\n\n      1 c  Salt\n\n-----\n", count: 1_500),
    "prose.txt": "MMMMM----- Meal-Master\n\n Title: Pie\n\n" + String(repeating: "  Cook it.\n\n", count: 5_000),
  ]

  @Test(arguments: longTexts.keys.sorted())
  func `is refused if its lines take too much processor time`(name: String) throws {
    let kitchen = try Kitchen()
    let bytes = Array(try #require(Self.longTexts[name]).utf8)
    let looks = Atomic<Int>(0)
    // Each look at the clock finds a tenth of a second gone.
    let clock: @Sendable () -> Int = { looks.add(1, ordering: .relaxed).newValue * 100_000_000 }

    #expect(throws: ImportError.tooMuch) {
      try hold(bytes, name, within: ReadingBudget(bytes: nil, nanoseconds: 1_000_000_000, clock: clock), kitchen)
    }
    #expect(looks.load(ordering: .relaxed) < 60)
    #expect(try kitchen.count("bringing") == 0)
    try hold(bytes, name, within: ReadingBudget(), kitchen)
  }

  @Test func `is read up to 100,000 lines of each text`() throws {
    let kitchen = try Kitchen()
    let lines = String(repeating: #"a\n"#, count: 60_000)
    let long = Array(
      #"[{"name":"Pie","recipe_ingredient":[{"note":"salt"}],"recipe_instructions":[{"text":"\#(lines)"}]}]"#.utf8)

    try hold(long, "a.json", within: ReadingBudget(bytes: nil, seconds: nil), kitchen)

    #expect(try kitchen.texts("SELECT broken FROM bringing") == ["Pie: it is too large"])
    #expect(TextCleanup.lines("a\n\n b \u{85}c\r\nd\n", most: 3) == ["a", "b", "c"])
    #expect(TextCleanup.lines("a\n\n b \u{85}c\r\nd\n") == ["a", "b", "c", "d"])
    #expect(TextCleanup.lines(String(repeating: "a\n", count: 200_000)).count == 100_000)
  }

  @Test func `is charged only for the time of reading`() throws {
    let time = Atomic<Int>(0)
    let budget = ReadingBudget(bytes: nil, nanoseconds: 10, clock: { time.load(ordering: .relaxed) })
    func pass(_ nanoseconds: Int) { time.add(nanoseconds, ordering: .relaxed) }

    pass(100)
    budget.run {
      pass(4)
      budget.pause { pass(100) }
      budget.run { pass(4) }
      #expect(!ReadingBudget.isCurrentSpent)
    }
    pass(100)
    #expect(!budget.isSpent)
    budget.run {
      pass(3)
      #expect(ReadingBudget.isCurrentSpent)
    }

    #expect(budget.isSpent && !ReadingBudget.isCurrentSpent)
    #expect(!budget.take(0))
  }

  @Test(arguments: [(1_000, true), (1_001, false), (400_000, false)])
  func `may have at most a thousand fields in a row`(fields: Int, isRead: Bool) throws {
    let budget = ReadingBudget()
    let row = Array(repeating: "a", count: fields).joined(separator: ",")
    var reader = CSVReader(bytes: Array("\(row)\nb,c\n".utf8))

    let rows = budget.run { [reader.row(), reader.row()] }

    #expect(rows.map { $0?.count } == (isRead ? [fields, 2] : [nil, nil]))
    #expect(budget.isSpent != isRead)
  }

  @Test func `may be a table, which is read up to a memory limit`() throws {
    let budget = ReadingBudget()
    let text = "Title,Course\n" + String(repeating: "a,b\n", count: 50_000)

    let rows = try budget.run { try #require(CSVTable(text, mostMemory: 1 << 20)).records.count }

    #expect(budget.isSpent && rows < 10_000)
    #expect(try #require(CSVTable(text)).records.count == 50_000)
  }

  @Test func `with a row that is too long is refused with a message`() throws {
    let kitchen = try Kitchen()
    let wide = try zip([("diary.csv", Array(repeating: UInt8(ascii: ","), count: 3_000_000))])

    #expect(throws: ImportError.tooMuch) { try hold(wide, "diary.zip", within: ReadingBudget(), kitchen) }
    #expect("\(ImportError.tooMuch)" == "it contains too much")
  }
}

@Suite struct `Turns of reading imports` {
  private let first = Household.ID(1)
  private let second = Household.ID(2)

  @Test func `alternate between households`() throws {
    let place = TestFolder()
    let turns = ImportQueue(folder: place.path, threads: 1)
    let (isInside, isOver) = (Latch(), Latch())
    let order = Mutex<[Int64]>([])
    let holder = Background {
      try turns.take(for: first, isBackground: true) {
        isInside.open()
        isOver.waitUntilOpen()
      }
    }
    isInside.waitUntilOpen()
    let waiting = [first, first, second].map { household in
      let one = Background {
        try turns.take(for: household, isBackground: true) { order.withLock { $0.append(household.number) } }
      }
      #expect(one.comesToAHalt())
      return one
    }

    #expect(throws: ImportQueue.Busy.self) { try turns.take(for: first, isBackground: true) {} }
    isOver.open()
    for one in [holder] + waiting { try one.value() }

    #expect(order.withLock { $0 } == [2, 1, 1])
  }

  @Test func `are taken one at a time over all processes`() throws {
    let place = TestFolder()
    let processes = (0..<2).map { _ in ImportQueue(folder: place.path, threads: 1) }
    let working = Mutex((now: 0, most: 0))

    try inThreads(8) { index in
      try? processes[index % 2].take(for: Household.ID(Int64(1 + index / 2)), isBackground: true) {
        working.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        letOthersRun()
        working.withLock { $0.now -= 1 }
      }
    }

    #expect(working.withLock { $0.most } == 1)
  }

  @Test func `end with an error for waiting imports when the process stops`() throws {
    let place = TestFolder()
    let turns = ImportQueue(folder: place.path, threads: 1)
    let (isInside, isOver) = (Latch(), Latch())
    let holder = Background {
      try turns.take(for: first, isBackground: true) {
        isInside.open()
        isOver.waitUntilOpen()
      }
    }
    isInside.waitUntilOpen()
    let waiting = Background { try turns.take(for: second, isBackground: true) {} }
    #expect(waiting.comesToAHalt())

    turns.close()

    #expect(throws: ImportQueue.Busy.self) { try waiting.value() }
    isOver.open()
    try holder.value()
  }
}
