/// An app whose recipes Tiffin reads: its files are known by what is in them, never by their name alone.
protocol BroughtApp: SendableMetatype {
  /// The app's own name.
  static var name: String { get }

  /// Returns the places of the recipes in order; nil if the files are not of this app.
  static func parts(of files: BroughtFiles) throws(BringingError) -> [BroughtPart]?

  /// Returns what its household plans and buys besides, as rows of Tiffin's own export; most apps export none.
  static func things(in files: BroughtFiles) throws(BringingError) -> BroughtThingRows
}

extension BroughtApp {
  static func things(in files: BroughtFiles) -> BroughtThingRows { BroughtThingRows() }
}

/// What comes with another app's recipes, as rows of Tiffin's own export: `docs/export.md`.
struct BroughtThingRows {
  /// With what names the recipes have here.
  var plan: [JSONValue] = []
  var groceries: [JSONValue] = []
}

/// A place in what is brought that holds a recipe, or several. It is read only when it is asked for, one at a time, so
/// that thousands of recipes with their pictures need the memory of one.
struct BroughtPart {
  /// What people know it by, where it cannot be read.
  let name: String
  let read: () throws(BringingError) -> [BroughtRecipe]

  init(_ name: String, read: @escaping () throws(BringingError) -> [BroughtRecipe]) {
    self.name = PlainText.line(name, limit: 200)
    self.read = read
  }

  /// A recipe that is an element of a list.
  init(_ value: JSONValue, _ index: Int, read: @escaping (JSONValue) throws(BringingError) -> BroughtRecipe) {
    let name = (value["name"]?.text).map { PlainText.line($0, limit: 200) } ?? ""
    self.init(name.isEmpty ? "Recipe \(index + 1)" : name) { () throws(BringingError) in [try read(value)] }
  }
}

/// The recipes of another app, found in what somebody brings.
public struct BroughtRecipes {
  /// The app's name: "Mealie".
  public let app: String
  /// The number of places that hold recipes, mostly one each.
  public var count: Int { parts.count }
  private let parts: [BroughtPart]
  private let budget: ReadingBudget
  private let rows: BroughtThingRows

  /// Asked in this order: the first that knows the files reads them.
  private static let apps: [any BroughtApp.Type] = [
    TiffinExport.self, MealieBackup.self, Tandoor.self, Paprika.self, Crouton.self, KitchenOwl.self, Mealie.self,
    RecipeKeeper.self, CopyMeThat.self, PlanToEat.self, MyRecipeBox.self, Cooklang.self, FrontMatter.self,
    NextcloudCookbook.self, RecipeSage.self, MealMaster.self, SchemaRecipes.self,
  ]

  /// The names of all apps that are known.
  public static var names: [String] {
    apps.map { $0.name }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Finds out whose files they are.
  ///
  /// - Throws: ``BringingError/unknown``, and any other for an archive within it that is refused.
  public init(in files: BroughtFiles) throws(BringingError) {
    budget = files.budget
    (app, parts, rows) = try budget.run { () throws(BringingError) in
      for app in Self.apps {
        guard let parts = try app.parts(of: files), !parts.isEmpty else { continue }
        return (app.name, parts, try app.things(in: files))
      }
      throw files.budget.isSpent ? .tooMuch : .unknown
    }
  }

  /// Reads one after the other.
  ///
  /// - Parameter visit: Gets each recipe, or the name of what cannot be read with the reason.
  /// - Throws: What `visit` throws; ``BringingError/tooMuch`` once the budget is spent.
  public func forEach(_ visit: (Result<BroughtRecipe, BrokenRecipe>) throws -> Void) throws {
    for part in parts {
      let result = budget.run { Self.read(part) }
      if budget.isSpent { throw BringingError.tooMuch }
      switch result {
      case .success(let recipes): for recipe in recipes { try visit(.success(recipe)) }
      case .failure(let broken): try visit(.failure(broken))
      }
    }
  }

  private static func read(_ part: BroughtPart) -> Result<[BroughtRecipe], BrokenRecipe> {
    do throws(BringingError) {
      return .success(try part.read())
    } catch {
      return .failure(BrokenRecipe(name: part.name, reason: error))
    }
  }
}

extension BroughtRecipes: OwnRows {
  /// How much came with them of each kind: "plan", 169; empty for recipes alone.
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

  func picture(_ path: String?) -> BroughtPicture? { nil }
}

/// A recipe that cannot be read.
public struct BrokenRecipe: Error, Hashable, Sendable {
  /// Its name, or that of its file.
  public let name: String
  /// What is wrong with it.
  public let reason: BringingError
}
