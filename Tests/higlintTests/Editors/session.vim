" ALE: what a file shows hangs on another one, which is edited; then a finding is fixed.
set nocompatible hidden
set runtimepath^=/usr/share/vim-ale
let g:ale_linters_explicit = 1
let g:ale_completion_enabled = 0
filetype plugin on
runtime plugin/ale.vim
source recipe.vim

function! Await(what, Found) abort
  for attempt in range(1200)
    if a:Found() | call writefile([a:what], 'said', 'a') | return | endif
    sleep 50m
  endfor
  call writefile(['not ' . a:what], 'said', 'a')
endfunction

function! Open(name) abort
  execute 'edit an\ app/' . a:name
  set filetype=swift
  ALELint
  return bufnr('')
endfunction

let s:bar = Open('Bar.swift')
call Await('found', {-> len(ale#engine#GetLoclist(s:bar)) == 1})
call Open('Size.swift')
call setline(1, 'enum Size { static let side: CGFloat = 60 }')
ALELint
call Await('gone', {-> empty(ale#engine#GetLoclist(s:bar))})
let s:loading = Open('Loading.swift')
call Await('found', {-> len(ale#engine#GetLoclist(s:loading)) == 1})
call cursor(3, 24)
call ale#codefix#Execute(0, {data, items -> ale#codefix#ApplyLSPCodeAction(data, items[0][1])})
call Await('fixed', {-> join(getline(1, '$')) !~# 'hidesWhenStopped'})
ALELint
call Await('gone', {-> empty(ale#engine#GetLoclist(s:loading))})
qall!
