/// An input that costs a reader much, in any size: where work grows with the square of the length, this is where.
struct HardInput: Sendable {
  let name: String
  let reader: InputReader
  /// Makes the input with about that many bytes.
  let bytes: @Sendable (_ size: Int) -> [UInt8]

  /// One unit again and again.
  init(_ name: String, _ reader: InputReader, from start: String = "", _ unit: String, to end: String = "") {
    self.init(name, reader) { size in
      let rest = max(0, size - start.utf8.count - end.utf8.count)
      return Array(start.utf8) + Array(repeatElement(unit.utf8, count: rest / unit.utf8.count + 1).joined()) + end.utf8
    }
  }

  init(_ name: String, _ reader: InputReader, bytes: @escaping @Sendable (_ size: Int) -> [UInt8]) {
    (self.name, self.reader, self.bytes) = (name, reader, bytes)
  }

  static let all =
    cooklang + mealMaster + tables + pages + data + pastedTexts + savedPages + documents + archives + mealieBackups
    + nestedArchives

  /// True for a file that people upload, and not a text that they paste.
  var isUpload: Bool { if case .file = reader { true } else { false } }

  private static let cooklang = [
    HardInput("cooklang-open-brace", .file("a.cook"), "@x{"),
    HardInput("cooklang-open-note", .file("a.cook"), "@x{}("),
    HardInput("cooklang-signs", .file("a.cook"), "@~# "),
    HardInput("cooklang-results", .file("a.cook"), "@&("),
    HardInput("cooklang-closed-results", .file("a.cook"), "@&(", to: ")"),
    HardInput("cooklang-closed-notes", .file("a.cook"), "@x{}(", to: ")"),
    HardInput("cooklang-closed-braces", .file("a.cook"), "@x{", to: "}"),
    HardInput("cooklang-modifiers", .file("a.cook"), "@-&?"),
    HardInput("cooklang-comments", .file("a.cook"), "[- "),
    HardInput("cooklang-headings", .file("a.cook"), "=x\n"),
    HardInput("cooklang-facts", .file("a.cook"), ">> a: b\n"),
    HardInput("cooklang-ingredients", .file("a.cook"), "Mix @sea salt{1%g} in. "),
    HardInput("cooklang-flags", .file("a.cook"), "@\u{1F1E9}\u{1F1EA}"),
    HardInput("front-matter-lists", .file("a.md"), from: "---\ntitle: x\ningredients:\n", "- 1 egg\n", to: "---\n"),
    HardInput("front-matter-keys", .file("a.md"), from: "---\ningredients: [a]\n", "a: b\n", to: "---\n"),
    HardInput("front-matter-open", .file("a.md"), from: "---\ningredients: [a]\n", "---x\n"),
  ]

  private static let mealMasterHead =
    "MMMMM----- Recipe via Meal-Master (tm) v8.02\n\n      Title: x\n Categories: y\n\n"
  private static let mealMaster = [
    HardInput("meal-master-continued", .file("a.mmf"), from: mealMasterHead + "      1 c  Flour\n", "           -x\n"),
    HardInput("meal-master-lines", .file("a.mmf"), from: mealMasterHead, "      1 c  Flour\n"),
    HardInput("meal-master-text", .file("a.mmf"), from: mealMasterHead + "      1 c  Flour\n\n", "  Cook it.\n"),
    HardInput("meal-master-marks", .file("a.mmf"), from: mealMasterHead, "MMMMM\n"),
    HardInput("meal-master-heads", .file("a.mmf"), "-----Meal-Master\n"),
    HardInput("meal-master-titles", .file("a.mmf"), "-----Meal-Master\n Title: a\n"),
    HardInput("meal-master-dashes", .file("a.mmf"), from: mealMasterHead, "-"),
    HardInput("meal-master-flags", .file("a.mmf"), from: mealMasterHead, "\u{1F1E9}\u{1F1EA}"),
  ]

