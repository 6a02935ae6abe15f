-- Neovim: what a file shows hangs on another one, which is edited; then a finding is fixed.
local said = io.open('said', 'w')

local function await(what, found)
  said:write(vim.wait(60000, found, 20) and what or 'not ' .. what, '\n')
  said:flush()
end

local function open(name)
  vim.cmd('edit ' .. vim.fn.fnameescape('an app/' .. name))
  vim.bo.filetype = 'swift'
  return vim.api.nvim_get_current_buf()
end

local function count(buffer) return #vim.diagnostic.get(buffer) end

vim.o.hidden = true
local bar = open('Bar.swift')
await('found', function() return count(bar) == 1 end)

local size = open('Size.swift')
vim.api.nvim_buf_set_lines(size, 0, 1, false, { 'enum Size { static let side: CGFloat = 60 }' })
await('gone', function() return count(bar) == 0 end)

local loading = open('Loading.swift')
await('found', function() return count(loading) == 1 end)
vim.ui.select = function(items, _, choose) choose(items[1]) end
vim.api.nvim_win_set_cursor(0, { 3, 23 })
vim.lsp.buf.code_action()
await('fixed', function() return not table.concat(vim.api.nvim_buf_get_lines(loading, 0, -1, false)):find('hidesWhenStopped') end)
await('gone', function() return count(loading) == 0 end)
vim.cmd('qa!')
