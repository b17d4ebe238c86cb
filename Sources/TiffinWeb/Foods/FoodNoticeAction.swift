import TiffinCore

/// An action on a food, which a notice on the next page reports.
enum FoodNoticeAction: String, NoticeAction {
  typealias Subject = Food.ID

  case deleted, restored
}