  private static let tables = [
    HardInput("table-commas", .file("a.csv"), ","),
    HardInput("table-quotes", .file("a.csv"), "\""),
    HardInput("table-lines", .file("a.csv"), "a,b\n"),
    HardInput("table-columns", .file("a.csv"), from: "Date,Name,Calories\n", ",a"),
    HardInput("table-heads", .file("a.csv"), "Date,"),
    HardInput("table-diary", .file("a.csv"), from: "Date,Name,Calories\n", "2026-01-02,Soup,120\n"),
    HardInput("table-dates", .file("a.csv"), from: "Date,Name,Calories\n", "3/4/2026,Soup,120\n"),
    HardInput("table-month-names", .file("a.csv"), from: "Date,Name,Calories\n", "\"Aug 3, 2026\",Soup,120\n"),
    HardInput("table-undated", .file("a.csv"), from: "Date,Name,Calories\n", "x,Soup,120\n"),
    HardInput("table-long-date", .file("a.csv"), from: "Date,Name,Calories\n", "3/"),
    HardInput("table-long-number", .file("a.csv"), from: "Date,Name,Calories\n2026-01-02,Soup,", "1,"),
    HardInput("table-recipes", .file("a.csv"), from: "Title,Course,Ingredients,Directions\n", "a,b,\"1 egg\n\",c\n"),
    HardInput(
      "table-wide-recipes", .file("a.csv"),
      from: "Title,Course,Ingredients,Directions" + String(repeating: ",Other", count: 990) + "\n",
      String(repeating: "a,", count: 990) + "\n"),
    HardInput("table-tags", .file("a.csv"), from: "Title,Course,Ingredients,Directions,Tags\na,b,c,d,\"", "t,"),
  ]

  static let recipe = "<div itemscope itemtype='http://schema.org/Recipe'><b itemprop=name>x</b>"
  private static let json = #"<script type="application/ld+json">{"@type":"Recipe","name":"x","#
  private static let pages =
    [
      "<h2></h2> ", "<h2>a</h2>", "<b>", "<p>", "<li>", "<ul><li>", "<div>", "</div>", "<b></i>", "<a b='", "<a b=\"",
      "<a ", "<!--", "<!", "<script>", "</script", "<style>", "<title>", "<h1>", "<td>", "<tr><td>", "&", "&#", "&amp;",
      "<a itemprop=name>", "<p itemprop=recipeIngredient>1 egg", "<i itemscope itemprop=x>",
      "<br itemprop=ingredients>",
      "<meta itemprop=name content=a>", "<a a=b c d='e'>", "<i itemprop=recipeInstructions>a",
    ].enumerated().flatMap { place, unit in
      [
        HardInput("page-\(place)", .pasted, unit),
        HardInput(
          "recipe-page-\(place)", .pasted, from: "<p></p>" + recipe + "<p itemprop=ingredients>1 egg</p>", unit),
      ]
    } + [
      HardInput(
        "page-stopped-lists", .pasted, from: recipe + "<li><ul>" + String(repeating: "<b>", count: 190), "<li>"),
      HardInput("page-stopped-bold", .pasted, from: recipe + "<b>" + String(repeating: "<p>", count: 190), "</b>"),
      HardInput("page-attributes", .pasted, from: recipe + "<p ", "a=b ", to: ">"),
      HardInput("page-words", .pasted, from: recipe + "<p itemprop='", "a ", to: "'>b</p>"),
      HardInput("page-different-words", .pasted) { size in
        let words = (0..<(size / 6)).map { "p\($0)" }.joined(separator: " ")
        return Array("\(recipe)<p itemprop='\(words)'>b</p>".utf8)
      },
      HardInput("page-types", .pasted, from: recipe + "<p itemprop=x itemscope itemtype='", "a ", to: "'>b</p>"),
      HardInput("page-nested-text", .pasted, from: recipe, "<i itemprop=a><i itemprop=b><i itemprop=c>", to: "text"),
      HardInput(
        "page-microformats", .pasted, from: "<div class=hrecipe><b class=fn>x</b>",
        "<i class='ingredient value-title' title=a>"),
      HardInput(
        "page-rdfa", .pasted, from: "<div typeof=Recipe><b property=name>x</b>", "<i property=ingredients>1 egg"),
      HardInput("page-almost-word", .pasted, "typeotypehrecip"),
      HardInput(
        "recipe-keeper", .file("recipes.html"), from: "<div class=recipe-details><p class=recipeDirections>x</p>",
        "<p class=recipeIngredients>1 egg"),
      HardInput(
        "recipe-keeper-nested", .file("recipes.html"),
        from: "<div class=recipe-details><p class=recipeDirections>x</p>", "<div class=recipeNotes>a"),
      HardInput(
        "recipe-keeper-many", .file("recipes.html"), "<div class=recipe-details><p class=recipeDirections>x</p></div>"),
      HardInput(
        "copy-me-that", .file("recipes.html"), from: "<div class=recipe><i class=recipeIngredients>",
        "<li class=recipeIngredient>1 egg</li>"),
    ]

