extension MealCategory {
  /// Returns the usual category at a time of day, which forms suggest.
  ///
  /// Breakfast from 4:00 to 10:59, Lunch to 14:59, Dinner from 17:00 to 21:59, Snack between and after.
  public static func usual(at time: LocalTime) -> MealCategory {
    switch time.hour {
    case 4..<11: .breakfast
    case 11..<15: .lunch
    case 17..<22: .dinner
    default: .snack
    }
  }
}
