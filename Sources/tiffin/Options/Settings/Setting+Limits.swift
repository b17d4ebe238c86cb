import TiffinCore

extension Setting {
  /// The most that each person and household may keep.
  ///
  /// - Throws: ``Refusal`` if the variable says none.
  static func limits() throws(Refusal) -> Quotas {
    do throws(QuotasError) { return try Quotas(variable("TIFFIN_LIMITS") ?? "") } catch {
      throw Refusal("TIFFIN_LIMITS: \(error)", .configuration)
    }
  }
}