  private static let data = [
    HardInput(
      "data-ingredients", .pasted, from: json + #""recipeIngredient":["#, #""1 cup ((240 ml)) milk","#,
      to: #"""]}</script>"#),
    HardInput("data-brackets", .pasted, from: json + #""recipeIngredient":["1 "#, "(())", to: #""]}</script>"#),
    HardInput(
      "data-long-lines", .pasted, from: json + #""recipeIngredient":["#,
      #"""# + String(repeating: "((1)) ", count: 160) + #"","#, to: #"""]}</script>"#),
    HardInput("data-one-text", .pasted, from: json + #""recipeInstructions":"1. a "#, "2. b ", to: #""}</script>"#),
    HardInput(
      "data-counted-steps", .pasted, from: json + #""recipeInstructions":"Step 1: a "#, "Step 2: b. ",
      to: #""}</script>"#),
    HardInput("data-markup-steps", .pasted, from: json + #""recipeInstructions":""#, "<p>a</p>", to: #""}</script>"#),
    HardInput("data-keywords", .pasted, from: json + #""keywords":""#, "a,", to: #""}</script>"#),
    HardInput(
      "data-nested-lists", .pasted, from: json + #""recipeIngredient":["#, "[[[[[[[[[[]]]]]]]]]],", to: #"1]}</script>"#
    ),
    HardInput("data-open", .pasted, "[{\"a\":"),
    HardInput("data-scripts", .pasted, #"<script type="application/ld+json">{"a":1</script>"#),
    HardInput("data-comments", .pasted, from: #"<script type="application/ld+json">{"#, "/**/", to: "}</script>"),
    HardInput("data-references", .pasted) { size in
      let text = String(repeating: "Mix &amp;amp; bake. ", count: size / 40)
      let references = Array(repeating: ##"{"@id":"#a"}"##, count: 5).joined(separator: ",")
      let fields = ["recipeInstructions", "recipeIngredient", "ingredients", "keywords", "name", "author", "nutrition"]
        .map { #","\#($0)":[\#(references)]"# }.joined()
      let recipes = Array(repeating: #"{"@type":"Recipe"\#(fields)}"#, count: size / 2 / (fields.utf8.count + 20) + 1)
      return Array(
        ##"<script type="application/ld+json">[\##(recipes.joined(separator: ",")),{"@id":"#a","@type":"HowToStep","name":"x","text":"\##(text)"}]</script>"##
          .utf8)
    },
    HardInput(
      "data-file", .file("a.json"), from: "[", #"{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"]},"#, to: "1]"
    ),
    HardInput(
      "data-tags", .file("a.json"), from: #"[{"name":"x","slug":"x","recipeIngredient":[{"note":"1 egg"}],"tags":["#,
      #""t","#, to: #""t"]}]"#),
    HardInput("data-escapes", .file("a.json"), from: "[\"", "\\ud83c", to: "\"]"),
    HardInput(
      "mealie-steps", .file("a.json"),
      from: #"[{"name":"x","recipeIngredient":[{"note":"1 egg"}],"recipeInstructions":[{"text":""#, "Mix.\\n",
      to: #""}]}]"#),
  ]

  private static let pastedTexts = [
    "1 x\u{0B}", "and and and ", "and\n", "Pie\n2 eggs,\nwhisked\n", "Subject: ", "- ", "**", "__", "#", "1 cup ",
    "1 ", "(", "1 (", "1. ", "1. a\n", "a|", "½", "\u{1F1E9}\u{1F1EA}", "a\u{301}\u{302}", "\u{301}", ">", "\n",
    "\u{2028}",
    "Serves 4 | ", "Prep: 10 min\n", "http://a.example/", "Note: a\n", "a\n", "2 eggs\nMix it well.\n", "Step 1. ",
    "1-2-", "1/2/", "a, ", "1 g 2 g ", "or ", "1 or ", "x ", "\u{A0}", "200 g flour (100 g + 100 g) or 2 eggs, ",
    "www.a ", "http://a.b ",
  ].enumerated().flatMap { place, unit in
    [
      HardInput("text-\(place)", .pasted, unit),
      HardInput(
        "text-lines-\(place)", .pasted, from: "Pie\n\nIngredients\n2 eggs\n",
        String(repeating: unit, count: 1 + 400 / unit.utf8.count) + "\n"),
    ]
  }

  /// Pages as browsers save them in one file.
  private static let savedPages: [HardInput] = {
    let head = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=\"b\"\n\n"
    func part(_ encoding: String) -> String {
      "\(head)--b\nContent-Type: text/html\nContent-Transfer-Encoding: \(encoding)\n\n\(recipe)"
    }
    return [
      HardInput("mhtml-boundaries", .pasted, from: head, "--b\n"),
      HardInput("mhtml-almost-boundaries", .pasted, from: head + "--b\nContent-Type: text/html\n\n", "--c\n"),
      HardInput("mhtml-pictures", .pasted, from: head, "--b\nContent-Type: image/png\n\nx\n"),
      HardInput("mhtml-pages", .pasted, from: head, "--b\nContent-Type: text/html\n\n<p>1 egg\n"),
      HardInput("mhtml-long-head", .pasted, from: "Content-Type: multipart/related; boundary=b\nX:\n", " x\n"),
      HardInput(
        "mhtml-parameters", .pasted, from: "Content-Type: multipart/related; boundary=b", ";a=b", to: "\n\n--b\n"),
      HardInput("mhtml-page", .pasted, from: part("binary"), "<li itemprop=recipeIngredient>1 egg"),
      HardInput(
        "mhtml-quoted", .pasted, from: part("quoted-printable"), "<li itemprop=3D=22recipeIngredient=22>1 e=\ngg"),
      HardInput("mhtml-quoted-lines", .pasted, from: part("quoted-printable"), "=\n"),
      HardInput("mhtml-quoted-open", .pasted, from: part("quoted-printable"), "=x"),
      HardInput("mhtml-base64", .pasted, from: part("base64"), "PGxpPjEgZWdn\n"),
      HardInput("mhtml-file", .file("a.mhtml"), from: part("binary"), "<li itemprop=recipeIngredient>1 egg"),
    ]
  }()

  /// The text of PDFs, as pdftotext writes it: in columns, with dots up to page numbers, with forms' empty lines.
  private static let documents = [
    HardInput("pdf-columns", .pasted, from: "Pie\n\n", "1 cup flour                    2. Mix the eggs well.\n"),
    HardInput("pdf-contents", .pasted, from: "Contents\n", "Soup .............................. 12\n"),
    HardInput("pdf-pages", .pasted, from: "Pie\n\nIngredients\n", "2 eggs\n\u{0C}"),
    HardInput("pdf-wide-blanks", .pasted, from: "Pie\n\nIngredients\n", String(repeating: " ", count: 200) + "1 egg\n"),
    HardInput("pdf-one-line", .pasted, from: "Pie\n\nIngredients\n", "2 eggs "),
    HardInput("pdf-ligatures", .pasted, from: "Pie\n\nIngredients\n", "1 ﬁg, 2 waﬄes ½ cup ﬂour\n"),
  ]
}
