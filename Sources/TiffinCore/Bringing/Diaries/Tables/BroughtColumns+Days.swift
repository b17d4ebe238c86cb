extension BroughtColumns {
  /// The ambiguous date read in both orders; nil if no date is ambiguous.
  public var doubtfulDays: (dayFirst: LocalDate, monthFirst: LocalDate)? { doubtful.flatMap(DiaryDates.both) }
}
