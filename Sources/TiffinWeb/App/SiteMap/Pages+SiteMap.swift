import Templating

extension Pages {
  /// - Throws: `TemplateError` for the first template that does not fit its view.
  func checkAll() throws(TemplateError) {
    for page in SiteMap.pages {
      try check(page)
    }
  }
}
