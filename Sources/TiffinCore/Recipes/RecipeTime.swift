/// The time that a recipe tells, parted by what its steps say: of 9 hours for a stew that marinates overnight one is for
/// cooking.
///
/// Recipes tell the whole time or that without resting. Which one it is, is told by the guess from the steps that lies
/// nearer.
struct RecipeTime: Hashable {
  /// Of work and of cooking.
  let active: Known<CookTime>
  /// On top of that.
  let rest: CookTime?

  init(told: CookTime, _ estimate: RecipeEstimate) {
    guard let work = estimate.time?.minutes, let rest = estimate.rest?.minutes, told.minutes > work + rest / 2 else {
      active = Known(told)
      self.rest = estimate.rest
      return
    }
    let left = told.minutes - rest
    // Where the steps do not account for the time (`refrigerate until firm`), what they name is the work.
    let isLikely = left * 2 >= work && left <= work * 2
    active = Known(CookTime(stored: isLikely ? left : work), isEstimated: !isLikely)
    self.rest = CookTime(stored: told.minutes - active.value.minutes)
  }
}
