import ArgumentParser

/// The command.
struct Tiffin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiffin",
    abstract: "What a household eats: diary, recipes, week plan, groceries.",
    discussion: """
      Tiffin answers a web server through FastCGI, or plain CGI. `tiffin init` makes the data folder, `tiffin serve`
      answers requests. Every option can be given as a variable instead: --data as TIFFIN_DATA, --workers as
      TIFFIN_WORKERS, and so on; an option counts more than a variable.
      """,
    subcommands: [Init.self, Serve.self]
  )
}
