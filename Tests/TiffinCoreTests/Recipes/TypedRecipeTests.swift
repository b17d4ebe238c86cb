import Testing

@testable import TiffinCore

@Suite struct `Typed recipe fields` {
  @Test(arguments: [
    ("https://example.org/soup", "https://example.org/soup"), (" example.org/soup ", "https://example.org/soup"),
    ("example.org:8080", "https://example.org:8080"), ("http://localhost/x", "http://localhost/x"),
  ])
  func `accept an address with or without its scheme`(typed: String, address: String) {
    #expect(WebAddress.typed(typed)?.text == address)
  }

  @Test(arguments: [
    "", "soup", "no address at all", "javascript:alert(1)", "javascript.x:alert(1)", "mailto:a@b.example",
    "ftp://example.org/", "file:///etc/passwd", "user:pass@example.org",
  ])
  func `refuse an invalid address`(typed: String) {
    #expect(WebAddress.typed(typed) == nil)
  }

  @Test func `have one ingredient per line, as written and within limits`() throws {
    #expect(try RecipeIngredient.lines(of: "a\n\n \n b \n") == [.line("a"), .line(" b ")])
    #expect(throws: RecipeError.tooLong(500)) {
      try RecipeIngredient.lines(of: String(repeating: "é", count: 501))
    }
    #expect(throws: RecipeError.tooMany) {
      try RecipeIngredient.lines(of: String(repeating: "x\n", count: 201))
    }
    #expect(throws: RecipeError.nullCharacter) { try RecipeIngredient.lines(of: "a\0b") }
  }

  @Test func `limit the tags to what a row can hold`() throws {
    // A letter of Thai takes three bytes.
    let tags = (0..<20).map { String(repeating: "ก", count: 33) + String(UnicodeScalar(97 + UInt8($0))) }

    #expect(throws: RecipeError.tooLong(692)) { try RecipeContent.tags(of: tags.joined(separator: ",")) }
    var content = RecipeContent.pancakes
    content.tags = try RecipeContent.tags(of: tags.dropLast().joined(separator: ","))
    let kitchen = try Kitchen()
    let id = try kitchen.add(content)
    #expect(try kitchen.recipes.recipe(id, for: kitchen.cook).content.tags.count == 19)
  }

  @Test func `have tags between commas, each once and at most twenty`() throws {
    #expect(try RecipeContent.tags(of: " quick ,, cheap\nquick,") == ["quick", "cheap"])
    #expect(throws: RecipeError.tooMany) {
      try RecipeContent.tags(of: (1...21).map(String.init).joined(separator: ","))
    }
  }
}
