"""A module for workspaces whose own rules don't tell of sources."""

def _higlint_library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

higlint_library = rule(
    implementation = _higlint_library_impl,
    attrs = {
        "data": attr.label_list(allow_files = True, doc = "Resources: storyboards, xibs, property lists, asset catalogs."),
        "deps": attr.label_list(doc = "The modules that it imports."),
        "module_name": attr.string(doc = "As others import it; by default the target's name."),
        "srcs": attr.label_list(allow_files = True, doc = "Sources."),
    },
    doc = "The sources of a module. It builds nothing.",
)
