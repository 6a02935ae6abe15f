'use strict';

const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

function activate() {
  const settings = workspace.getConfiguration('higlint');
  const server = { command: settings.get('path', 'higlint'), args: ['server'] };
  client = new LanguageClient('higlint', 'HIGLint', server, {
    documentSelector: [{ language: 'swift' }, { pattern: '**/.higlint.yml' }],
    initializationOptions: settings,
    // What is typed in one file may change what is found in another that is open.
    diagnosticPullOptions: { onChange: true, onSave: true, onTabs: true },
  });
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
