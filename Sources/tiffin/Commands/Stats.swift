import ArgumentParser
import TiffinCore

/// A command that prints the counts and sizes of the data, the schema, and the time of the last backup.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print counts of all data, one per line.")

  @OptionGroup var data: DataOption

  func run() throws {
    let statistics = try data.open { try InstallationStatistics($0) }
    for (name, count) in statistics.counts { print("\(name)\t\(count)") }
    print("database\t\(SizeFormat.text(statistics.bytes))")
    print("pictures in it\t\(SizeFormat.text(statistics.pictureBytes))")
    if let free = statistics.freeBytes { print("free\t\(SizeFormat.text(free))") }
    print("schema\t\(statistics.schema)")
    let backup = statistics.lastBackup.map { ServerClock.moment(at: $0) }
    print("last backup\t\(backup.map { "\($0.date.iso) \($0.time.iso)" } ?? "none")")
  }
}
