import Testing

@testable import TiffinCore

/// - Source: RFC 2557, RFC 2045; the head as Blink writes it.
@Suite struct `A page saved by a browser` {
  private static let page = """
    <html><head><title>Leek pie</title></head><body><div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Crème pie</h1><p itemprop="recipeIngredient">2 leeks</p>
    <p itemprop="recipeInstructions">Bake = eat.</p></div></body></html>
    """

  private func saved(_ encoding: String, _ content: [UInt8], type: String = "text/html; charset=utf-8") -> [UInt8] {
    let head = """
      From: <Saved by Blink>\r
      Snapshot-Content-Location: https://pies.example/leek\r
      Subject: Leek pie\r
      MIME-Version: 1.0\r
      Content-Type: multipart/related;\r
      \ttype="text/html";\r
      \tboundary="----MultipartBoundary--x1----"\r
      \r
      \r
      ------MultipartBoundary--x1----\r
      Content-Type: \(type)\r
      Content-ID: <frame@mhtml.blink>\r
      Content-Transfer-Encoding: \(encoding)\r
      Content-Location: https://pies.example/leek\r
      \r

      """
    let picture = "\r\n------MultipartBoundary--x1----\r\nContent-Type: image/png\r\n\r\n"
    let end = "\r\n------MultipartBoundary--x1------\r\n"
    return Array(head.utf8) + content + Array(picture.utf8) + [0x89, 0, 0xFF, 0] + Array(end.utf8)
  }

  private static let quoted = page.replacing("=", with: "=3D").replacing("è", with: "=C3=A8")
    .replacing("Bake", with: "Ba=\r\nke")

  @Test(arguments: ["binary", "8bit", "quoted-printable"]) func `is read in any transfer encoding`(encoding: String)
    throws
  {
    let content = encoding == "quoted-printable" ? Self.quoted : Self.page
    let file = saved(encoding, Array(content.utf8))

    let recipe = try #require(WebRecipe.all(pasted: file).first)
    #expect(recipe.name == "Crème pie" && recipe.ingredients == ["2 leeks"] && recipe.steps == ["Bake = eat."])
    #expect(recipe.address?.text == "https://pies.example/leek")
    let text = try #require(WebRecipe.text(ofFile: file))
    #expect(WebRecipe.all(pasted: Array(text.utf8)) == [recipe])
  }

  @Test func `is imported like other apps' files`() throws {
    let files = try ImportedFiles(name: "leek.mhtml", bytes: saved("binary", Array(Self.page.utf8)))
    var names: [String] = []

    try ImportedRecipes(in: files).forEach { names.append(try $0.get().recipe.name) }

    #expect(names == ["Crème pie"])
  }

  @Test func `may lack recipe markup`() throws {
    let page =
      "<body><h1>Toast</h1><h2>Ingredients</h2><ul><li>2 slices bread</ul><h2>Method</h2><p>Toast it.</p></body>"

    let recipe = try #require(WebRecipe.all(pasted: saved("8bit", Array(page.utf8))).first)

    #expect(recipe.name == "Toast" && recipe.ingredients == ["2 slices bread"] && recipe.steps == ["Toast it."])
  }

  @Test(arguments: [
    "Content-Type: multipart/related\r\n\r\n", "Content-Type: multipart/related; boundary=x\r\n\r\n--x\r\n",
    "Content-Type: text/plain\r\n\r\nhello", "Subject: Pie\n\n2 eggs", "",
  ]) func `is refused if it contains no page`(text: String) {
    #expect(SavedPage(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "<title>Just a moment...</title>", "<title>Access Denied</title><h1>Access Denied</h1>",
    "<title>Attention Required! | Cloudflare</title>", "<title>Un instant…</title>",
    "<title>Un momento, por favor</title>",
    "<title>Einen Moment, bitte...</title>", "<title>Just a moment, please</title>", "<h1>Are you a robot?</h1>",
    "<p>x</p><script src='https://geo.captcha-delivery.com/captcha/'></script>",
  ]) func `that is a bot challenge is recognised`(page: String) {
    #expect(BotChallengePage.isOne(Array(page.utf8)))
  }

  @Test(arguments: [
    "<title>Leek pie</title>", "<h1>Just a minute pie</h1>", "", "<title>Captcha-free pie</title>",
    "<title>Un instant de douceur au chocolat</title>", "<title>Un momento dolce: crostata di mele</title>",
    "<h1>Just a moment cake</h1>", "<title>One more step to perfect bread</title>",
    "<title>Einen Moment für Quark</title>",
  ])
  func `without a challenge is not taken for one`(page: String) {
    #expect(!BotChallengePage.isOne(Array(page.utf8)))
  }
}
