import Synchronization

/// A cache of a template's rendered passages: rendered for the first page, and copied for each later page with the same
/// place.
final class PlacePassages<Place: View & Equatable>: Sendable {
  private final class Written: Sendable {
    let place: Place
    let passages: Prepared

    init(_ place: Place, _ passages: Prepared) {
      self.place = place
      self.passages = passages
    }
  }

  private let names: NameWriters<Place>
  private let passages: [Passage]
  private let first = AtomicLazyReference<Written>()

  init(_ passages: Passages) {
    names = NameWriters(passages.placeNames)
    self.passages = passages.all
  }

  func at(_ place: Place) -> Prepared {
    guard let first = first.load() else {
      let written = write(at: place)
      _ = self.first.storeIfNil(Written(place, written))
      return written
    }
    return first.place == place ? first.passages : write(at: place)
  }

  private func write(at place: Place) -> Prepared {
    let written = names.prepare(place)
    return Prepared(passages.count) { out, mark in
      for passage in passages {
        passage.write(written, to: &out)
        mark(&out)
      }
    }
  }
}
