import ArgumentParser
import TiffinCore

/// A command that imports, lists and removes tables of foods beyond the one that comes with Tiffin.
struct Foods: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foods", abstract: "Import more food tables: millions of products, or other languages.",
    subcommands: [Import.self, List.self, Remove.self])

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Import foods from files.",
      discussion: """
        Supported files: FoodData Central in CSV (Foundation, SR Legacy or Branded Foods; the zip or its folder), \
        Open Food Facts' export (CSV or JSON lines, with or without gzip), and the Swiss food composition table in CSV. \
        Each file is checked first; a damaged one is refused with the line's number. After an interruption, run the command \
        again to continue. A newer edition replaces the previous one; past meals stay unchanged. Tiffin keeps running.
        """)

    @Argument(help: "Files or folders.")
    var files: [String]

    @Option(
      name: .customLong("country"),
      help: "Only products that are sold there, such as germany; may be repeated.")
    var countries: [String] = []

    @Option(
      name: .customLong("language"),
      help: "Only products with names in it, such as de; may be repeated. For JSON lines.")
    var languages: [String] = []

    @OptionGroup var data: DataOption

    func run() throws {
      let filter = ProductFilter(countries: countries, languages: languages)
      let progress = ProgressLine()
      defer { progress.end() }
      try data.open { installation in
        let foods = FoodTableImport(into: installation.database)
        for file in files {
          let outcome = try Self.reading(file) { () throws(FoodImportError) in
            try foods.take(try FoodTableFiles(file), filter) { progress.show($0) }
          }
          progress.end()
          print(Self.told(outcome, file))
        }
      }
    }

    private static func reading<T>(_ file: String, _ work: () throws(FoodImportError) -> T) throws(CommandError) -> T {
      do throws(FoodImportError) { return try work() } catch {
        let isStore = if case .store = error { true } else { false }
        throw CommandError("\(file): \(error).", isStore ? .failure : .usage)
      }
    }

    private static func told(_ outcome: FoodTableImport.Outcome, _ file: String) -> String {
      let foods = "\(outcome.source.rawValue): \(outcome.foods) foods"
      return outcome.isKnown
        ? "\(file): there already (\(foods))" : "\(file): \(foods), \(outcome.leftOut) rows left out"
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the tables, one per line: name, foods, day of import.")

    @OptionGroup var data: DataOption

    func run() throws {
      for table in try data.open({ try FoodTableStore($0.database).all() }) {
        let day = table.loadedAt.map { ServerClock.moment(at: $0).date.iso } ?? "not finished: import it again"
        print("\(table.source.rawValue)\t\(table.foods)\t\(day)")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a table.", discussion: "Meals made of its foods stay in the diary.")

    @Argument(help: "Its name, as in `tiffin foods list`.")
    var source: String

    @OptionGroup var data: DataOption

    func run() throws {
      let table = FoodSource(rawValue: source)
      guard table != .own, !FoodSource.box.contains(table) else {
        throw CommandError("“\(source)” belongs to Tiffin and stays.", .usage)
      }
      let progress = ProgressLine()
      defer { progress.end() }
      let removed = try data.open { installation in
        try FoodTableStore(installation.database).remove(table) {
          progress.show("Removing", $0, of: max($0, 1), unit: "foods")
        }
      }
      progress.end()
      guard let removed else {
        throw CommandError("There is no table “\(source)”. See `tiffin foods list`.", .usage)
      }
      print("\(removed) foods removed")
    }
  }
}

extension ProgressLine {
  /// Shows a step of an import of foods.
  func show(_ step: FoodTableImport.Step) {
    switch step {
    case .checking(let bytes, let all): show("Looking through", bytes, of: all)
    case .taking(let foods, let all): show("Taking", foods, of: all, unit: "foods")
    }
  }
}
