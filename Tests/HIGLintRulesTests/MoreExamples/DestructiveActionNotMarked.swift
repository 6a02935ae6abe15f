import HIGLintEngine
import HIGLintRules

extension MoreExamples {
  static let destructiveActionNotMarked = MoreExamples(DestructiveActionNotMarked.self, bad: bad, good: good)
}

/// A table of texts in English.
private let table = Example.File("App/en.lproj/Localizable.strings", """
  "letter.delete" = "Delete";
  "letter.keep" = "Keep";
  "Letter.burn_it" = "Remove for Good";
  """)

private let bad: [Example] = [
  Example("items of menus that delete at once", """
    struct LetterRow: View {
      var body: some View {
        Text(letter.title).contextMenu { items }
        Menu("More") {
          ↓Button { Task { await letters.deleteAll() } } label: { Text("Delete All") }
        }
      }

      @ViewBuilder private var items: some View {
        Button("Edit") { edit() }
        ↓Button("Delete", systemImage: "trash") { letters.delete(letter) }
      }
    }

    final class Letters: UIViewController {
      func menu(for letter: Letter) -> UIMenu {
        let delete = ↓UIAction(title: "Delete Letter", image: UIImage(systemName: "trash")) { _ in self.delete(letter) }
        return UIMenu(children: [delete])
      }
    }
    """),
  Example("an answer in another script, whose action deletes and shows what is left", """
    final class MastersController: UITableViewController {
      func ask(_ row: Int) {
        let alert = UIAlertController(title: "Удалить?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Нет", style: .cancel))
        alert.addAction(UIAlertAction(title: "Да", style: ↓.default) { _ in
          let master = self.masters[row]
          Storage.deleteObject(master)
          self.masters = Storage.objects(Master.self)
          self.tableView.reloadData()
        })
        alert.addAction(UIAlertAction(title: "Заменить", style: .default) { _ in
          Storage.deleteObject(self.masters[row])
          Storage.add(self.draft)
        })
        present(alert, animated: true)
      }
    }
    """),
  Example("what a swipe shows beside a row, painted and not marked, where it deletes at once", """
    struct Letters: View {
      var body: some View {
        List(letters) { letter in
          Text(letter.subject).swipeActions {
            ↓Button { store.delete(letter) } label: { Label("Delete", systemImage: "trash") }.tint(.red)
          }
        }
      }
    }

    final class Songs: UITableViewController {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: ↓.normal, title: "Delete") { _, _, done in
          self.store.delete(self.songs[indexPath.row])
          done(true)
        }
        delete.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    """),
  Example("titles that code asks for by their keys, or by the names that a generator makes of them", files: [
    table,
    Example.File("App/Letters.swift", """
      final class LettersController: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "A letter", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("letter.delete", comment: ""), style: ↓.default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: L10n.Letter.burnIt, style: ↓.default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: "letter.delete".localized(), style: ↓.default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }

      struct Letters: View {
        var body: some View {
          List().alert("A letter", isPresented: $asks) {
            ↓Button("letter.delete") { store.send() }
            Button("letter.keep") { store.keep() }
            Button("Cancel", role: .cancel) {}
          }
        }
      }
      """),
  ]),
  Example("a consent in another language whose action only deletes", """
    struct TextScreen: View {
      var body: some View {
        Text(text.title).confirmationDialog("Biztos?", isPresented: $asks) {
          ↓Button("Igen") {
            handler.deleteText(id: text.id)
            dismiss()
          }
          Button("Talán") { deleteTapped() }
          Button("Csere") { handler.deleteText(id: text.id); handler.add(text) }
        }
      }
    }
    """),
  Example("a title that says what is lost, and a message that only asks back", """
    final class PostController: UIViewController {
      func ask() {
        let alert = UIAlertController(title: "Delete Post", message: "Are you sure?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: ↓.default) { _ in self.deletePost() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
      }
    }
    """),
  Example("a consent whose action deletes", """
    struct Shelf: View {
      var body: some View {
        Books().alert("Empty the shelf?", isPresented: $asks) {
          ↓Button("Continue") { library.deleteAll() }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    """, fixed: """
    struct Shelf: View {
      var body: some View {
        Books().alert("Empty the shelf?", isPresented: $asks) {
          Button("Continue", role: .destructive) { library.deleteAll() }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    """),
  Example("beside a row that is swiped", """
    struct Letters: View {
      var body: some View {
        List {
          ForEach(letters) { letter in
            Text(letter.subject).swipeActions {
              ↓Button("Delete") { letters.delete(letter) }
              Button { archive(letter) } label: { Label("Archive", systemImage: "archivebox") }
            }
          }
        }
      }
    }
    """, fixed: """
    struct Letters: View {
      var body: some View {
        List {
          ForEach(letters) { letter in
            Text(letter.subject).swipeActions {
              Button("Delete", role: .destructive) { letters.delete(letter) }
              Button { archive(letter) } label: { Label("Archive", systemImage: "archivebox") }
            }
          }
        }
      }
    }
    """),
  Example("an action that another type makes of the title", files: [
    Example.File("Shelf.swift", """
      func ask(_ book: Book, on screen: UIViewController) {
        let sheet = UIAlertController(title: book.title, message: nil, preferredStyle: .actionSheet)
        ↓sheet.addAction(Buttons.plain("Delete Book") { book.delete() })
        sheet.addAction(Buttons.cancel)
        screen.present(sheet, animated: true)
      }
      """),
    Example.File("Buttons.swift", """
      enum Buttons {
        static var cancel: UIAlertAction { UIAlertAction(title: "Cancel", style: .cancel) }

        static func plain(_ title: String, then: @escaping () -> Void) -> UIAlertAction {
          UIAlertAction(title: title, style: .default) { _ in then() }
        }
      }
      """),
  ]),
]

