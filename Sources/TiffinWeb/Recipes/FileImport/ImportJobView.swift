import Templating
import TiffinCore

/// The contents of a file to import, the progress of its import, or the result, for the template `recipes/import-job`.
struct ImportJobView: PageView {
  static let template = "recipes/import-job"

  private let bringing: ImportJob
  private let isStuck: Bool
  private let errors: FormErrors?
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameter isStuck: True if the import was interrupted.
  init(_ bringing: ImportJob, isStuck: Bool, refused errors: FormErrors? = nil, _ visitor: Visitor) {
    self.bringing = bringing
    self.isStuck = isStuck
    self.errors = errors
    self.visitor = visitor
  }

  static let fields: Fields<ImportJobView> = [
    "heading": .text(\.heading),
    "file": .text(\.bringing.fileName),
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "bring": .text(\.visitor.links.bring),
    "recipes": .text(\.visitor.links.recipes),
    "table": .view(\.table),
    "take": .text { $0.visitor.links.bring($0.bringing.id, "take") },
    "takeBack": .text { $0.visitor.links.bring($0.bringing.id, "back") },
    "found": .flag { $0.bringing.state == .found },
    "some": .flag { $0.bringing.new > 0 && $0.table == nil },
    "new": .text { Formatter.grouped($0.bringing.state == .found ? $0.bringing.new : $0.bringing.added) },
    "button": .text { $0.isChoosable ? "Import selected" : "Import \($0.counted($0.bringing.new))" },
    "diary": .text { page in
      switch page.bringing.kind {
      case .recipes: nil
      case .diary: page.bringing.firstDay.map(page.visitor.links.diary) ?? page.visitor.links.diary
      case .household: page.bringing.isOnePersons ? page.visitor.links.diary : nil
      }
    },
    "known": .text { Formatter.grouped($0.bringing.known) },
    "left": .text { Formatter.grouped($0.bringing.brokenCount) },
    "parts": .list(\.parts),
    "gaps": .flag { !$0.bringing.broken.isEmpty },
    "broken": .list { page in page.bringing.broken.map { ImportedNameView(name: $0) } },
    "taking": .flag { $0.bringing.state == .taking },
    "stuck": .flag(\.isStuck),
    "seen": .text { Formatter.grouped($0.bringing.seen) },
    "total": .text { Formatter.grouped($0.bringing.total) },
    "share": .text { Formatter.share(of: $0.bringing.seen, in: $0.bringing.total) },
    "undoable": .flag { $0.bringing.state == .taken && $0.bringing.added > 0 },
    "back": .flag { $0.bringing.state == .back },
    "kept": .text { page in
      page.bringing.added == 0
        ? nil : "\(page.counted(page.bringing.added)) kept, since you edited them."
    },
  ]

  /// Returns a number of rows, such as "1 recipe" or "19 entries".
  private func counted(_ count: Int) -> String { Formatter.brought(count, of: bringing) }

  /// The meanings of the table's columns; nil if there is no table, or the columns can no longer be changed.
  private var table: ImportedColumnsView? {
    guard bringing.state == .found, let columns = bringing.columns else { return nil }
    return ImportedColumnsView(
      columns: columns, action: visitor.links.bring(bringing.id, "columns"), format: visitor.format,
      button: bringing.isReady && bringing.new > 0 ? "Import \(counted(bringing.new))" : nil)
  }

  private var heading: String {
    switch bringing.state {
    case .found: "\(bringing.app): \(counted(bringing.total))"
    case .taking: taking
    case .taken: "\(counted(bringing.added)) imported"
    case .back: "Import undone"
    }
  }

  private var taking: String {
    switch bringing.kind {
    case .recipes: "Importing recipes"
    case .diary: "Importing entries"
    case .household: "Importing everything"
    }
  }

  /// True if parts of the file can be left out.
  private var isChoosable: Bool { bringing.parts.count > 1 }

  /// The parts of a file that has not been imported yet.
  private var parts: [ImportPartView] {
    guard bringing.state == .found else { return [] }
    return bringing.parts.filter { isChoosable || !$0.examples.isEmpty }.map { part in
      ImportPartView(part: part, bringing: bringing.id, isChoosable: isChoosable, visitor: visitor)
    }
  }
}

/// The name of an imported recipe.
struct ImportedNameView: View {
  let name: String

  static let fields: Fields<ImportedNameView> = ["name": .text(\.name)]
}
