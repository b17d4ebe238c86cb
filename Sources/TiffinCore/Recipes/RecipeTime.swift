/// The time that a recipe states, divided by the estimate from its steps: of 9 hours for a stew that marinates
/// overnight, one is for cooking.
///
/// Recipes state either the whole time or the time without resting; the closer estimate decides which.
struct RecipeTime: Hashable {
  /// The time for work and cooking.
  let active: Known<CookTime>
  /// The time for resting, in addition.
  let rest: CookTime?

  init(told: CookTime, _ estimate: RecipeEstimate) {
    guard let work = estimate.time?.minutes, let rest = estimate.rest?.minutes, told.minutes > work + rest / 2 else {
      active = Known(told)
      self.rest = estimate.rest
      return
    }
    let left = told.minutes - rest
    // If the steps do not explain the time (`refrigerate until firm`), their own times are the work.
    let isLikely = left * 2 >= work && left <= work * 2
    active = Known(CookTime(stored: isLikely ? left : work), isEstimated: !isLikely)
    self.rest = CookTime(stored: told.minutes - active.value.minutes)
  }
}
