"""By what rules modules are linted."""

HIGLintConfigInfo = provider(
    doc = "By what rules modules are linted.",
    fields = {
        "arguments": "Options of `higlint lint`.",
        "config": "The configuration's file.",
        "files": "All files that the options name.",
    },
)

def _higlint_config_impl(ctx):
    if ctx.file.config and ctx.attr.profile:
        fail("config and profile exclude each other: write `profile: {}` into {}".format(ctx.attr.profile, ctx.file.config.path))
    config = ctx.file.config
    if not config:
        # One that says nothing is given all the same, so that none is looked for in folders that an action doesn't own.
        config = ctx.actions.declare_file(ctx.label.name + ".higlint.yml")
        ctx.actions.write(config, "profile: {}\n".format(ctx.attr.profile or "recommended"))
    arguments = []
    for option in ["only", "enable", "disable"]:
        names = getattr(ctx.attr, option)
        if names:
            arguments += ["--" + option, ",".join(names)]
    files = [config]
    if ctx.file.baseline:
        arguments += ["--baseline", ctx.file.baseline.path]
        files.append(ctx.file.baseline)
    return [HIGLintConfigInfo(arguments = arguments, config = config, files = files)]

higlint_config = rule(
    implementation = _higlint_config_impl,
    attrs = {
        "baseline": attr.label(allow_single_file = True, doc = "Findings that are passed over, as `higlint baseline write` lists them."),
        "config": attr.label(allow_single_file = True, doc = "A `.higlint.yml`, which holds for all modules."),
        "disable": attr.string_list(doc = "Rules or chapters that don't run."),
        "enable": attr.string_list(doc = "Rules or chapters that run too."),
        "only": attr.string_list(doc = "Rules or chapters that run alone."),
        "profile": attr.string(values = ["", "recommended", "strict", "classic"], doc = "A choice of rules, without a configuration."),
    },
    doc = "How modules are linted. The flag `@higlint//:config` chooses one for a whole build, so that no module is linted twice.",
)
