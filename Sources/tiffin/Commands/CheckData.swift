import ArgumentParser
import TiffinCore
import TiffinWeb

/// A command that checks data and settings.
struct CheckData: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check data and settings.",
    discussion: """
      Reads the whole database, decodes every picture, and compares derived data with their source, one line per \
      check. --quick takes seconds: it decodes no picture, leaves their tables out, and prints counts. Tiffin keeps \
      running. The exit code is 0 if all is well, 1 if something is wrong, and 78 if the data \
      cannot be opened.
      """)

  @Flag(help: "Repair what can be rebuilt: search words, usual meals, permissions.")
  var repair = false

  @Flag(help: "Check tables, schema, owners, permissions and space only, and print counts.")
  var quick = false

  @OptionGroup var options: ServeOptions

  func validate() throws {
    if quick, repair { throw ValidationError("Use either --quick or --repair.") }
  }

  func run() throws {
    print("tiffin \(Version.text), SQLite \(SQLiteVersion.text)")
    let configuration = try options.settings.configuration()
    var isSound = Self.printResult("settings", settings(configuration))
    let progress = ProgressLine()
    defer { progress.end() }
    var folder = configuration.data
    folder.isForPages = false
    try DataOption.open(folder) { installation in
      let inspection = InstallationChecks(
        installation, renderer: configuration.renderer(threads: 1), isRepairing: repair
      ) { done, all in progress.show("Decoding", done, of: all, unit: "pictures") }
      for check in quick ? DataCheck.quick : DataCheck.thorough {
        progress.show("Checking \(check.rawValue)")
        let result = try inspection.look(at: check)
        progress.end()
        isSound = Self.printResult(check.rawValue, result) && isSound
      }
      if quick { try Self.printCounts(of: installation) }
    }
    if !isSound { throw ExitCode(1) }
  }

  /// Checks the settings by opening the app, as a start would.
  private func settings(_ configuration: Configuration) -> CheckResult {
    var problems = Setting.unknown.map { "\($0) is not a setting of Tiffin's" }
    do {
      let application = try WorkerProgram.open(configuration)
      if !quick { try application.checkPages() }
      try application.close()
    } catch {
      problems.append("\(error)")
    }
    return CheckResult(problems: problems)
  }

  /// Prints the schema, which opening has checked, and the numbers of rows.
  private static func printCounts(of installation: Installation) throws(StoreError) {
    let statistics = try InstallationStatistics(installation)
    print("schema: \(statistics.schema)")
    for (name, count) in statistics.counts { print("\(name): \(count)") }
  }

  /// Prints the result of one check, a line per problem; returns false if problems remain.
  private static func printResult(_ part: String, _ result: CheckResult) -> Bool {
    for problem in result.repaired { print("\(part): repaired: \(problem)") }
    for problem in result.problems { print("\(part): \(problem)") }
    if result.problems.isEmpty && result.repaired.isEmpty { print("\(part): ok") }
    return result.problems.isEmpty
  }
}
