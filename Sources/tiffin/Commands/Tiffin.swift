import ArgumentParser

/// The `tiffin` command.
struct Tiffin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiffin",
    abstract: "What a household eats: diary, recipes, week plan, groceries.",
    discussion: """
      Tiffin answers a web server through FastCGI, or plain CGI. `tiffin init` creates the data folder, once; \
      `tiffin migrate` brings it up to date before each start; `tiffin serve` answers requests; `tiffin backup` and \
      `tiffin restore` keep the data safe; `tiffin check` looks whether all is well; `tiffin account` helps people in; \
      `tiffin import` brings recipes along from other apps, `tiffin export` takes everything of a household along; \
      `tiffin foods` takes further tables of foods.

      An option with a variable in its help can be given as that instead: --data as TIFFIN_DATA, --workers as \
      TIFFIN_WORKERS, and so on; an option counts more than a variable, and a variable more than a line of /etc/tiffin/tiffin.conf, or \
      of the file that TIFFIN_CONFIG names.

      It ends with code 64 when the command line is wrong or names what is not there, with 78 when a variable is, or \
      when what a setting names cannot be used, and with 1 when trying again may help, or when not all could be done.
      """,
    version: Version.text,
    subcommands: [
      Init.self, Migrate.self, Serve.self, BackUp.self, Restore.self, CheckData.self, Stats.self, Cleanup.self,
      SetupCode.self, Accounts.self, ImportRecipes.self, ExportHousehold.self, Foods.self, Copy.self, ListRoutes.self,
    ]
  )
}
