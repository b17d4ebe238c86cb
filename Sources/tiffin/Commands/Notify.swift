import ArgumentParser
import Fetching
import TiffinCore

/// A command that sends a notice to the server's owner.
struct Notify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Send a notice to the owner by TIFFIN_NOTIFY.",
    discussion: """
      Tiffin sends notices by itself if a backup fails or is not copied elsewhere, if the disk is nearly full or has no \
      room for the next backup, and if the database is damaged: once, until that is over. This command tries the \
      setting, and lets systemd's OnFailure= send one.
      """)

  @Argument(help: "What happened, in a sentence.")
  var text: String

  func run() throws {
    let gateway = FetchGateway(allowing: try Setting.fetchAllowlist())
    guard let target = try Setting.noticeTarget(through: gateway) else {
      throw CommandError("TIFFIN_NOTIFY is not set: it names a program or an address.", .configuration)
    }
    if let failure = target.send(OwnerNotice(title: "Tiffin", text: text)) {
      throw CommandError("The notice was not taken by TIFFIN_NOTIFY: \(failure).", .failure)
    }
  }
}
