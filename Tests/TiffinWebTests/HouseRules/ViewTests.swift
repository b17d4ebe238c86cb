import Foundation
import Testing

@testable import TiffinWeb

/// Tests the values that views are made from, and the places of a page's files.
@Suite struct `Page views` {
  @Test func `are made from values only`() {
    let views = SourceFile.all.filter { $0.path.hasPrefix("TiffinWeb/") && $0.hasViews }

    #expect(views.filter(\.asksForMore).map(\.path) == [])
    #expect(views.count > 60)
  }

  /// `Recipes/List/RecipeListView.swift`, `RecipeListController.swift` beside it, `Templates/recipes/list.mustache` and
  /// `RecipeListTests.swift`. A small view is in its controller's file.
  @Test func `share a name with their controller, template and tests`() {
    var pages: [String: [String]] = [:]
    for page in SiteMap.pages { pages["\(page)"] = PageStem("\(page)").missing(template: page.template) }

    #expect(pages.filter { !$0.value.isEmpty } == [:])
  }

  @Test(arguments: [
    ("RecipeList", "Recipes", "recipes/list"), ("GroceryList", "Groceries", "groceries/list"),
    ("PlanCopy", "Plan", "plan/copy"), ("NewPassword", "Accounts", "accounts/new-password"),
    ("DeleteAccount", "Accounts", "accounts/delete"), ("Settings", "Settings", "settings/settings"),
  ])
  func `name their template by folder and the rest of their name`(stem: String, room: String, template: String) {
    #expect(PageStem.template(of: stem, in: room) == template)
  }

  @Test func `are checked by a parser that finds stores and throwing initialisers`() {
    func file(_ text: String) -> SourceFile { SourceFile(path: "TiffinWeb/AView.swift", text: text) }

    #expect(file("init(\n  a: A\n) throws(B) {\n").asksForMore)
    #expect(file("let meals: MealStore").asksForMore)
    #expect(!file("init(a: A) {\n}\nfunc b() throws {\n}\nself.init(c)").asksForMore)
    #expect(!file("// A MealStore throws.\nlet restore: Restored").asksForMore)
    #expect(file("let member: HouseholdMemberStore.Member").asksForMore)
    #expect(SourceFile(path: "TiffinWeb/A.swift", text: "struct A: PageView {").hasViews)
    #expect(!file("struct A: Controller {\n  let b: BStore\n}\nstruct C: View {\n}").asksForMore)
    #expect(file("struct A: Controller {\n}\nstruct C: View {\n  let b: BStore\n}").asksForMore)
  }
}

extension SourceFile {
  /// True if it declares views or their parts.
  fileprivate var hasViews: Bool {
    path.hasSuffix("View.swift") || lines.contains { $0.contains(/^(private |fileprivate )?struct \w+: (Page)?View\b/) }
  }

  /// True if it names a store, or declares an initialiser that throws, outside of its controllers.
  fileprivate var asksForMore: Bool {
    let text = withoutControllers.joined(separator: "\n")
    // A word must end at a dot: Unicode treats `HouseholdMemberStore.Member` as one word.
    return text.contains(/\b[A-Z]\w*Store\b/.wordBoundaryKind(.simple))
      || text.contains(/(?m)^ *((public|private|fileprivate) )?init\??\([^{]*throws/)
  }
}

extension SourceFile {
  /// The lines that belong to no controller.
  private var withoutControllers: [String] {
    var isController = false
    return lines.filter { line in
      isController = isController || line.contains(/^struct \w+: Controller\b/)
      defer { if line.hasPrefix("}") { isController = false } }
      return !isController
    }
  }
}

/// The part of a page's names that all of its files share.
private struct PageStem {
  let stem: String

  init(_ view: String) {
    stem = view.hasSuffix("View") ? String(view.dropLast(4)) : view
  }

  /// The parts that are missing at their expected place.
  func missing(template: String) -> [String] {
    let homes = ["View", "Controller"].map { "/\(stem)\($0).swift" }
    let view = SourceFile.all.first { file in
      file.declared.contains("\(stem)View") && homes.contains { file.path.hasSuffix($0) }
    }
    guard let view else { return ["view"] }
    let parts = view.path.split(separator: "/").map(String.init)
    let controller = parts.dropLast().joined(separator: "/") + "/\(stem)Controller.swift"
    let test = Self.tests.contains { $0.hasSuffix("\(parts[1])/\(stem)Tests.swift") }
    return [
      SourceFile.all.contains { $0.path == controller } ? nil : "controller",
      template == Self.template(of: stem, in: parts[1]) ? nil : "template \(Self.template(of: stem, in: parts[1]))",
      test ? nil : "tests",
    ].compactMap(\.self)
  }

  /// `recipes/list` for `RecipeList` in `Recipes`: the words of the name without the folder's, if any are left.
  static func template(of stem: String, in room: String) -> String {
    let words = stem.matches(of: /[A-Z][a-z]*/).map { String($0.0) }
    let own: Set = [room, String(room.dropLast()), room.replacing(/ies$/, with: "y")]
    let rest = words.filter { !own.contains($0) }
    return ([room] + [(rest.isEmpty ? words : rest).joined(separator: "-")]).joined(separator: "/").lowercased()
  }

  private static let tests: [String] = {
    let folder = URL(filePath: #filePath).appending(path: "../..").standardized
    return FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  }()
}
