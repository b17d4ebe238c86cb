public import PictureTools

/// The effect of an edit on a meal's photo.
public enum PhotoChange: Equatable, Sendable {
  case keep, remove
  case replace(RenderedPhoto)
}
