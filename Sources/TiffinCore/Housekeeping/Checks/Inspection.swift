public import PictureTools

/// A look at everything in a data folder, while Tiffin goes on.
public struct Inspection {
  let database: any Database
  let folder: DataFolder
  let renderer: PhotoRenderer
  /// Mends what can be made anew from what is whole.
  let isRepairing: Bool
  /// Gets how many of how many things were looked at.
  let report: (Int, Int) -> Void

  /// - Parameters:
  ///   - renderer: Decodes the pictures.
  ///   - isRepairing: True to mend what can be made anew from what is whole.
  ///   - report: Gets how many of how many pictures were looked at.
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

  /// Looks at one thing.
  public func look(at check: DataCheck) throws(StoreError) -> CheckResult {
    switch check {
    case .database: try lookAtDatabase()
    case .search: try lookAtMealKeys().joined(with: lookAtWords())
    case .usualMeals: try lookAtUsualMeals()
    case .tools: lookAtTools()
    case .photos: try lookAtPictures()
    case .permissions: lookAtPermissions()
    case .space: lookAtSpace()
    }
  }

  private func lookAtDatabase() throws(StoreError) -> CheckResult {
    let faults = try database.read { statements throws(StoreError) in
      try Soundness.faults(statements, database.dialect)
    }
    return CheckResult(problems: faults)
  }

  private func lookAtSpace() -> CheckResult {
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