private let good: [Example] = [
  Example("what a swipe shows beside a row, painted by the function that makes it, where it deletes nothing", """
    struct Books: View {
      var body: some View {
        List(books) { book in Text(book.title).swipeActions { bookmark(book) } }
      }

      func bookmark(_ book: Book) -> some View {
        Button { book.isMarked.toggle() } label: { Label("Remove", systemImage: "bookmark.slash") }.tint(.red)
      }
    }
    """),
  Example("items of menus that are marked, ask first, or take away what can be put back", """
    struct LetterRow: View {
      var body: some View {
        Text(letter.title).contextMenu {
          Button(role: .destructive) { letters.delete(letter) } label: { Label("Delete", systemImage: "trash") }
          Button("Delete All") { asksToDelete = true }
          Button("Remove from Favorites") { favorites.remove(letter) }
        }
      }
    }

    final class Letters: UIViewController {
      func menu(for letter: Letter) -> UIMenu {
        let later = UIAction(title: "Delete Later") { _ in self.delete(letter) }
        later.attributes = .destructive
        return UIMenu(children: [later, UIAction(title: "Delete", attributes: .destructive) { _ in self.delete(letter) }])
      }

      func setUp() { closeButton.addAction(UIAction(title: "Delete") { _ in self.delete(self.letter) }, for: .touchUpInside) }
    }
    """),
  Example("titles of which tables say different things, or nothing, or that aren't looked up", files: [
    table,
    Example.File("Kit/en.lproj/Localizable.strings", "\"letter.delete\" = \"Send\";"),
    Example.File("App/Letters.swift", """
      final class LettersController: UIViewController {
        func ask() {
          let alert = UIAlertController(title: "A letter", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("letter.delete", comment: ""), style: .default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: NSLocalizedString("letter.lost", comment: ""), style: .default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: "Letter.burn_it", style: .default) { _ in self.store.send() })
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(alert, animated: true)
        }
      }
      """),
  ]),
  Example("what a swipe shows beside a row, in a color of its own, handed on, or marked", """
    final class Songs: UITableViewController {
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .normal, title: "Delete") { _, _, done in self.delete(indexPath, done) }
        delete.backgroundColor = .systemRed
        let remove = UIContextualAction(style: .normal, title: "Remove") { _, _, done in self.remove(indexPath, done) }
        let erase = UIContextualAction(style: .destructive, title: "Erase") { _, _, done in self.erase(indexPath, done) }
        return UISwipeActionsConfiguration(actions: [delete, painted(remove), erase])
      }
    }
    """),
  Example("a title that says what was lost, and one that asks back about something else", """
    final class PostController: UIViewController {
      func tell() {
        let alert = UIAlertController(title: "Delete Post", message: "Done. Share another?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.share() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
      }
    }
    """),
  Example("consents that delete nothing, or perhaps", """
    struct Shelf: View {
      var body: some View {
        Books().alert("Go on?", isPresented: $asks) {
          Button("Continue") { library.open() }
          Button("Overwrite") { if isOld { library.delete(old) } }
          Button("Confirm") { library.deletedBooks() }
        }
      }
    }
    """),
  Example("a color of its own, and an action that another type makes red", files: [
    Example.File("Letters.swift", """
      struct Letters: View {
        var body: some View {
          List(letters) { letter in
            Text(letter.subject).swipeActions { Button("Delete") { asks = letter }.tint(.red) }
          }
        }
      }

      func ask(_ sheet: UIAlertController) { sheet.addAction(Buttons.plain("Delete Book", isGrave: true)) }
      """),
    Example.File("Buttons.swift", """
      enum Buttons {
        static func plain(_ title: String, isGrave: Bool) -> UIAlertAction {
          UIAlertAction(title: title, style: isGrave ? .destructive : .default)
        }
      }
      """),
  ]),
]
