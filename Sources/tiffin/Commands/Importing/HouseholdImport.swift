import ArgumentParser
import TiffinCore
import TiffinWeb

/// An import of Tiffin's own export of a household.
struct HouseholdImport {
  let file: String
  let export: ExportArchive

  /// Imports the household's data and prints the result.
  ///
  /// - Parameters:
  ///   - household: The name of the household that receives the data, or a member's username.
  ///   - isLook: True to only print what would be imported.
  func run(for household: String, _ options: ServeOptions, _ isLook: Bool) throws {
    print("\(file): \(ExportArchive.app)")
    if isLook { return try list() }
    let configuration = try options.settings.configuration()
    let (result, strangers) = try DataOption.open(configuration.data) { installation in
      let stores = Stores(installation.database)
      let person = try stores.households.member(ofHouseholdCalled: household)
      let members = try stores.households.members(with: person).map { try stores.people.person($0.id) }
      let people = try owners(among: members)
      let bringing = HouseholdImporter(
        to: installation, within: configuration.quotas, renderer: configuration.renderer(threads: 1), for: person)
      let progress = ProgressLine()
      defer { progress.end() }
      let result = try bringing.take(export, of: people) { progress.show("Taking", $0, of: $0, unit: "rows") }
      return (result, try export.people.count - people.count)
    }
    let leftOut = result.broken.count + strangers
    for broken in result.broken { print("left out: \(broken.name): \(broken.reason)") }
    for name in result.withoutPicture { print("without its picture, which cannot be read: \(name)") }
    print("\(SizeFormat.rows(result.added)) added, \(result.known) there already, \(leftOut) left out")
    if leftOut > 0 { throw ExitCode(1) }
  }

  /// Assigns the export's folders to members of the same name; if there is one folder and one member, they match
  /// whatever their names. Prints the folders without exactly one such member.
  private func owners(among members: [Person]) throws -> [(folder: ExportedPerson, person: Person)] {
    let folders = try export.people
    if folders.count == 1, members.count == 1 { return [(folders[0], members[0])] }
    return folders.compactMap { folder in
      let namesakes = members.filter { $0.name == folder.name }
      guard namesakes.count == 1 else {
        print("left out: \(folder.name): the household has no member of that name, or several")
        return nil
      }
      return (folder, namesakes[0])
    }
  }

  private func list() throws {
    for (kind, count) in try export.counts { print("\(kind): \(count)") }
  }
}
