import TestServer
import Testing
import TiffinCore

@testable import TiffinWeb

@Suite struct `The grocery export` {
  private func site() throws -> Site {
    let site = try Site()
    try site.put("2 l milk, cold")
    try site.put("=1+1 \"apples\"")
    let recipe = GroceryRecipe(
      id: Recipe.ID(1), name: "Soup", ingredients: [.line("2 onions")], day: LocalDate(iso: "2026-11-27"))
    _ = try site.groceries.add([recipe], by: site.person)
    try site.tick("milk")
    return site
  }

  @Test func `is available as text`() throws {
    let answer = try site().get("export/groceries.txt")

    #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
    #expect(answer["Content-Disposition"] == #"attachment; filename="groceries.txt""#)
    #expect(
      answer.text == """
        Fruit and vegetables
        [ ] =1+1 "apples"
        [ ] Onions, 2

        In the basket
        [x] Milk, 2 l, cold

        """)
  }

  @Test func `includes recipes and days if requested`() throws {
    let site = try site()
    let asked = try site.groceryList("uses=1")
    let links = asked.all("a").compactMap { $0["href"] }.filter { $0.hasPrefix("/export/") }

    let (text, table) = (try site.get("export/groceries.txt?uses=1"), try site.get("export/groceries.csv?uses=1"))

    #expect(links == ["/export/groceries.txt?uses=1", "/export/groceries.csv?uses=1"])
    #expect(text.text.contains("[ ] Onions, 2 (Soup, Fri)\n"))
    #expect(table.text.hasPrefix("name,quantity,aisle,completed,at home,note,for\r\n"))
    #expect(table.text.contains("onions,2,Fruit and vegetables,0,0,,\"Soup, Fri\"\r\n"))
  }

  @Test func `is available as CSV`() throws {
    let answer = try site().get("export/groceries.csv")

    #expect(answer["Content-Type"] == "text/csv; charset=utf-8")
    #expect(
      answer.text == """
        name,quantity,aisle,completed,at home,note\r
        "'=1+1 ""apples""\",,Fruit and vegetables,0,0,\r
        onions,2,Fruit and vegetables,0,0,\r
        milk,2 l,Dairy and eggs,1,0,cold\r

        """)
  }
}
