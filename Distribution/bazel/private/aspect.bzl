"""Indexes and lints each module of a graph, once whoever asks."""

load(":config.bzl", "HIGLintConfigInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "higlint_tool")

HIGLintInfo = provider(
    doc = "What is known of a module and of all that it depends on.",
    fields = {
        "indexes": "Their indexes.",
        "reports": "What was found in those that aren't of another repository, in JSON.",
        "sources": "The files that the reports speak of.",
    },
)

# Attributes that lead to modules, and to files.
_EDGES = ["deps", "private_deps"]
_FILES = ["srcs", "data", "resources", "structured_resources", "infoplists", "launch_storyboard", "app_icons"]

# What `higlint` reads; the pictures of an asset catalog it only measures.
_LINTED = ["swift", "storyboard", "xib", "plist", "m", "mm"]

def _files(ctx):
    files = []
    for name in _FILES:
        for target in _targets(getattr(ctx.rule.attr, name, None)):
            if DefaultInfo in target:
                files += target[DefaultInfo].files.to_list()
    return files

def _targets(value):
    values = value if type(value) == "list" else [value]
    return [value for value in values if type(value) == "Target"]

def _is_linted(file):
    return file.extension in _LINTED or file.basename == "Contents.json"

def _module_name(target, ctx):
    """As `module_name` says, else as rules_swift makes it of the label, else the target's name."""
    name = getattr(ctx.rule.attr, "module_name", None)
    if name:
        return name
    label = target.label
    if not ctx.rule.kind.startswith("swift_") or not label.package:
        return label.name.replace("-", "_")
    return (label.package + "_" + label.name).replace("/", "_").replace("-", "_").replace(".", "_")

def _list(ctx, files, option):
    """An argument that names a file with a path a line."""
    arguments = ctx.actions.args()
    arguments.set_param_file_format("multiline")
    arguments.use_param_file(option + "=%s", use_always = True)
    arguments.add_all(files, expand_directories = False)
    return arguments

def _index(ctx, tool, prefix, name, linted):
    index = ctx.actions.declare_file(prefix + ".index")
    code = ctx.actions.declare_file(prefix + ".code.index")
    arguments = ctx.actions.args()
    arguments.add_all(["index", "--jobs", "1", "--module-name", name, "--output", index, "--code-output", code])
    ctx.actions.run(
        executable = tool.tool,
        tools = tool.files,
        arguments = [arguments, _list(ctx, linted, "--files-from")],
        inputs = linted,
        outputs = [index, code],
        mnemonic = "HIGLintIndex",
        progress_message = "Indexing %s" % name,
    )
    return [index, code]

def _lint(ctx, tool, prefix, name, files, linted, indexes):
    config = ctx.attr._config[HIGLintConfigInfo]
    report = ctx.actions.declare_file(prefix + ".json")
    unused = ctx.actions.declare_file(prefix + ".unused")
    arguments = ctx.actions.args()
    arguments.add_all(["lint", "--jobs", "1", "--no-cache", "--quiet", "--exit-zero", "--force-exclude"])
    arguments.add_all(["--module-name", name, "--config", config.config])
    arguments.add_all(config.arguments)
    arguments.add_all(["--reporter", "json", "--output", report, "--unused-indexes", unused])
    ctx.actions.run(
        executable = tool.tool,
        tools = tool.files,
        arguments = [arguments, _list(ctx, linted, "--files-from"), _list(ctx, indexes, "--index-from")],
        inputs = depset(files + config.files, transitive = [indexes]),
        outputs = [report, unused],
        # Where none of a module's code was asked for, another code of the same outline isn't either.
        unused_inputs_list = unused,
        mnemonic = "HIGLint",
        progress_message = "Linting %s" % name,
    )
    return report

def _higlint_aspect_impl(target, ctx):
    below = []
    for edge in _EDGES:
        for dependency in _targets(getattr(ctx.rule.attr, edge, None)):
            if HIGLintInfo in dependency:
                below.append(dependency[HIGLintInfo])
    indexes = depset(transitive = [info.indexes for info in below], order = "postorder")
    own_indexes, own_reports, own_sources = [], [], []
    files = _files(ctx)
    linted = [file for file in files if _is_linted(file)]
    if linted:
        tool = higlint_tool(ctx)
        name = _module_name(target, ctx)
        prefix = "higlint/" + target.label.name
        own_indexes = _index(ctx, tool, prefix, name, linted)
        if not target.label.workspace_name:
            own_reports = [_lint(ctx, tool, prefix, name, files, linted, indexes)]
            own_sources = linted
    info = HIGLintInfo(
        indexes = depset(own_indexes, transitive = [indexes], order = "postorder"),
        reports = depset(own_reports, transitive = [info.reports for info in below]),
        sources = depset(own_sources, transitive = [info.sources for info in below]),
    )
    return [info, OutputGroupInfo(higlint = info.reports)]

higlint_aspect = aspect(
    implementation = _higlint_aspect_impl,
    attr_aspects = _EDGES,
    attrs = {"_config": attr.label(default = Label("//:config"), providers = [HIGLintConfigInfo])},
    toolchains = [TOOLCHAIN_TYPE],
    doc = "Indexes and lints a target with `srcs` and `deps`, such as a `swift_library`, and all that it depends on.",
)
