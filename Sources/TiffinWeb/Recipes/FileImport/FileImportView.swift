import Templating
import TiffinCore

/// The form for a file to import, and the list of earlier imports, for the template `recipes/file-import`.
struct FileImportView: PageView {
  static let template = "recipes/file-import"

  private let latest: [ImportJobRowView]
  private let waiting: [ImportJobRowView]
  private let limit: Int
  private let errors: FormErrors?
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - waiting: The files that were read and not imported yet.
  ///   - limit: The maximum size of an upload in bytes.
  init(
    _ latest: [ImportJobRowView], waiting: [ImportJobRowView] = [], upTo limit: Int, refused errors: FormErrors? = nil,
    _ visitor: Visitor
  ) {
    self.latest = latest
    self.waiting = waiting
    self.limit = limit
    self.errors = errors
    self.visitor = visitor
  }

  static let fields: Fields<FileImportView> = [
    "back": .text(\.visitor.links.recipes),
    "action": .text(\.visitor.links.importFiles),
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "file": .view { FieldView(id: "file", value: "", error: $0.errors?["file"]) },
    "most": .text { Formatter.size($0.limit) },
    "apps": .text { _ in ImportedRecipes.names.joined(separator: ", ") },
    "diaries": .text { _ in ImportedDiary.names.joined(separator: ", ") },
    "paste": .text(\.visitor.links.pasteRecipe),
    "ready": .flag { !$0.waiting.isEmpty },
    "waiting": .list(\.waiting),
    "some": .flag { !$0.latest.isEmpty },
    "latest": .list(\.latest),
  ]
}

/// A file in the list of imports.
struct ImportJobRowView: View {
  let job: ImportJob
  /// The day on which the file was uploaded.
  let day: String
  let links: Links

  static let fields: Fields<ImportJobRowView> = [
    "href": .text { $0.links.importJob($0.job.id) },
    "name": .text { $0.job.fileName.isEmpty ? $0.job.app : $0.job.fileName },
    "when": .text { "\($0.job.app), \($0.day)" },
    "said": .text { row in
      switch row.job.state {
      case .found: Formatter.countText(row.job.total, of: row.job)
      case .taking: "In progress"
      case .taken: Formatter.countText(row.job.added, of: row.job)
      case .back: "Undone"
      }
    },
  ]
}

extension Formatter {
  /// Returns a number of recipes, such as "1 recipe" or "1,204 recipes".
  static func recipes(_ count: Int) -> String { count == 1 ? "1 recipe" : "\(grouped(count)) recipes" }

  /// Returns a number of imported recipes, diary entries or other rows, such as "1 entry" or "1,204 entries".
  static func countText(_ count: Int, of bringing: ImportJob) -> String {
    switch bringing.kind {
    case .recipes: recipes(count)
    case .diary: count == 1 ? "1 entry" : "\(grouped(count)) entries"
    case .household: count == 1 ? "1 item" : "\(grouped(count)) items"
    }
  }
}
