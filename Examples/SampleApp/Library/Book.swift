import Foundation

struct Book: Identifiable, Hashable {
  let id: UUID
  var title: String
  var author: String
  var genre: Genre
  var chapters: [String]
}

enum Genre: String, CaseIterable {
  case biography
  case crime
  case poetry
  case travel

  var title: String { rawValue.capitalized }
}

/// What is on the shelf.
final class Library {
  private(set) var books: [Book]

  init(books: [Book]) {
    self.books = books
  }

  func remove(at index: Int) {
    books.remove(at: index)
  }
}
