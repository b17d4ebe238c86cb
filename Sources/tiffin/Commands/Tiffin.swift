import ArgumentParser

/// The `tiffin` command.
struct Tiffin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiffin",
    abstract: "What a household eats: diary, recipes, week plan, groceries.",
    discussion: """
      Tiffin answers a web server through FastCGI, or plain CGI. `tiffin init` creates the data folder, once; \
      `tiffin migrate` brings it up to date before each start; `tiffin serve` answers requests; `tiffin backup` and \
      `tiffin restore` keep the data safe; `tiffin check` checks data and settings; `tiffin notify` tells the owner something; `tiffin account` resets passwords and \
      second factors; `tiffin import` imports from other apps; `tiffin export` exports a household; `tiffin foods` \
      imports more food tables.

      Instead of an option you can set the variable in its help: TIFFIN_DATA for --data, TIFFIN_WORKERS for \
      --workers, and so on. An option overrides a variable, and a variable overrides a line of /etc/tiffin/tiffin.conf, or of the \
      file in TIFFIN_CONFIG.

      Exit codes: 64 for a wrong command line, 78 for a wrong or unusable setting, 1 if trying again may help or not \
      everything could be done.
      """,
    version: Version.text,
    subcommands: [
      Init.self, Migrate.self, Serve.self, BackUp.self, Restore.self, CheckData.self, Stats.self, Cleanup.self,
      Notify.self,
      SetupCode.self, Accounts.self, ImportRecipes.self, ExportHousehold.self, Foods.self, Copy.self, ListRoutes.self,
    ]
  )
}
