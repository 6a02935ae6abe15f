"""What is made of the reports of a graph's modules."""

load(":aspect.bzl", "HIGLintInfo", "higlint_aspect")
load(":config.bzl", "HIGLintConfigInfo")
load(":toolchain.bzl", "TOOLCHAIN_TYPE", "higlint_tool")

# How a format's files end, where not as it is called.
_ENDINGS = {
    "checkstyle": ".checkstyle.xml",
    "github": ".github.txt",
    "gitlab": ".gitlab.json",
    "junit": ".junit.xml",
    "markdown": ".md",
    "rdjson": ".rdjson.json",
    "sonarqube": ".sonarqube.json",
    "statistics": ".statistics.txt",
    "text": ".txt",
    "xcode": ".xcode.txt",
}

def _graph(ctx):
    infos = [target[HIGLintInfo] for target in ctx.attr.deps]
    reports = depset(transitive = [info.reports for info in infos])
    return reports, depset(transitive = [info.sources for info in infos])

def _higlint_report_impl(ctx):
    reports, sources = _graph(ctx)
    tool, config = higlint_tool(ctx), ctx.attr._config[HIGLintConfigInfo]
    arguments = ctx.actions.args()
    arguments.add_all(["merge", "--quiet", "--exit-zero", "--config", config.config])
    outputs = []
    for format in ctx.attr.formats:
        output = ctx.actions.declare_file(ctx.label.name + _ENDINGS.get(format, "." + format))
        arguments.add_all(["--reporter", format, "--output", output])
        outputs.append(output)
    list = ctx.actions.args()
    list.set_param_file_format("multiline")
    list.use_param_file("--files-from=%s", use_always = True)
    list.add_all(reports)
    ctx.actions.run(
        executable = tool.tool,
        tools = tool.files,
        arguments = [arguments, list],
        # The lines that findings speak of are shown, and told apart by what they say.
        inputs = depset([config.config], transitive = [reports, sources]),
        outputs = outputs,
        mnemonic = "HIGLintReport",
        progress_message = "Merging the reports of %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset(outputs))]

_GRAPH = {
    "deps": attr.label_list(aspects = [higlint_aspect], doc = "The modules: with all that these depend on, they are reported on."),
    "_config": attr.label(default = Label("//:config"), providers = [HIGLintConfigInfo]),
}

higlint_report = rule(
    implementation = _higlint_report_impl,
    attrs = dict(
        _GRAPH,
        formats = attr.string_list(default = ["sarif"], allow_empty = False, doc = "Any of the formats of `higlint merge`."),
    ),
    toolchains = [TOOLCHAIN_TYPE],
    doc = "One report of a whole graph in each of some formats. It is made whatever is found.",
)

_SCRIPT = """#!/bin/sh
exec '{tool}' merge --config '{config}' --files-from '{list}' {options} "$@"
"""

def _higlint_test_impl(ctx):
    reports, sources = _graph(ctx)
    tool, config = higlint_tool(ctx), ctx.attr._config[HIGLintConfigInfo]
    list = ctx.actions.declare_file(ctx.label.name + ".reports")
    ctx.actions.write(list, "".join([file.short_path + "\n" for file in reports.to_list()]))
    options = ["--reporter", ctx.attr.reporter]
    if ctx.attr.strict:
        options.append("--strict")
    if ctx.attr.max_warnings >= 0:
        options += ["--max-warnings", str(ctx.attr.max_warnings)]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(
            tool = tool.tool.short_path,
            config = config.config.short_path,
            list = list.short_path,
            options = " ".join(options),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles([list, config.config], transitive_files = depset(transitive = [reports, sources, tool.files]))
    return [DefaultInfo(executable = script, runfiles = runfiles)]

higlint_test = rule(
    implementation = _higlint_test_impl,
    test = True,
    attrs = dict(
        _GRAPH,
        max_warnings = attr.int(default = -1, doc = "Fails where there are more warnings than this."),
        reporter = attr.string(default = "text", doc = "The format in which findings stand in the test's log."),
        strict = attr.bool(doc = "Fails for warnings, too."),
    ),
    toolchains = [TOOLCHAIN_TYPE],
    doc = "Fails where something is found in a graph: at error severity, or from where the configuration's `fail_on` says.",
)
