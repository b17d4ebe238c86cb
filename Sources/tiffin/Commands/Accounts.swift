import ArgumentParser
import TiffinCore
import TiffinWeb

/// A command that lists accounts, restores access to them, and invites households, from the server's command line.
struct Accounts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "List accounts, reset passwords and second factors, invite a household.",
    subcommands: [List.self, ResetPassword.self, ResetFactor.self, Invite.self])

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List all accounts with name, household and role.")

    @OptionGroup var data: DataOption

    func run() throws {
      let all = try data.open { try AccountStore($0.database).all() }
      for account in all {
        print("\(account.username.text)\t\(account.household)\t\(account.person.role.rawValue)")
      }
    }
  }

  struct ResetPassword: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a link that sets a new password. It works once, for a day.")

    @Argument(help: "The username.")
    var name: String

    @OptionGroup var data: DataOption
    @OptionGroup var address: PublicAddressOptions

    func run() throws {
      let links = try address.links(data)
      let token = try data.open { installation in
        let account = try Accounts.named(name, installation)
        return try OneTimeLinkStore(installation.database).passwordLink(for: account.id)
      }
      print(links.newPassword(token))
    }
  }

  struct ResetFactor: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Turn off an account's second factor.",
      discussion: """
        For people who lost their phone and recovery codes. Their passkeys are removed too. Where their household requires a \
        factor, they set it up anew.
        """)

    @Argument(help: "The username.")
    var name: String

    @OptionGroup var data: DataOption

    func run() throws {
      let wasOn = try data.open { installation in
        let account = try Accounts.named(name, installation)
        guard try SecondFactorStore(installation.database).turnOff(for: account.id) else { return false }
        try AccountEventStore(installation.database).record(.factorReset, of: account.id, device: "")
        return true
      }
      print(wasOn ? "The second factor is off." : "There was no second factor.")
    }
  }

  private static func named(_ name: String, _ installation: Installation) throws -> Account {
    guard let account = try AccountStore(installation.database).find(name) else {
      throw CommandError("No account has that name. See `tiffin account list`.", .usage)
    }
    return account
  }

  struct Invite: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print an invitation to start a new household. It works once, for 7 days.",
      discussion: "Owners invite people to an existing household on its page.")

    @OptionGroup var data: DataOption
    @OptionGroup var address: PublicAddressOptions

    func run() throws {
      let links = try address.links(data)
      let token = try data.open { try OneTimeLinkStore($0.database).inviteHousehold() }
      print(links.invitation(token))
    }
  }
}

/// The public address of the app, for printed links.
struct PublicAddressOptions: ParsableArguments {
  @Option(help: "The address that people use, such as https://example.org. (TIFFIN_URL)")
  var url: String?

  @Option(help: "Where the app is mounted, such as /food/. (TIFFIN_BASE_PATH)")
  var basePath: String?

  /// Returns full links if the address is given here or was saved by the server that answered last; otherwise paths
  /// only.
  func links(_ data: DataOption) throws -> PublicLinks {
    let address = url ?? Setting.variable("TIFFIN_URL")
    let basePath = basePath ?? Setting.variable("TIFFIN_BASE_PATH")
    do {
      if address == nil || basePath == nil, let noted = try data.folder().address {
        let known = PublicLinks.split(noted)
        return try PublicLinks(address: address ?? known.address, basePath: basePath ?? known.basePath)
      }
      return try PublicLinks(address: address, basePath: basePath)
    } catch {
      throw CommandError(error)
    }
  }
}
