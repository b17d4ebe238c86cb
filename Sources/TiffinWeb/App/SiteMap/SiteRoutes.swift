import TiffinCore

extension Room {
  /// What one opens first.
  static let home = Room { site in
    site.get("/") { _ in { _, visitor in .seeOther(visitor.links.diary(visitor.today)) } }
  }

  /// What is neither a person's nor a household's.
  static let server = Room { site in
    site.get("/photos/held/{id}") { PhotoController($0).held }
    site.get("/photos/{id}/{size}") { PhotoController($0).show }
    site.get(open: "/healthz") { HealthController($0).show }
    site.get(open: "/assets/{hash}/{name...}") { $0.assets.show }
  }
}
