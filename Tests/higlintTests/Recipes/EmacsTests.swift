import Foundation
import Testing

/// What `Documentation/editors.md` says of Emacs, in sessions without a screen.
@Suite(.enabled(if: Program.isInstalled("emacs"), "Emacs isn't installed"))
struct EmacsTests {
  /// Where Debian puts packages.
  private static let packages = "/usr/share/emacs/site-lisp/elpa-src"

  private static let hasFlycheck = (try? FileManager.default.contentsOfDirectory(atPath: packages))?
    .contains { $0.hasPrefix("flycheck-") } == true

  /// What a session prints that visits a file whose finding stands behind letters of two bytes.
  private func session(_ lisp: String, recipe: String = "") throws -> String {
    let folder = try Folder()
    let code = Code.small.replacingOccurrences(of: "  button.frame", with: "  /*éé*/ button.frame")
    try folder.write("a b/Bar é.swift", code)
    try folder.write("recipe.el", recipe)
    try folder.write("session.el", """
      (define-derived-mode swift-mode prog-mode "Swift")
      (add-to-list 'auto-mode-alist '("\\\\.swift\\\\'" . swift-mode))
      (setq load-prefer-newer t)
      (when (file-directory-p "\(Self.packages)")
        (dolist (folder (directory-files "\(Self.packages)" t "^[^.]")) (add-to-list 'load-path folder)))
      (defun wait-for (found)
        (let ((attempts 0))
          (while (and (not (funcall found)) (< attempts 2400))
            (accept-process-output nil 0.05)
            (setq attempts (1+ attempts)))))
      (load (expand-file-name "recipe.el"))
      \(lisp)
      """)
    let outcome = try Tool.terminal("emacs -Q --batch -l session.el", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func flymakeShowsWhatIsNotSaved() throws {
    let found = try session("""
      (find-file "a b/Bar é.swift")
      (insert "import UIKit\\n")
      (flymake-start)
      (wait-for #'flymake-diagnostics)
      (dolist (one (flymake-diagnostics))
        (goto-char (flymake-diagnostic-beg one))
        (princ (format "%s %s %s %s" (line-number-at-pos) (flymake-diagnostic-type one) (thing-at-point 'symbol)
                       (flymake-diagnostic-text one))))
      """, recipe: Recipe.code("elisp", under: "Emacs", of: "editors.md"))
    #expect(found.hasPrefix("4 :warning button 'button' is 20 × 20 points; "), "\(found)")
  }

  @Test(.enabled(if: hasFlycheck, "Flycheck isn't installed"))
  func flycheckShowsFindings() throws {
    let found = try session("""
      (require 'flycheck)
      (find-file "a b/Bar é.swift")
      (flycheck-mode)
      (flycheck-buffer)
      (wait-for (lambda () flycheck-current-errors))
      (dolist (one flycheck-current-errors)
        (princ (format "%s %s %s" (flycheck-error-line one) (flycheck-error-level one) (flycheck-error-message one))))
      """, recipe: Recipe.code("elisp", 1, under: "Emacs", of: "editors.md"))
    #expect(found.hasPrefix("3 warning 'button' is 20 × 20 points; "), "\(found)")
  }

  @Test func compileUnderstandsTheLines() throws {
    let found = try session("""
      (require 'compile)
      (setq is-finished nil)
      (add-hook 'compilation-finish-functions (lambda (&rest _) (setq is-finished t)))
      (let ((buffer (compile "higlint lint --reporter xcode --quiet .")))
        (wait-for (lambda () is-finished))
        (with-current-buffer buffer
          (goto-char (point-min))
          (compilation-next-error 1)
          (let ((place (compilation--message->loc (get-text-property (point) 'compilation-message))))
            (princ (format "%s %s" (file-name-nondirectory (caar (compilation--loc->file-struct place)))
                           (compilation--loc->line place))))))
      """)
    #expect(found == "Bar é.swift 3")
  }
}
