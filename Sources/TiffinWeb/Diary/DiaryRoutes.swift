extension RouteTable {
  /// The routes of a person's diary, by day.
  static let diary = RouteTable { site in
    site.page("/diary", DayView.self) { DayController($0).find }
    site.page("/diary/{day}", DayView.self) { DayController($0).show }
    site.post(typed: "/diary/{day}/meals", shows: DayView.self, ChooseDayView.self) { QuickEntryController($0).add }
    site.page("/diary/{day}/copy", CopyDayView.self) { CopyDayController($0).preview }
    site.page("/diary/print", PrintedDiaryView.self) { PrintedDiaryController($0).show }
    site.post("/diary/{day}/copy", shows: ChooseDayView.self) { CopyDayController($0).copy }
    site.post("/diary/{day}/copy/undo") { CopyDayController($0).undo }
    site.post("/diary/{day}/water") { DayRecordController($0).addWater }
    site.post(typed: "/diary/{day}/weight", shows: DayView.self) { DayRecordController($0).setWeight }
    site.post(typed: "/diary/{day}/note", shows: DayView.self) { DayRecordController($0).setNote }

    site.post("/first-steps/dismiss") { FirstStepController($0).dismissAll }
    site.post("/first-steps/{step}/dismiss") { FirstStepController($0).dismiss }

    site.page("/trends", TrendsView.self) { TrendsController($0).show }
  }
}
