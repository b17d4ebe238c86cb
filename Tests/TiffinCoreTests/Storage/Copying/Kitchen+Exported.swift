@testable import TiffinCore

extension Kitchen {
  /// A household's export, its files by their names; pictures are numbered by their order instead of their numbers.
  func exported(for person: Person? = nil) throws -> [String: [UInt8]] {
    var bytes: [UInt8] = []
    // As they are now: a person brings the household's currency along.
    let person = try PersonStore(database).person((person ?? cook).id)
    try HouseholdExport(for: person, isWhole: true, in: database).write(to: { bytes += $0 })
    let files = try ImportedFiles(name: "export.zip", bytes: bytes).files
    var names: [String: String] = [:]
    for kind in ["meals", "recipes", "foods"] {
      let prefix = "pictures/\(kind)/"
      let numbers = files.compactMap { file -> Int? in
        guard file.path.hasPrefix(prefix) else { return nil }
        return Int(file.path.dropFirst(prefix.count).prefix { $0.isNumber })
      }
      for (place, number) in numbers.sorted().enumerated() { names["\(prefix)\(number)"] = "\(prefix)#\(place)" }
    }
    var exported: [String: [UInt8]] = [:]
    for file in files {
      let isPicture = file.path.hasPrefix("pictures/")
      let path = names.first { file.path.hasPrefix("\($0.key).") }.map { file.path.replacing($0.key, with: $0.value) }
      exported[path ?? file.path] = isPicture ? try file.bytes() : Self.renamed(try file.text(), names)
    }
    return exported
  }

  /// A text in which the pictures have other names, at the end of a line or of a word in quotes.
  private static func renamed(_ text: String, _ names: [String: String]) -> [UInt8] {
    Array(
      names.reduce(text) { text, name in
        ["\"", "\r\n"].reduce(text) { $0.replacing("\(name.key)\($1)", with: "\(name.value)\($1)") }
      }.utf8)
  }
}
