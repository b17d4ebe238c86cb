import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Fetching
@testable import TiffinCore

@Suite(.onFile) struct `Notices to the owner` {
  private let scratch = TestFolder()
  private let kitchen: Kitchen

  init() throws {
    kitchen = try Kitchen()
    try writeShellScript(#"[ ! -e "$(dirname "$0")/broken" ] && echo "$2" >> "$(dirname "$0")/got""#, to: program)
  }

  private var program: String { "\(scratch.path)/program" }
  private var got: [String] {
    let text = (try? String(contentsOfFile: "\(scratch.path)/got", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// The notices of a process of its own.
  private func notices(isLogOnly: Bool = false, log: Written = Written()) throws -> OwnerNotices {
    let target = try #require(NoticeTarget(program, .text, through: FetchGateway()))
    return OwnerNotices(
      kitchen.folder, target: isLogOnly ? nil : target, now: { [clock = kitchen.clock] in clock.seconds }, log: log.add,
      failed: log.add)
  }

  /// The lines that were logged.
  private final class Written: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func `are sent once until the condition has cleared, then again`() throws {
    let notices = try notices()

    for text in ["one", "two", nil, nil, "three", "four"] { notices.update(.hookFailed, text) }
    notices.update(.damaged, "other")

    #expect(got == ["one", "three", "other"])
  }

  @Test func `are sent once by all processes together, also after a restart`() throws {
    try notices().update(.hookFailed, "one")
    try notices().update(.hookFailed, "two")
    try notices().update(.hookFailed, nil)
    try notices().update(.hookFailed, "three")

    #expect(got == ["one", "three"])
  }

  @Test func `are tried again after ten minutes if they were not taken`() throws {
    let log = Written()
    let notices = try notices(log: log)
    try scratch.touch("broken")
    notices.update(.hookFailed, "one")
    kitchen.clock.seconds += 599
    notices.update(.hookFailed, "one")
    #expect(log.all == ["one", "A notice was not taken by TIFFIN_NOTIFY: \(program) ended with 1."])
    try FileManager.default.removeItem(atPath: "\(scratch.path)/broken")

    kitchen.clock.seconds += 1
    notices.update(.hookFailed, "one")

    #expect(got == ["one"] && log.all.count == 2)
  }

  @Test func `are logged once without a target, and sent once there is one`() throws {
    let log = Written()
    for _ in 0..<2 { try notices(isLogOnly: true, log: log).update(.hookFailed, "one") }
    #expect(log.all == ["one"] && got == [])

    try notices().update(.hookFailed, "one")

    #expect(got == ["one"])
  }

  @Test func `tell of failed backups, failed copies and overdue backups`() throws {
    let notices = try notices()
    kitchen.folder.record("The disk is full.", of: .backup)
    kitchen.folder.record("/bin/copy ended with 1", of: .hook)
    kitchen.folder.tellOfBackups(notices)
    _ = try kitchen.folder.backUp(into: scratch.path + "/b", keeping: .rotation(share: 20))
    kitchen.folder.record(nil, of: .hook)
    let now = ServerClock.seconds()

    kitchen.folder.tellOfBackups(notices, now: now + 49 * 3_600)
    kitchen.folder.tellOfBackups(notices, now: now + 51 * 3_600)

    #expect(
      got == [
        "The last backup failed: The disk is full.",
        "The last backup was made, but not copied elsewhere: /bin/copy ended with 1.",
        "The last backup is 51 hours old. See `systemctl status tiffin-backup`.",
      ])
  }

  @Test func `tell of damage that a request found, until a day without any`() throws {
    let clock = kitchen.clock
    let watch = OwnerWatch(kitchen.installation, try notices(), now: { clock.seconds })
    try watch.check()
    RecentErrors(kitchen.folder).record(.damaged, reference: "12ab34cd", at: clock.seconds)
    for _ in 0..<3 { try watch.check() }
    clock.seconds += OwnerWatch.damageMemory + 1
    try watch.check()
    RecentErrors(kitchen.folder).record(.damaged, reference: "12ab34cd", at: clock.seconds)

    try watch.check()

    let notice = "The database is damaged. Run `tiffin check`, and restore a backup."
    #expect(got == [notice, notice])
  }

  @Test func `name no private address that was not allowed, and connect to none`() throws {
    let server = try StandInServer { connection, _ in connection.answer("") }
    let secret = server.address("/topic-secret")
    let refused = try #require(NoticeTarget(secret, .text, through: FetchGateway()))

    let reason = try #require(refused.send(OwnerNotice(title: "Tiffin", text: "Full.")))

    #expect(server.connections == 0)
    #expect(reason.contains("TIFFIN_FETCH_ALLOW") && !reason.contains("secret"))
  }

  @Test(arguments: ["ntfy.sh/topic", "ftp://example.org/", "mail", ""])
  func `need a program's full path or a web address`(text: String) {
    #expect(NoticeTarget(text, .text, through: FetchGateway()) == nil)
  }

  @Test func `have no line break in a header`() {
    let message = FetchMessage("", mediaType: "text/plain", headers: [("Title", "Full\r\nX-Evil: 1\u{E9}")])

    #expect(message.headers == ["Content-Type: text/plain", "Title: Full??X-Evil: 1??"])
  }
}
