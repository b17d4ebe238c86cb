import Templating
import TiffinCore

/// The state of the server for its owner, without data of any diary, for the template `accounts/server`.
struct ServerView: PageView {
  static let template = "accounts/server"

  let page: ServerPage
  let errors: [ErrorGroup]
  let visitor: Visitor
  let times: ServerTimeFormatter
  let host: String
  let version: String
  let workers: Int
  /// The time of the server's start, in seconds since 1970.
  let started: Int
  let hasCatalogue: Bool
  /// The reason why the requested backup could not be made; nil if none failed.
  let refusal: String?
  /// The confirmation that is required before a download; nil if none is required.
  let asked: PasswordConfirmationView?

  static let fields: Fields<ServerView> = [
    "host": .text(\.host),
    "refusal": .text(\.refusal),
    "refused": .view { $0.asked?.errors.map(RefusedFormView.init) },
    "asked": .view(\.asked),
    "backup": .text { $0.page.counts.lastBackup.map($0.times.moment) },
    "age": .text { $0.page.counts.lastBackup.map($0.times.age) },
    "failed": .text { $0.page.backupFailure.map($0.described) },
    "uncopied": .text { $0.page.hookFailure.map($0.described) },
    "next": .text { $0.counts.nextBackup.map { Formatter.size($0.bytes) } },
    "shortage": .text { $0.counts.nextBackup.flatMap { $0.fits ? nil : $0.shortage } },
    "download": .text { $0.counts.isOnServer ? nil : $0.visitor.links.serverBackup },
    "share": .number(\.share),
    "storage": .list(\.storage),
    "about": .list(\.about),
    "errors": .list { page in page.errors.map { ErrorGroupView(errors: $0, times: page.times) } },
    "members": .list { page in page.page.members.map { ServerPersonView(member: $0, times: page.times) } },
  ]

  private var counts: ServerCounts { page.counts }

  /// Returns the time and the reason of a failure: `Today, 03:15: /usr/local/bin/to-nas ended with 1`.
  private func described(_ failure: BackupFailure) -> String { "\(times.moment(failure.seconds)): \(failure.reason)" }

  /// The size of the database in per cent of that size and the free space together, at least 1; 0 if the free space is
  /// unknown.
  private var share: Int {
    guard let free = counts.freeBytes, counts.databaseBytes + free > 0 else { return 0 }
    return max(1, counts.databaseBytes * 100 / (counts.databaseBytes + free))
  }

  private var storage: [ServerFactView] {
    let text = max(0, counts.databaseBytes - page.pictureBytes)
    return [
      ServerFactView(label: "Diaries, recipes, plans", value: Formatter.size(text)),
      ServerFactView(label: "Photos", value: Formatter.size(page.pictureBytes)),
      ServerFactView(label: "Free", value: counts.freeBytes.map(Formatter.size) ?? "unknown"),
    ]
  }

  private var about: [ServerFactView] {
    let parts = version.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    return [
      ServerFactView(label: "Version", value: parts.first ?? "unknown", more: parts.count > 1 ? parts[1] : nil),
      ServerFactView(label: "Running since", value: times.moment(started)),
      ServerFactView(label: "Workers", value: Formatter.grouped(workers)),
      ServerFactView(
        label: "Catalogue", value: hasCatalogue ? "TheMealDB" : "off",
        more: "\(Formatter.grouped(counts.catalogueRecipes)) recipes kept"),
      ServerFactView(label: "Devices", value: Formatter.grouped(counts.sessions), more: "signed in"),
    ]
  }
}

/// A line with a fact about the server.
struct ServerFactView: View {
  let label: String
  let value: String
  var more: String?

  static let fields: Fields<ServerFactView> = [
    "label": .text(\.label),
    "value": .text(\.value),
    "more": .text(\.more),
  ]
}

/// The recorded errors of one kind.
struct ErrorGroupView: View {
  let errors: ErrorGroup
  let times: ServerTimeFormatter

  static let fields: Fields<ErrorGroupView> = [
    "what": .text(\.errors.kind.sentence),
    "last": .text { $0.times.moment($0.errors.last) },
    "reference": .text(\.errors.reference),
    "count": .text { Formatter.grouped($0.errors.count) },
    "times": .text { $0.errors.count == 1 ? "time" : "times" },
  ]
}

/// A person with an account on the server.
struct ServerPersonView: View {
  let member: ServerPerson
  let times: ServerTimeFormatter

  static let fields: Fields<ServerPersonView> = [
    "name": .text(\.member.name),
    "owner": .flag { $0.member.role == .owner },
    "household": .text(\.member.household),
    "seen": .text { $0.member.lastSeen.map($0.times.day) ?? "–" },
  ]
}

extension ErrorKind {
  /// The kind of error in a sentence for the server's owner.
  fileprivate var sentence: String {
    switch self {
    case .defect: "A request could not be answered"
    case .damaged: "The database is damaged"
    case .full: "The disk is full"
    case .readOnly: "The data could not be written"
    case .pictures: "Photos could not be read"
    case .catalogue: "TheMealDB did not answer"
    case .cleanup: "Old data could not be removed"
    case .worker: "A worker stopped and was replaced"
    case .other: "Something went wrong; the log says what"
    }
  }
}

/// A formatter of moments in the visitor's time zone.
struct ServerTimeFormatter: Sendable {
  let clock: Clock
  let visitor: Visitor
  /// The current time in seconds since 1970, as are all moments here.
  let now: Int

  /// Returns a date and time such as "Today, 03:15".
  func moment(_ seconds: Int) -> String {
    let moment = clock.moment(at: seconds, for: visitor.person)
    return "\(visitor.format.short(moment.date)), \(moment.time.iso)"
  }

  /// Returns a date such as "today" or "12 Nov".
  func day(_ seconds: Int) -> String {
    let date = clock.moment(at: seconds, for: visitor.person).date
    switch date {
    case visitor.today: return "today"
    case visitor.today.adding(days: -1): return "yesterday"
    default:
      let day = "\(date.day) \(CalendarNames.shortMonth(date.month))"
      return date.year == visitor.today.year ? day : "\(day) \(date.year)"
    }
  }

  /// Returns an age such as "just now", "5 minutes ago", "3 hours ago" or "12 days ago".
  func age(of seconds: Int) -> String {
    let minutes = max(0, now - seconds) / 60
    let (count, unit) =
      minutes < 60 ? (minutes, "minute") : minutes < 2_880 ? (minutes / 60, "hour") : (minutes / 1_440, "day")
    return count == 0 ? "just now" : "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}
