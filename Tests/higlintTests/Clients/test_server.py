"""The server and a client that takes every message by the protocol's types, with what editors say of themselves."""

import asyncio
import os
import pathlib
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

APP = pathlib.Path(os.environ["APP"])
BAR = (APP / "Bar.swift").as_uri()
SIZE = (APP / "Size.swift").as_uri()
LOADING = (APP / "Loading.swift").as_uri()


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["HIGLINT"], "server", "--no-cache"]),
    params=["visual-studio-code", "visual-studio-code, asking", "neovim", "emacs"],
)
async def client(request, lsp_client: LanguageClient):
    registered = []

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def _(params):
        registered.extend(registration.method for registration in params.registrations)

    lsp_client.registered = registered
    capabilities = client_capabilities(request.param.split(",")[0])
    if request.param.endswith("asking"):
        capabilities.text_document.diagnostic = types.DiagnosticClientCapabilities()
        capabilities.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    folder = types.WorkspaceFolder(uri=APP.as_uri(), name="app")
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            root_uri=APP.as_uri(),
            workspace_folders=[folder],
        )
    )
    lsp_client.pulls = result.capabilities.diagnostic_provider is not None
    assert lsp_client.pulls == request.param.endswith("asking")
    yield
    await lsp_client.shutdown_session()


def open_file(client: LanguageClient, uri: str):
    path = pathlib.Path(uri.removeprefix("file://"))
    item = types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=path.read_text())
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))


async def codes(client: LanguageClient, uri: str):
    if client.pulls:
        params = types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri=uri))
        report = await client.text_document_diagnostic_async(params)
        return [item.code for item in report.items]
    return [item.code for item in client.diagnostics.get(uri, [])]


async def wait_for(client: LanguageClient, uri: str, expected: list):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        found = await codes(client, uri)
        if found == expected:
            return
        await asyncio.sleep(0.05)
    assert found == expected


@pytest.mark.asyncio
async def test_unsaved_text_changes_the_findings_of_other_files(client: LanguageClient):
    open_file(client, BAR)
    open_file(client, SIZE)
    await wait_for(client, BAR, ["small_touch_target"])
    # The number is 20.
    start = types.Position(0, 39)
    change = types.TextDocumentContentChangePartial(range=types.Range(start, types.Position(0, 41)), text="44")
    document = types.VersionedTextDocumentIdentifier(uri=SIZE, version=2)
    client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
    await wait_for(client, BAR, [])


@pytest.mark.asyncio
async def test_findings_are_explained_and_mended(client: LanguageClient):
    open_file(client, LOADING)
    await wait_for(client, LOADING, ["stationary_activity_indicator"])
    document = types.TextDocumentIdentifier(uri=LOADING)
    place = types.Position(2, 20)
    hover = await client.text_document_hover_async(types.HoverParams(document, place))
    assert "stationary_activity_indicator" in hover.contents.value
    context = types.CodeActionContext(diagnostics=[])
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, types.Range(place, place), context)
    )
    kinds = {action.kind for action in actions}
    assert kinds == {types.CodeActionKind.QuickFix, "source.fixAll.higlint"}
    fix_all = next(action for action in actions if action.kind == "source.fixAll.higlint")
    if fix_all.edit is None:
        fix_all = await client.code_action_resolve_async(fix_all)
    assert fix_all.edit is not None


@pytest.mark.asyncio
async def test_files_are_watched_where_the_client_does(client: LanguageClient):
    watched = client.capabilities.workspace and client.capabilities.workspace.did_change_watched_files
    await asyncio.sleep(0.2)
    assert bool(client.registered) == bool(watched and watched.dynamic_registration)
