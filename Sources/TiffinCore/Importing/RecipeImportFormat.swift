/// An app whose exported recipes can be imported. Its files are recognised by their contents, never only by their
/// names.
protocol RecipeImportFormat: SendableMetatype {
  /// The name of the app.
  static var name: String { get }

  /// Returns the parts that contain recipes, in order; nil if the files are not from this app.
  static func parts(of files: ImportedFiles) throws(ImportError) -> [LazyRecipes]?

  /// Returns the app's meal plan and shopping list as rows in the format of Tiffin's own export; empty for most apps.
  static func things(in files: ImportedFiles) throws(ImportError) -> ImportedAppRows
}

extension RecipeImportFormat {
  static func things(in files: ImportedFiles) -> ImportedAppRows { ImportedAppRows() }
}

/// The plan and groceries in another app's export, as rows in the format of Tiffin's own export (`docs/export.md`).
struct ImportedAppRows {
  /// The rows of the plan, which refer to recipes by their imported names.
  var plan: [JSONValue] = []
  var groceries: [JSONValue] = []
}

/// A part of an upload that contains one or several recipes. It is read lazily, one part at a time, so that thousands
/// of recipes with their pictures occupy only the memory of one part.
struct LazyRecipes {
  /// The name that error messages show if the part cannot be read.
  let name: String
  let read: () throws(ImportError) -> [ImportedRecipe]

  init(_ name: String, read: @escaping () throws(ImportError) -> [ImportedRecipe]) {
    self.name = TextCleanup.line(name, limit: 200)
    self.read = read
  }

  /// Creates a part for a recipe that is an element of an array.
  init(_ value: JSONValue, _ index: Int, read: @escaping (JSONValue) throws(ImportError) -> ImportedRecipe) {
    let name = (value["name"]?.text).map { TextCleanup.line($0, limit: 200) } ?? ""
    self.init(name.isEmpty ? "Recipe \(index + 1)" : name) { () throws(ImportError) in [try read(value)] }
  }
}

/// The recipes in uploaded files, from another app or from Tiffin's own export.
public struct ImportedRecipes {
  /// The name of the app, such as "Mealie".
  public let app: String
  /// The number of parts that contain recipes, usually one recipe each.
  public var count: Int { parts.count }
  private let parts: [LazyRecipes]
  private let budget: ReadingBudget
  private let rows: ImportedAppRows

  /// The supported apps in the order in which they are tried. The first one that recognises the files is used.
  private static let apps: [any RecipeImportFormat.Type] = [
    ExportedRecipes.self, MealieBackup.self, Tandoor.self, Paprika.self, Crouton.self, KitchenOwl.self, Mealie.self,
    RecipeKeeper.self, CopyMeThat.self, PlanToEat.self, MyRecipeBox.self, Cooklang.self, FrontMatter.self,
    NextcloudCookbook.self, RecipeSage.self, MealMaster.self, SchemaOrgRecipes.self,
  ]

  /// The names of all supported apps.
  public static var names: [String] {
    apps.map { $0.name }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Recognises the app that exported the files.
  ///
  /// - Throws: ``ImportError/unknown`` if no app recognises them; other errors if a nested archive is refused.
  public init(in files: ImportedFiles) throws(ImportError) {
    budget = files.budget
    (app, parts, rows) = try budget.run { () throws(ImportError) in
      for app in Self.apps {
        guard let parts = try app.parts(of: files), !parts.isEmpty else { continue }
        return (app.name, parts, try app.things(in: files))
      }
      throw files.budget.isSpent ? .tooMuch : .unknown
    }
  }

  /// Parses the recipes one by one, in the order of the file, and passes each to `visit`.
  ///
  /// - Parameter visit: Called with each recipe, or with the name of an unreadable part and the reason.
  /// - Throws: Errors of `visit`; ``ImportError/tooMuch`` if the budget is exhausted.
  public func forEach(_ visit: (Result<ImportedRecipe, UnreadableRecipe>) throws -> Void) throws {
    for part in parts {
      let result = budget.run { Self.read(part) }
      if budget.isSpent { throw ImportError.tooMuch }
      switch result {
      case .success(let recipes): for recipe in recipes { try visit(.success(recipe)) }
      case .failure(let broken): try visit(.failure(broken))
      }
    }
  }

  private static func read(_ part: LazyRecipes) -> Result<[ImportedRecipe], UnreadableRecipe> {
    do throws(ImportError) {
      return .success(try part.read())
    } catch {
      return .failure(UnreadableRecipe(name: part.name, reason: error))
    }
  }
}

extension ImportedRecipes: ExportedRows {
  /// The numbers of other rows in the same export, by kind, such as 169 for "plan"; empty if there are only recipes.
  public var things: [(kind: String, count: Int)] {
    [(ExportedTable.plan.name, rows.plan.count), (ExportedTable.groceries.name, rows.groceries.count)]
      .filter { $0.1 > 0 }
  }

  func rows(of table: ExportedTable, in folder: String) -> [JSONValue] {
    switch table.name {
    case ExportedTable.plan.name: rows.plan
    case ExportedTable.groceries.name: rows.groceries
    default: []
    }
  }

  func picture(_ path: String?) -> ImportedPicture? { nil }
}

/// A recipe, diary entry or other row that cannot be imported.
public struct UnreadableRecipe: Error, Hashable, Sendable {
  /// The name of the recipe or the row, or of its file.
  public let name: String
  /// The reason why the recipe or the row cannot be imported.
  public let reason: ImportError
}
