import ArgumentParser
import TiffinCore
import TiffinWeb

/// A command that imports recipes or a diary from another app's export, or a household from Tiffin's own.
struct ImportRecipes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import recipes or a diary from another app, or everything from Tiffin.",
    discussion: """
      Imports recipes from a file or folder of \(ImportedRecipes.names.joined(separator: ", ")). \
      Pictures are included, and from a Mealie backup the plan and shopping lists. After an interruption, run the \
      command again: it adds only what is missing. What cannot be read is listed and left out; the exit code is then \
      1. Tiffin keeps running.

      A diary from \(ImportedDiary.names.joined(separator: ", ")) belongs to one person: give their username.

      Imports from Tiffin's own export: recipes, plan, groceries and foods, and each person's diary for the member \
      of the same name. Existing data are not changed.
      """)

  @Argument(help: "The file that the other app exported, or a folder.")
  var file: String

  @Option(help: "The household, by its name or a member's username; for a diary, the person's username.")
  var household: String

  @Flag(help: "Only show what would be imported.")
  var look = false

  @Flag(
    help: """
      Allow more than an upload may have: \(ReadingBudget.mostBytes >> 20) MB unpacked, \
      and \(ReadingBudget.mostSeconds) seconds of processor time.
      """)
  var large = false

  @OptionGroup var options: ServeOptions

  func run() throws {
    do { try take() } catch let error as ImportError { throw refusal(error) }
  }

  private func take() throws {
    let files = try ImportedFiles(at: file, within: large ? ReadingBudget(bytes: nil, seconds: nil) : ReadingBudget())
    if let export = try ExportArchive(in: files) {
      return try HouseholdImport(file: file, export: export).run(for: household, options, look)
    }
    if let diary = try findDiary(in: files) {
      return try DiaryImport(file: file, diary: diary).run(for: household, options, look)
    }
    let brought = try ImportedRecipes(in: files)
    print("\(file): \(brought.app), \(SizeFormat.recipes(brought.count))")
    for (kind, count) in brought.things { print("\(kind): \(count)") }
    if look { return try list(brought) }
    let configuration = try options.settings.configuration()
    let result = try DataOption.open(configuration.data) { installation in
      let person = try Stores(installation.database).households.member(ofHouseholdCalled: household)
      let bringing = HouseholdImporter(
        to: installation, within: configuration.quotas, renderer: configuration.renderer(threads: 1), for: person)
      let all = brought.things.reduce(brought.count) { $0 + $1.count }
      let unit = brought.things.isEmpty ? "recipes" : "rows"
      let progress = ProgressLine()
      defer { progress.end() }
      return try bringing.take(brought) { progress.show("Taking", $0, of: max($0, all), unit: unit) }
    }
    for broken in result.broken { print("left out: \(broken.name): \(broken.reason)") }
    for name in result.withoutPicture { print("without its picture, which cannot be read: \(name)") }
    let added = brought.things.isEmpty ? SizeFormat.recipes(result.added) : SizeFormat.rows(result.added)
    print("\(added) added, \(result.known) there already, \(result.broken.count) left out")
    if !result.broken.isEmpty { throw ExitCode(1) }
  }

  /// Returns the diary in the files; nil if they contain none.
  private func findDiary(in files: ImportedFiles) throws(ImportError) -> ImportedDiary? {
    do throws(ImportError) {
      return try ImportedDiary(in: files)
    } catch .unknown {
      return nil
    }
  }

  private func refusal(_ error: ImportError) -> CommandError {
    guard error == .tooMuch else { return CommandError("\(file): \(error).", .usage) }
    return CommandError("\(file): This file contains too much. Import it with --large.", .usage)
  }

  private func list(_ brought: ImportedRecipes) throws {
    var isWhole = true
    try brought.forEach { recipe in
      switch recipe {
      case .success(let recipe): print(recipe.recipe.name)
      case .failure(let broken):
        print("cannot be read: \(broken.name): \(broken.reason)")
        isWhole = false
      }
    }
    if !isWhole { throw ExitCode(1) }
  }
}
