import Templating

extension Pages {
  /// Checks all templates against their views.
  ///
  /// - Throws: `TemplateError` for the first template that is invalid or does not match its view.
  func checkAll() throws(TemplateError) {
    try checkTemplates()
    for page in SiteMap.pages {
      try check(page)
    }
  }
}
