import ArgumentParser
import TiffinCore
import TiffinWeb

/// Takes recipes out of another app's export.
struct ImportRecipes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring recipes along from another app.",
    discussion: """
      It looks into the file, or into a folder, to see which app it is from: \(BroughtRecipes.names.joined(separator: ", ")). \
      Recipes come with their pictures, and stay after an interruption. Doing it again adds only what is missing. What \
      cannot be read is named and left out; it ends with code 1 then. Tiffin goes on answering meanwhile.
      """)

  @Argument(help: "The file that the other app exported, or a folder.")
  var file: String

  @Option(help: "The name of the household that gets the recipes, or the username of a member.")
  var household: String

  @Flag(help: "Only say what would be taken.")
  var look = false

  @OptionGroup var options: ServeOptions

  func run() throws {
    let brought = try find()
    print("\(file): \(brought.app), \(Size.recipes(brought.count))")
    if look { return try list(brought) }
    let configuration = try options.settings.configuration()
    let result = try DataOption.open(configuration.data) { installation in
      let person = try Stores(installation.database).households.member(ofHouseholdCalled: household)
      let bringing = Bringing(to: installation, renderer: configuration.renderer(threads: 1), for: person)
      let progress = ProgressLine()
      defer { progress.end() }
      return try bringing.take(brought) { progress.show("Taking", $0, of: max($0, brought.count), unit: "recipes") }
    }
    for broken in result.broken { print("left out: \(broken.name): \(broken.reason)") }
    for name in result.withoutPicture { print("without its picture, which cannot be read: \(name)") }
    print("\(Size.recipes(result.added)) added, \(result.known) there already, \(result.broken.count) left out")
    if !result.broken.isEmpty { throw ExitCode(1) }
  }

  private func find() throws(Refusal) -> BroughtRecipes {
    do throws(BringingError) {
      return try BroughtRecipes(in: BroughtFiles(at: file))
    } catch {
      throw Refusal("\(file): \(error).", .usage)
    }
  }

  private func list(_ brought: BroughtRecipes) throws {
    var isWhole = true
    brought.forEach { recipe in
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
