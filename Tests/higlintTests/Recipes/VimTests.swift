import Foundation
import Testing

/// What `Documentation/editors.md` says of Vim and Neovim, in sessions without a screen.
@Suite struct VimTests {
  private static let ale = "/usr/share/vim-ale"

  /// A file whose name needs care in a shell.
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("a b/Bar é.swift", Code.small)
    return folder
  }

  /// What an editor has in a list after a session.
  private func session(_ command: String, _ lines: String, list: String, in folder: Folder) throws -> String {
    try folder.write("session.vim", lines + "\ncall writefile([json_encode(\(list))], 'list.json')\nqall!\n")
    let outcome = try Tool.terminal("\(command) -i NONE -n -es -S session.vim", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let data = Data(folder.read("list.json").utf8)
    let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [[Any]], "\(outcome.output)")
    return entries.map { entry in entry.map { "\($0)" }.joined(separator: "|") }.joined(separator: "\n")
  }

  private static let entries =
    "map(LIST, {_, one -> [bufname(one.bufnr), one.lnum, one.col, tolower(one.type), one.text]})"
  private static let found = """
    a b/Bar é.swift|3|3|w|'button' is 20 × 20 points; a fingertip needs a target of at least 44 × 44 \
    (small_touch_target)
    """

  private func made(by editor: String) throws -> String {
    let folder = try folder()
    try folder.write("recipe.vim", try Recipe.code("vim", under: "Vim", of: "editors.md"))
    let lines = "source recipe.vim\nedit a\\ b/Bar\\ é.swift\nsilent make"
    return try session(editor, lines, list: Self.entries.replacingOccurrences(of: "LIST", with: "getqflist()"), in: folder)
  }

  @Test(.enabled(if: Program.isInstalled("vim"), "Vim isn't installed"))
  func makeFillsTheQuickfixListOfVim() throws {
    #expect(try made(by: "vim -Nu NONE") == Self.found)
  }

  @Test(.enabled(if: Program.isInstalled("nvim"), "Neovim isn't installed"))
  func makeFillsTheQuickfixListOfNeovim() throws {
    #expect(try made(by: "nvim --headless -u NONE") == Self.found)
  }

  @Test(.enabled(if: Program.isInstalled("nvim"), "Neovim isn't installed"))
  func neovimShowsDiagnosticsOfWhatIsNotSaved() throws {
    let folder = try folder()
    try folder.write("recipe.lua", try Recipe.code("lua", under: "Neovim", of: "editors.md"))
    // A new line above, which only the editor holds.
    let lines = "luafile recipe.lua\nedit a\\ b/Bar\\ é.swift\ncall append(0, 'import UIKit')\ndoautocmd InsertLeave"
    let members = ["lnum", "col", "severity", "source", "message"].map { "one.\($0)" }.joined(separator: ", ")
    let list = "map(luaeval('vim.diagnostic.get(0)'), {_, one -> [\(members)]})"
    let found = try session("nvim --headless -u NONE", lines, list: list, in: folder)
    #expect(found.hasPrefix("3|2|2|higlint|'button' is 20 × 20 points; "), "\(found)")
  }

  @Test(.enabled(if: Program.isInstalled("nvim"), "Neovim isn't installed"))
  func neovimShowsWhatTheProjectMakesWrong() throws {
    let folder = try Modules.folder(["Project/.higlint.yml": "", "recipe.lua": Recipe.code("lua", under: "Neovim", of: "editors.md")])
    try Repository.run("mv App Kit Values Project", in: folder)
    let list = "map(luaeval('vim.diagnostic.get(0)'), {_, one -> [one.lnum, one.col]})"
    let lines = "luafile recipe.lua\nedit Project/App/Bar.swift"
    #expect(try session("nvim --headless -u NONE", lines, list: list, in: folder) == "9|4")
  }

  private static let hasALE = Program.isInstalled("vim") && FileManager.default.fileExists(atPath: ale)

  @Test(.enabled(if: hasALE, "Vim or ALE isn't installed"))
  func aleShowsFindings() throws {
    let folder = try folder()
    try folder.write("recipe.vim", try Recipe.code("vim", 1, under: "Vim", of: "editors.md"))
    let lines = """
      set runtimepath^=\(Self.ale)
      runtime plugin/ale.vim
      source recipe.vim
      edit a\\ b/Bar\\ é.swift
      set filetype=swift
      call ale#Queue(0)
      for attempt in range(600)
        if !empty(getloclist(0)) | break | endif
        sleep 50m
      endfor
      """
    let list = Self.entries.replacingOccurrences(of: "LIST", with: "getloclist(0)")
    #expect(try session("vim -Nu NONE", lines, list: list, in: folder) == Self.found)
  }
}
