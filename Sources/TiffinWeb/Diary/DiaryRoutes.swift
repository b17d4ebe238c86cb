extension Room {
  /// The days of a person's diary.
  static let diary = Room { site in
    site.get("/diary") { DiaryController($0).find }
    site.page("/diary/{day}", DayView.self) { DiaryController($0).show }
    site.post(typed: "/diary/{day}/meals", shows: DayView.self) { QuickEntryController($0).add }
    site.page("/diary/{day}/copy", CopyDayView.self) { RepeatController($0).preview }
    site.post("/diary/{day}/copy") { RepeatController($0).day }
    site.post("/diary/{day}/uncopy") { RepeatController($0).uncopy }

    site.page("/trends", TrendsView.self) { TrendsController($0).show }
  }
}
