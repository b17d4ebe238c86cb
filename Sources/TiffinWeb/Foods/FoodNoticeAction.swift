import TiffinCore

/// An action on a food, reported on the next page.
enum FoodNoticeAction: String, NoticeAction {
  typealias Subject = Food.ID

  case deleted, restored
}
