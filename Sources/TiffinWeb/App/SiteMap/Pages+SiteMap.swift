import Templating

extension Pages {
  /// - Throws: `TemplateError` for the first template that breaks a rule or does not fit its view.
  func checkAll() throws(TemplateError) {
    try checkTemplates()
    for page in SiteMap.pages {
      try check(page)
    }
  }
}
