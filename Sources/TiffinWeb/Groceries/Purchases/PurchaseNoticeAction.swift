import TiffinCore

/// An action on a purchase, reported on the next page.
enum PurchaseNoticeAction: String, NoticeAction {
  typealias Subject = Purchase.ID

  case saved, deleted, restored
}
