extension BroughtColumns {
  /// The doubtful date read in both ways; nil where there is none.
  public var doubtfulDays: (dayFirst: LocalDate, monthFirst: LocalDate)? { doubtful.flatMap(DiaryDates.both) }
}
