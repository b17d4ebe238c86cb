/// CopyMeThat's export: one HTML page with all recipes, and a folder of pictures.
enum CopyMeThat: RecipeImportFormat {
  static let name = "CopyMeThat"

  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]? {
    guard let file = files.all(endingIn: ".html", ".htm").first else { return nil }
    let page = MarkedElements(WebPageEncoding.utf8(try file.bytes()), markedBy: ["id", "class"], marks)
    guard page.elements.contains(where: { $0.mark == "recipeIngredients" }) else { return nil }
    return page.groups(beginningWith: "recipe").map { elements in
      LazyRecipes(elements.first("name")?.line ?? "") { () throws(ImportError) in
        var brought = try recipe(elements)
        if let path = elements.first("recipeImage")?.attribute("src") {
          brought.picture = files.file(at: file.folder + path).map(ImportedPicture.file)
        }
        return [brought]
      }
    }
  }

  private static let marks: Set<String> = [
    "recipe", "name", "original_link", "recipeImage", "description", "recipeCategory", "ratingValue", "recipeYield",
    "recipeIngredients", "recipeIngredient", "recipeIngredient_subheader", "instruction", "instruction_subheader",
    "recipeNote",
  ]

  private static func recipe(_ elements: [MarkedElements.Element]) throws(ImportError) -> ImportedRecipe {
    var brought = try ImportedRecipe(named: elements.first("name")?.line)
    for element in elements {
      switch element.mark {
      case "recipeIngredient": brought.addIngredient(element.line)
      case "recipeIngredient_subheader": brought.addIngredient(ImportedRecipe.heading(element.line))
      case "instruction": brought.addStep(element.line)
      case "instruction_subheader": brought.addStep(ImportedRecipe.heading(element.line))
      case "recipeNote": brought.notes.append(element.line)
      case "description": brought.about += element.lines
      case "recipeCategory": brought.addCategories([element.line])
      case "ratingValue": brought.setRating(element.line)
      case "recipeYield": brought.setYield(element.line)
      default: break
      }
    }
    brought.setSource(elements.first("original_link")?.attribute("href"))
    return brought
  }
}
