import Templating
import TiffinCore

/// `recipes/bringing`: what another app's file holds, how far its taking is, or what became of it.
struct BringingView: PageView {
  static let template = "recipes/bringing"

  private let bringing: KeptBringing
  private let isStuck: Bool
  private let visitor: Visitor

  /// - Parameter isStuck: True if its work was broken off.
  init(_ bringing: KeptBringing, isStuck: Bool, _ visitor: Visitor) {
    self.bringing = bringing
    self.isStuck = isStuck
    self.visitor = visitor
  }

  static let fields: Fields<BringingView> = [
    "heading": .text(\.heading),
    "file": .text(\.bringing.fileName),
    "bring": .text(\.visitor.links.bring),
    "recipes": .text(\.visitor.links.recipes),
    "table": .view(\.table),
    "take": .text { $0.visitor.links.bring($0.bringing.id, "take") },
    "takeBack": .text { $0.visitor.links.bring($0.bringing.id, "back") },
    "found": .flag { $0.bringing.state == .found },
    "some": .flag { $0.bringing.new > 0 && $0.table == nil },
    "new": .text { Formatter.grouped($0.bringing.state == .found ? $0.bringing.new : $0.bringing.added) },
    "button": .text { "Import \($0.counted($0.bringing.new))" },
    "diary": .text { page in
      switch page.bringing.kind {
      case .recipes: nil
      case .diary: page.bringing.firstDay.map(page.visitor.links.diary) ?? page.visitor.links.diary
      case .household: page.bringing.isOnePersons ? page.visitor.links.diary : nil
      }
    },
    "known": .text { Formatter.grouped($0.bringing.known) },
    "left": .text { Formatter.grouped($0.bringing.brokenCount) },
    "listed": .flag { $0.bringing.state == .found && !$0.bringing.names.isEmpty },
    "listTitle": .text(\.listTitle),
    "names": .list { page in page.names.map { BroughtNameView(name: $0) } },
    "more": .text(\.more),
    "gaps": .flag { !$0.bringing.broken.isEmpty },
    "broken": .list { page in page.bringing.broken.map { BroughtNameView(name: $0) } },
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

  /// "1 recipe", "19 entries".
  private func counted(_ count: Int) -> String { Formatter.brought(count, of: bringing) }

  /// What a table's columns mean, while that can be corrected.
  private var table: BroughtColumnsView? {
    guard bringing.state == .found, let columns = bringing.columns else { return nil }
    return BroughtColumnsView(
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

  private var listTitle: String {
    switch bringing.kind {
    case .recipes: "Recipes"
    case .diary: "Entries"
    case .household: "Contents"
    }
  }

  private var names: [String] {
    bringing.kind == .household ? bringing.names.map(ExportedKind.named) : bringing.names
  }

  /// "and 187 more".
  private var more: String? {
    if bringing.kind == .household { return nil }
    let rest = bringing.total - bringing.brokenCount - bringing.names.count
    return rest > 0 ? "and \(Formatter.grouped(rest)) more" : nil
  }
}

/// A recipe of what was brought, in a line.
struct BroughtNameView: View {
  let name: String

  static let fields: Fields<BroughtNameView> = ["name": .text(\.name)]
}
