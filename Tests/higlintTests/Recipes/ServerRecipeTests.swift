import Foundation
import Testing

/// The server in editors, as `Documentation/editors.md` has it started: each sees a finding go with another file's text, which
/// isn't saved, and another one by its fix. Then it quits, and the server with it.
@Suite struct ServerRecipeTests {
  private static let sessions = Recipe.package.appendingPathComponent("Tests/higlintTests/Editors")
  /// What `.ci/run` installs of Python's.
  private static let programs = Recipe.package.appendingPathComponent(".build/editors/bin")

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: programs.appendingPathComponent(program).path)
  }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static let hasEglot = Program.isInstalled("emacs")
    && (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share/emacs/site-lisp/elpa-src"))?
      .contains { $0.hasPrefix("eglot-") } == true

  private func folder() throws -> Folder {
    let folder = try Folder()
    for (name, text) in ServedApp.files { try folder.write("an app/\(name)", text) }
    try folder.write("an app/.git/HEAD", "")
    // Before the tool's own, to tell whether the server is still there.
    try folder.write("programs/higlint", "#!/bin/sh\necho $$ > '\(folder.path)/process'\nexec '\(Tool.executable.path)' \"$@\"\n")
    return folder
  }

  /// Runs an editor on one of the sessions, and sees that the server is gone a second after it.
  ///
  /// - Parameters:
  ///   - session: the name of the session.
  ///   - recipe: what the documentation has for the editor.
  private func expectSession(_ session: String, _ recipe: String, _ command: String) throws {
    let folder = try folder()
    let name = (session as NSString).pathExtension
    try folder.write("recipe.\(name)", recipe)
    try folder.write(session, String(contentsOf: Self.sessions.appendingPathComponent(session), encoding: .utf8))
    let outcome = try Tool.terminal("""
      chmod +x programs/higlint
      PATH="$PWD/programs:$PATH" \(command)
      echo $?
      is_there() { ps -o stat= -p "$(cat process)" | grep -qv Z; }
      for attempt in {1..20}; do is_there || break; sleep 0.05; done
      is_there && echo there still
      true
      """, in: folder)
    let said = session.hasSuffix("el") ? outcome.output : folder.read("said") + outcome.output
    #expect(said == "found\ngone\nfound\nfixed\ngone\n0\n", "\(outcome.errors.suffix(3_000))")
  }

  private static let neovim = "nvim --headless -u NONE -i NONE -n -c 'luafile recipe.lua' -c 'luafile session.lua' -c 'qa!'"

  @Test(.enabled(if: Program.isInstalled("nvim"), "Neovim isn't installed"))
  func neovim() throws {
    try expectSession("session.lua", Recipe.code("lua", 1, under: "The server in Neovim", of: "editors.md"), Self.neovim)
  }

  @Test(.enabled(if: isInstalled("nvim"), "A newer Neovim isn't installed"))
  func newerNeovim() throws {
    let recipe = try Recipe.code("lua", under: "The server in Neovim", of: "editors.md")
    try expectSession("session.lua", recipe, "'\(Self.programs.path)'/\(Self.neovim)")
  }

  @Test(.enabled(if: hasEglot, "Eglot isn't installed"))
  func eglot() throws {
    let recipe = try Recipe.code("elisp", under: "The server in Emacs", of: "editors.md")
    try expectSession("session.el", recipe, "emacs -Q --batch -l session.el")
  }

  @Test(.enabled(if: Program.isInstalled("vim") && isThere("/usr/share/vim-ale"), "Vim or ALE isn't installed"))
  func ale() throws {
    let recipe = try Recipe.code("vim", under: "The server in Vim", of: "editors.md")
    try expectSession("session.vim", recipe, "vim -Nu NONE -i NONE -n -es -S session.vim")
  }

  /// A client that says of itself what VS Code, Neovim and Emacs do.
  @Test(.enabled(if: isInstalled("pytest"), "Python's pytest-lsp isn't installed"))
  func clientsOfAllKinds() throws {
    let folder = try folder()
    let outcome = try Tool.shell("""
      APP="$PWD/an app" PYTHONDONTWRITEBYTECODE=1 "\(Self.programs.path)/python" -m pytest -q -p no:cacheprovider \
        "\(Self.sessions.path)/server_test.py"
      """, in: folder, environment: ["HOME": folder.path])
    #expect(outcome.status == 0 && outcome.output.contains("3 passed"), "\(outcome.output.suffix(3_000))")
  }
}
