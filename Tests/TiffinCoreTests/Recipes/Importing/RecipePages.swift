/// Pages as recipe sites make them.
enum RecipePages {
  /// A page with these JSON-LD scripts.
  static func page(_ scripts: String...) -> [UInt8] {
    let blocks = scripts.map { "<script type=\"application/ld+json\">\($0)</script>" }.joined(separator: "\n")
    return Array("<!DOCTYPE html><html><head><title>Pie</title>\(blocks)</head><body><h1>Pie</h1></body></html>".utf8)
  }

  /// A page with one recipe that has a name and these members.
  static func recipe(_ members: String) -> [UInt8] {
    page(#"{"@context":"https://schema.org","@type":"Recipe","name":"Pie",\#(members)}"#)
  }

  /// A page like those of a blog's plugins: one graph, whose items refer to each other.
  static let blog = page(
    #"""
    {"@context":"https://schema.org","@graph":[
      {"@type":"Article","@id":"https://blog.example/soup/#article","headline":"The best soup",
       "author":{"name":"Ada","@id":"https://blog.example/#/person/ada"}},
      {"@type":"WebPage","@id":"https://blog.example/soup/","primaryImageOfPage":{"@id":"https://blog.example/soup/#image"}},
      {"@type":"ImageObject","@id":"https://blog.example/soup/#image","url":"https://blog.example/soup.jpg","width":1200},
      {"@type":"Person","@id":"https://blog.example/#/person/ada","name":"Ada Cook","sameAs":["https://blog.example"]},
      {"@type":"Recipe","name":"Red lentil soup","author":{"@id":"https://blog.example/#/person/ada"},
       "image":{"@id":"https://blog.example/soup/#image"},"recipeYield":["4","4 bowls"],"prepTime":"PT10M","cookTime":"PT25M",
       "totalTime":"PT35M","recipeIngredient":["200 g red lentils","1 onion (chopped)","&frac12; tsp cumin"],
       "recipeInstructions":[
         {"@type":"HowToSection","name":"For the soup","itemListElement":[
           {"@type":"HowToStep","text":"Fry the onion.","name":"Fry the onion.","url":"https://blog.example/soup/#1"},
           {"@type":"HowToStep","text":"Add the lentils &amp; simmer.","name":"Add"}]},
         {"@type":"HowToSection","name":"To serve:","itemListElement":[{"@type":"HowToStep","text":"Ladle."}]}],
       "recipeCategory":["Soup"],"recipeCuisine":["Turkish"],"keywords":"lentils, quick, soup",
       "nutrition":{"@type":"NutritionInformation","calories":"310 kcal","carbohydrateContent":"42.5 g","proteinContent":"18 g",
                    "fatContent":"6 g","servingSize":"1 serving"},
       "mainEntityOfPage":"https://blog.example/soup/"}]}
    """#)

  /// A page like those of a newspaper: an array, several types, one text for all steps.
  static let newspaper = page(
    #"{"@context":"http://schema.org","@type":"BreadcrumbList","itemListElement":[]}"#,
    #"""
    [{"@context":"http://schema.org","@type":["Recipe","NewsArticle"],"headline":"Plum cake","name":"Plum cake",
      "author":[{"@type":"Person","name":"Bo"},{"@type":"Person","name":"Cy"}],"recipeYield":"Makes 12 pieces",
      "image":[{"@type":"ImageObject","url":"//img.paper.example/plum.jpg"},"https://img.paper.example/other.jpg"],
      "totalTime":"P0DT1H30M","recipeIngredient":"250g plums\n2 eggs\n100g sugar",
      "recipeInstructions":"<ol><li>Heat the oven.</li><li>Mix &amp; bake.</li></ol>",
      "nutrition":{"calories":1340}}]
    """#)
}
