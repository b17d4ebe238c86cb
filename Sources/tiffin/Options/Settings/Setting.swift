import Platform
import TiffinCore

/// The values of settings: from an option, a variable, a line of the settings file, or a file of the setting's own, in
/// this order. An option is named after its variable: --workers, TIFFIN_WORKERS.
enum Setting {
  /// All variables that Tiffin, `Scripts/run` and the tests read.
  static let known: Set = [
    "TIFFIN_ASSETS", "TIFFIN_AUTH", "TIFFIN_BACKUP_HOOK", "TIFFIN_BACKUP_SHARE", "TIFFIN_BASE_PATH",
    "TIFFIN_BODY_LIMIT", "TIFFIN_COMMIT", "TIFFIN_CONFIG",
    "TIFFIN_DATA", "TIFFIN_DATABASE_URL", "TIFFIN_DEVELOPMENT", "TIFFIN_FETCH_ALLOW", "TIFFIN_FORM_KEY",
    "TIFFIN_IMPORT_LIMIT",
    "TIFFIN_LIMITS", "TIFFIN_LISTEN", "TIFFIN_LOG", "TIFFIN_LOG_LEVEL", "TIFFIN_METRICS_TOKEN", "TIFFIN_NO_CATALOGUE",
    "TIFFIN_NOTIFY", "TIFFIN_NOTIFY_FORMAT", "TIFFIN_NO_STORE", "TIFFIN_OPENFOODFACTS_URL", "TIFFIN_PROXY_HOUSEHOLD",
    "TIFFIN_SCANNER", "TIFFIN_SCANS_AT_ONCE", "TIFFIN_SESSIONS",
    "TIFFIN_SHOPPING_TURNS", "TIFFIN_SLOW_MS", "TIFFIN_SOCKET", "TIFFIN_TEMPLATES", "TIFFIN_TEST_DATA",
    "TIFFIN_TEST_POSTGRESQL", "TIFFIN_THEMEALDB_URL", "TIFFIN_THREADS", "TIFFIN_TRUST_ANYONE",
    "TIFFIN_TRUSTED_PROXY", "TIFFIN_URL", "TIFFIN_WORKERS",
  ]

  /// The settings file, read on first use.
  private static let file = Result { () throws(CommandError) in try SettingsFile.ofThisProcess() }

  /// Reads the settings file and all files with a setting's value.
  ///
  /// - Throws: ``CommandError`` if a file that a variable names cannot be read, or the usual settings file exists but
  ///   cannot be read.
  static func readFile() throws(CommandError) {
    _ = try file.get()
    for name in known { _ = try SettingSecret.value(of: name, in: plainVariable(name + SettingSecret.suffix)) }
  }

  /// The names that are not settings, such as misspelt ones: those of environment variables that begin with `TIFFIN_`,
  /// and those of all lines in the settings file.
  static var unknown: [String] {
    let named = SystemEnvironment.names(beginning: "TIFFIN_") + ((try? file.get())?.values.keys.sorted() ?? [])
    let all = known.union(known.map { $0 + SettingSecret.suffix })
    return named.filter { !all.contains($0) }
  }

  /// Returns the text of the variable; if there is none, of the settings file; otherwise of the setting's own file. Nil
  /// if it is missing or empty.
  static func variable(_ name: String) -> String? {
    plainVariable(name) ?? (try? SettingSecret.value(of: name, in: plainVariable(name + SettingSecret.suffix)))
  }

  private static func plainVariable(_ name: String) -> String? {
    let text = SystemEnvironment.variable(name) ?? (try? file.get())?.values[name]
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func data(_ option: String?) throws(CommandError) -> String {
    guard let folder = option ?? variable("TIFFIN_DATA") else {
      throw CommandError(
        "Name the data folder by --data FOLDER, the variable TIFFIN_DATA, or a line in \(SettingsFile.usualPath).",
        .usage)
    }
    return folder
  }

  /// Returns the data folder, with the address of the database server if one is set.
  static func folder(_ option: String?) throws(CommandError) -> DataFolder {
    DataFolder(try data(option), server: variable("TIFFIN_DATABASE_URL"))
  }

  /// Returns the number given by an option or a variable, or the default.
  ///
  /// - Throws: ``CommandError`` if the value is not a number within the range.
  static func number(
    _ option: Int?, _ name: String, else standard: Int, in range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let wanted = "must be a number from \(range.lowerBound) to \(range.upperBound)."
    if let option {
      guard range.contains(option) else { throw CommandError("\(flag(name)) \(wanted)", .usage) }
      return option
    }
    guard let text = variable(name) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError("\(name) \(wanted)", .configuration)
    }
    return number
  }

  /// Returns true if the flag is given or the variable is on.
  ///
  /// - Throws: ``CommandError`` if the variable is neither 1, true, yes, 0, false nor no.
  static func isOn(_ flag: Bool, _ name: String) throws(CommandError) -> Bool {
    if flag { return true }
    switch variable(name) {
    case "1", "true", "yes": return true
    case nil, "0", "false", "no": return false
    default: throw CommandError("\(name) must be 1 or 0.", .configuration)
    }
  }

  /// Returns the text of the option or else of its variable, nil if neither is set; and the name and the exit status
  /// for an error about the text.
  static func text(_ option: String?, _ name: String) -> (text: String?, name: String, code: CommandError.Code) {
    option.map { ($0, flag(name), .usage) } ?? (variable(name), name, .configuration)
  }

  private static func flag(_ name: String) -> String {
    let words = name.utf8.dropFirst("TIFFIN_".utf8.count).map {
      $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 | 0x20
    }
    return "--" + String(decoding: words, as: UTF8.self)
  }
}
