import ArgumentParser
import Platform
import TiffinCore
import TiffinWeb

/// A command that prints the code for the first account.
struct SetupCode: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the setup code for the first account.")

  @OptionGroup var data: DataOption
  @OptionGroup var address: PublicAddressOptions

  func run() throws {
    let links = try address.links(data)
    let code = try data.open { installation throws(StoreError) in
      try AccountStore(installation.database).setupCode()
    }
    guard let code else { throw CommandError("The first account already exists.", .failure) }
    print(code)
    // The address goes to standard error: scripts read the code from standard output.
    ThisProgram.complain("Open \(links.setup(code: code))\(links.areFull ? "" : " at your server’s address")")
  }
}
