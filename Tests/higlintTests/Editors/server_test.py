"""`higlint server`, asked by a client that says of itself what editors do: what a file shows hangs on another one, which is
edited; then a finding is fixed. The environment tells where HIGLINT is, and the folder APP."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

APP = pathlib.Path(os.environ["APP"])
PATIENCE = 60


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["HIGLINT"], "server"]),
    params=["visual-studio-code", "neovim", "emacs"],
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_):
        return None

    answer = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param),
        root_uri=APP.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=APP.as_uri(), name="app")],
    ))
    lsp_client.pulls = answer.capabilities.diagnostic_provider is not None
    yield
    process = lsp_client._server
    await lsp_client.shutdown_session()
    await asyncio.wait_for(process.wait(), 1)


def uri(name):
    return (APP / name).as_uri()


def text(name):
    return (APP / name).read_text()


async def findings(client, name):
    """What is found in a file now: asked for, or told last."""
    if not client.pulls:
        return client.diagnostics.get(uri(name), [])
    asked = types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri(name)))
    return (await client.text_document_diagnostic_async(asked)).items


async def expect(client, name, codes):
    """Waits until a file has the findings of some rules, and returns them."""
    for _ in range(PATIENCE * 20):
        found = await findings(client, name)
        if [one.code for one in found] == codes:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"{name}: {[one.code for one in found]} instead of {codes}")


def open_file(client, name):
    item = types.TextDocumentItem(uri=uri(name), language_id="swift", version=1, text=text(name))
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))


def change(client, name, changes):
    document = types.VersionedTextDocumentIdentifier(uri=uri(name), version=2)
    client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))


async def edits(client, action, name):
    """The changes that an action makes, in either form."""
    if action.edit is None:
        action = await client.code_action_resolve_async(action)
    if action.edit.document_changes:
        return action.edit.document_changes[0].edits
    return action.edit.changes[uri(name)]


@pytest.mark.asyncio
async def test_a_finding_goes_with_another_file_and_one_by_its_fix(client: LanguageClient):
    open_file(client, "Bar.swift")
    await expect(client, "Bar.swift", ["small_touch_target"])
    open_file(client, "Size.swift")
    whole = types.TextDocumentContentChangeWholeDocument(text=text("Size.swift").replace("20", "60"))
    change(client, "Size.swift", [whole])
    await expect(client, "Bar.swift", [])

    open_file(client, "Loading.swift")
    finding = (await expect(client, "Loading.swift", ["stationary_activity_indicator"]))[0]
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri=uri("Loading.swift")),
        range=finding.range,
        context=types.CodeActionContext(diagnostics=[finding]),
    ))
    preferred = [action for action in actions if getattr(action, "is_preferred", False)]
    assert [action.kind for action in preferred] == ["quickfix"]
    fix = await edits(client, preferred[0], "Loading.swift")
    change(client, "Loading.swift", [
        types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text) for edit in fix
    ])
    await expect(client, "Loading.swift", [])
