extension HardInput {
  static let archives = [
    HardInput("zip-extra-fields", .file("a.zip")) { ZipInput.extraFields($0) },
    HardInput("zip-own-export", .file("a.zip")) { ZipInput.exportArchive($0) },
    HardInput("zip-nextcloud", .file("a.zip")) { size in
      ZipInput.files(size) { number in
        [
          "r\(number)/recipe.json": #"{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"]}"#,
          "r\(number)/full.jpg": "x",
        ]
      }
    },
    HardInput("zip-front-matter", .file("a.zip")) { size in
      ZipInput.files(size) { ["r\($0).md": "---\nimage: \($0).jpg\ningredients: [a]\n---\n", "\($0).jpg": "x"] }
    },
    HardInput("zip-cooklang", .file("a.zip")) { size in
      ZipInput.files(size) { ["r\($0).cook": "@egg{1}", "r\($0).jpg": "x"] }
    },
    HardInput("zip-empty-files", .file("a.zip")) { size in ZipInput.files(size) { ["\($0)": ""] } },
    HardInput("zip-tables", .file("a.zip")) { size in ZipInput.files(size) { ["\($0).csv": "a,b\n"] } },
    HardInput("zip-titled-tables", .file("a.zip")) { size in
      ZipInput.files(size) { ["\($0).csv": String(repeating: "a,b\n", count: 10)] }
    },
    HardInput("zip-texts", .file("a.zip")) { size in ZipInput.files(size) { ["\($0).txt": "a\n"] } },
    HardInput("zip-flags", .file("a.zip")) { size in
      ZipInput.files(size) { ["\($0)" + String(repeating: "\u{1F1E9}", count: 500) + ".cook": "@a{}"] }
    },
    HardInput("zip-long-names", .file("a.zip")) { size in
      ZipInput.files(size) { ["\($0)" + String(repeating: "/a", count: 500) + ".cook": "@a{}"] }
    },
  ]

  /// Archives within archives.
  static let nestedArchives = [
    HardInput("tandoor-nested", .file("a.zip")) { size in
      let recipe = #"{"name":"x","working_time":1,"steps":[{"ingredients":[{"food":{"name":"egg"},"amount":2}]}]}"#
      let inner = ZipInput.files(1) { _ in ["recipe.json": recipe] }
      return ZipInput.archives(size) { _ in inner }
    },
    HardInput("tandoor-many-ingredients", .file("a.zip")) { size in
      let line = #"{"food":{"name":"egg"},"amount":2}"#
      let lines = repeatElement(line, count: size / (line.utf8.count + 1)).joined(separator: ",")
      let recipe = #"{"name":"x","working_time":1,"steps":[{"ingredients":[\#(lines)]}]}"#
      return ZipInput.archives(1) { _ in ZipInput.files(1) { _ in ["recipe.json": recipe] } }
    },
    HardInput("tandoor-extra-fields", .file("a.zip")) { size in
      ZipInput.archives(size) { number in
        number == 0
          ? ZipInput.files(1) { _ in ["recipe.json": #"{"name":"x","working_time":1,"steps":[]}"#] }
          : ZipInput.extraFields(80_000)
      }
    },
    HardInput("tandoor-empty", .file("a.zip")) { size in
      ZipInput.archives(size) { number in
        ZipInput.files(number == 0 ? 1 : 2) { _ in
          [number == 0 ? "recipe.json" : "other.json": #"{"name":"x","working_time":1,"steps":[]}"#]
        }
      }
    },
    HardInput("paprika-gzipped", .file("a.zip")) { size in
      let recipe = ZipInput.gzipped(Array(#"{"name":"x","ingredients":"1 egg\n2 leeks","directions":"Mix."}"#.utf8))
      return ZipInput.archives(size, named: "paprikarecipe") { _ in recipe }
    },
    HardInput("paprika-ingredients", .file("a.paprikarecipe")) { size in
      let lines = String(repeating: #"1 egg\n"#, count: size / 7)
      return ZipInput.gzipped(Array(#"{"name":"x","ingredients":"\#(lines)","directions":""}"#.utf8))
    },
    HardInput("paprika-directions", .file("a.paprikarecipe")) { size in
      let lines = String(repeating: #"1. Mix.\n"#, count: size / 9)
      return ZipInput.gzipped(Array(#"{"name":"x","ingredients":"","directions":"\#(lines)"}"#.utf8))
    },
    HardInput("paprika-short-lines", .file("a.paprikarecipe")) { size in
      let lines = String(repeating: #"a\n"#, count: size / 9)
      return ZipInput.gzipped(
        Array(#"{"name":"x","ingredients":"\#(lines)","directions":"\#(lines)","notes":"\#(lines)"}"#.utf8))
    },
    HardInput("paprika-picture", .file("a.paprikarecipe")) { size in
      let picture = String(repeating: "QUJD", count: size / 4)
      return ZipInput.gzipped(Array(#"{"name":"x","ingredients":"1 egg","photo_data":"\#(picture)"}"#.utf8))
    },
    HardInput("paprika-figures", .file("a.paprikarecipe")) { size in
      let figures = String(repeating: #"Fat: 2 g,"#, count: size / 9)
      return ZipInput.gzipped(Array(#"{"name":"x","ingredients":"1 egg","nutritional_info":"\#(figures)"}"#.utf8))
    },
    // Recipes that are as long as one may be, and dear to read.
    HardInput("zip-long-cooklang", .file("a.zip")) { size in
      ZipInput.files(size) { ["\($0).cook": String(repeating: "@x{", count: min(size, 900_000) / 3)] }
    },
    HardInput("zip-long-pages", .file("a.zip")) { size in
      ZipInput.files(size) { ["\($0).html": recipe + String(repeating: "<p>", count: min(size, 2_000_000) / 3)] }
    },
    HardInput("zip-long-scripts", .file("a.zip")) { size in
      let script = #"<script type="application/ld+json">{"a":1</script>"#
      return ZipInput.files(size) { number in
        ["\(number).html": recipe + String(repeating: script, count: min(size, 2_000_000) / script.utf8.count)]
      }
    },
  ]
}
