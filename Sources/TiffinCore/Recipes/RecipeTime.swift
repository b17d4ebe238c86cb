/// The time that a recipe states, divided into active time and rest by the estimate from its steps: 9 hours for a stew
/// that marinates overnight include one hour of cooking.
///
/// Recipes state either the whole time or the time without resting. The one nearer to the estimate is assumed.
struct RecipeTime: Hashable {
  /// The time for work and cooking.
  let active: StatedOrEstimated<CookTime>
  /// The time for resting. It is part of the stated time if that is the whole time, and additional otherwise; nil if
  /// the steps mention no rest of an hour or longer.
  let rest: CookTime?

  init(told: CookTime, _ estimate: RecipeEstimate) {
    guard let work = estimate.time?.minutes, let rest = estimate.rest?.minutes, told.minutes > work + rest / 2 else {
      active = StatedOrEstimated(told)
      self.rest = estimate.rest
      return
    }
    let left = told.minutes - rest
    // If the steps do not explain the stated time (`refrigerate until firm`), the times in the steps are the active
    // time.
    let isLikely = left * 2 >= work && left <= work * 2
    active = StatedOrEstimated(CookTime(stored: isLikely ? left : work), isEstimated: !isLikely)
    self.rest = CookTime(stored: told.minutes - active.value.minutes)
  }
}
