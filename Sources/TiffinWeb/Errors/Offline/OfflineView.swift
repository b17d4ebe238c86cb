import Templating

/// `errors/offline`: the page in place of one that cannot be loaded. Public/sw.js lists in it what the device has.
struct OfflineView: PageView {
  static let template = "errors/offline"
  static let showsTodayTotals = false

  static let fields: Fields<OfflineView> = [:]
}
