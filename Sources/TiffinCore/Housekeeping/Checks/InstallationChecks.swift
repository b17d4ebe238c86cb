public import PictureTools

/// The checks of an installation's database, programs and files, which can run while Tiffin is in use.
public struct InstallationChecks {
  let database: any Database
  let folder: DataFolder
  let renderer: PhotoRenderer
  /// True to repair data that can be derived from other data.
  let isRepairing: Bool
  /// A closure that is called with the number of checked pictures and the number of all pictures.
  let report: (Int, Int) -> Void

  /// Creates the checks.
  ///
  /// - Parameters:
  ///   - renderer: Decodes the pictures.
  ///   - isRepairing: True to repair data that can be derived from other data.
  ///   - report: Called with the number of checked pictures and the number of all pictures.
  public init(
    _ installation: Installation, renderer: PhotoRenderer, isRepairing: Bool,
    report: @escaping (Int, Int) -> Void = { _, _ in }
  ) {
    database = installation.database
    folder = installation.folder
    self.renderer = renderer
    self.isRepairing = isRepairing
    self.report = report
  }

  /// Runs one check.
  public func look(at check: DataCheck) throws(StoreError) -> CheckResult {
    switch check {
    case .database: try checkDatabase()
    case .tables: try checkTables()
    case .search: try checkMealKeys().joined(with: checkWords())
    case .usualMeals: try checkUsualMeals()
    case .tools: checkTools()
    case .photos: try checkPictures()
    case .permissions: checkPermissions()
    case .space: checkSpace()
    }
  }

  private func checkDatabase() throws(StoreError) -> CheckResult {
    let faults = try database.read { statements throws(StoreError) in
      try IntegrityCheck.faults(statements, database.dialect)
    }
    return CheckResult(problems: faults)
  }

  private func checkTables() throws(StoreError) -> CheckResult {
    let faults = try database.read { statements throws(StoreError) in
      try IntegrityCheck.faultsExceptPictures(statements, database.dialect)
    }
    return CheckResult(problems: faults)
  }

  private func checkSpace() -> CheckResult {
    guard let free = folder.freeBytes, free < StoreLimits.keptFree else { return CheckResult() }
    let least = StoreLimits.keptFree >> 20
    return CheckResult(problems: ["only \(free >> 20) MiB are left; below \(least) no photo is taken"])
  }
}

extension CheckResult {
  func joined(with other: CheckResult) -> CheckResult {
    CheckResult(problems: problems + other.problems, repaired: repaired + other.repaired)
  }
}
