import Templating
import TiffinCore

/// The contents of a file to import, the progress of its import, or the result, for the template `recipes/import-job`.
struct ImportJobView: PageView {
  static let template = "recipes/import-job"

  private let job: ImportJob
  private let isStuck: Bool
  private let errors: FormErrors?
  private let visitor: Visitor

  /// Creates the page.
  ///
  /// - Parameter isStuck: True if the import was interrupted.
  init(_ bringing: ImportJob, isStuck: Bool, refused errors: FormErrors? = nil, _ visitor: Visitor) {
    self.job = bringing
    self.isStuck = isStuck
    self.errors = errors
    self.visitor = visitor
  }

  static let fields: Fields<ImportJobView> = [
    "heading": .text(\.heading),
    "file": .text(\.job.fileName),
    "refused": .view { page in page.errors.map(RefusedFormView.init) },
    "bring": .text(\.visitor.links.importFiles),
    "recipes": .text(\.visitor.links.recipes),
    "table": .view(\.table),
    "take": .text { $0.visitor.links.importJob($0.job.id, "take") },
    "takeBack": .text { $0.visitor.links.importJob($0.job.id, "back") },
    "found": .flag { $0.job.state == .found },
    "some": .flag { $0.job.new > 0 && $0.table == nil },
    "new": .text { Formatter.grouped($0.job.state == .found ? $0.job.new : $0.job.added) },
    "button": .text { $0.isChoosable ? "Import selected" : "Import \($0.counted($0.job.new))" },
    "diary": .text { page in
      switch page.job.kind {
      case .recipes: nil
      case .diary: page.job.firstDay.map(page.visitor.links.diary) ?? page.visitor.links.diary
      case .household: page.job.isOnePersons ? page.visitor.links.diary : nil
      }
    },
    "known": .text { Formatter.grouped($0.job.known) },
    "left": .text { Formatter.grouped($0.job.brokenCount) },
    "parts": .list(\.parts),
    "gaps": .flag { !$0.job.broken.isEmpty },
    "broken": .list { page in page.job.broken.map { ImportedNameView(name: $0) } },
    "taking": .flag { $0.job.state == .taking },
    "stuck": .flag(\.isStuck),
    "seen": .text { Formatter.grouped($0.job.seen) },
    "total": .text { Formatter.grouped($0.job.total) },
    "share": .text { Formatter.share(of: $0.job.seen, in: $0.job.total) },
    "undoable": .flag { $0.job.state == .taken && $0.job.added > 0 },
    "back": .flag { $0.job.state == .back },
    "kept": .text { page in
      page.job.added == 0
        ? nil : "\(page.counted(page.job.added)) kept, since you edited them."
    },
  ]

  /// Returns a number of rows, such as "1 recipe" or "19 entries".
  private func counted(_ count: Int) -> String { Formatter.countText(count, of: job) }

  /// The meanings of the table's columns; nil if there is no table, or the columns can no longer be changed.
  private var table: ImportedColumnsView? {
    guard job.state == .found, let columns = job.columns else { return nil }
    return ImportedColumnsView(
      columns: columns, action: visitor.links.importJob(job.id, "columns"), format: visitor.format,
      button: job.isReady && job.new > 0 ? "Import \(counted(job.new))" : nil)
  }

  private var heading: String {
    switch job.state {
    case .found: "\(job.app): \(counted(job.total))"
    case .taking: taking
    case .taken: "\(counted(job.added)) imported"
    case .back: "Import undone"
    }
  }

  private var taking: String {
    switch job.kind {
    case .recipes: "Importing recipes"
    case .diary: "Importing entries"
    case .household: "Importing everything"
    }
  }

  /// True if parts of the file can be left out.
  private var isChoosable: Bool { job.parts.count > 1 }

  /// The parts of a file that has not been imported yet.
  private var parts: [ImportRowKindView] {
    guard job.state == .found else { return [] }
    return job.parts.filter { isChoosable || !$0.examples.isEmpty }.map { part in
      ImportRowKindView(part: part, job: job.id, isChoosable: isChoosable, visitor: visitor)
    }
  }
}

/// The name of a recipe or another row that could not be imported.
struct ImportedNameView: View {
  let name: String

  static let fields: Fields<ImportedNameView> = ["name": .text(\.name)]
}
