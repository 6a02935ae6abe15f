import Foundation

struct Book: Identifiable, Hashable {
  let id: UUID
  var title: String
  var author: String
  var genre: Genre
  var isFinished: Bool
}

enum Genre: String, CaseIterable {
  case biography
  case crime
  case poetry
  case travel

  var title: String { rawValue.capitalized }
}

/// What is on the shelf, and what is playing.
final class Library {
  private(set) var books: [Book]
  private(set) var playing: Book?

  init(books: [Book]) {
    self.books = books
  }

  func play(_ book: Book) {
    playing = book
  }

  func remove(at index: Int) {
    books.remove(at: index)
  }
}
