extension Rooms {
  /// The site's map.
  @Sendable func routes(_ site: inout Routes<Visitor>) {
    site.get("/", home)

    site.get("/diary", diary.find)
    site.get("/diary/{day}", diary.show)
    site.post("/diary/{day}/meals", quickEntry.add)
    site.get("/diary/{day}/copy", again.preview)
    site.post("/diary/{day}/copy", again.day)
    site.post("/diary/{day}/uncopy", again.uncopy)

    site.get("/trends", trends.show)

    site.get("/meals", list.show)
    site.get("/meals/new", form.new)
    site.post("/meals", save.add)
    site.post("/meals/samples", samples.load)
    site.get("/meals/{id}", detail.show)
    site.get("/meals/{id}/edit", form.edit)
    site.post("/meals/{id}", save.update)
    site.post("/meals/{id}/rating", marks.rate)
    site.post("/meals/{id}/favourite", marks.favourite)
    site.post("/meals/{id}/date", date.set)
    site.post("/meals/{id}/delete", marks.delete)
    site.post("/meals/{id}/restore", marks.restore)
    site.post("/meals/{id}/repeat", again.meal)

    site.get("/settings", settings.show)
    site.post("/settings", settings.save)

    site.get("/photos/{id}/{size}", photos.show)

    site.get(open: "/healthz", health.show)
    site.get(open: "/assets/{hash}/{name...}", assets.show)
  }

  /// The tin that one opens first.
  @Sendable private func home(_ request: Request, for visitor: Visitor) -> Response {
    .seeOther(visitor.links.diary(visitor.today))
  }
}
