"""Where the tool comes from."""

TOOLCHAIN_TYPE = str(Label("//:toolchain_type"))

def _higlint_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        tool = ctx.file.tool,
        files = depset([ctx.file.tool] + ctx.files.data),
    )]

higlint_toolchain = rule(
    implementation = _higlint_toolchain_impl,
    attrs = {
        "data": attr.label_list(allow_files = True, doc = "What the tool reads when it starts, such as libraries beside it."),
        "tool": attr.label(allow_single_file = True, mandatory = True, doc = "The executable `higlint`."),
    },
    doc = "A `higlint` for machines that run actions.",
)

def higlint_tool(ctx):
    """The toolchain of a rule or aspect that asks for TOOLCHAIN_TYPE."""
    return ctx.toolchains[TOOLCHAIN_TYPE]
