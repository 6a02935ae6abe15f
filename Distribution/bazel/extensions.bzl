"""For MODULE.bazel: finds the tool. Its toolchains are registered by `register_toolchains("@higlint_tool//:all")`."""

load(":repositories.bzl", "higlint_bundle", "higlint_path")

def _higlint_impl(ctx):
    for module in ctx.modules:
        # The root decides, and no module that it depends on.
        if not module.is_root:
            continue
        for tag in module.tags.bundle:
            higlint_bundle(name = "higlint_tool", urls = tag.urls, sha256 = tag.sha256, rules = _rules())
        for tag in module.tags.path:
            higlint_path(name = "higlint_tool", path = tag.path, rules = _rules())

def _rules():
    """The canonical name of this repository, which the repositories that it makes know it by."""
    return "@" + Label("//:defs.bzl").workspace_name

higlint = module_extension(
    implementation = _higlint_impl,
    tag_classes = {
        "bundle": tag_class(attrs = {
            "sha256": attr.string(mandatory = True),
            "urls": attr.string_list(mandatory = True),
        }),
        "path": tag_class(attrs = {"path": attr.string()}),
    },
)
