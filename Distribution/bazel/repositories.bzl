"""Where the tool comes from: a path on each machine, or the artifact bundle of a release."""

_BUILD = """load("@{rules}//:defs.bzl", "higlint_toolchain")

package(default_visibility = ["//visibility:public"])
"""

_TOOLCHAIN = """
higlint_toolchain(
    name = "{name}_tool",
    data = glob(["{folder}/**"]),
    tool = "{tool}",
)

toolchain(
    name = "{name}",
    exec_compatible_with = {constraints},
    toolchain = ":{name}_tool",
    toolchain_type = "@{rules}//:toolchain_type",
)
"""

_SYSTEMS = {"apple": "@platforms//os:macos", "unknown": "@platforms//os:linux"}
_PROCESSORS = {"aarch64": "@platforms//cpu:arm64", "arm64": "@platforms//cpu:arm64", "x86_64": "@platforms//cpu:x86_64"}

def _build_file(rules, tools):
    """- tools: by name, the folder, the executable and for what machines."""
    text = _BUILD.format(rules = rules)
    for name, (folder, tool, constraints) in tools.items():
        text += _TOOLCHAIN.format(rules = rules, name = name, folder = folder, tool = tool, constraints = repr(constraints))
    return text

def _higlint_path_impl(ctx):
    path = ctx.path(ctx.attr.path) if ctx.attr.path else ctx.which("higlint")
    if not path or not path.exists:
        fail("there is no higlint at {}; give the path of the executable".format(ctx.attr.path or "any place in PATH"))
    ctx.symlink(path, "bin/higlint")
    ctx.file("BUILD.bazel", _build_file(ctx.attr.rules, {"higlint": ("bin", "bin/higlint", [])}))

_RULES = {"rules": attr.string(default = "higlint", doc = "The repository of these rules.")}

higlint_path = repository_rule(
    implementation = _higlint_path_impl,
    attrs = dict(_RULES, path = attr.string(doc = "The executable; by default the one that PATH leads to.")),
    doc = "Toolchains for a `higlint` that is installed.",
    local = True,
)

def _higlint_bundle_impl(ctx):
    ctx.download_and_extract(ctx.attr.urls, sha256 = ctx.attr.sha256, type = "zip")
    bundle = "HIGLint.artifactbundle"
    tools = {}
    for variant in json.decode(ctx.read(bundle + "/info.json"))["artifacts"]["higlint"]["variants"]:
        for triple in variant["supportedTriples"]:
            parts = triple.split("-")
            if parts[0] in _PROCESSORS and parts[1] in _SYSTEMS:
                tool = "{}/{}".format(bundle, variant["path"])
                folder = tool[:-len("/bin/higlint")]
                tools[triple.replace("-", "_")] = (folder, tool, [_PROCESSORS[parts[0]], _SYSTEMS[parts[1]]])
    ctx.file("BUILD.bazel", _build_file(ctx.attr.rules, tools))

higlint_bundle = repository_rule(
    implementation = _higlint_bundle_impl,
    attrs = dict(
        _RULES,
        sha256 = attr.string(mandatory = True, doc = "The checksum that the release tells."),
        urls = attr.string_list(mandatory = True, doc = "Where HIGLint.artifactbundle.zip lies."),
    ),
    doc = "Toolchains for the machines that the artifact bundle of a release is for.",
)

def higlint_repositories(path = None, urls = None, sha256 = None):
    """For WORKSPACE: finds the tool, and registers its toolchains.

    Args:
      path: the executable, where it is installed; without it and a bundle, the one that PATH leads to.
      urls: where the artifact bundle of a release lies.
      sha256: the bundle's checksum.
    """
    if urls:
        higlint_bundle(name = "higlint_tool", urls = urls, sha256 = sha256)
    else:
        higlint_path(name = "higlint_tool", path = path)
    native.register_toolchains("@higlint_tool//:all")
