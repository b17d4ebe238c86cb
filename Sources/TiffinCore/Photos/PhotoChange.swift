public import PictureTools

/// What an edit does with a meal's photo.
public enum PhotoChange: Equatable, Sendable {
  case keep, remove
  case replace(RenderedPhoto)
}
