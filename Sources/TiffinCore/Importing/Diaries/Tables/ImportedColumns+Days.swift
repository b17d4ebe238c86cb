extension ImportedColumns {
  /// The ambiguous date in both readings; nil if no date is ambiguous.
  public var doubtfulDays: (dayFirst: LocalDate, monthFirst: LocalDate)? { doubtful.flatMap(ImportedDateFormat.both) }
}
