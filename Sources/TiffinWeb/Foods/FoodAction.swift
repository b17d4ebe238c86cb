import TiffinCore

/// What is done to a food.
enum FoodAction: String, NoticeAction {
  typealias Subject = Food.ID

  case deleted, restored
}
