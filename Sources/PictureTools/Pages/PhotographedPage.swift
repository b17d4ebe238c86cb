/// The photo of a page, and the text that was recognised in it.
public struct PhotographedPage: Equatable, Sendable {
  /// The photo, upright unless the page was photographed sideways.
  public let photo: RenderedPhoto
  /// The text; empty if none was recognised.
  public let text: PageText
}
