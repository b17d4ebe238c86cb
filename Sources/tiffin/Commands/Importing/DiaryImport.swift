import ArgumentParser
import TiffinCore
import TiffinWeb

/// An import of a diary from another app's export.
struct DiaryImport {
  let file: String
  let diary: ImportedDiary

  /// Imports the diary and prints the result.
  ///
  /// - Parameters:
  ///   - username: The username of the diary's owner, or the name of a household of one person.
  ///   - isLook: True to only print what would be imported.
  func run(for username: String, _ options: ServeOptions, _ isLook: Bool) throws {
    if isLook { return try list() }
    let configuration = try options.settings.configuration()
    let result = try DataOption.open(configuration.data) { installation in
      let households = Stores(installation.database).households
      let named = try households.person(withUsername: username)
      guard let person = try named ?? households.onlyPerson(ofHouseholdNamed: username) else {
        throw CommandError("A diary belongs to one person: give their username. See `tiffin account list`.", .usage)
      }
      let progress = ProgressLine()
      defer { progress.end() }
      return try DiaryImporter(to: installation, within: configuration.quotas, for: person).take(diary) {
        progress.show("Taking", $0, of: $0, unit: "entries")
      }
    }
    for broken in result.broken { print("left out: \(broken.name): \(broken.reason)") }
    print("\(SizeFormat.entries(result.added)) added, \(result.known) there already, \(result.broken.count) left out")
    if !result.broken.isEmpty { throw ExitCode(1) }
  }

  private func list() throws {
    print("\(file): \(diary.app)")
    var isWhole = true
    try diary.forEach { entry in
      switch entry {
      case .success(let meal): print(meal.date.iso, meal.name.text)
      case .failure(let broken):
        print("cannot be read: \(broken.name): \(broken.reason)")
        isWhole = false
      }
    }
    if !isWhole { throw ExitCode(1) }
  }
}
