import ArgumentParser
import Platform
import TiffinCore

/// A command that writes all data of a household to one file.
struct ExportHousehold: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export a household's data as one zip file.",
    discussion: """
      Diaries of all members, recipes, plan, groceries, own foods and pictures: as JSON, as tables, and as pages to \
      read. docs/export.md describes the format. Tiffin keeps running. To save a whole server, use `tiffin backup`.
      """)

  @Argument(help: "The file to create.")
  var file: String

  @Option(help: "The name of the household, or the username of a member.")
  var household: String

  @OptionGroup var data: DataOption

  func run() throws {
    guard !FolderReader.isFile(file), !FolderReader.isFolder(file) else {
      throw CommandError("\(file) already exists. Choose another name.", .usage)
    }
    try data.open { installation in
      let person = try Stores(installation.database).households.member(ofHouseholdCalled: household)
      let export = HouseholdExport(for: person, isWhole: true, in: installation.database)
      let progress = ProgressLine()
      defer { progress.end() }
      let output = try PrivateFileWriter(file, for: data.folder())
      do {
        try export.write(to: output, report: { progress.show("Writing", $0, of: $0, unit: "files") })
        try output.sync()
      } catch {
        output.remove()
        throw error
      }
      progress.end()
      print("\(file): \(SizeFormat.text(output.size)).")
    }
  }
}
