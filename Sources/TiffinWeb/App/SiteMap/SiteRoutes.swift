import TiffinCore

extension RouteTable {
  /// The routes of the start page, and of the page that is shown without a connection.
  static let home = RouteTable { site in
    site.page("/", DayView.self) { DayController($0).showToday }
    site.page("/offline", OfflineView.self) { OfflineController($0).show }
  }

  /// Routes that belong neither to a person nor to a household.
  static let server = RouteTable { site in
    site.file("/photos/held/{id}") { PhotoController($0).held }
    site.file("/photos/held/{id}/large") { PhotoController($0).heldWhole }
    site.file("/photos/{id}/{size}") { PhotoController($0).show }
    site.get(open: "/healthz") { _ in { _ in .text("ok\n") } }
    site.get(open: "/readyz") { ReadinessController($0).show }
    site.get(open: "/metrics") { MetricsController($0).show }
    site.get(open: "/assets/{hash}/{name...}") { $0.assets.show }
    site.get(open: "/sw.js") { OfflineController($0).worker }
  }
}
