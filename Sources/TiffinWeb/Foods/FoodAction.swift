import TiffinCore

/// An action on a food, reported by the page that follows.
enum FoodAction: String, NoticeAction {
  typealias Subject = Food.ID

  case deleted, restored
}
