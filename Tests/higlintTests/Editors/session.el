;; Eglot: what a file shows hangs on another one, which is edited; then a finding is fixed.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq load-prefer-newer t)
(let ((packages "/usr/share/emacs/site-lisp/elpa-src"))
  (when (file-directory-p packages)
    (dolist (folder (directory-files packages t "^[^.]")) (add-to-list 'load-path folder))))
(require 'cl-lib)
(require 'eglot)
(load (expand-file-name "recipe.el"))
(setq eglot-sync-connect t eglot-autoshutdown t make-backup-files nil)

(defun await (what found)
  (let ((attempts 0))
    (while (and (not (funcall found)) (< attempts 600))
      (accept-process-output nil 0.1)
      (setq attempts (1+ attempts)))
    (princ (format "%s%s\n" (if (funcall found) "" "not ") what))))

(defun findings (buffer)
  (with-current-buffer buffer
    (flymake-start)
    (length (flymake-diagnostics))))

(let ((bar (find-file-noselect "an app/Bar.swift")) size loading)
  (with-current-buffer bar
    (remove-hook 'swift-mode-hook #'eglot-ensure)
    (apply #'eglot (eglot--guess-contact)))
  (await "found" (lambda () (= 1 (findings bar))))
  (setq size (find-file-noselect "an app/Size.swift"))
  (with-current-buffer size
    (erase-buffer)
    (insert "enum Size { static let side: CGFloat = 60 }\n")
    ;; Without a screen nobody is ever idle.
    (eglot--signal-textDocument/didChange))
  (await "gone" (lambda () (= 0 (findings bar))))
  (setq loading (find-file-noselect "an app/Loading.swift"))
  (await "found" (lambda () (= 1 (findings loading))))
  (with-current-buffer loading
    (cl-letf ((last-nonmenu-event t) ((symbol-function 'completing-read) (lambda (_ actions &rest _) (caar actions))))
      (eglot-code-actions (point-min) (point-max) nil t))
    (await "fixed" (lambda () (not (string-match-p "hidesWhenStopped" (buffer-string)))))
    (eglot--signal-textDocument/didChange))
  (await "gone" (lambda () (= 0 (findings loading))))
  (dolist (buffer (list bar size loading))
    (with-current-buffer buffer (set-buffer-modified-p nil))
    (kill-buffer buffer)))
