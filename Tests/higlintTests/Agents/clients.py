"""Asks `higlint mcp` by Python's client, whichever version of it is installed, and judges all that is said.

    clients.py HIGLINT SCHEMAS ROOT

SCHEMAS holds the protocol's own schemas, ROOT a project with a finding in `Bar.swift` and one that can be fixed. Prints a
line for each way of talking that went well, and fails where anything didn't.
"""

import asyncio
import functools
import hashlib
import importlib.metadata
import json
import os
import sys
import tempfile
import time

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

HIGLINT, SCHEMAS, ROOT = sys.argv[1:4]
IS_MODERN = importlib.metadata.version("mcp").startswith("2.")

RESULTS = {
    "initialize": "InitializeResult", "server/discover": "DiscoverResult", "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult", "resources/list": "ListResourcesResult",
    "resources/templates/list": "ListResourceTemplatesResult", "resources/read": "ReadResourceResult",
    "prompts/list": "ListPromptsResult", "prompts/get": "GetPromptResult",
}


def tree():
    """A hash of all names and contents in the project."""
    whole = hashlib.sha256()
    for folder, folders, files in os.walk(ROOT):
        folders.sort()
        for name in sorted(files):
            path = os.path.join(folder, name)
            whole.update(os.path.relpath(path, ROOT).encode() + b"\0")
            with open(path, "rb") as file:
                whole.update(file.read() + b"\0")
    return whole.hexdigest()


@functools.cache
def schema(revision):
    """The protocol's document of a revision, which is looked over once: that takes far longer than to apply it."""
    with open(os.path.join(SCHEMAS, f"mcp-{revision}.json")) as file:
        document = json.load(file)
    jsonschema.validators.validator_for(document).check_schema(document)
    return document


@functools.cache
def validator(revision, name):
    """Holds values to one of a document's definitions."""
    document = schema(revision)
    group = "$defs" if "$defs" in document else "definitions"
    return jsonschema.validators.validator_for(document)({**document, "$ref": f"#/{group}/{name}"})


class Wire:
    """A server whose messages, both ways, are kept."""

    def __init__(self, *arguments):
        self.folder = tempfile.mkdtemp()
        self.sent, self.received = os.path.join(self.folder, "sent"), os.path.join(self.folder, "received")
        script = 'tee "$SENT" | "$HIGLINT" "$@" | tee "$RECEIVED"'
        self.parameters = StdioServerParameters(
            command="bash", args=["-c", script, "wire", "mcp", "--no-cache", "--root", ROOT, *arguments],
            env={"SENT": self.sent, "RECEIVED": self.received, "HIGLINT": HIGLINT, "PATH": os.environ["PATH"]},
        )

    def judge(self):
        """Holds all that the server has said to the revision in which it was asked."""
        asked, tools, count = {}, {}, 0
        for line in open(self.sent):
            message = json.loads(line)
            if "id" in message:
                asked[message["id"]] = message
        for line in open(self.received):
            message = json.loads(line)
            request = asked.get(message.get("id"), {"method": None, "params": {}})
            revision = self.revision(request, asked)
            validator(revision, "JSONRPCMessage").validate(message)
            if "result" in message:
                validator(revision, RESULTS.get(request["method"], "Result")).validate(message["result"])
            if request["method"] == "tools/list":
                tools = {tool["name"]: tool for tool in message["result"]["tools"]}
                for tool in tools.values():
                    for kind in ("inputSchema", "outputSchema"):
                        jsonschema.Draft202012Validator.check_schema(tool[kind])
            if request["method"] == "tools/call" and "result" in message and not message["result"]["isError"]:
                content = message["result"]["structuredContent"]
                jsonschema.validate(content, tools[request["params"]["name"]]["outputSchema"])
                assert json.loads(message["result"]["content"][0]["text"]) == content
            count += 1
        assert count > 10, count

    @staticmethod
    def revision(request, asked):
        own = (request.get("params") or {}).get("_meta", {}).get("io.modelcontextprotocol/protocolVersion")
        greeting = next((one for one in asked.values() if one["method"] == "initialize"), None)
        return own or greeting["params"]["protocolVersion"]


def value(result, *names):
    """A member, by its name in either version of the client."""
    return next(getattr(result, name) for name in names if hasattr(result, name))


async def talk(session, writes):
    """Asks everything once."""
    before = tree()
    names = [tool.name for tool in (await session.list_tools()).tools]
    assert names == ["lint", "lint_text", "explain", "rules", "fix"] + (["apply_fixes"] if writes else []), names

    async def use(tool, **arguments):
        result = await session.call_tool(tool, arguments)
        failed = value(result, "is_error", "isError")
        return result.content[0].text if failed else value(result, "structured_content", "structuredContent")

    found = await use("lint")
    assert [file["file"] for file in found["files"]] == ["Bar.swift", "Loading.swift"], found
    assert (await use("lint", paths=["Bar.swift"]))["summary"]["findings"] == 1
    first = await use("lint", limit=1)
    assert (await use("lint", limit=1, cursor=first["nextCursor"]))["files"][0]["file"] == "Loading.swift"
    assert (await use("lint_text", path="Bar.swift", text=""))["summary"]["findings"] == 0
    assert "small_touch_target" in (await use("explain", rule="small_touch_target"))["explanation"]
    assert (await use("rules", enabled=True))["total"] > 20
    assert "wheel.hidesWhenStopped" in (await use("fix"))["diff"]
    for path in ("..", "/etc/passwd", "../app-secret/Secret.swift", ROOT + "-secret", "Out", "Out/Secret.swift"):
        assert "leads out of the project" in await use("lint", paths=[path]), path
        assert "leads out of the project" in await use("lint_text", path=path, text=""), path
    assert "did you mean" in await use("explain", rule="small_touch")
    for wrong in (("nothing", {}),) + (() if writes else (("apply_fixes", {}),)):
        try:
            await session.call_tool(*wrong)
        except Exception as error:
            assert "tool" in str(error) or "--allow-writes" in str(error), error
        else:
            raise AssertionError(wrong)

    resources = (await session.list_resources()).resources
    for resource in resources[:3] + resources[-3:]:
        assert (await session.read_resource(resource.uri)).contents[0].text
    await session.list_resource_templates()
    assert (await session.list_prompts()).prompts
    assert (await session.get_prompt("fix-hig-findings", {"path": "Bar.swift"})).messages
    assert tree() == before
    if writes:
        assert (await use("apply_fixes"))["files"] == ["Loading.swift"]
        assert tree() != before


async def modern(mode, *arguments):
    from mcp import Client

    wire = Wire(*arguments)
    async with Client(stdio_client(wire.parameters), mode=mode) as client:
        await talk(client, "--allow-writes" in arguments)
        ended = time.monotonic()
    wire.judge()
    return time.monotonic() - ended


async def legacy(*arguments):
    wire = Wire(*arguments)
    async with stdio_client(wire.parameters) as (reader, writer):
        async with ClientSession(reader, writer) as session:
            await session.initialize()
            await talk(session, "--allow-writes" in arguments)
        ended = time.monotonic()
    wire.judge()
    return time.monotonic() - ended


def main():
    ways = [(mode, modern, mode) for mode in ("auto", "legacy", "2026-07-28")] if IS_MODERN else [("session", legacy)]
    for name, way, *mode in ways:
        asyncio.run(way(*mode))
        print(name)
    # Last, since it changes the project.
    name, way, *mode = ways[-1]
    asyncio.run(way(*mode, "--allow-writes"))
    print(name, "writing")


main()
