import Testing
import TiffinCore

@Suite struct `A meal's name` {
  @Test(arguments: ["Toast", "  Toast ", "a", "\u{200B}", "🍕", "<b>&amp;</b>", "' OR 1=1 --", "\u{FEFF}"])
  func `is kept as typed`(typed: String) throws {
    let name = try MealName(typed)

    #expect(name.text.utf8.elementsEqual(typed.utf8))
  }

  @Test(arguments: ["", " ", "\t\r\n", "\u{A0}\u{3000}\u{2028}"]) func `cannot be blank`(typed: String) {
    #expect(throws: MealError.nameBlank) { try MealName(typed) }
  }

  @Test func `has at most 1,000 bytes`() throws {
    let longest = String(repeating: "é", count: 500)

    #expect(try MealName(longest).text == longest)
    #expect(throws: MealError.nameTooLong(500)) { try MealName(longest + "x") }
  }

  // A family of three is 18 bytes, a flag 8, a letter with an accent of its own 3.
  @Test(arguments: [("x", 1_000), ("ö", 500), ("語", 333), ("🥗", 250), ("👩‍👩‍👧", 55), ("🇨🇭", 125), ("e\u{301}", 333)])
  func `has its limit stated in characters in error messages`(character: String, fitting: Int) throws {
    let name = String(repeating: character, count: 1_001)

    #expect(throws: MealError.nameTooLong(fitting)) { try MealName(name) }
    #expect(throws: GroceryError.tooLong(fitting / 5)) { try GroceryName(String(repeating: character, count: 201)) }
    #expect(try MealName(String(name.prefix(fitting))).text.count == fitting)
  }

  @Test func `cannot contain a zero byte`() {
    #expect(throws: MealError.nullCharacter) { try MealName("a\0b") }
  }

  @Test func `differs when its bytes differ`() throws {
    #expect(try MealName("caf\u{E9}") != MealName("cafe\u{301}"))
  }
}

@Suite struct `A meal's category` {
  @Test(arguments: [
    ("Breakfast", MealCategory.breakfast), ("breakfast", .breakfast), ("  LUNCH\n", .lunch), ("dînner", .dinner),
    ("Śnäck", .snack), ("\u{3000}snack\u{A0}", .snack), ("Dinne\u{301}r", .dinner),
  ]) func `is a main category regardless of case, accents and outer blanks`(
    typed: String, expected: MealCategory
  ) throws {
    #expect(try MealCategory(typed) == expected)
  }

  @Test(arguments: [
    "Lunch\u{200B}", "\u{FEFF}lunch", "Lu\u{AD}nch", "\u{202E}Lunch\u{202C}", "\u{200B} Lunch", "Lun\u{2060}ch\u{FE0F}",
  ]) func `is a main category regardless of invisible characters`(typed: String) throws {
    #expect(try MealCategory(typed) == .lunch)
  }

  @Test(arguments: ["\u{41B}unch", "Lun\u{441}h", "\u{FF2C}unch", "\u{200B}", "Tea\u{200B}"])
  func `is stored byte for byte if letters of another script look alike`(typed: String) throws {
    #expect(try MealCategory(typed).name.utf8.elementsEqual(typed.utf8))
    #expect(!MealCategory.main.contains(try MealCategory(typed)))
  }

  @Test(arguments: ["", " ", "Brunch", "snacks", "break fast", "Breakfast!", " Tea "])
  func `is stored as typed if it is not a main category`(typed: String) throws {
    let category = try MealCategory(typed)

    #expect(category.name == typed)
    #expect(!MealCategory.main.contains(category))
  }

  @Test func `has at most 1,000 bytes`() {
    #expect(throws: MealError.categoryTooLong(1_000)) { try MealCategory(String(repeating: "x", count: 1_001)) }
  }

  @Test func `cannot contain a zero byte`() {
    #expect(throws: MealError.nullCharacter) { try MealCategory("Snack\0") }
  }
}

@Suite struct `A meal's figures` {
  @Test(arguments: [0, 1, 100_000]) func `allow energy from 0 to 100,000 kcal`(kilocalories: Int) throws {
    #expect(try Energy(kilocalories: kilocalories).kilocalories == kilocalories)
  }

  @Test(arguments: [-1, 100_001, Int.min, Int.max]) func `refuse energy below 0 or above 100,000 kcal`(
    kilocalories: Int
  ) {
    #expect(throws: NutritionError.energyOutOfRange) { try Energy(kilocalories: kilocalories) }
  }

  @Test(arguments: [0, 1, 10_000_000]) func `allow masses from 0 to 10,000 g`(milligrams: Int) throws {
    #expect(try Mass(milligrams: milligrams).milligrams == milligrams)
  }

  @Test(arguments: [-1, 10_000_001, Int.min, Int.max]) func `refuse masses below 0 or above 10,000 g`(milligrams: Int) {
    #expect(throws: NutritionError.massOutOfRange) { try Mass(milligrams: milligrams) }
  }

  @Test(arguments: [
    (10_000, 0, 0, 40), (0, 10_000, 0, 40), (0, 0, 10_000, 90), (12_500, 3_000, 7_200, 127), (125, 0, 0, 1),
    (124, 0, 0, 0), (0, 0, 0, 0),
  ]) func `give 4, 4 and 9 kcal per gram of macros, rounded`(carbs: Int, protein: Int, fat: Int, kcal: Int) throws {
    let macros = Macros(
      carbs: try Mass(milligrams: carbs), protein: try Mass(milligrams: protein), fat: try Mass(milligrams: fat))

    #expect(energy(of: macros).kilocalories == kcal)
  }

  @Test func `give 0 kcal for unknown macros`() throws {
    #expect(energy(of: .unknown) == .zero)
    #expect(energy(of: Macros(fat: try Mass(milligrams: 1_000))).kilocalories == 9)
  }

  @Test func `limit the energy of impossible macros`() throws {
    let most = try Mass(milligrams: 10_000_000)

    #expect(energy(of: Macros(carbs: most, protein: most, fat: most)).kilocalories == 100_000)
  }

  @Test func `come with notes of at most 20,000 bytes`() throws {
    #expect(try MealNotes(String(repeating: "x", count: 20_000)).text.utf8.count == 20_000)
    #expect(throws: MealError.notesTooLong(20_000)) { try MealNotes(String(repeating: "x", count: 20_001)) }
    #expect(throws: MealError.nullCharacter) { try MealNotes("\0") }
  }
}

@Suite struct `A form's key` {
  @Test func `is different each time`() {
    let keys = Set((0..<1_000).map { _ in SubmissionKey.random() })

    #expect(keys.count == 1_000)
    #expect(keys.allSatisfy { SubmissionKey($0.text) == $0 && $0.text.utf8.count == 32 })
  }

  @Test(arguments: ["", " ", "a b", "ä", "a\n", "a;b", String(repeating: "a", count: 65)])
  func `is refused if it is malformed`(text: String) {
    #expect(SubmissionKey(text) == nil)
  }
}
