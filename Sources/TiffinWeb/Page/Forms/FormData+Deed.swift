import TiffinCore

extension FormData {
  /// What a page's query says was just done, and to what, as in `deleted=12`; nil when it tells of nothing.
  func deed<Deed: CaseIterable & RawRepresentable<String>, Thing>(
    _: Deed.Type, to _: Thing.Type
  ) throws(HTTPRefusal) -> (Deed, Identifier<Thing>)? {
    for deed in Deed.allCases {
      if let id = try text(deed.rawValue).flatMap(Identifier<Thing>.init(_:)) { return (deed, id) }
    }
    return nil
  }
}
